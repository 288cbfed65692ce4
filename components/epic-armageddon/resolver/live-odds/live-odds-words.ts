/** What is said of odds while an assault is played, in one place. */
import type { Counted } from '../../../../src/epic-armageddon/odds/luck.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { counted as countOf, type Forms } from '../../../shared/languages/forms.ts';
import { spoken } from '../../../shared/languages/spoken.ts';

const HITS = { one: 'hit', other: 'hits' } as const;
const POINTS = { one: 'point', other: 'points' } as const;
const SUCCESSES = { one: 'success', other: 'successes' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'save', other: 'saves' }, attacks: { one: 'attack', other: 'attacks' }, damage: POINTS,
  criticals: { one: 'critical hit', other: 'critical hits' }, splash: HITS, result: POINTS, terrain: SUCCESSES,
  test: SUCCESSES, markers: { one: 'Blast marker', other: 'Blast markers' },
};
/** What is counted, as a heading. */
export const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Hits', saves: 'Saves', attacks: 'Attacks', damage: 'Damage', criticals: 'Critical hits', splash: 'Hits around',
  result: 'Higher die', terrain: 'Terrain tests', test: 'Action test', markers: 'Blast markers',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** Why there are no odds. */
export const liveOddsWords = spoken('resolver/live-odds', {
  nobodyInReach: 'As things stand nobody is within reach, and nothing is fought.',
  unfinished: 'No odds as long as this step cannot end as it stands.',
  notLoaded: 'The odds could not be loaded.',
});

/** What hangs on a throw, and what throws have turned. */
export const throwWords = spoken('resolver/throws', {
  names: NAMES,
  heads: HEADS,
  stakes: 'What hangs on this throw',
  stakesOf: (side: Side, counted: Counted): string => `${NAMES[side]}: ${HEADS[counted].toLowerCase()}`,
  /** What a side's chance is once so much has been thrown. */
  at: (counted: Counted, count: number, chance: string): string => `at ${countOf(count, COUNTS[counted])} ${chance}`,
  chance: 'Chance',
  wins: { attacker: 'Attacker wins', defender: 'Defender wins' },
  all: 'All numbers',
  result: 'Result',
  lead: (count: number): string =>
    (count === 0 ? 'a tie' : `${count > 0 ? 'attacker' : 'defender'} by ${Math.abs(count)}`),
  resultAt: (attacker: string, defender: string): string => `Attacker ${attacker}, defender ${defender}.`,
  resultOrTie: (attacker: string, defender: string, tie: string, wins: string): string =>
    `Attacker ${attacker}, defender ${defender}, a tie in ${tie}; after it the attacker wins in ${wins}.`,
  inRound: (title: string, round: number): string => (round === 1 ? title : `${title}, round ${round}`),
});
