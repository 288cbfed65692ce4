import { importsOf, type Import, type SourceFile } from './source-files.ts';

/** Who may import whom. A layer may always import itself. */
interface Layer {
  readonly at: string;
  readonly layers: readonly string[];
  readonly packages: readonly string[];
}

const GAMES = ['src/epic-armageddon/', 'src/warhammer-40k/'] as const;
const SRC = [
  'src/once.ts', 'src/sayings.ts', 'src/dice/', 'src/battlefield/', ...GAMES, 'src/army-lists/',
  'src/army-lists/import/', 'src/scenario/',
] as const;
const PARTS = [
  'components/theme.ts', 'components/languages/', 'components/report/version.ts', 'components/parts/',
  'components/battlefield/',
] as const;
const SCREEN = [...SRC, ...PARTS, 'components/steps/', 'machines/'] as const;

/** The first that fits a path is its layer, so a single file stands before the folder it lies in. */
const LAYERS: readonly Layer[] = [
  { at: 'src/once.ts', layers: [], packages: [] },
  { at: 'src/sayings.ts', layers: [], packages: [] },
  { at: 'src/dice/', layers: [], packages: ['pure-rand'] },
  { at: 'src/battlefield/', layers: [], packages: [] },
  ...GAMES.map(at => ({ at, layers: ['src/once.ts', 'src/dice/', 'src/battlefield/'], packages: [] })),
  { at: 'src/army-lists/import/', layers: SRC, packages: ['fflate', 'saxen'] },
  { at: 'src/army-lists/', layers: [...GAMES, 'src/sayings.ts'], packages: ['minisearch', 'valibot'] },
  { at: 'src/scenario/', layers: SRC, packages: ['valibot'] },
  { at: 'machines/', layers: SRC, packages: ['xstate'] },
  { at: 'components/theme.ts', layers: [], packages: ['lit'] },
  { at: 'components/languages/', layers: [...SRC, 'components/', 'components/report/version.ts'], packages: ['lit'] },
  {
    at: 'components/translations/',
    layers: [
      ...SCREEN, 'components/', 'components/answering/', 'components/embedding/', 'components/odds/',
      'components/explain/',
      'components/resolver/', 'components/report/', 'components/statechart/', 'components/keep/', 'components/links/',
      'components/muster/', 'components/table-editor/', 'components/import/', 'components/set-up/',
      'components/lesson/', 'components/lesson-editor/', 'components/compare/', 'components/warhammer-40k/',
      'components/warhammer-40k/lesson/', 'components/warhammer-40k/report/', 'components/pages/',
    ],
    packages: [],
  },
  { at: 'components/report/version.ts', layers: [], packages: [] },
  {
    at: 'components/embedding/',
    layers: [...SRC, 'components/languages/', 'components/report/version.ts'],
    packages: ['lit'],
  },
  { at: 'components/parts/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/battlefield/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/once-loaded.ts', layers: [], packages: [] },
  { at: 'components/answering/', layers: ['components/languages/'], packages: [] },
  {
    at: 'components/odds/',
    layers: [...SRC, ...PARTS, 'components/steps/', 'components/answering/', 'components/once-loaded.ts'],
    packages: ['lit', 'd3-array', 'd3-scale'],
  },
  {
    at: 'components/warhammer-40k/lesson/',
    layers: [
      ...SCREEN, 'components/warhammer-40k/', 'components/warhammer-40k/sentences.ts', 'components/lesson/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/warhammer-40k/report/',
    layers: [
      ...SCREEN, 'components/warhammer-40k/', 'components/warhammer-40k/sentences.ts', 'components/report/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/warhammer-40k/asking.ts',
    layers: ['machines/', 'components/warhammer-40k/sentences.ts'],
    packages: [],
  },
  {
    at: 'components/warhammer-40k/sentences.ts',
    layers: ['src/warhammer-40k/', 'components/languages/', 'components/warhammer-40k/'],
    packages: [],
  },
  {
    at: 'components/warhammer-40k/',
    layers: [
      ...SCREEN, 'components/actor-controller.ts', 'components/once-loaded.ts', 'components/answering/',
      'components/resolver/', 'components/compare/', 'components/statechart/', 'components/translations/',
      'components/warhammer-40k/asking.ts', 'components/warhammer-40k/sentences.ts',
    ],
    packages: ['lit', 'xstate'],
  },
  { at: 'components/import/', layers: [...SRC, ...PARTS, 'components/once-loaded.ts'], packages: ['lit'] },
  { at: 'components/steps/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/explain/', layers: [...SRC, ...PARTS, 'components/steps/'], packages: ['lit'] },
  { at: 'components/actor-controller.ts', layers: [], packages: ['lit', 'xstate'] },
  {
    at: 'components/resolver/',
    layers: [...SCREEN, 'components/actor-controller.ts', 'components/once-loaded.ts', 'components/odds/'],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/report/',
    layers: [...SCREEN, 'components/odds/', 'components/resolver/'],
    packages: ['lit'],
  },
  {
    at: 'components/statechart/',
    layers: [
      ...SRC, ...PARTS, 'machines/', 'components/steps/', 'components/once-loaded.ts', 'components/embedding/',
      'components/resolver/', 'components/warhammer-40k/asking.ts',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/keep/',
    layers: [...SRC, ...PARTS, 'machines/', 'components/once-loaded.ts', 'components/warhammer-40k/'],
    packages: ['lit', 'idb', 'minisearch'],
  },
  {
    at: 'components/links/',
    layers: [...SCREEN, 'components/once-loaded.ts', 'components/warhammer-40k/sentences.ts'],
    packages: ['lit', 'qr'],
  },
  {
    at: 'components/muster/',
    layers: [...SRC, ...PARTS, 'components/once-loaded.ts', 'components/translations/'],
    packages: ['lit'],
  },
  {
    at: 'components/table-editor/',
    layers: [...SRC, ...PARTS, 'components/steps/', 'components/once-loaded.ts'],
    packages: ['lit'],
  },
  {
    at: 'components/set-up/',
    layers: [
      ...SRC, ...PARTS, 'components/once-loaded.ts', 'components/odds/', 'components/muster/', 'components/import/',
      'components/keep/', 'components/table-editor/', 'components/translations/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/lesson/',
    layers: [
      ...SCREEN, 'components/actor-controller.ts', 'components/once-loaded.ts', 'components/odds/',
      'components/explain/', 'components/resolver/', 'components/links/',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/lesson-editor/',
    layers: [
      ...SCREEN, 'components/once-loaded.ts', 'components/resolver/', 'components/links/', 'components/lesson/',
      'components/keep/', 'components/set-up/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/compare/',
    layers: [
      ...SCREEN, 'components/once-loaded.ts', 'components/odds/', 'components/resolver/',
      'components/statechart/',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/pages/',
    layers: [
      'components/', 'components/theme.ts', 'components/text/', 'components/parts/', 'components/resolver/',
      'components/set-up/', 'components/links/', 'components/keep/', 'components/report/', 'components/lesson/',
      'components/compare/', 'components/warhammer-40k/', 'components/warhammer-40k/report/', 'src/warhammer-40k/',
      'src/scenario/', 'components/languages/', 'components/translations/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/',
    layers: [
      ...SCREEN, 'components/actor-controller.ts', 'components/once-loaded.ts', 'components/resolver/',
      'components/answering/', 'components/odds/', 'components/report/', 'components/statechart/',
      'components/lesson/', 'components/explain/', 'components/compare/', 'components/lesson-editor/',
      'components/set-up/', 'components/warhammer-40k/', 'components/warhammer-40k/lesson/', 'components/embedding/',
      'components/links/', 'components/translations/',
    ],
    packages: ['lit', 'xstate'],
  },
];

const layerOf = (path: string): Layer | undefined =>
  LAYERS.find(({ at }) => path.startsWith(at) && (at !== 'components/' || !path.slice(at.length).includes('/')));

/** Every import of a file that points the wrong way, as a sentence. */
export const wrongArrows = (file: SourceFile): readonly string[] => {
  const layer = layerOf(file.path);
  if (!layer) return [`${file.path} lies in no folder of the architecture`];
  return importsOf(file).flatMap(one => wrongArrow(layer, one).map(why => `${file.path}: ${one.target} ${why}`));
};

const wrongArrow = (layer: Layer, { target, isRelative }: Import): readonly string[] => {
  if (!isRelative) {
    return layer.packages.some(name => target === name || target.startsWith(`${name}/`))
      ? []
      : [`is no package for ${layer.at}`];
  }
  if (!target.endsWith('.ts')) return ['is not named with its .ts'];
  const other = layerOf(target)?.at ?? 'nowhere';
  return other === layer.at || layer.layers.includes(other) ? [] : [`is not for ${layer.at}`];
};

/** Files that need each other to run, each circle as one sentence. Types may go round in circles. */
export const circles = (files: readonly SourceFile[]): readonly string[] => {
  const needs = new Map(files.map(file => [file.path, importsOf(file).filter(one => !one.isTypeOnly)]));
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (trail.includes(path) || done.has(path)) return;
    for (const { target } of needs.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const { path } of files) visit(path, []);
  return found;
};
