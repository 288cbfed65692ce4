/** What is said of odds while an assault is played, in one place. */
import type { Counted } from '../../../src/epic-armageddon/odds/what-counts.ts';
import type { Side } from '../../../src/epic-armageddon/state.ts';

const ONE: Readonly<Record<Counted, string>> = {
  hits: 'hit', saves: 'save', attacks: 'attack', damage: 'point', criticals: 'critical hit', splash: 'hit',
  result: 'point', terrain: 'success', test: 'success', markers: 'Blast marker',
};
const MANY: Readonly<Record<Counted, string>> = {
  hits: 'hits', saves: 'saves', attacks: 'attacks', damage: 'points', criticals: 'critical hits', splash: 'hits',
  result: 'points', terrain: 'successes', test: 'successes', markers: 'Blast markers',
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Hits', saves: 'Saves', attacks: 'Attacks', damage: 'Damage', criticals: 'Critical hits', splash: 'Hits around',
  result: 'Higher die', terrain: 'Terrain tests', test: 'Action test', markers: 'Blast markers',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Attacker', defender: 'Defender' };

export const words = {
  ...NAMES,
  names: NAMES,
  heads: HEADS,
  count: (counted: Counted, count: number): string => `${count} ${count === 1 ? ONE[counted] : MANY[counted]}`,
  fromHere: 'Odds from here',
  nobody: (chance: string): string => `nobody ${chance}`,
  nobodyInReach: 'As things stand nobody is within reach, and nothing is fought.',
  before: (chance: string): string => `was ${chance} before the throw`,
  exact: 'exact',
  working: 'Working out the odds …',
  following: 'being worked out …',
  open: (share: string): string => `${share} not followed`,
  bounds: (least: string, most: string): string => `at least ${least} and at most ${most}`,
  unfinished: 'No odds as long as this step cannot end as it stands.',
  notLoaded: 'The odds could not be loaded.',
  said: (attacker: string, defender: string): string => `Attacker ${attacker}, defender ${defender}.`,
  saidNobody: 'Nobody is within reach.',
  stakes: 'What hangs on this throw',
  stakesOf: (side: Side, counted: Counted): string => `${NAMES[side]}: ${HEADS[counted].toLowerCase()}`,
  at: (what: string, chance: string): string => `at ${what} ${chance}`,
  chance: 'Chance',
  wins: { attacker: 'Attacker wins', defender: 'Defender wins' },
  all: 'All numbers',
  result: 'Result',
  lead: (count: number): string =>
    (count === 0 ? 'a tie' : `${count > 0 ? 'attacker' : 'defender'} by ${Math.abs(count)}`),
  tie: (chance: string, wins: string): string => `a tie in ${chance}; after it the attacker wins in ${wins}`,
  notFollowed: 'not followed',
  luck: 'Luck',
  lucky: (side: Side, points: string): string => `The dice were worth ${points} points to the ${side}.`,
  even: 'The dice have favoured nobody.',
  biggest: 'Most of all:',
  moment: (what: string, swing: string, side: Side): string => `${what}, ${swing} points for the ${side}.`,
  rolled: (side: Side, counted: Counted, thrown: string, expected: string): string =>
    `the ${side}’s ${HEADS[counted].toLowerCase()}, ${thrown} where ${expected} were to be expected`,
  higher: (attacker: number, defender: number): string =>
    `the attacker’s ${attacker} against the defender’s ${defender}`,
  totals: 'Thrown, and expected',
  thrown: 'Thrown',
  expected: 'Expected',
  throws: 'Throw by throw',
  throw: 'Throw',
  swing: 'Attacker’s chance',
  inRound: (title: string, round: number): string => (round === 1 ? title : `${title}, round ${round}`),
  of: (thrown: string, expected: string): string => `${thrown} (${expected})`,
  reckoning: 'Reckoning what every throw has turned …',
  leftOut: 'Throws whose odds could not be worked out are left out.',
} as const;
