/** Critical hits and points of damage in words. */
import { isWarEngine } from '../../src/epic-armageddon/combatant.ts';
import { capacityLeft, CRITICAL, criticalOf } from '../../src/epic-armageddon/damage.ts';
import { listOf } from '../../src/epic-armageddon/wording.ts';
import type { Critical, Effect, Splash } from '../../src/epic-armageddon/profile.ts';
import { combatantOf } from '../../src/epic-armageddon/roster.ts';
import type { Assault, Unit } from '../../src/epic-armageddon/state.ts';
import { countOf } from './wording.ts';

export { CRITICAL };

const BLASTS: Readonly<Record<Effect, string>> = {
  normal: 'a hit', 'ignore-cover': 'a hit that ignores cover', lance: 'a lance hit', sniper: 'a hit',
  'macro-weapon': 'a macro-weapon hit', 'titan-killer': 'a Titan Killer hit',
};

const splashWords = ({ within, hitOn, effect }: Splash): string =>
  `everybody within ${within} cm takes ${BLASTS[effect]}${hitOn === 1 ? '' : ` on ${hitOn}+`}`;

const damageWords = (damage: Critical['damage']): string | null => {
  if (damage === 'all') return 'it is destroyed';
  return damage === 0 ? null : `it loses ${countOf(damage, 'further point')}`;
};

/** What a critical hit on a unit does: 'it is destroyed and everybody within 5 cm takes a hit on 6+'. @rule W6 */
export const criticalWords = (assault: Assault, unit: Unit): string => {
  const { damage, splash, entered, later } = criticalOf(assault, unit);
  const parts = [
    damageWords(damage), splash === null ? null : splashWords(splash),
    entered ? 'you enter what else its datasheet says' : null, later ? 'more follows after the assault' : null,
  ];
  const words = parts.filter(part => part !== null);
  return words.length === 0 ? 'nothing in an assault' : listOf(words);
};

/** 'Damage 3 of 8', null for what a hit destroys or has not been hurt. @rule W5 */
export const damageOf = (assault: Assault, unit: Unit): string | null => {
  const combatant = combatantOf(assault, unit);
  if (!isWarEngine(combatant) || unit.damage === 0) return null;
  return `damage ${unit.damage} of ${combatant.damageCapacity}`;
};

/** 'two points left' */
export const leftWords = (assault: Assault, unit: Unit): string =>
  `${countOf(capacityLeft(assault, unit), 'point')} left`;
