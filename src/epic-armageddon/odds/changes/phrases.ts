/** Changes in English words. Another language is another record of these. */
import type { Side } from '../../model/procedure.ts';
import { withAnd } from '../../../shared/wording.ts';
import type { Change, ChangeKind } from './change.ts';

/** What each kind of change is told with. All names are those that units and formations have on the table. */
export interface ChangeValues {
  /** `other`: who touched the enemy before. */
  'contact-swap': { side: Side; unit: string; other: string; enemy: string };
  'contact-more': { side: Side; unit: string; enemy: string };
  'contact-fewer': { side: Side; unit: string; enemy: string };
  /** `other`: whom it touched before. */
  'contact-other': { side: Side; unit: string; enemy: string; other: string };
  /** `closing`: who moves for it. */
  'held-back': { side: Side; unit: string; closing: readonly string[] };
  firefight: { side: Side };
  'marker-fewer': { side: Side; formation: string; markers: number };
  'marker-more': { side: Side; formation: string; markers: number };
  'support-more': { side: Side; unit: string };
  'support-fewer': { side: Side; unit: string };
  /** `kind`: that of the terrain, as `TERRAIN` has it. */
  'cover-given': { terrain: string; kind: string; cover: number };
  'cover-taken': Readonly<Record<never, never>>;
  character: { side: Side; character: string; unit: string };
  shot: { side: Side; formation: string; kills: number; units: readonly string[]; closing: readonly string[] };
  /** `ruling`, `answer`: their ids; `question`, `text`: the same as sentences. */
  ruling: { ruling: string; answer: string; question: string; text: string };
}

/** A change as it is told: what is done, in few words, and what comes of it. */
export interface ChangeWords {
  readonly name: string;
  readonly more: string;
}

/** The words of each kind of change. */
export type Changes = { readonly [K in ChangeKind]: (values: Readonly<ChangeValues[K]>) => ChangeWords };

const markersOf = (markers: number): string =>
  (markers === 1 ? '1 Blast marker' : `${markers || 'no'} Blast markers`);

/** Who moves up, or back, because of a change. */
const closingUp = (units: readonly string[]): string => (units.length === 0 ? '' : ` · closing up: ${withAnd(units)}`);

export const CHANGES: Changes = {
  'contact-swap': ({ side, unit, other, enemy }) => ({
    name: side === 'attacker' ? `Swap ${unit} in` : `They swap ${unit} in`, more: `for ${other}, against ${enemy}`,
  }),
  'contact-more': ({ unit, enemy }) => ({ name: `${unit} into contact`, more: `touches ${enemy}` }),
  'contact-fewer': ({ unit, enemy }) => ({ name: `${unit} out of contact`, more: `stands back from ${enemy}` }),
  'contact-other': ({ unit, enemy, other }) => ({ name: `${unit} against ${enemy}`, more: `rather than ${other}` }),
  'held-back': ({ side, unit, closing }) => ({
    name: side === 'attacker' ? `Hold ${unit} back` : `They hold ${unit} back`,
    more: `still counts as a unit${closingUp(closing)}`,
  }),
  firefight: () => ({ name: 'Firefight, nobody touches', more: 'from outside their zones of control' }),
  'marker-fewer': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'Wait until a marker is gone' : 'A marker of theirs gone',
    more: `${formation} with ${markersOf(markers)}`,
  }),
  'marker-more': ({ side, formation, markers }) => ({
    name: side === 'attacker' ? 'A marker more on you' : 'Wait for a marker on them',
    more: `${formation} with ${markersOf(markers)}`,
  }),
  'support-more': ({ side, unit }) => ({
    name: side === 'attacker' ? `Bring ${unit} in support` : `They bring ${unit} in support`, more: 'within 15 cm',
  }),
  'support-fewer': ({ unit }) => ({ name: `${unit} does not support`, more: 'out of reach' }),
  'cover-given': ({ terrain, cover }) =>
    ({ name: `Their infantry in ${terrain.toLowerCase()}`, more: `cover save of ${cover}+` }),
  'cover-taken': () => ({ name: 'Their infantry in the open', more: 'no cover save' }),
  character: ({ side, character, unit }) => ({
    name: `${character} joins ${unit}`,
    more: side === 'attacker' ? 'one more character' : 'one more character of theirs',
  }),
  shot: ({ side, units, closing }) => ({
    name: `${side === 'defender' ? 'Kill' : 'They kill'} ${withAnd(units)}`,
    more: `with its Blast markers${closingUp(closing)}`,
  }),
  ruling: ({ question, text }) => ({ name: text, more: question }),
};

/** What a change is, in words. */
export const changeInWords = (
  { kind, values }: Pick<Change, 'kind' | 'values'>, changes: Changes = CHANGES,
): ChangeWords => (changes[kind] as (values: Change['values']) => ChangeWords)(values);
