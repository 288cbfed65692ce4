// Builds everything: `npm run build`. All in one process and side by side, as what they read is mostly the same.
import { rmSync } from 'node:fs';
import { buildSite } from '../../site/build/site.mjs';
import { describeElements, writeIntegrity } from './description.mjs';
import { buildLibrary } from './library.mjs';
import { buildPage } from './page.mjs';
import { writeNotices } from './notices.mjs';
import { fromRoot } from './paths.mjs';
import { buildScripts } from './scripts.mjs';

/** @param define Constants that are put into all that is built. */
export const buildAll = async define => {
  const shared = { configFile: false, root: fromRoot(''), logLevel: 'warn', define };
  rmSync(fromRoot('dist'), { recursive: true, force: true });
  await Promise.all([
    buildSite(shared), buildPage(shared), buildScripts(shared), buildLibrary(shared), describeElements(),
  ]);
  writeIntegrity();
  writeNotices();
};
