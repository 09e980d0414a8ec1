# The installer and the portable zip, after "py packaging\bootstrap.py bundle". Run on Windows.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
$version = (Select-String -Path trictrac_gui\__init__.py -Pattern '__version__ = "(.*)"').Matches[0].Groups[1].Value

& build\bundle\trictrac-gui\trictrac.exe --version
if ($LASTEXITCODE -ne 0) { throw "The packaged command line does not start." }
# The window program has no terminal of its own: its report is in a file.
$test = Start-Process build\bundle\trictrac-gui\trictrac-gui.exe --self-test -Wait -PassThru
$report = Join-Path ([System.IO.Path]::GetTempPath()) "trictrac-gui.txt"
if (Test-Path $report) { Get-Content -Encoding UTF8 $report }
if ($test.ExitCode -ne 0) { throw "The packaged program is not whole." }

New-Item -ItemType Directory -Force dist | Out-Null
Compress-Archive -Force -Path build\bundle\trictrac-gui -DestinationPath "dist\trictrac-gui-$version-windows-portable.zip"

$iscc = (Get-Command ISCC.exe -ErrorAction SilentlyContinue).Source
if (-not $iscc) { $iscc = "${env:ProgramFiles(x86)}\Inno Setup 6\ISCC.exe" }
& $iscc "/DVersion=$version" packaging\windows\trictrac-gui.iss
if ($LASTEXITCODE -ne 0) { throw "The installer could not be made." }
