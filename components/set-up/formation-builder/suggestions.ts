/** What a text may mean: formations of the lists, units, characters, profiles of one's own. */
import type { Found } from '../../../src/army-lists/choices/search.ts';
import { searchTermsOf } from '../../../src/army-lists/search-terms.ts';
import type { Profile } from '../../../src/epic-armageddon/model/profile.ts';
import { cardWords } from './card-words.ts';
import type { ArmyCatalogue } from '../lazy-parts.ts';
import type { Candidate } from './formation-units.ts';
import type { Suggestion } from './search-field.ts';

const MOST_UNITS = 8;

/** Between the things that somebody types. */
const BETWEEN = /[,;+\n]|(?<![\p{L}\p{N}-])(?:with|and|in|vs?|against)(?![\p{L}\p{N}-])/giu;
/** A number before a name. */
const COUNT = /^\s*(?:\d+\s*[x×]?\s+|an?\s+)?/iu;

/** Where the last name of a text begins, behind its number. */
const startOfLast = (text: string): number => {
  const between = [...text.matchAll(BETWEEN)].at(-1);
  const from = between === undefined ? 0 : between.index + between[0].length;
  return from + (COUNT.exec(text.slice(from))?.[0].length ?? 0);
};

/** The last name of a text, behind its number. */
export const lastOf = (text: string): string => text.slice(startOfLast(text));

/** The same text with another last name. */
export const withLast = (text: string, name: string): string => `${text.slice(0, startOfLast(text))}${name}`;

/** What the last name of a text may mean; formations only where it is all there is. */
export const foundFor = (text: string, { find }: ArmyCatalogue): readonly Found[] => {
  const from = startOfLast(text);
  return find(text.slice(from)).filter(({ kind }) => from === 0 || kind === 'unit');
};

/** Formations and units; their ids are their places among those found. */
export const suggestionsFor = (text: string, catalogue: ArmyCatalogue): readonly Suggestion[] => {
  const { library } = catalogue;
  return foundFor(text, catalogue).map((found, at): Suggestion => (found.kind === 'formation'
    ? { id: String(at), label: found.formation.name, detail: `${found.list.name}: ${found.says}` }
    : {
        id: String(at),
        label: found.unit.name,
        detail: found.unit.forces.slice(0, 2).map(force => library.forces[force] ?? force).join(', '),
      }));
};

/** Who may be added to a formation: profiles of one's own first. */
export const candidatesIn = (
  text: string, { library }: ArmyCatalogue, own: Readonly<Record<string, Profile>>,
): readonly Candidate[] => {
  const said = searchTermsOf(text);
  const isMeant = ({ name }: Profile): boolean =>
    said.length > 0 && said.every(word => searchTermsOf(name).some(one => one.startsWith(word)));
  const mine = Object.entries(own).filter(([, profile]) => isMeant(profile))
    .map(([id, profile]) => candidate(id, profile, cardWords.types[profile.type]));
  const others = library.search(text, MOST_UNITS).flatMap(({ unit }) => (unit.profile === null ? [] : [
    candidate(unit.id, unit.profile, unit.forces.slice(0, 2).map(force => library.forces[force] ?? force).join(', ')),
  ]));
  return [...mine, ...others].slice(0, MOST_UNITS);
};

const candidate = (id: string, { name, type }: Profile, detail: string): Candidate =>
  ({ id, name, detail, isCharacter: type === 'character' });
