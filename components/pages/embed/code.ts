/** The lines that a webmaster copies: a tag with its script, and a frame. */
import { frameAddress, isOwn, type Embedding, type ElementName } from './embedding.ts';
import { words } from './words.ts';

export const TAGS = {
  resolver: 'assault-resolver', odds: 'assault-odds', statechart: 'assault-statechart', lesson: 'assault-lesson',
} as const satisfies { readonly [element in ElementName]: string };

type Attributes = readonly (readonly [name: string, value: string])[];

/** The height of a frame until it says its own. */
export const FRAME_HEIGHT = 640;

/** What the tag says; `scenario`: what the link in it tells of, null where it shows no link. */
export const attributesOf = ({ element, shows, ruleset, look }: Embedding, scenario: unknown): Attributes => {
  const bundled: string | null = isOwn(shows) ? null : shows;
  const [lesson = null, moment = null] = element === 'lesson' && bundled !== null ? bundled.split('/') : [];
  const isWords = element === 'odds' && ruleset === null;
  const said: readonly (readonly [string, string | null])[] = [
    ['ruleset', ruleset],
    ['lesson', lesson],
    ['moment', moment],
    ['match', isWords ? bundled : null],
    ['scenario', element === 'lesson' || isWords ? null : bundled],
    ['scenario', scenario === null ? null : JSON.stringify(scenario)],
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

/** The rules for looks that no attribute says. */
const rulesOf = ({ element, height, without }: Embedding): readonly string[] => {
  const tag = TAGS[element];
  const isHigh = height !== null && element !== 'odds';
  return [
    ...(isHigh ? [`${tag} { --assault-height: ${height}px; }`] : []),
    ...(element === 'resolver' ? without.map(part => `${tag}::part(${part}) { display: none; }`) : []),
  ];
};

/** The tag on a page of one's own; `folder`: where the scripts lie, as that page names it. */
export const tagCode = (embedding: Embedding, scenario: unknown, folder: string): string => {
  const tag = TAGS[embedding.element];
  const rules = rulesOf(embedding);
  return [
    `${opening('script', [['src', `${folderOf(folder)}${tag}.js`]])}</script>`,
    ...(rules.length > 0 ? ['<style>', ...rules.map(rule => `  ${rule}`), '</style>'] : []),
    `${opening(tag, attributesOf(embedding, scenario))}</${tag}>`,
  ].join('\n');
};

/** The frame; `site`: the folder of the site with its slash. It takes its own height unless one is set. */
export const frameCode = (embedding: Embedding, site: string): string => {
  const { element, height } = embedding;
  const frame = opening('iframe', [
    ['src', site + frameAddress(embedding)],
    ['title', words.elements[element]],
    ['width', '100%'],
    ['height', String(height ?? FRAME_HEIGHT)],
    ['frameborder', '0'],
    ['allow', 'clipboard-write'],
    ['loading', 'lazy'],
  ]);
  const script = `${opening('script', [['src', `${site}assault-frame.js`]])}</script>`;
  return [`${frame}</iframe>`, ...(height === null ? [script] : [])].join('\n');
};
