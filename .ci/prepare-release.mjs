// Makes package.json ready to be published from where this runs: names the repository, which provenance asks for.
// Refuses a tag that is not the package's number.
// Usage: REPOSITORY_URL=https://… TAG=v1.2.3 node .ci/prepare-release.mjs [package.json]
import { readFileSync, writeFileSync } from 'node:fs';

const { REPOSITORY_URL: url, TAG: tag } = process.env;
const [path = 'package.json'] = process.argv.slice(2);
const pack = JSON.parse(readFileSync(path, 'utf8'));

if (!/^https:\/\/[^/\s]+\/[^\s]+$/.test(url ?? '')) throw new Error('REPOSITORY_URL is no address of a repository.');
if (tag !== `v${pack.version}`) throw new Error(`The tag is ${tag}; package.json says ${pack.version}.`);

writeFileSync(path, `${JSON.stringify({ ...pack, repository: { type: 'git', url: `git+${url}.git` } }, null, 2)}\n`);
