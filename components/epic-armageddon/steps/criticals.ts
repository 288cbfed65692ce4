/** Critical hits and points of damage in words. */
import { isWarEngine } from '../../../src/epic-armageddon/model/combatant.ts';
import { CRITICAL, criticalOf } from '../../../src/epic-armageddon/attacks/damage.ts';
import type { Critical, Splash } from '../../../src/epic-armageddon/model/profile.ts';
import { combatantOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { listed } from '../../shared/languages/forms.ts';
import { centimetres } from './wording.ts';
import { settlingWords } from './hit-words.ts';

export { CRITICAL };

const splashWords = ({ within, hitOn, effect }: Splash): string =>
  (hitOn === 1
    ? settlingWords.splash(centimetres(within), settlingWords.blasts[effect])
    : settlingWords.splashOn(centimetres(within), settlingWords.blasts[effect], hitOn));

const damageWords = (damage: Critical['damage']): string | null => {
  if (damage === 'all') return settlingWords.destroyed;
  return damage === 0 ? null : settlingWords.loses(damage);
};

/** What a critical hit on a unit does: 'it is destroyed and everybody within 5 cm takes a hit on 6+'. @rule W6 */
export const criticalWords = (
  assault: Assault, unit: Unit, { damage, splash, moves, entered, later } = criticalOf(assault, unit),
): string => {
  const parts = [
    damageWords(damage), splash === null ? null : splashWords(splash),
    moves === undefined ? null : settlingWords.moves(centimetres(moves)),
    entered ? settlingWords.entered : null, later ? settlingWords.later : null,
  ];
  const does = parts.filter(part => part !== null);
  return does.length === 0 ? settlingWords.nothing : listed(does);
};

/** 'Damage 3 of 8', null for what a hit destroys or has not been hurt. @rule W5 */
export const damageOf = (assault: Assault, unit: Unit): string | null => {
  const combatant = combatantOf(assault, unit);
  if (!isWarEngine(combatant) || unit.damage === 0) return null;
  return settlingWords.damage(unit.damage, combatant.damageCapacity);
};
