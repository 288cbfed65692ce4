/** One round of attacks and supporting fire, with everything that can come of it. */
import { both, certain, follow, type Chance } from './chance.ts';
import { diceOf, hitsOf, type Dice, type Mode } from './dice.ts';
import { alive, bySide, gapToNearest, isInReach, joined, type Band, type Dead, type Field,
  type Stand } from './field.ts';
import { byDistance, isTouching } from './geometry.ts';
import { suffer } from './hits.ts';
import { enemyOf, SIDES, type BySide, type Side } from './scenario-json.ts';

/** How a round can end: nobody was in reach, a side has won (or nobody is left), or the dice decide. */
export interface RoundEnd {
  readonly ending: 'nobody' | 'swift' | 'undecided';
  readonly winner: Side | null;
  readonly dead: Dead;
  /** The ids of the formations on either side that could have been called, when support was called. */
  readonly callable: BySide<readonly string[]>;
}

interface Fought {
  readonly dead: Dead;
  /** The ids of the units that have thrown dice in close combat or firefight. */
  readonly attacked: readonly string[];
}

export const roundFrom = (field: Field, before: Dead): Chance<RoundEnd> => {
  const engaged = bySide(side => engagedOf(field, side, before));
  if (engaged.attacker.length + engaged.defender.length === 0) {
    return certain({ ending: 'nobody', winner: null, dead: before, callable: NOBODY });
  }
  return follow(attacks(field, engaged, before), fought => {
    const swift = swiftEnd(field, engaged, fought.dead);
    return swift ? certain(swift) : support(field, engaged, fought);
  });
};

const NOBODY: BySide<readonly string[]> = { attacker: [], defender: [] };

/** Who is in contact with an enemy, or within 15cm and in line of fire of one. @rule A4.1 */
const engagedOf = (field: Field, side: Side, dead: Dead): readonly Stand[] => {
  const enemies = alive(field.fighting[enemyOf(side)], dead);
  return alive(field.fighting[side], dead).filter(stand => enemies.some(enemy => isInReach(field, stand, enemy)));
};

/** The First Strike batch, then all other dice. @rule A4.2, A4.4, H6 */
const attacks = (field: Field, engaged: BySide<readonly Stand[]>, before: Dead): Chance<Fought> => {
  const first = bySide(side => strikes(field, side, engaged[side], before)
    .map(({ stand, mode }) => ({ stand, mode, dice: diceOf(stand, mode).filter(dice => dice.firstStrike) })));
  return follow(exchange(field, engaged, before, first), dead => {
    const second = bySide(side => strikes(field, side, engaged[side], dead)
      .map(({ stand, mode }) => ({ stand, mode, dice: diceLeft(stand, mode, first[side]) })));
    const attacked = SIDES.flatMap(side => [...first[side], ...second[side]])
      .filter(({ dice }) => dice.length > 0)
      .map(({ stand }) => stand.id);
    return follow(exchange(field, engaged, dead, second),
      then => certain({ dead: then, attacked: [...new Set(attacked)].sort() }));
  });
};

interface Strike {
  readonly stand: Stand;
  readonly mode: Mode;
  readonly dice: readonly Dice[];
}

/** Which living engaged units strike now, and how: in contact only in close combat. @rule A4.2 */
const strikes = (field: Field, side: Side, engaged: readonly Stand[], dead: Dead) => {
  const enemies = alive(field.fighting[enemyOf(side)], dead);
  return engaged.filter(({ id }) => !dead.includes(id)).flatMap((stand): { stand: Stand; mode: Mode }[] => {
    if (enemies.some(enemy => isTouching(stand, enemy))) return [{ stand, mode: 'cc' }];
    return enemies.some(enemy => isInReach(field, stand, enemy)) ? [{ stand, mode: 'ff' }] : [];
  });
};

/** What a unit has not thrown yet: nothing once its own die is thrown. */
const diceLeft = (stand: Stand, mode: Mode, first: readonly Strike[]): readonly Dice[] => {
  const before = first.find(strike => strike.stand.id === stand.id);
  if (before?.dice.some(dice => dice.own)) return [];
  return diceOf(stand, mode).filter(dice => before?.mode !== mode || !dice.firstStrike);
};

/** Both sides' dice at once against the engaged units that live, nearest to any living enemy first. @rule A4.5, A4.6 */
const exchange = (
  field: Field, engaged: BySide<readonly Stand[]>, dead: Dead, thrown: BySide<readonly Strike[]>,
): Chance<Dead> => {
  const losses = bySide(side => {
    const enemies = alive(field.fighting[enemyOf(side)], dead);
    const targets = engaged[side].filter(({ id }) => !dead.includes(id));
    const order = byDistance(targets, stand => gapToNearest(stand, enemies));
    return suffer(order, hitsOf(thrown[enemyOf(side)].flatMap(strike => strike.dice)));
  });
  return both(losses.attacker, losses.defender, (a, d) => joined(dead, [...a, ...d]));
};

/** The winner when a side's fighting is over before support can be called. @rule A4.7 */
const swiftEnd = (field: Field, engaged: BySide<readonly Stand[]>, dead: Dead): RoundEnd | null => {
  const wiped = wipedOut(field, dead);
  if (wiped) return wiped;
  const isStopped = engaged.attacker.length > 0 && engaged.attacker.every(({ id }) => dead.includes(id));
  return isStopped ? { ending: 'swift', winner: 'defender', dead, callable: NOBODY } : null;
};

/** The winner when a formation has been removed to the last unit; nobody, if both have. @rule A4.7, A5.6 */
const wipedOut = (field: Field, dead: Dead, callable = NOBODY): RoundEnd | null => {
  const left = bySide(side => alive(field.fighting[side], dead).length);
  if (left.attacker > 0 && left.defender > 0) return null;
  if (left.attacker + left.defender === 0) return { ending: 'swift', winner: null, dead, callable };
  return { ending: 'swift', winner: left.attacker > 0 ? 'attacker' : 'defender', dead, callable };
};

/**
 * Supporting fire of both sides at once, at engaged units only, nearest to those who fire first.
 *
 * @rule A5.2, A5.3, A5.4
 */
const support = (field: Field, engaged: BySide<readonly Stand[]>, { dead, attacked }: Fought): Chance<RoundEnd> => {
  const living = bySide(side => engaged[side].filter(({ id }) => !dead.includes(id)));
  const callable = bySide(side => friendsOf(field, side)
    .filter(band => band.stands.some(stand => living[enemyOf(side)].some(enemy => isInReach(field, stand, enemy))))
    .map(band => band.id));
  const losses = bySide(side => {
    const fire = firing(field, enemyOf(side), living[side].filter(({ id }) => attacked.includes(id)));
    const order = byDistance(living[side], stand => gapToNearest(stand, fire));
    return suffer(order, hitsOf(fire.flatMap(stand => diceOf(stand, 'ff'))));
  });
  return both(losses.attacker, losses.defender, (a, d): RoundEnd => {
    const now = joined(dead, [...a, ...d]);
    return wipedOut(field, now, callable) ?? { ending: 'undecided', winner: null, dead: now, callable };
  });
};

/** The units of a side that may support against enemies that have attacked. @rule A5.2 */
const firing = (field: Field, side: Side, attackers: readonly Stand[]): readonly Stand[] =>
  friendsOf(field, side)
    .filter(band => !band.broken && !band.marched)
    .flatMap(band => band.stands)
    .filter(stand => stand.ff !== null && attackers.some(enemy => isInReach(field, stand, enemy)));

/** The formations of a side that do not fight in the assault. */
const friendsOf = (field: Field, side: Side): readonly Band[] =>
  field.bands.filter(band => band.side === side && band !== field.fighting[side]);
