// What a script has already is not in those that are fetched after it: they take it from what it leaves on the page.
// Each binding has a place there.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { globalNameOf } from '../scripts.mjs';
import { fromRoot } from './paths.mjs';

/** With a directive there would come all of Lit again. */
const DIRECTIVE = /\/lit-html\/directives\/[\w-]+\.js$/;

/** Of a module: what scripts before leave of it, and the rest as it is written, which takes that from them too. */
const LEFT = '?left';
const OWN = '?own';
const isPart = id => id.endsWith(LEFT) || id.endsWith(OWN);
const writtenAt = id => (isPart(id) ? id.slice(0, id.lastIndexOf('?')) : id);

const isOurs = id => id.endsWith('.ts') && !id.includes('/node_modules/');

/** A module by its path, wherever the project lies. */
const pathOf = id => id.replaceAll('\\', '/').replace(fromRoot(''), '').replace(/^.*node_modules\//, '');

const namesIn = ({ type, id, declarations }) => {
  if (type !== 'VariableDeclaration') return [id.name];
  return declarations.map(declared => {
    if (declared.id.type !== 'Identifier') throw new Error('What is exported has a name of its own.');
    return declared.id.name;
  });
};

const bodyOf = code => parseAst(code, { lang: 'ts' }).body;

/** The names of a module's exports that are not types alone. */
export const exportsOf = code => bodyOf(code).flatMap(one => {
  if (one.type === 'ExportAllDeclaration') throw new Error('What is exported is named.');
  if (one.type !== 'ExportNamedDeclaration' || one.exportKind === 'type') return [];
  const listed = one.specifiers.filter(({ exportKind }) => exportKind !== 'type').map(({ exported }) => exported.name);
  return one.declaration === null ? listed : namesIn(one.declaration);
});

/** What is set anew at the top of a module: two copies of it would not know of each other. */
const changingIn = code => bodyOf(code).map(one => one.declaration ?? one)
  .filter(({ type, kind }) => type === 'VariableDeclaration' && kind !== 'const').flatMap(namesIn);

const keyOf = (id, name) => `${pathOf(id)}:${name}`;

/** Hears which of the exports of which modules have come into a bundle, but for what is taken from scripts before. */
export const hearingExports = (hear, before = []) => ({
  name: 'hearing-exports',
  generateBundle: (_, bundle) => {
    const found = new Map();
    for (const { modules = {} } of Object.values(bundle)) {
      for (const [id, { code, renderedExports }] of Object.entries(modules)) {
        const at = writtenAt(id);
        if (!code || !(isOurs(at) || DIRECTIVE.test(at))) continue;
        const own = renderedExports.filter(name => !before.some(({ exports }) => exports.get(at)?.includes(name)));
        if (own.length > 0 || !before.some(({ exports }) => exports.has(at))) {
          found.set(at, [...found.get(at) ?? [], ...own]);
        }
      }
    }
    hear(new Map([...found].map(([id, names]) => [id, [...new Set(names)]])));
  },
});

/** What a script can leave on the page, and which of it the others have asked for. */
export const sharing = (name, exports) => {
  const keys = [...exports].flatMap(([id, names]) => names.map(one => keyOf(id, one))).sort();
  const numbers = new Map(keys.map((key, at) => [key, at]));
  const wanted = new Set();
  return { exports, numbers, wanted, base: globalNameOf(name), place: `${globalNameOf(name)}.all` };
};

/** What of a module is taken from each script before, and what only the module itself has. */
const partsOf = (id, before) => {
  const left = new Map();
  for (const { exports, place } of before) {
    for (const name of exports.get(id) ?? []) if (!left.has(name)) left.set(name, place);
  }
  const code = isOurs(id) ? readFileSync(id, 'utf8') : '';
  const own = exportsOf(code).filter(name => !left.has(name));
  const twice = own.length > 0 && left.size > 0 ? changingIn(code) : changingIn(code).filter(name => left.has(name));
  if (twice.length > 0) throw new Error(`${pathOf(id)} cannot be in two scripts: ${twice.join()} would be twice.`);
  return { left, own };
};

const listOf = (names, from) =>
  (names.length === 0 ? '' : `{ ${names.join(', ')} } from ${JSON.stringify(from)};`);

const stubOf = (id, before) => {
  const { left, own } = partsOf(id, before);
  return [[[...left.keys()], id + LEFT], [own, id + OWN]]
    .map(([names, from]) => listOf(names, from)).filter(list => list !== '').map(list => `export ${list}`).join('\n');
};

const leftOf = (id, before) => [...partsOf(id, before).left].map(([name, place]) =>
  `export const ${name} = /*@__PURE__*/ ${place}(${JSON.stringify(keyOf(id, name))});`).join('\n');

/** Without what scripts before leave: that must be the same here, or a class would not know its own. */
const ownOf = (id, before) => {
  const { left } = partsOf(id, before);
  const code = readFileSync(id, 'utf8');
  const taken = bodyOf(code).filter(one => one.type === 'ExportNamedDeclaration' && one.exportKind !== 'type'
    && one.declaration !== null && namesIn(one.declaration).every(name => left.has(name)));
  const rest = taken.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const names = taken.flatMap(({ declaration }) => namesIn(declaration));
  return names.length === 0 ? code : `import ${listOf(names, id + LEFT)}\n${rest}`;
};

/** For a script that takes what it can from those before it, the first of them first. */
export const takingShared = before => ({
  name: 'taking-shared',
  enforce: 'pre',
  resolveId: id => (isPart(id) ? id : null),
  load: id => {
    if (id.endsWith(OWN)) return { code: ownOf(writtenAt(id), before), moduleType: 'ts' };
    if (id.endsWith(LEFT)) return { code: leftOf(writtenAt(id), before), moduleType: 'js', moduleSideEffects: false };
    return before.some(({ exports }) => exports.has(id))
      ? { code: stubOf(id, before), moduleType: 'js', moduleSideEffects: false } : null;
  },
  generateBundle: (_, bundle) => {
    for (const { place, numbers, wanted } of before) {
      const taken = new RegExp(`${place.replace('.', '\\.')}\\((["'\`])(.*?)\\1\\)`, 'g');
      for (const chunk of Object.values(bundle)) {
        chunk.code = chunk.code.replaceAll(taken, (_, quote, key) => {
          wanted.add(key);
          return `${place}[${numbers.get(key)}]`;
        });
      }
    }
  },
});

/** What others have asked for, in the order in which it lies there. */
const wantedOf = ({ exports, wanted }) => [...exports]
  .flatMap(([from, names]) => names.map(name => ({ from, name, key: keyOf(from, name) })))
  .filter(({ key }) => wanted.has(key))
  .sort((one, other) => (one.key < other.key ? -1 : 1));

/** Another build may leave something else in that place: a script that is older or newer does not find it there. */
const nameOf = shared => {
  const keys = wantedOf(shared).map(({ key }) => key).join();
  return `shared${createHash('sha256').update(keys).digest('hex').slice(0, 4)}`;
};

/** Once all that is asked for is known, it lies there without gaps: a script as it finds it there. */
export const renumbered = (code, shared) => {
  const places = new Map(wantedOf(shared).map(({ key }, at) => [shared.numbers.get(key), at]));
  const taken = new RegExp(`${shared.place.replace('.', '\\.')}\\[(\\d+)\\]`, 'g');
  const name = `${shared.base}.${nameOf(shared)}`;
  return code.replaceAll(taken, (_, number) => `${name}[${places.get(Number(number))}]`);
};

/** For a script that others are fetched after: it leaves what they have asked for. */
export const leavingShared = (entry, shared) => ({
  name: 'leaving-shared',
  enforce: 'pre',
  transform: (code, id) => {
    if (id !== fromRoot(entry)) return null;
    const left = wantedOf(shared);
    const imports = left.map(({ from, name }, at) =>
      `import { ${name} as shared_${at} } from ${JSON.stringify(from)};`);
    const list = left.map((_, at) => `shared_${at}`).join(', ');
    return { code: `${code}\n${imports.join('\n')}\nexport const ${nameOf(shared)} = [${list}];`, map: null };
  },
});
