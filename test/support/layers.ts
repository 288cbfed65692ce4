import { languages } from '../../components/translations/write-books.mjs';
import { importsOf, type Import, type SourceFile } from './source-files.ts';

/** A room and whom it may import besides itself: rooms by the beginning of their paths, packages by name. */
interface Layer {
  readonly at: string;
  readonly layers: readonly string[];
  readonly packages: readonly string[];
}

const GROUND = ['src/shared/', 'src/parsing/', 'src/dice/', 'src/battlefield/'] as const;

const epic = (room: string): string => `src/epic-armageddon/${room}/`;
const EPIC_TABLE = ['rulings', 'model', 'special-rules', 'movement'].map(epic);
const EPIC_RULES = [...EPIC_TABLE, epic('attacks'), epic('steps')];

const fortyK = (room: string): string => `src/warhammer-40k/${room}/`;
const FORTY_K_TABLE = ['rulings', 'editions', 'model', 'movement'].map(fortyK);
const FORTY_K_RULES = [...FORTY_K_TABLE, ...['charge', 'allocation', 'fight', 'stages'].map(fortyK)];

const GAMES = ['src/epic-armageddon/', 'src/warhammer-40k/'] as const;
/** What prepares a table, sends it and keeps it, of either game. */
const AROUND = [
  'src/army-lists/', 'src/deployment/', 'src/table-editing/', 'src/share-links/', 'src/shelf/', 'src/lessons/',
] as const;
const SRC = [...GROUND, ...GAMES, ...AROUND] as const;

const SHARED = 'components/shared/';
const SCREEN_RULES = [...SRC, 'machines/', SHARED] as const;
const SCREENS = ['components/epic-armageddon/', 'components/warhammer-40k/'] as const;

const room = (at: string, layers: readonly string[] = [], packages: readonly string[] = []): Layer =>
  ({ at, layers, packages });

/** The longest beginning that fits a path is its room. */
const LAYERS: readonly Layer[] = [
  room('src/shared/'),
  room('src/dice/', [], ['pure-rand']),
  room('src/battlefield/'),
  room('src/parsing/', ['src/shared/', 'src/battlefield/'], ['valibot']),

  room(epic('rulings')),
  room(epic('model'), [...GROUND, epic('rulings')]),
  room(epic('special-rules'), [...GROUND, epic('rulings'), epic('model')]),
  room(epic('movement'), [...GROUND, epic('rulings'), epic('model'), epic('special-rules')]),
  room(epic('attacks'), [...GROUND, ...EPIC_TABLE]),
  room(epic('steps'), [...GROUND, ...EPIC_TABLE, epic('attacks')]),
  room(epic('explain'), [...GROUND, ...EPIC_RULES]),
  room(epic('odds'), [...GROUND, ...EPIC_RULES, epic('explain')]),
  room(epic('advice'), [...GROUND, ...EPIC_RULES, epic('odds')]),
  room(epic('scenario'), [...GROUND, ...EPIC_RULES], ['valibot']),

  room(fortyK('editions'), GROUND),
  room(fortyK('rulings'), [...GROUND, fortyK('editions')]),
  room(fortyK('model'), [...GROUND, fortyK('editions'), fortyK('rulings')]),
  room(fortyK('movement'), [...GROUND, ...FORTY_K_TABLE]),
  room(fortyK('charge'), [...GROUND, ...FORTY_K_TABLE]),
  room(fortyK('allocation'), [...GROUND, ...FORTY_K_TABLE]),
  room(fortyK('fight'), [...GROUND, ...FORTY_K_TABLE, fortyK('allocation')]),
  room(fortyK('stages'), [...GROUND, ...FORTY_K_TABLE, ...['charge', 'allocation', 'fight'].map(fortyK)]),
  room(fortyK('explain'), [...GROUND, ...FORTY_K_RULES]),
  room(fortyK('odds'), [...GROUND, ...FORTY_K_RULES, fortyK('explain')]),
  room(fortyK('scenario'), [...GROUND, ...FORTY_K_TABLE], ['valibot']),
  room(fortyK('units'), [...GROUND, ...FORTY_K_TABLE, fortyK('scenario')]),

  room('src/army-lists/', [...GROUND, 'src/epic-armageddon/'], ['minisearch', 'valibot']),
  room('src/army-lists/import/', SRC, ['fflate', 'saxen']),
  ...AROUND.slice(1).map(at => room(at, SRC, ['valibot'])),

  room('src/share-links/deflated', SRC, ['fflate']),

  room('machines/', SRC, ['xstate']),

  room(`${SHARED}theme/`, [], ['lit']),
  room(SHARED, [...GROUND, 'machines/', `${SHARED}theme/`], ['lit', 'xstate']),
  room(`${SHARED}report/`, [...GROUND, 'machines/', SHARED], ['lit', 'qr']),
  room(`${SHARED}lesson/`, [...GROUND, 'src/lessons/', 'machines/', SHARED], ['lit', 'xstate']),
  ...SCREENS.flatMap(at => [
    room(at, [...SCREEN_RULES, `${at}steps/`, 'components/share/', 'components/set-up/'],
      ['lit', 'xstate', 'd3-array']),
    room(`${at}steps/`, [...SRC, SHARED, at], ['lit']),
  ]),
  room('components/set-up/', [...SCREEN_RULES, ...SCREENS], ['lit', 'idb', 'minisearch']),
  room('components/share/', [...SCREEN_RULES, ...SCREENS], ['lit']),
  room('components/elements/', [...SCREEN_RULES, ...SCREENS, 'components/set-up/', 'components/share/'],
    ['lit', 'xstate']),
  room('components/command-line/', [...SRC, 'machines/', 'components/share/'], ['node:fs', 'node:util']),
  room('components/embed/', ['components/', 'machines/', ...SRC], ['lit', 'openings:all']),
  room('components/translations/', ['components/', 'machines/', ...SRC], languages().map(one => `words:${one}`)),
  room('components/site/', ['components/', 'machines/', ...SRC],
    ['lit', 'minisearch', 'docs:index', 'workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies']),
];

const layerOf = (path: string): Layer | undefined =>
  LAYERS.filter(({ at }) => path.startsWith(at)).sort((a, b) => b.at.length - a.at.length)[0];

/** Every import of a file that points the wrong way, as a sentence. */
export const wrongArrows = (file: SourceFile): readonly string[] => {
  const layer = layerOf(file.path);
  if (!layer) return [`${file.path} lies in no room of the architecture`];
  return importsOf(file).flatMap(one => wrongArrow(layer, one).map(why => `${file.path}: ${one.target} ${why}`));
};

const wrongArrow = ({ at, layers, packages }: Layer, { target, isRelative }: Import): readonly string[] => {
  if (!isRelative) {
    return packages.some(name => target === name || target.startsWith(`${name}/`)) ? [] : [`is no package for ${at}`];
  }
  if (!target.endsWith('.ts')) return ['is not named with its .ts'];
  const other = layerOf(target)?.at;
  if (other === undefined) return ['lies in no room of the architecture'];
  return other === at || layers.some(one => target.startsWith(one)) ? [] : [`is not for ${at}`];
};

/** Groups of files that import each other in a circle, types included: each group as its paths, the largest first. */
export const circles = (files: readonly SourceFile[]): readonly (readonly string[])[] => {
  const paths = new Set(files.map(({ path }) => path));
  const needs = new Map(files.map(file => [
    file.path, importsOf(file).map(({ target }) => target).filter(target => paths.has(target)),
  ]));
  const reached = new Map([...paths].map(path => [path, reach(path, needs)]));
  const left = new Set(paths);
  const groups: (readonly string[])[] = [];
  for (const path of paths) {
    if (!left.has(path)) continue;
    const group = [...reached.get(path)!].filter(other => reached.get(other)!.has(path));
    for (const one of group) left.delete(one);
    if (group.length > 0) groups.push(group.sort());
  }
  return groups.sort((a, b) => b.length - a.length);
};

/** Everything that a file needs, directly or not; itself only where that leads back to it. */
const reach = (from: string, needs: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> => {
  const found = new Set<string>();
  const open = [...needs.get(from) ?? []];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...needs.get(next) ?? []);
  }
  return found;
};
