/** The lines that a webmaster copies: a tag with its script, and a frame. */
import { controlsOf, frameAddress, isOwn, type Embedding, type ElementName } from './embedding.ts';
import { embedPageWords } from './embed-page-words.ts';

export const TAGS = {
  resolver: 'assault-resolver', odds: 'assault-odds', statechart: 'assault-statechart', lesson: 'assault-lesson',
  lists: 'assault-lists',
} as const satisfies { readonly [element in ElementName]: string };

type Attributes = readonly (readonly [name: string, value: string])[];

/** The height of a frame until it says its own. */
export const FRAME_HEIGHT = 640;

/** What the tag says but for a scenario of one's own, which stands inside it. */
export const attributesOf = (embedding: Embedding): Attributes => {
  const { element, shows, ruleset, look } = embedding;
  const bundled: string | null = isOwn(shows) ? null : shows;
  const [lesson = null, moment = null] = element === 'lesson' && bundled !== null ? bundled.split('/') : [];
  const [attacker = null, defender = null] = element === 'lists' && bundled !== null ? bundled.split('/') : [];
  const isWords = element === 'odds' && ruleset === null;
  const said: readonly (readonly [string, string | null])[] = [
    ['ruleset', ruleset],
    ['lesson', lesson],
    ['moment', moment],
    ['match', isWords ? bundled : null],
    ['attacker', attacker],
    ['defender', defender],
    ['scenario', isWords || element === 'lesson' || element === 'lists' ? null : bundled],
    ['controls', controlsOf(embedding)],
    ['theme', look],
  ];
  return said.filter((one): one is readonly [string, string] => one[1] !== null);
};

const attribute = ([name, value]: readonly [string, string]): string => {
  const safe = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return safe.includes('"') ? `${name}='${safe.replaceAll("'", '&#39;')}'` : `${name}="${safe}"`;
};

const opening = (tag: string, attributes: Attributes): string => `<${[tag, ...attributes.map(attribute)].join(' ')}>`;

const folderOf = (folder: string): string => (folder === '' ? '' : folder.replace(/\/*$/, '/'));

/** The height, which no attribute says. */
const stylesOf = ({ element, height }: Embedding): readonly string[] => (height === null || element === 'odds' ? []
  : ['<style>', `  ${TAGS[element]} { --assault-height: ${height}px; }`, '</style>']);

/** As JSON in a script, which no name in it can end. */
const inside = (scenario: unknown): readonly string[] => (scenario === null ? []
  : [`  <script type="application/json">${JSON.stringify(scenario).replaceAll('<', '\\u003c')}</script>`]);

/**
 * The tag on a page of one's own; `scenario`: what the link in it tells of, null where it shows no link; `folder`:
 * where the scripts lie, as that page names it; `isModule`: they are the modules.
 */
export const tagCode = (embedding: Embedding, scenario: unknown, folder: string, isModule = false): string => {
  const tag = TAGS[embedding.element];
  const ruleset = (scenario as { readonly ruleset?: string } | null)?.ruleset ?? null;
  const isOther = embedding.element === 'odds' && ruleset?.startsWith('warhammer-40k-') === true;
  const begun = opening(tag, attributesOf(isOther ? { ...embedding, ruleset } : embedding));
  const held = inside(scenario);
  const type: Attributes = isModule ? [['type', 'module']] : [];
  return [
    `${opening('script', [...type, ['src', `${folderOf(folder)}${tag}.js`]])}</script>`,
    ...stylesOf(embedding),
    ...(held.length === 0 ? [`${begun}</${tag}>`] : [begun, ...held, `</${tag}>`]),
  ].join('\n');
};

/** The frame; `site`: the folder of the site with its slash. It takes its own height unless one is set. */
export const frameCode = (embedding: Embedding, site: string): string => {
  const { element, height } = embedding;
  const frame = opening('iframe', [
    ['src', site + frameAddress(embedding)],
    ['title', embedPageWords.elements[element]],
    ['width', '100%'],
    ['height', String(height ?? FRAME_HEIGHT)],
    ['frameborder', '0'],
    ['allow', 'clipboard-write; fullscreen'],
    ['loading', 'lazy'],
  ]);
  const script = `${opening('script', [['src', `${site}assault-frame.js`]])}</script>`;
  return [`${frame}</iframe>`, ...(height === null ? [script] : [])].join('\n');
};
