/** The fight that is being fought, and what is told of it. */
import { note, type EventKey, type Given } from '../model/log.ts';
import type { EventValues } from '../explain/phrases/values.ts';
import { combatOf, isAlive } from '../model/roster.ts';
import type { Combat, Fight, Model, Phase, Strike } from '../model/state.ts';

/** The fight that is being fought. @throws Error where nobody fights. */
export const fightOf = ({ fight }: Phase): Fight => {
  if (fight === null) throw new Error('Nobody fights.');
  return fight;
};

export const withFight = (phase: Phase, change: Partial<Fight>): Phase =>
  ({ ...phase, fight: { ...fightOf(phase), ...change } });

export const withStrikes = (phase: Phase, change: (strike: Strike) => Strike): Phase =>
  withFight(phase, { strikes: fightOf(phase).strikes.map(change) });

/**
 * The combat that is being fought.
 *
 * @throws Error where nobody fights.
 */
export const combatNow = (phase: Phase): Combat => combatOf(phase, fightOf(phase).combat);

/**
 * Everybody alive in the combat that is being fought, in the order of the scenario.
 *
 * @throws Error where nobody fights.
 */
export const fightersIn = (phase: Phase): readonly Model[] => {
  const { units } = combatNow(phase);
  return phase.models.filter(model => isAlive(model) && units.includes(model.unit));
};

export const tell = <K extends EventKey>(
  phase: Phase, rule: string, key: K, ...given: Given<EventValues[K]>
): Phase => note(phase, 'fight', rule, key, ...given);
