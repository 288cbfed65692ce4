/** What the oracles have to say of the odds of an assault. */
import { odds, type Odds, type OddsOptions } from '../../../src/epic-armageddon/odds/odds.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { firstThrow } from './chart.ts';
import { enumerateOdds } from './enumerate-odds.ts';
import { differences, figuresOf } from './figures.ts';
import { beyond, compared, tallyOf, type Comparison } from './sampling.ts';

/** By how much two sums of the same probabilities can differ. */
const ROUNDING = 1e-12;

export interface Verdict {
  /** How many figures have been held to the oracle. */
  readonly figures: number;
  /** Those that are wrong, each with both values. */
  readonly wrong: readonly string[];
  readonly unresolved: number;
}

/** The odds against every outcome of every throw. What the odds leave open must be next to nothing. */
export const byEnumeration = (scenario: Scenario): Verdict => {
  const { figures, left } = enumerateOdds(firstThrow(scenario));
  const answer = odds(scenario, { tolerance: ROUNDING / 10, effort: 1e9, exact: true });
  const wrong = differences(figuresOf(answer), figures, ROUNDING + answer.unresolved + left);
  return {
    figures: figures.size, unresolved: answer.unresolved,
    wrong: [...isOpen(answer.unresolved, ROUNDING), ...wrong],
  };
};

/** So far off by chance is one right figure in 15,787. */
export const FOUR_SIGMA = 4;

/** Unless said otherwise, the error of who wins must not be larger, or the plays would prove little. */
const NEGLIGIBLE = 2e-3;

/** Of figures of which more is open than this, plays prove nothing. */
const VAGUE = 0.02;

export interface PlayVerdict extends Verdict {
  /** How far the most unlikely figure is off, and the chance of the attacker, in standard deviations. */
  readonly worst: number;
  readonly attacker: number;
}

const IN_FLIGHT = /lost in flight .*\(likelihood at most (.+) %\)/;

/** How far off a figure may be: four of its stated errors, and of losses what the answer says that they leave out. */
export const openIn = (answer: Odds) => {
  const leftOut = answer.assumptions.map(said => Number(IN_FLIGHT.exec(said)?.[1] ?? 0) / 100);
  const doubt = Math.max(0, ...leftOut);
  const errors = answer.errors === undefined ? new Map<string, number>() : figuresOf({ ...answer, ...answer.errors });
  const unmet = answer.unresolved > 0 ? answer.error : 0; // a round so late that no play of the sample has come to it
  return (figure: string): number =>
    FOUR_SIGMA * (errors.get(figure) ?? unmet) + (figure.startsWith('lost ') ? doubt : 0);
};

/**
 * The odds against so many plays with the seeds from the first one; what the odds say to be unsure of is allowed for.
 *
 * @param mostUnsure how large the error of who wins may be.
 */
export const byPlay = (
  scenario: Scenario, plays: number, firstSeed: number, options: OddsOptions = {}, mostUnsure = NEGLIGIBLE,
): PlayVerdict => {
  const answer = odds(scenario, { ...options, errors: true });
  const open = openIn(answer);
  const held = compared(figuresOf(answer), tallyOf(scenario, plays, firstSeed), open)
    .filter(({ name }) => name.startsWith('winner') || open(name) < Math.max(FOUR_SIGMA * mostUnsure, VAGUE));
  const off = held.filter(({ sigmas }) => sigmas > FOUR_SIGMA);
  return {
    figures: held.length, unresolved: answer.unresolved,
    wrong: [...answer.error <= mostUnsure ? [] : [`error: ${answer.error}`], ...off.map(told)],
    worst: Math.max(...held.map(({ sigmas }) => sigmas)),
    attacker: held.find(({ name }) => name === 'winner attacker')?.sigmas ?? 0,
  };
};

const isOpen = (unresolved: number, most: number): readonly string[] =>
  (unresolved <= most ? [] : [`unresolved: ${unresolved}`]);

const told = ({ name, chance, share, sigmas }: Comparison): string =>
  `${name}: played ${share}, not ${chance}, ${sigmas.toFixed(2)} sigma off`;

/** How likely it is at most that one of so many right figures is more than four sigma off, however they depend. */
export const falseAlarm = (figures: number): number => Math.min(1, figures * beyond(FOUR_SIGMA));

/**
 * How large the sum of so many squared deviations in sigma may be, each of another assault: four of its own sigma more
 * than their number. A bias too small to show in any one figure shows here.
 */
export const largestSum = (assaults: number): number => assaults + FOUR_SIGMA * Math.sqrt(2 * assaults);
