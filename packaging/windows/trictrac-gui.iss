; The installer for Windows, for one person and without an administrator. Compiled by Inno Setup 6:
;   ISCC /DVersion=0.1.0 packaging\windows\trictrac-gui.iss
; after "py packaging\bootstrap.py bundle". The result is in dist.

#ifndef Version
  #error The version is missing: ISCC /DVersion=0.1.0
#endif
#ifndef Bundle
  #define Bundle "..\..\build\bundle\trictrac-gui"
#endif
#ifndef Icons
  #define Icons "..\..\build\icons"
#endif

[Setup]
AppId={{6C1C0B5E-3B7A-4B8E-9D55-7A4B6D1F2E90}
AppName=Tric Trac && Backgammon
AppVersion={#Version}
AppPublisher=The Tric Trac and Backgammon table authors
VersionInfoVersion={#Version}
DefaultDirName={autopf}\Tric Trac
DefaultGroupName=Tric Trac
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
OutputDir=..\..\dist
OutputBaseFilename=trictrac-gui-{#Version}-windows
SetupIconFile={#Icons}\trictrac-gui.ico
UninstallDisplayIcon={app}\trictrac-gui.exe
LicenseFile=..\..\LICENSE
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ChangesAssociations=yes
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"

[CustomMessages]
en.Game=Tric Trac or Backgammon game
de.Game=Tric-Trac- oder Backgammon-Partie
fr.Game=Partie de Tric Trac ou de Backgammon
en.Associate=Open saved games (.ttg) by double click
de.Associate=Gespeicherte Partien (.ttg) mit Doppelklick öffnen
fr.Associate=Ouvrir les parties enregistrées (.ttg) par un double clic

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked
Name: "associate"; Description: "{cm:Associate}"

[Files]
Source: "{#Bundle}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs
Source: "{#Icons}\document.ico"; DestDir: "{app}"; Flags: ignoreversion

[InstallDelete]
; What an older version had and a newer one has no more.
Type: filesandordirs; Name: "{app}\_internal"

[Icons]
Name: "{autoprograms}\Tric Trac & Backgammon"; Filename: "{app}\trictrac-gui.exe"; AppUserModelID: "trictrac-gui"
Name: "{autodesktop}\Tric Trac & Backgammon"; Filename: "{app}\trictrac-gui.exe"; Tasks: desktopicon

[Registry]
Root: HKA; Subkey: "Software\Classes\.ttg"; ValueType: string; ValueData: "TricTrac.Game"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\.ttg"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-trictrac-game"; Flags: uninsdeletevalue; Tasks: associate
Root: HKA; Subkey: "Software\Classes\TricTrac.Game"; ValueType: string; ValueData: "{cm:Game}"; Flags: uninsdeletekey; Tasks: associate
Root: HKA; Subkey: "Software\Classes\TricTrac.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\document.ico"; Tasks: associate
Root: HKA; Subkey: "Software\Classes\TricTrac.Game\shell\open\command"; ValueType: string; ValueData: """{app}\trictrac-gui.exe"" ""%1"""; Tasks: associate

[Run]
Filename: "{app}\trictrac-gui.exe"; Description: "{cm:LaunchProgram,Tric Trac}"; Flags: nowait postinstall skipifsilent
