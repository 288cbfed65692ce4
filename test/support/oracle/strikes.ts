/** Who strikes at whom, and with which of his dice. */
import { diceOf, type Dice, type Way } from './dice.ts';
import type { Field } from './field.ts';
import { isTouching } from './geometry.ts';
import { reaches, isOnTable, type Losses } from './losses.ts';
import type { Stand } from './sheet.ts';

/** Some dice of a unit, all thrown one way. */
export interface Strike {
  readonly stand: Stand;
  readonly way: Way;
  readonly dice: readonly Dice[];
  /** The places of those whom a war engine's hits may fall on; of those in the sights of another unit. */
  readonly reach: readonly number[];
}

/** The ways open to a unit, with the places of the enemies whom each of them may reach. */
type Open = { readonly [way in Way]: readonly number[] };

/** Whether a unit prefers a firefight to close combat and can have its way. */
export const forcesFirefight = ({ abilities, cc, ff }: Stand): boolean =>
  abilities.includes('support-craft')
  || (abilities.includes('skimmer') && ff !== null && (cc === null || ff < cc));

/**
 * Close combat is open against those in contact, unless the unit or all of them prefer a firefight. A firefight is open
 * to whoever cannot fight hand to hand, and to war engines besides against all who are not in contact.
 *
 * @param enemies also those in transports, who open nothing but can be reached when they get out
 * @rule A4.2, W2, W3
 */
const openTo = (field: Field, losses: Losses, stand: Stand, enemies: readonly Stand[]): Open => {
  const inReach = enemies.filter(enemy => reaches(field, losses, stand, enemy));
  const touched = inReach.filter(enemy => isTouching(stand, enemy));
  const keepsOff = forcesFirefight(stand) || touched.filter(enemy => isOnTable(losses, enemy)).every(forcesFirefight);
  const apart = inReach.filter(enemy => !touched.includes(enemy));
  const firefight = stand.isEngine ? apart : [];
  const open = keepsOff ? { cc: [], ff: inReach } : { cc: touched, ff: firefight };
  const placesIf = (stands: readonly Stand[]) => (stands.some(enemy => isOnTable(losses, enemy)) ? places(stands) : []);
  return { cc: placesIf(open.cc), ff: placesIf(open.ff) };
};

const places = (stands: readonly Stand[]): readonly number[] => stands.map(({ index }) => index);

/** How a war engine throws its own dice: where its value is better, hand to hand if both are alike. @rule W2 */
export const ownWay = (stand: Stand, open: Open): Way | null => {
  const [cc, ff] = (['cc', 'ff'] as const).map(way => (open[way].length > 0 ? stand[way] ?? 7 : 8)) as [number, number];
  if (Math.min(cc, ff) > 6) return null;
  return ff < cc ? 'ff' : 'cc';
};

/** The dice that each unit would throw now, if nothing had been thrown before. */
export const strikesNow = (
  field: Field, losses: Losses, stands: readonly Stand[], enemies: readonly Stand[],
): readonly Strike[] => stands.flatMap(stand => {
  const open = openTo(field, losses, stand, enemies);
  const own = ownWay(stand, open);
  return (['cc', 'ff'] as const).filter(way => open[way].length > 0).map(way => ({
    stand,
    way,
    dice: diceOf(stand, way).filter(dice => !dice.own || way === own),
    reach: sights(field, losses, stand, enemies, open[way]),
  }));
});

/** A war engine's hits are bound by the way it strikes, others only by 15cm and line of fire. @rule W3, H5 */
const sights = (
  field: Field, losses: Losses, stand: Stand, enemies: readonly Stand[], open: readonly number[],
): readonly number[] =>
  (stand.isEngine ? open : places(enemies.filter(enemy => reaches(field, losses, stand, enemy))));

/** Of some strikes the dice that go before all others. */
export const firstOf = (strikes: readonly Strike[]): readonly Strike[] =>
  strikes.map(strike => ({ ...strike, dice: strike.dice.filter(dice => dice.firstStrike) }));

/**
 * What is left to throw when the first dice have been thrown.
 *
 * A war engine keeps to the way that it chose for its own dice, as long as that is open; a unit of another kind whose
 * own die is thrown has nothing left.
 *
 * @param planned what would have been thrown at the start
 * @param now what would be thrown now
 */
export const leftOf = (planned: readonly Strike[], now: readonly Strike[]): readonly Strike[] => {
  const thrown = (stand: Stand, way: Way): readonly Dice[] =>
    firstOf(planned).filter(strike => strike.stand === stand && strike.way === way).flatMap(strike => strike.dice);
  return now.map(strike => {
    const { stand, way } = strike;
    const hasThrownOwn = (['cc', 'ff'] as const).some(each => thrown(stand, each).some(dice => dice.own));
    if (hasThrownOwn && !stand.isEngine) return { ...strike, dice: [] };
    const chosen = planned.find(each => each.stand === stand && each.dice.some(dice => dice.own))?.way;
    const isOpen = now.some(each => each.stand === stand && each.way === chosen);
    const own = isOpen ? chosen : now.find(each => each.stand === stand && each.dice.some(dice => dice.own))?.way;
    const wasOpen = planned.some(each => each.stand === stand && each.way === way);
    return {
      ...strike,
      dice: diceOf(stand, way).filter(dice =>
        (dice.own ? way === own && !hasThrownOwn : !(wasOpen && dice.firstStrike))),
    };
  });
};
