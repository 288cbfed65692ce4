/** Who belongs in base contact: those who hit more often there than from afar. */
import { chanceOf } from '../../dice/hand.ts';
import { has, isWarEngine, valueOf, type Attack, type Combatant, type WayToFight } from '../model/combatant.ts';
import { armourInAssaults } from '../special-rules/saves-and-weapons.ts';
import { invulnerableOf } from './saves.ts';
import { readWord } from './strikes.ts';

/** What one die of a thrown number comes to on average. */
const MEAN = { halves: 2, sum: 3.5 } as const;
/** What arithmetic in another order may do to a number of hits. */
const ROUNDING = 1e-9;

const meanDice = ({ dice }: Attack): number => {
  if (typeof dice === 'number') return dice;
  const word = readWord(dice);
  return word.dice * MEAN[word.read];
};

/** Hits to be expected in one way to fight: its own dice, all of a war engine’s, and extra attacks. @rule A4.2, W1 */
export const expectedHits = (combatant: Combatant, by: WayToFight): number => {
  const own = isWarEngine(combatant) ? combatant.damageCapacity : 1;
  const dice = combatant.attacks[by].reduce((sum, attack, i) => sum + (i === 0 ? own : meanDice(attack)), 0);
  return dice * chanceOf(valueOf(combatant, by));
};

/** By how many hits it does more in base contact than in a firefight; negative: it is better at firing. */
export const gainInContact = (combatant: Combatant): number =>
  expectedHits(combatant, 'close-combat') - expectedHits(combatant, 'firefight');

/** How likely an ordinary hit is to kill, whatever cover it stands in. @rule V1, V4, V9 */
const chanceToFall = (combatant: Combatant): number => {
  const pierced = 1 - chanceOf(armourInAssaults(combatant) ?? combatant.armour);
  const again = has(combatant, 'reinforced-armour') ? pierced : 1;
  return pierced * again * (1 - chanceOf(invulnerableOf(combatant)));
};

const difference = (a: number, b: number): number => (Math.abs(a - b) < ROUNDING ? 0 : a - b);

/** Negative: the first rather stands in contact. Those who gain most there; of alike ones the worse save. */
export const byGainInContact = (a: Combatant, b: Combatant): number =>
  difference(gainInContact(b), gainInContact(a)) || difference(chanceToFall(b), chanceToFall(a));

/** Stands in the order in which they go into contact; alike ones in that of their list. */
export const inContactOrder = <T>(stands: readonly T[], combatantOf: (stand: T) => Combatant): readonly T[] =>
  [...stands].sort((a, b) => byGainInContact(combatantOf(a), combatantOf(b)));
