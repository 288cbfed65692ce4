// Where browsers of the Chromium family usually are, most likely first. Whether they run is not asked here.
import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

const LINUX = [
  'google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser',
  'microsoft-edge-stable', 'microsoft-edge', 'brave-browser',
];
const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser', 'Google Chrome for Testing'];
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];
const PLAYWRIGHT = [
  'chrome-linux/chrome', 'chrome-linux64/chrome', 'chrome-linux/headless_shell',
  'chrome-win/chrome.exe', 'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
];
const PUPPETEER = [
  'chrome-linux64/chrome', 'chrome-win64/chrome.exe',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

/** Paths to try, of which most will not exist. */
export const installedBrowsers = () => [...ofTheSystem(), ...ofOtherTools()];

const ofTheSystem = () => {
  if (process.platform === 'darwin') {
    return ['/Applications', join(homedir(), 'Applications')]
      .flatMap(root => MAC.map(name => join(root, `${name}.app/Contents/MacOS/${name}`)));
  }
  if (process.platform === 'win32') {
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
      .filter(Boolean)
      .flatMap(root => WINDOWS.map(name => join(root, name)));
  }
  return (process.env.PATH ?? '').split(delimiter).flatMap(folder => LINUX.map(name => join(folder, name)));
};

/** Browsers that other test tools have already downloaded. */
const ofOtherTools = () => [
  ...newestIn(join(cacheFolder(), 'ms-playwright'), /^chromium/, PLAYWRIGHT),
  ...newestIn(join(homedir(), '.cache/puppeteer/chrome'), /./, PUPPETEER),
];

const cacheFolder = () => {
  if (process.platform === 'darwin') return join(homedir(), 'Library/Caches');
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? '';
  return join(homedir(), '.cache');
};

const newestIn = (folder, pattern, places) => {
  try {
    return readdirSync(folder).filter(name => pattern.test(name)).sort().reverse()
      .flatMap(version => places.map(place => join(folder, version, place)));
  } catch {
    return [];
  }
};
