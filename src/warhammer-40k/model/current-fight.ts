/** The fight that is being fought: read, and changed. */
import { note, type EventKey, type OptionalValues } from './log.ts';
import type { EventValues } from './log-entries.ts';
import { combatOf, isAlive } from './roster.ts';
import type { Combat, Model, Phase } from './state.ts';
import type { Fight, Strike } from './fight.ts';

/** The fight that is being fought. @throws Error where nobody fights. */
export const presentFight = ({ fight }: Phase): Fight => {
  if (fight === null) throw new Error('Nobody fights.');
  return fight;
};

/** What a fight begins without. */
export const UNTESTED = {
  testing: [], afraid: [], raging: [], rampage: { attacker: 0, defender: 0 }, hammers: [],
} as const;

export const withFight = (phase: Phase, change: Partial<Fight>): Phase =>
  ({ ...phase, fight: { ...presentFight(phase), ...change } });

export const withStrikes = (phase: Phase, change: (strike: Strike) => Strike): Phase =>
  withFight(phase, { strikes: presentFight(phase).strikes.map(change) });

/**
 * The combat that is being fought.
 *
 * @throws Error where nobody fights.
 */
export const presentCombat = (phase: Phase): Combat => combatOf(phase, presentFight(phase).combat);

/**
 * Everybody alive in the combat that is being fought, in the order of the scenario.
 *
 * @throws Error where nobody fights.
 */
export const fightersIn = (phase: Phase): readonly Model[] => {
  const { units } = presentCombat(phase);
  return phase.models.filter(model => isAlive(model) && units.includes(model.unit));
};

export const noteFight = <K extends EventKey>(
  phase: Phase, rule: string, key: K, ...given: OptionalValues<EventValues[K]>
): Phase => note(phase, 'fight', rule, key, ...given);
