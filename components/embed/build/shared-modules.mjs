// What a page's first script has already is not in the scripts that it fetches: they take it from what that one leaves
// on the page. Each binding has a number there.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { globalNameOf } from '../scripts.mjs';
import { fromRoot } from './paths.mjs';

const OURS = ['components/', 'src/', 'machines/'].map(fromRoot);
const isOurs = id => OURS.some(folder => id.startsWith(folder)) && id.endsWith('.ts');

/** With a directive there would come all of Lit again. */
const DIRECTIVE = /\/lit-html\/directives\/[\w-]+\.js$/;

/** A module by its path, wherever the project lies. */
const pathOf = id => id.replaceAll('\\', '/').replace(fromRoot(''), '').replace(/^.*node_modules\//, '');

/** A module as it is written, beside the stub that has what the first script leaves of it. */
const OWN = '?own';

const DECLARED = /^export (?:abstract |async )*(?:const|let|class|function\*?) (\w+)/gm;
const LISTED = /^export \{([^}]*)\}/gm;

/** The names of a module's exports that are not types alone. */
export const exportsOf = code => [
  ...[...code.matchAll(DECLARED)].map(([, name]) => name),
  ...[...code.matchAll(LISTED)].flatMap(([, names]) => names.split(','))
    .map(name => name.trim().split(' as ').at(-1)).filter(name => name !== '' && !name.startsWith('type ')),
];

/** Hears which of the exports of which modules have come into a bundle. */
export const hearingExports = hear => ({
  name: 'hearing-exports',
  generateBundle: (_, bundle) => {
    for (const { modules = {} } of Object.values(bundle)) {
      const entries = Object.entries(modules).filter(([id, { code }]) => (isOurs(id) || DIRECTIVE.test(id)) && code);
      hear(new Map(entries.map(([id, { renderedExports }]) => [id, renderedExports])));
    }
  },
});

const keyOf = (id, name) => `${pathOf(id)}:${name}`;

/** What a script can leave on the page, and which of it the others have asked for. */
export const sharing = (base, exports) => {
  const keys = [...exports].flatMap(([id, names]) => names.map(name => keyOf(id, name))).sort();
  const numbers = new Map(keys.map((key, at) => [key, at]));
  const wanted = new Set();
  const mark = createHash('sha256').update(keys.join()).digest('hex').slice(0, 4);
  const place = `${globalNameOf(base)}.shared${mark}`;
  return { exports, numbers, wanted, name: `shared${mark}`, place };
};

const stubOf = (id, { exports, place }) => {
  const shared = exports.get(id);
  const own = (isOurs(id) ? exportsOf(readFileSync(id, 'utf8')) : []).filter(name => !shared.includes(name));
  return [
    ...shared.map(name => `export const ${name} = /*@__PURE__*/ ${place}(${JSON.stringify(keyOf(id, name))});`),
    ...(own.length === 0 ? [] : [`export { ${own.join(', ')} } from ${JSON.stringify(id + OWN)};`]),
  ].join('\n');
};

/** For a script that takes what it can from the first one. */
export const takingShared = shared => ({
  name: 'taking-shared',
  enforce: 'pre',
  resolveId: id => (id.endsWith(OWN) ? id : null),
  load: id => {
    if (id.endsWith(OWN)) {
      const code = readFileSync(id.slice(0, -OWN.length), 'utf8');
      return { code, moduleType: 'ts', moduleSideEffects: false }; // the first script has had them
    }
    return shared.exports.has(id) ? { code: stubOf(id, shared), moduleType: 'js', moduleSideEffects: false } : null;
  },
  generateBundle: (_, bundle) => {
    const taken = new RegExp(`${shared.place.replace('.', '\\.')}\\((["'\`])(.*?)\\1\\)`, 'g');
    for (const chunk of Object.values(bundle)) {
      chunk.code = chunk.code.replaceAll(taken, (_, quote, key) => {
        shared.wanted.add(key);
        return `${shared.place}[${shared.numbers.get(key)}]`;
      });
    }
  },
});

/** For the first script: it leaves what the others have asked for. */
export const leavingShared = (entry, { exports, wanted, numbers, name }) => ({
  name: 'leaving-shared',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== fromRoot(entry)) return null;
    const left = [...exports].flatMap(([from, names]) => names.map(one => [from, one, numbers.get(keyOf(from, one))]))
      .filter(([from, one]) => wanted.has(keyOf(from, one)));
    const imports = left.map(([from, one, at]) => `import { ${one} as shared_${at} } from ${JSON.stringify(from)};`);
    const object = left.map(([, , at]) => `${at}: shared_${at}`).join(', ');
    return { code: `${code}\n${imports.join('\n')}\nexport const ${name} = { ${object} };`, map: null };
  },
});
