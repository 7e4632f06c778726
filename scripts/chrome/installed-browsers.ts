import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Launcher } from 'chrome-launcher';

/** Executables of the browsers on this machine, the one to prefer first; empty where there is none. */
export function installedBrowsers(): string[] {
  return [...new Set([...installedChromes(), ...otherBrowsers().filter(existsSync)])];
}

function installedChromes(): string[] {
  try {
    return Launcher.getInstallations();
  } catch {
    return []; // On Linux, having found nothing is an error.
  }
}

/** Where the browsers are that chrome-launcher does not look for: Edge, and Chromium as distributions have it. */
function otherBrowsers(): string[] {
  switch (process.platform) {
    case 'win32':
      return ['PROGRAMFILES(X86)', 'PROGRAMFILES', 'LOCALAPPDATA']
        .flatMap((name) => process.env[name] ?? [])
        .map((folder) => join(folder, 'Microsoft/Edge/Application/msedge.exe'));
    case 'darwin':
      return [
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ];
    default:
      return [
        '/usr/bin/chromium',
        '/usr/bin/chromium-browser',
        '/snap/bin/chromium',
        '/usr/bin/microsoft-edge',
        '/opt/microsoft/msedge/msedge',
      ];
  }
}
