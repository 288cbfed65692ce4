// The public catalogues from which people make rosters of Epic: Armageddon, from where they are kept.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Source: https://github.com/BSData/wh40k-epic-armageddon, 174 catalogues and their game system. */
const TREE = 'https://api.github.com/repos/BSData/wh40k-epic-armageddon/git/trees/HEAD';
const RAW = 'https://raw.githubusercontent.com/BSData/wh40k-epic-armageddon/HEAD/';

const LONGEST = 60_000;
/** So many are asked for at a time. */
const AT_ONCE = 8;

const get = async address => {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LONGEST) });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.text();
};

/** Puts all of them into a folder and gives their number; throws where they cannot be had. */
export const fetchCatalogues = async (folder, { tree = TREE, raw = RAW } = {}) => {
  const paths = JSON.parse(await get(tree)).tree.map(({ path }) => path).filter(path => /\.(?:cat|gst)$/.test(path));
  for (let at = 0; at < paths.length; at += AT_ONCE) {
    await Promise.all(paths.slice(at, at + AT_ONCE).map(async path =>
      writeFileSync(join(folder, path.replaceAll('/', ' ')), await get(raw + encodeURIComponent(path)))));
  }
  return paths.length;
};
