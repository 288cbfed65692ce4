// The licences of what ships with the program, written beside it: packages that it depends on and what those depend on,
// each with the text of its licence as it is installed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fromRoot, packageFile } from './paths.mjs';

export const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** The elements have them in them: whoever installs the package has no other need of them. */
const OF_ELEMENTS = ['d3-array', 'idb', 'lit', 'qr'];

/** The site alone has them: what its service worker is made of. */
const OF_SITE = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/** Where each kind of thing that ships lies, and what is in it besides the dependencies of the package. */
export const FOLDERS = {
  'dist/embed': OF_ELEMENTS, 'dist/lib': [], 'dist/page': OF_ELEMENTS, 'dist/site': [...OF_ELEMENTS, ...OF_SITE],
};

/** The folder of an installed package, as one that needs it finds it. */
const folderOf = (name, from) => {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map(place => join(place, name)).find(folder => existsSync(join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed; ${from} needs it.`);
  return found;
};

const licenceIn = folder => {
  const file = readdirSync(folder).find(name => /^(?:licen[cs]e|copying)(?:[-.](?:md|txt|mit))?$/i.test(name));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim().replaceAll('\r\n', '\n');
};

/**
 * Packages and all that they need, by name and version, types apart, which ship nothing. One that comes without the
 * text of its licence, as parts of a larger project do, has that of the one that needs it, if that is under the same.
 */
export const shipped = (names, from = fromRoot('')) => {
  const found = new Map();
  const visit = (name, from, needer = null) => {
    if (name.startsWith('@types/')) return;
    const folder = folderOf(name, from);
    const { version, license, dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const key = `${name} ${version}`;
    if (found.has(key)) return;
    const inherited = needer?.license === license ? needer.text : null;
    const one = { name, version, license, text: licenceIn(folder) ?? inherited };
    found.set(key, one);
    for (const needed of Object.keys(dependencies)) visit(needed, folder, one);
  };
  for (const name of names) visit(name, from);
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const ofPackage = id => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

let noticed = null;
/** Read once: each of the scripts of a build is held against it. */
const noticedNames = () => (noticed ??= new Set(shipped([...dependencies(), ...OF_ELEMENTS]).map(({ name }) => name)));

/** What is put into a script has to be among those whose licences are written. */
export const onlyNoticed = {
  name: 'only-noticed',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
    const others = new Set(ids.map(ofPackage).filter(name => name !== undefined && !noticedNames().has(name)));
    if (others.size > 0) this.error(`No notice is written of ${[...others].join(', ')}.`);
  },
};

const dependencies = () => Object.keys(packageFile().dependencies);

const LINE = '-'.repeat(80);

/** Numbers and names that ship, whose source states no licence. */
const FACTS = `${LINE}
Profiles of Warhammer 40,000, seventh edition

Numbers and names of profiles and weapons are those of the community data of
github.com/BSData/wh40k-7th-edition at commit 6fd52df, which states no licence.
Nothing but numbers and names was taken from it. The names belong to their
owners.
`;

/** The text of the notices; the same licence of several packages stands once. */
export const noticesFor = packages => {
  const nameless = packages.filter(({ text }) => text === null).map(({ name }) => name);
  if (nameless.length > 0) throw new Error(`No licence is installed with ${nameless.join(', ')}.`);
  const byText = new Map();
  for (const one of packages) byText.set(one.text, [...byText.get(one.text) ?? [], one]);
  const parts = [...byText].map(([text, ones]) =>
    `${LINE}\n${ones.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n')}\n\n${text}\n`);
  const told = 'This program contains or needs the work of others, under the licences that follow.';
  return `${told}\n\n${parts.join('\n')}\n${FACTS}`;
};

export const writeNotices = () => {
  for (const [folder, more] of Object.entries(FOLDERS)) {
    const packages = shipped([...dependencies(), ...more]);
    mkdirSync(fromRoot(folder), { recursive: true });
    writeFileSync(fromRoot(join(folder, NOTICES)), noticesFor(packages));
  }
};
