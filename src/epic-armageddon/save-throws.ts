/** Throws that follow an allocation, entered and told: saves, damage and critical hits. */
import { assaultWith } from './copies.ts';
import { note } from './log.ts';
import { resolveSaves, saveHands } from './save-dice.ts';
import { dealFaces } from '../dice/hand.ts';
import { unitOf } from './roster.ts';
import type { Assault } from './state.ts';

/** The rule that each kind of throw goes by. */
const RULES: Readonly<Record<string, string>> = { invulnerable: 'V9', damage: 'H10', critical: 'W6' };

interface Rolled {
  readonly unit: string;
  readonly faces: readonly number[];
}

/** "Boyz 1 3", "Warlord 6 2 5": the faces of each unit, in the order in which its first die lay. */
const rollsOf = (rolled: readonly Rolled[]): readonly string[] =>
  [...new Set(rolled.map(({ unit }) => unit))].map(unit =>
    [unit, ...rolled.filter(one => one.unit === unit).flatMap(one => one.faces)].join(' '));

/** Enters a throw of saves, of damage, or for critical hits. @rule V10, H10, W6 */
export const enterSaves = (assault: Assault, faces: readonly number[]): Assault => {
  const hands = saveHands(assault);
  const shown = dealFaces(hands, faces);
  const rolls = rollsOf(hands.map((hand, i) => ({ unit: unitOf(assault, hand.units[0]!).name, faces: shown[i]! })));
  const { side, purpose } = hands[0]!;
  const saved: Assault = assaultWith(assault, { volley: resolveSaves(assault, faces) });
  return note(saved, assault.volley!.step, RULES[purpose] ?? 'V10', 'saves-thrown', { side, purpose, rolls });
};
