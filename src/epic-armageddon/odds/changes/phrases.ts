/** Changes as English sentences. Another language is another record of these. */
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

/** A sentence for each kind of change. */
export type Changes = { readonly [K in ChangeKind]: (values: Readonly<ChangeValues[K]>) => string };

const markersOf = (markers: number): string =>
  (markers === 1 ? '1 Blast marker' : `${markers || 'no'} Blast markers`);

/** Who moves up, or back, because of a change. */
const closingUp = (units: readonly string[]): string => (units.length === 0 ? '' : ` Closing up: ${withAnd(units)}.`);

export const CHANGES: Changes = {
  'contact-swap': ({ side, unit, other, enemy }) =>
    `${unit} and ${other} of the ${side} change places: ${unit} touches ${enemy}.`,
  'contact-more': ({ side, unit, enemy }) => `One more of the ${side} in contact: ${unit} touches ${enemy}.`,
  'contact-fewer': ({ side, unit, enemy }) => `One fewer of the ${side} in contact: ${unit} stands back from ${enemy}.`,
  'contact-other': ({ side, unit, enemy, other }) => `${unit} of the ${side} touches ${enemy} rather than ${other}.`,
  'held-back': ({ side, unit, closing }) => `${unit} of the ${side} is held back, out of reach.${closingUp(closing)}`,
  'marker-fewer': ({ side, formation, markers }) => (side === 'attacker'
    ? `Waiting until a Blast marker is gone: ${formation} has ${markersOf(markers)}.`
    : `One Blast marker fewer: ${formation} has ${markersOf(markers)}.`),
  'marker-more': ({ formation, markers }) => `One Blast marker more: ${formation} has ${markersOf(markers)}.`,
  'support-more': ({ side, unit }) => `One more supports the ${side}: ${unit}.`,
  'support-fewer': ({ side, unit }) => `One fewer supports the ${side}: ${unit} is not there.`,
  'cover-given': ({ terrain, cover }) =>
    `The defender’s infantry stands in ${terrain.toLowerCase()}, with a cover save of ${cover}+.`,
  'cover-taken': () => 'The defender’s infantry stands in the open.',
  character: ({ side, character, unit }) => `${character} joins ${unit} of the ${side}.`,
  shot: ({ formation, units, closing }) =>
    `Shot at before the charge, ${formation} loses ${withAnd(units)}.${closingUp(closing)}`,
  ruling: ({ question, text }) => `${question} ${text}`,
};

/** What a change is, as a sentence. */
export const changeSentence = (
  { kind, values }: Pick<Change, 'kind' | 'values'>, changes: Changes = CHANGES,
): string => (changes[kind] as (values: Change['values']) => string)(values);
