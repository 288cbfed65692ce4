/** The fields in which it is chosen what is embedded. What somebody chooses comes out of them as another embedding. */
import { html, nothing, type TemplateResult } from 'lit';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { LESSON_NAMES } from '../../../src/lessons/epic-armageddon/course/names.ts';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS } from '../../../src/warhammer-40k/editions/index.ts';
import { USUAL_LISTS } from '../../epic-armageddon/lists/question.ts';
import { EDITION_NAMES } from '../../warhammer-40k/spoken/edition-words.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import {
  ELEMENTS, isOwn, LEAST_HEIGHT, LOOKS, MOST_HEIGHT, PARTS, type Embedding, type ElementName,
} from './embedding.ts';
import { embedPageWords } from './embed-page-words.ts';

/** Something of the visitor's own. */
export interface Own {
  readonly id: string;
  readonly name: string;
}

export interface Fields {
  readonly embedding: Embedding;
  readonly own: readonly Own[];
  /** What the field of the link has, also while nothing can be made of it; null: there is no such field. */
  readonly link: string | null;
  readonly choose: (change: Partial<Embedding>) => void;
  /** One of `own` is chosen. */
  readonly chooseOwn: (id: string) => void;
  /** A link is wanted, or typed. */
  readonly typeLink: (typed: string) => void;
}

const LINK = 'link';

const valueOf = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value;

const option = (value: string, label: string, chosen: string): TemplateResult =>
  html`<option value=${value} .selected=${value === chosen}>${label}</option>`;

const select = (
  id: string, label: string, options: readonly TemplateResult[], onChange: (chosen: string) => void,
): TemplateResult => html`<label>
  <span>${label}</span>
  <select id=${id} @change=${(event: Event) => onChange(valueOf(event))}>${options}</select>
</label>`;

/** All fields for what the element takes. */
export const fieldsTemplate = (fields: Fields): TemplateResult => {
  const { embedding: { element, look, height }, choose } = fields;
  return html`<form aria-label=${embedPageWords.settings} @submit=${(event: Event) => event.preventDefault()}>
    ${select('element', embedPageWords.element, ELEMENTS.map(one => option(one, embedPageWords.elements[one], element)),
      chosen => choose({ element: chosen as ElementName, shows: null, ruleset: null, without: [] }))}
    ${hasRules(element) ? rules(fields) : nothing}
    ${element === 'lists' ? twoLists(fields) : what(fields)}
    ${fields.link === null ? match(fields) : link(fields)}
    ${select('theme', embedPageWords.theme, [
      option('', embedPageWords.themes.reader, look ?? ''),
      ...LOOKS.map(one => option(one, embedPageWords.themes[one], look ?? '')),
    ], chosen => choose({ look: LOOKS.find(one => one === chosen) ?? null }))}
    <label>
      <span>${embedPageWords.height}</span>
      <input
        id="height" type="number" min=${LEAST_HEIGHT} max=${MOST_HEIGHT} step="10" aria-describedby="height-hint"
        .value=${height === null ? '' : String(height)}
        @change=${(event: Event) => choose({ height: heightIn(event) })}
      >
      <span class="note" id="height-hint">${embedPageWords.heightHint}</span>
    </label>
    ${spared(fields)}
  </form>`;
};

const hasRules = (element: ElementName): boolean => element === 'resolver' || element === 'odds';

/** What is too low or too high is taken as near to it as a page may have it. */
const heightIn = (event: Event): number | null => {
  const typed = Math.round((event.target as HTMLInputElement).valueAsNumber);
  return Number.isNaN(typed) ? null : Math.min(MOST_HEIGHT, Math.max(LEAST_HEIGHT, typed));
};

const rules = ({ embedding, choose }: Fields): TemplateResult => select('ruleset', embedPageWords.rules, [
  option('', embedPageWords.epic, embedding.ruleset ?? ''),
  ...EDITIONS.map(edition => option(`warhammer-40k-${edition}`, EDITION_NAMES[edition], embedding.ruleset ?? '')),
], chosen => choose(chosen === '' ? { ruleset: null, shows: null } : {
  ruleset: chosen, shows: (PHASE_SAMPLE_NAMES.find(({ id }) => id === embedding.shows) ?? PHASE_SAMPLE_NAMES[0]).id,
}));

/** The names that are bundled for it, and how the first choice is called. */
const bundledFor = ({ element, ruleset }: Embedding) => {
  if (element === 'lesson') return { label: embedPageWords.lesson, names: LESSON_NAMES, first: embedPageWords.first };
  if (ruleset !== null) return { label: embedPageWords.phase, names: PHASE_SAMPLE_NAMES, first: null };
  if (element === 'odds') return { label: embedPageWords.scenario, names: [], first: embedPageWords.inWords };
  return { label: embedPageWords.scenario, names: SAMPLE_NAMES, first: embedPageWords.first };
};

const what = ({ embedding, own, link: typed, choose, chooseOwn, typeLink }: Fields): TemplateResult => {
  const { label, names, first } = bundledFor(embedding);
  const chosen = typed === null ? embedding.shows ?? '' : LINK;
  const mayBeOwn = embedding.element !== 'lesson' && embedding.ruleset === null;
  const onChange = (value: string): void => {
    if (value === LINK) return typeLink('');
    if (own.some(({ id }) => id === value)) return chooseOwn(value);
    choose({ shows: value || null });
  };
  return select('shows', label, [
    ...(first === null ? [] : [option('', first, chosen)]),
    ...(names.length === 0 ? [] : [html`<optgroup label=${embedPageWords.bundled}>
      ${names.map(nameSpoken).map(({ id, title }) => option(id, title, chosen))}
    </optgroup>`]),
    ...(mayBeOwn ? [html`<optgroup label=${embedPageWords.yours}>
      ${own.map(({ id, name }) => option(id, name, chosen))}
      ${option(LINK, embedPageWords.aLink, chosen)}
    </optgroup>`] : []),
  ], onChange);
};

/** One of them alone is chosen with the one that it meets anyway. */
const twoLists = ({ embedding: { shows }, choose }: Fields): TemplateResult => {
  const [attacker = '', defender = ''] = shows?.split('/') ?? [];
  const field = (side: Side, chosen: string, onChange: (id: string) => void): TemplateResult =>
    select(side, embedPageWords.lists[side], [
      option('', embedPageWords.first, chosen), ...neteaLists().map(({ id, name }) => option(id, name, chosen)),
    ], onChange);
  const both = (one: string, other: string): void => choose({
    shows: one === '' && other === '' ? null : `${one || USUAL_LISTS.attacker}/${other || USUAL_LISTS.defender}`,
  });
  return html`${field('attacker', attacker, id => both(id, defender))}
    ${field('defender', defender, id => both(attacker, id))}`;
};

const match = ({ embedding, choose }: Fields): TemplateResult | typeof nothing =>
  (embedding.element !== 'odds' || embedding.ruleset !== null ? nothing : html`<label class="wide">
    <span>${embedPageWords.match}</span>
    <input
      id="match" type="text" spellcheck="false" placeholder=${embedPageWords.matchExample}
      .value=${isOwn(embedding.shows) ? '' : embedding.shows ?? ''}
      @change=${(event: Event) => choose({ shows: valueOf(event).trim() || null })}
    >
  </label>`);

const link = ({ link: typed, typeLink }: Fields): TemplateResult => html`<label class="wide">
  <span>${embedPageWords.link}</span>
  <input
    id="link" type="text" spellcheck="false" aria-describedby="link-hint" .value=${typed ?? ''}
    @change=${(event: Event) => typeLink(valueOf(event))}
  >
  <span class="note" id="link-hint">${embedPageWords.linkHint}</span>
</label>`;

/** What `controls` leaves out. */
const spared = ({ embedding: { element, without }, choose }: Fields): TemplateResult => {
  const names: Readonly<Record<string, string>> = embedPageWords.without[element];
  const toggle = (part: string) => (event: Event): void => {
    const isOff = (event.target as HTMLInputElement).checked;
    choose({ without: PARTS[element].filter(one => (one === part ? isOff : without.includes(one))) });
  };
  return html`<fieldset class="wide">
    <legend>${embedPageWords.controls}</legend>
    ${PARTS[element].map(part => html`<label class="tick">
      <input type="checkbox" .checked=${without.includes(part)} @change=${toggle(part)}>
      <span>${names[part]}</span>
    </label>`)}
  </fieldset>`;
};
