/** What is said of a table with weapons that its text does not have, or grenades that it gives nothing to do. */
import type { Ruled } from '../../../src/warhammer-40k/editions/answers.ts';
import type { Profile } from '../../../src/warhammer-40k/model/profile.ts';
import { idleGrenades, refusedWeapons, type WeaponRefusal } from '../../../src/warhammer-40k/model/refused-weapons.ts';
import { phaseWords } from './phase-words.ts';

/** Who plays by a text, and with what. */
export interface Armed extends Ruled {
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** Whether there are any. */
export const isRefused = (armed: Armed): boolean => refusedWeapons(armed, armed.profiles).length > 0;

/** Why each of them is refused, and what that means here; empty: the text has all of them. */
export const refusedInWords = (armed: Armed): readonly string[] => {
  const refused = refusedWeapons(armed, armed.profiles);
  const reasons = [...new Set(refused.map(({ why }) => why))];
  const namesOf = (why: WeaponRefusal): string =>
    [...new Set(refused.filter(one => one.why === why).map(({ weapon }) => weapon.name))].join(', ');
  return reasons.length === 0 ? [] : [...reasons.map(why => phaseWords.refused[why](namesOf(why))), phaseWords.playsOn];
};

/** The same, and which grenades do nothing. */
export const notHadInWords = (armed: Armed): readonly string[] => {
  const idle = idleGrenades(armed, Object.values(armed.profiles).flatMap(({ grenades }) => grenades));
  return [...refusedInWords(armed), ...(idle.length === 0 ? [] : [phaseWords.idleGrenades(idle.join(', '))])];
};
