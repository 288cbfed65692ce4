/** The Toughness by which a unit is wounded: its majority, or what its owner chooses. */
import { toWound } from './charts.ts';
import { RENDS_ON } from './hit.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { presentFight, noteFight, withStrikes } from '../model/current-fight.ts';
import { toughnessesOf } from './struck.ts';
import type { Strike } from '../model/fight.ts';

/**
 * Every unit that is struck gets its Toughness, afresh at every rung. Where its owner has a choice that makes any
 * difference to those who have hit, the owner is asked; the highest is what is usually chosen.
 *
 * @rule 40k.41, 40k.42
 */
export const settleToughness = (phase: Phase): Phase => {
  const target = nextTarget(phase);
  if (target === null) return phase;
  const values = toughnessesOf(phase, target);
  const strikes = presentFight(phase).strikes.filter(strike => strike.target === target);
  const usual = values.at(-1)!;
  if (!isWorthAsking(strikes, values)) return settleToughness(withToughness(phase, target, usual));
  return {
    ...phase,
    choice: {
      question: 'toughness', about: target, side: unitOf(phase, target).side, options: values.map(String),
      usual: String(usual), rule: '40k.42',
    },
  };
};

/** The owner of the unit in question has chosen. @rule 40k.42 */
export const chooseToughness = (phase: Phase, option: string): Phase => {
  const target = nextTarget(phase)!;
  const told = noteFight(phase, '40k.42', 'toughness-chosen', { unit: unitOf(phase, target).name, toughness: option });
  return withToughness(told, target, Number(option));
};

const nextTarget = (phase: Phase): string | null =>
  presentFight(phase).strikes.find(({ toughness }) => toughness === null)?.target ?? null;

const isWorthAsking = (strikes: readonly Strike[], values: readonly number[]): boolean => {
  const needing = strikes.filter(({ hits, rending }) => hits! > rending);
  const outcomes = values.map(value =>
    needing.map(strike => `${needToWound(strike, value)} ${throwsAgain(strike, value)}`).join());
  return new Set(outcomes).size > 1;
};

const withToughness = (phase: Phase, target: string, toughness: number): Phase => withStrikes(phase, strike => (
  strike.target === target ? { ...strike, toughness, toWound: needToWound(strike, toughness) } : strike));

/** What a blow has to do with how it wounds. */
type Blow = Pick<Strike, 'rules' | 'strength'>;

/**
 * The lowest face that wounds; null: none does. By the chart, unless the weapon wounds on a number of its own, or on
 * the better of the two; a six of a weapon that rends to wound wounds anybody.
 *
 * @rule 40k.43, 40k.55
 */
export const needToWound = ({ rules, strength }: Blow, toughness: number): number | null => {
  const chart = toWound(strength, toughness) ?? (rules.rends === 'to-wound' ? RENDS_ON : null);
  if (rules.woundsOn === null) return chart;
  return rules.isByChartToo ? Math.min(rules.woundsOn, chart ?? Infinity) : rules.woundsOn;
};

/** Whether wound dice that fail are thrown again. @rule 40k.55 */
export const throwsAgain = ({ rules: { rerollsWounds }, strength }: Blow, toughness: number | null): boolean =>
  rerollsWounds === 'always' || (rerollsWounds === 'if-stronger' && toughness !== null && strength > toughness);
