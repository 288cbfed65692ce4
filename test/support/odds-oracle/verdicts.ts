/** What the oracles have to say of the odds of an assault. */
import { odds, type Odds, type OddsOptions } from '../../../src/epic-armageddon/odds/odds.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { firstThrow } from './chart.ts';
import { enumerateOdds } from './enumerate-odds.ts';
import { differences, figuresOf, namesIn } from './figures.ts';
import { beyond, compared, type Comparison, type Tally } from './sampling.ts';

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
  readonly plays: number;
}

const IN_FLIGHT = /lost in flight .*\(likelihood at most (.+) %\)/;

/** How likely whoever is lost in flight is not counted. */
const leftOutIn = ({ assumptions }: Odds): number =>
  Math.max(0, ...assumptions.map(said => Number(IN_FLIGHT.exec(said)?.[1] ?? 0) / 100));

/** One standard error of each figure; a round that no play of the sample has come to is as unsure as who wins. */
const errorIn = (answer: Odds): ((figure: string) => number) => {
  const errors = answer.errors === undefined ? new Map<string, number>() : figuresOf({ ...answer, ...answer.errors });
  const unmet = answer.unresolved > 0 ? answer.error : 0;
  return figure => errors.get(figure) ?? unmet;
};

/** How far off a figure may be: four of its stated errors, and of losses what the answer says that they leave out. */
export const openIn = (answer: Odds) => {
  const [doubt, error] = [leftOutIn(answer), errorIn(answer)];
  return (figure: string): number => FOUR_SIGMA * error(figure) + (figure.startsWith('lost ') ? doubt : 0);
};

/** A figure is never so many of its stated errors off: chance would have it so in one of 1,200,000. */
const NEVER = 8;
/** How often chance has a figure more than four of its errors off, as these are estimated from sixteen parts. */
const BEYOND_FOUR = 1.16e-3;

export interface ClosedVerdict extends Verdict {
  /** Figures more than four of their stated errors off. */
  readonly beyond: number;
}

/** What a sample tells against all rounds followed to their ends, which somebody insists on. */
export const byClosing = (scenario: Scenario): ClosedVerdict => {
  const exact = odds(scenario, { exact: true, effort: 3e7, tolerance: 1e-9 });
  const sampled = odds(scenario, { errors: true });
  const [error, told, truth] = [errorIn(sampled), figuresOf(sampled), figuresOf(exact)];
  const isSame = (leftOutIn(exact) > 0) === (leftOutIn(sampled) > 0);
  const names = namesIn(told, truth).filter(name => isSame || !name.startsWith('lost '));
  const apart = (name: string): number => Math.abs((told.get(name) ?? 0) - (truth.get(name) ?? 0));
  const off = names.filter(name => apart(name) > FOUR_SIGMA * error(name) + exact.unresolved + ROUNDING);
  const wrong = off.filter(name => apart(name) > NEVER * error(name))
    .map(name => `${name}: told ${told.get(name) ?? 0}, not ${truth.get(name) ?? 0}, error ${error(name)}`);
  return {
    figures: names.length, beyond: off.length, unresolved: exact.unresolved,
    wrong: [...isOpen(exact.unresolved, 1e-9), ...sampled.error > 0 ? [] : ['nothing was sampled'], ...wrong],
  };
};

/** How many of so many right figures may be more than four of their errors off. */
export const mostBeyond = (figures: number): number =>
  figures * BEYOND_FOUR + FOUR_SIGMA * Math.sqrt(figures * BEYOND_FOUR);

/**
 * The odds against plays; what the odds say to be unsure of is allowed for.
 *
 * @param mostUnsure how large the error of who wins may be.
 */
export const byPlay = (
  scenario: Scenario, tally: Tally, options: OddsOptions = {}, mostUnsure = NEGLIGIBLE,
): PlayVerdict => {
  const answer = odds(scenario, { ...options, errors: true });
  const open = openIn(answer);
  const held = compared(figuresOf(answer), tally, open)
    .filter(({ name }) => name.startsWith('winner') || open(name) < Math.max(FOUR_SIGMA * mostUnsure, VAGUE));
  const off = held.filter(({ sigmas }) => sigmas > FOUR_SIGMA);
  return {
    figures: held.length, unresolved: answer.unresolved, plays: tally.plays,
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
