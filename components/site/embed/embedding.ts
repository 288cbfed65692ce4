/** What is set up to be embedded, and the two addresses that say it: that of the page, and that of the frame. */

export const ELEMENTS = ['resolver', 'odds', 'statechart', 'lesson', 'lists'] as const;
export type ElementName = (typeof ELEMENTS)[number];

export const LOOKS = ['light', 'dark'] as const;
export type Look = (typeof LOOKS)[number];

/** The parts of each that a page can leave out, as `controls` names them. */
export const PARTS = {
  resolver: ['title', 'menu', 'fullscreen', 'rail', 'panel', 'odds', 'bar', 'log'],
  odds: ['sides', 'compare', 'losses', 'matters', 'endings', 'map'],
  statechart: ['steps', 'view', 'files', 'moment', 'tree', 'history'],
  lesson: ['title', 'rail'],
  lists: ['choose', 'pair', 'bar'],
} as const satisfies { readonly [element in ElementName]: readonly string[] };

export interface Embedding {
  readonly element: ElementName;
  /**
   * What is in it: the id of something bundled, the link to what was played ('play=1.…'), to the calculator who meets
   * whom, the ids of two lists with a slash; null: its own choice.
   */
  readonly shows: string | null;
  /** The ruleset where it is not Epic: 'warhammer-40k-4th'. */
  readonly ruleset: string | null;
  /** Null: what the reader prefers. */
  readonly look: Look | null;
  /** In pixels; null: as high as it is. */
  readonly height: number | null;
  /** Parts of it that are left out, in the order of `PARTS`. */
  readonly without: readonly string[];
}

/** What stands in the page before anything is chosen. */
export const UNCHANGED: Embedding = {
  element: 'resolver', shows: null, ruleset: null, look: null, height: null, without: [],
};

export const LEAST_HEIGHT = 200;
export const MOST_HEIGHT = 2000;

/** Whether it shows a link to something played rather than something bundled. */
export const isOwn = (shows: string | null): boolean => shows?.startsWith('play=') ?? false;

/** 'space-marine-codex-astartes/ork-war-horde' */
const isTwoLists = (shows: string): boolean => /^[\w-]+\/[\w-]+$/.test(shows);

const oneOf = <T extends string>(names: readonly T[], said: string | null): T | null =>
  names.find(name => name === said) ?? null;

const rulesetIn = (said: string | null): string | null => (/^warhammer-40k-[\w-]+$/.test(said ?? '') ? said : null);

const heightIn = (said: string | null): number | null => {
  const height = Number(said ?? '');
  return Number.isInteger(height) && height >= LEAST_HEIGHT && height <= MOST_HEIGHT ? height : null;
};

const looksIn = (said: URLSearchParams, element: ElementName): Pick<Embedding, 'look' | 'height' | 'without'> => {
  const without = (said.get('without') ?? '').split(',');
  return {
    look: oneOf(LOOKS, said.get('theme')),
    height: heightIn(said.get('height')),
    without: PARTS[element].filter(part => without.includes(part)),
  };
};

/** What the attribute `controls` says; null: everything is shown. */
export const controlsOf = ({ element, without }: Embedding): string | null =>
  (without.length === 0 ? null : PARTS[element].filter(part => !without.includes(part)).join(' '));

/** What stands in the address of the page behind 'embed=': 'odds&shows=6 boyz v 4 assault&theme=dark'. */
export const readEmbedding = (asked: string): Embedding => {
  const [named = '', ...rest] = asked.split('&');
  const said = new URLSearchParams(rest.join('&'));
  const element = oneOf(ELEMENTS, named) ?? UNCHANGED.element;
  return {
    element,
    shows: said.get('shows') || null,
    ruleset: rulesetIn(said.get('ruleset')),
    ...looksIn(said, element),
  };
};

/** The parts of an address, those that say nothing left out. */
const written = (parts: Readonly<Record<string, string | number | null>>): string => {
  const said = Object.entries(parts).filter(([, value]) => value !== null && value !== '');
  return new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
};

const looksOf = ({ look, without }: Embedding) => ({ theme: look, without: without.join(',') });

export const writeEmbedding = (embedding: Embedding): string => {
  const { element, shows, ruleset, height } = embedding;
  const rest = written({ shows, ruleset, ...looksOf(embedding), height });
  return rest === '' ? element : `${element}&${rest}`;
};

/** What an element shows unless an address says otherwise, as the site's own addresses do. */
const plainAddress = ({ element, shows, ruleset }: Embedding): string | null => {
  switch (element) {
    case 'resolver':
      return ruleset === null ? shows ?? '' : `${ruleset}/${shows}`;
    case 'odds':
      if (ruleset !== null || isOwn(shows)) return null;
      return shows === null ? 'odds' : `odds=${encodeURIComponent(shows)}`;
    case 'statechart':
      return shows === null ? 'statechart' : null;
    case 'lesson':
      return shows === null ? 'learn' : `learn=${shows}`;
    case 'lists':
      return shows === null ? 'lists' : `lists=${shows}`;
  }
};

/** The address of the frame, from the folder of the site: 'embed.html?theme=dark#orks-storm-ruins'. */
export const frameAddress = (embedding: Embedding): string => {
  const plain = plainAddress(embedding);
  const query = written({ element: plain === null ? embedding.element : null, ...looksOf(embedding) });
  const hash = plain ?? plainAddress({ ...embedding, element: 'resolver' })!;
  return `embed.html${query && `?${query}`}${hash && `#${hash}`}`;
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** What an address of the site shows: 'odds=6 boyz v 4 assault', 'learn=cover', 'warhammer-40k-7th/…', 'play=…'. */
const shownBy = (fragment: string): Pick<Embedding, 'element' | 'shows' | 'ruleset'> => {
  const [, page, asked = ''] = /^(odds|learn|lesson|statechart|lists)(?:=(.*))?$/.exec(fragment) ?? [];
  if (page === 'odds') return { element: 'odds', shows: decoded(asked) || null, ruleset: null };
  if (page === 'learn') return { element: 'lesson', shows: asked || null, ruleset: null };
  if (page === 'lesson') return { element: 'lesson', shows: fragment, ruleset: null };
  if (page === 'lists') return { element: 'lists', shows: isTwoLists(asked) ? asked : null, ruleset: null };
  if (page === 'statechart') return { element: 'statechart', shows: null, ruleset: null };
  const [, ruleset = null, phase] = /^(warhammer-40k-[\w-]+)\/([\w-]+)$/.exec(fragment) ?? [];
  if (ruleset !== null) return { element: 'resolver', shows: phase!, ruleset };
  return { element: 'resolver', shows: isOwn(fragment) || /^[\w-]+$/.test(fragment) ? fragment : null, ruleset: null };
};

/** The fragment as it was meant: WordPress puts '#?secret=…' behind it, templates write '=', '/' and '&' as '%3D' …. */
const fragmentOf = (hash: string): string => {
  const [, fragment = ''] = hash.split('#');
  return /^[\w.-]*%(?:26|2F|3D)/i.test(fragment) ? decoded(fragment) : fragment;
};

/** What the frame's address asks for. Looks may stand in the query, or behind an '&' in the fragment. */
export const readFrame = (search: string, hash: string): Embedding => {
  const [fragment = '', ...rest] = fragmentOf(hash).split('&');
  const said = new URLSearchParams([search.replace(/^\?/, ''), ...rest].filter(Boolean).join('&'));
  const shown = shownBy(fragment);
  const element = oneOf(ELEMENTS, said.get('element')) ?? shown.element;
  return { ...shown, element, ...looksIn(said, element) };
};
