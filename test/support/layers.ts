import { importsOf, type Import, type SourceFile } from './source-files.ts';

/** Who may import whom. A layer may always import itself. */
interface Layer {
  readonly at: string;
  readonly layers: readonly string[];
  readonly packages: readonly string[];
}

const GAMES = ['src/epic-armageddon/', 'src/warhammer-40k/'] as const;
const SRC = [
  'src/shared/once.ts', 'src/shared/sayings.ts', 'src/dice/', 'src/battlefield/', ...GAMES, 'src/army-lists/',
  'src/army-lists/import/', 'src/scenario/',
] as const;
const PARTS = [
  'components/shared/theme/theme.ts', 'components/shared/languages/', 'components/shared/version.ts', 'components/shared/parts/',
  'components/shared/battlefield/',
] as const;
const SCREEN = [...SRC, ...PARTS, 'components/epic-armageddon/steps/', 'machines/'] as const;

/** The first that fits a path is its layer, so a single file stands before the folder it lies in. */
const LAYERS: readonly Layer[] = [
  { at: 'src/shared/once.ts', layers: [], packages: [] },
  { at: 'src/shared/sayings.ts', layers: [], packages: [] },
  { at: 'src/dice/', layers: [], packages: ['pure-rand'] },
  { at: 'src/battlefield/', layers: [], packages: [] },
  ...GAMES.map(at => ({ at, layers: ['src/shared/once.ts', 'src/dice/', 'src/battlefield/'], packages: [] })),
  { at: 'src/army-lists/import/', layers: SRC, packages: ['fflate', 'saxen'] },
  { at: 'src/army-lists/', layers: [...GAMES, 'src/shared/sayings.ts'], packages: ['minisearch', 'valibot'] },
  { at: 'src/scenario/', layers: SRC, packages: ['valibot'] },
  { at: 'machines/', layers: SRC, packages: ['xstate'] },
  { at: 'components/shared/theme/theme.ts', layers: [], packages: ['lit'] },
  { at: 'components/shared/languages/', layers: [...SRC, 'components/', 'components/shared/version.ts'], packages: ['lit'] },
  {
    at: 'components/translations/',
    layers: [
      ...SCREEN, 'components/', 'components/shared/worker/', 'components/embed/', 'components/epic-armageddon/odds/',
      'components/epic-armageddon/explain/',
      'components/epic-armageddon/resolver/', 'components/epic-armageddon/report/', 'components/shared/statechart/', 'components/set-up/shelf/', 'components/share/',
      'components/set-up/formation-builder/', 'components/set-up/table-editor/', 'components/set-up/import/', 'components/set-up/',
      'components/epic-armageddon/lesson/', 'components/epic-armageddon/lesson-editor/', 'components/epic-armageddon/compare/', 'components/warhammer-40k/',
      'components/warhammer-40k/lesson/', 'components/warhammer-40k/report/', 'components/site/',
    ],
    packages: [],
  },
  { at: 'components/shared/version.ts', layers: [], packages: [] },
  {
    at: 'components/embed/',
    layers: [...SRC, 'components/shared/languages/', 'components/shared/version.ts'],
    packages: ['lit'],
  },
  { at: 'components/shared/parts/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/shared/battlefield/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/shared/once-loaded.ts', layers: [], packages: [] },
  { at: 'components/shared/worker/', layers: ['components/shared/languages/'], packages: [] },
  {
    at: 'components/epic-armageddon/odds/',
    layers: [...SRC, ...PARTS, 'components/epic-armageddon/steps/', 'components/shared/worker/', 'components/shared/once-loaded.ts'],
    packages: ['lit', 'd3-array', 'd3-scale'],
  },
  {
    at: 'components/warhammer-40k/lesson/',
    layers: [
      ...SCREEN, 'components/warhammer-40k/', 'components/warhammer-40k/spoken/sentences.ts', 'components/epic-armageddon/lesson/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/warhammer-40k/report/',
    layers: [
      ...SCREEN, 'components/warhammer-40k/', 'components/warhammer-40k/spoken/sentences.ts', 'components/epic-armageddon/report/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/warhammer-40k/statechart/asking.ts',
    layers: ['machines/', 'components/warhammer-40k/spoken/sentences.ts'],
    packages: [],
  },
  {
    at: 'components/warhammer-40k/spoken/sentences.ts',
    layers: ['src/warhammer-40k/', 'components/shared/languages/', 'components/warhammer-40k/'],
    packages: [],
  },
  {
    at: 'components/warhammer-40k/',
    layers: [
      ...SCREEN, 'components/shared/actor-controller.ts', 'components/shared/once-loaded.ts', 'components/shared/worker/',
      'components/epic-armageddon/resolver/', 'components/epic-armageddon/compare/', 'components/shared/statechart/', 'components/translations/',
      'components/warhammer-40k/statechart/asking.ts', 'components/warhammer-40k/spoken/sentences.ts',
    ],
    packages: ['lit', 'xstate'],
  },
  { at: 'components/set-up/import/', layers: [...SRC, ...PARTS, 'components/shared/once-loaded.ts'], packages: ['lit'] },
  { at: 'components/epic-armageddon/steps/', layers: [...SRC, ...PARTS], packages: ['lit'] },
  { at: 'components/epic-armageddon/explain/', layers: [...SRC, ...PARTS, 'components/epic-armageddon/steps/'], packages: ['lit'] },
  { at: 'components/shared/actor-controller.ts', layers: [], packages: ['lit', 'xstate'] },
  {
    at: 'components/epic-armageddon/resolver/',
    layers: [...SCREEN, 'components/shared/actor-controller.ts', 'components/shared/once-loaded.ts', 'components/epic-armageddon/odds/'],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/epic-armageddon/report/',
    layers: [...SCREEN, 'components/epic-armageddon/odds/', 'components/epic-armageddon/resolver/'],
    packages: ['lit'],
  },
  {
    at: 'components/shared/statechart/',
    layers: [
      ...SRC, ...PARTS, 'machines/', 'components/epic-armageddon/steps/', 'components/shared/once-loaded.ts', 'components/embed/',
      'components/epic-armageddon/resolver/', 'components/warhammer-40k/statechart/asking.ts',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/set-up/shelf/',
    layers: [...SRC, ...PARTS, 'machines/', 'components/shared/once-loaded.ts', 'components/warhammer-40k/'],
    packages: ['lit', 'idb', 'minisearch'],
  },
  {
    at: 'components/share/',
    layers: [...SCREEN, 'components/shared/once-loaded.ts', 'components/warhammer-40k/spoken/sentences.ts'],
    packages: ['lit', 'qr'],
  },
  {
    at: 'components/set-up/formation-builder/',
    layers: [...SRC, ...PARTS, 'components/shared/once-loaded.ts', 'components/translations/'],
    packages: ['lit'],
  },
  {
    at: 'components/set-up/table-editor/',
    layers: [...SRC, ...PARTS, 'components/epic-armageddon/steps/', 'components/shared/once-loaded.ts'],
    packages: ['lit'],
  },
  {
    at: 'components/set-up/',
    layers: [
      ...SRC, ...PARTS, 'components/shared/once-loaded.ts', 'components/epic-armageddon/odds/', 'components/set-up/formation-builder/', 'components/set-up/import/',
      'components/set-up/shelf/', 'components/set-up/table-editor/', 'components/translations/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/epic-armageddon/lesson/',
    layers: [
      ...SCREEN, 'components/shared/actor-controller.ts', 'components/shared/once-loaded.ts', 'components/epic-armageddon/odds/',
      'components/epic-armageddon/explain/', 'components/epic-armageddon/resolver/', 'components/share/',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/epic-armageddon/lesson-editor/',
    layers: [
      ...SCREEN, 'components/shared/once-loaded.ts', 'components/epic-armageddon/resolver/', 'components/share/', 'components/epic-armageddon/lesson/',
      'components/set-up/shelf/', 'components/set-up/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/epic-armageddon/compare/',
    layers: [
      ...SCREEN, 'components/shared/once-loaded.ts', 'components/epic-armageddon/odds/', 'components/epic-armageddon/resolver/',
      'components/shared/statechart/',
    ],
    packages: ['lit', 'xstate'],
  },
  {
    at: 'components/site/',
    layers: [
      'components/', 'components/shared/theme/theme.ts', 'components/text/', 'components/shared/parts/', 'components/epic-armageddon/resolver/',
      'components/set-up/', 'components/share/', 'components/set-up/shelf/', 'components/epic-armageddon/report/', 'components/epic-armageddon/lesson/',
      'components/epic-armageddon/compare/', 'components/warhammer-40k/', 'components/warhammer-40k/report/', 'src/warhammer-40k/',
      'src/scenario/', 'components/shared/languages/', 'components/translations/',
    ],
    packages: ['lit'],
  },
  {
    at: 'components/',
    layers: [
      ...SCREEN, 'components/shared/actor-controller.ts', 'components/shared/once-loaded.ts', 'components/epic-armageddon/resolver/',
      'components/shared/worker/', 'components/epic-armageddon/odds/', 'components/epic-armageddon/report/', 'components/shared/statechart/',
      'components/epic-armageddon/lesson/', 'components/epic-armageddon/explain/', 'components/epic-armageddon/compare/', 'components/epic-armageddon/lesson-editor/',
      'components/set-up/', 'components/warhammer-40k/', 'components/warhammer-40k/lesson/', 'components/embed/',
      'components/share/', 'components/translations/',
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
