/** One round of attacks and supporting fire, with everything that can come of it. */
import { certain, follow, type Chance } from './chance.ts';
import { diceOf } from './dice.ts';
import { bySide, friendsOf, type Field } from './field.ts';
import { shotsOf, type Shots } from './hits.ts';
import { enemyOf, SIDES, type BySide, type Side } from './scenario-json.ts';
import type { Stand } from './sheet.ts';
import { firstOf, leftOf, strikesNow, type Strike } from './strikes.ts';
import { reaches, isOnTable, living, present, type Losses } from './losses.ts';
import { exchange } from './volley.ts';

/** How a round can end: nobody was in reach, a side has won (or nobody is left), or the dice decide. */
export interface RoundEnd {
  readonly ending: 'nobody' | 'swift' | 'undecided';
  readonly winner: Side | null;
  readonly losses: Losses;
  /** The ids of the formations on either side that stood near enough to support as the attacks were over. */
  readonly callable: BySide<readonly string[]>;
}

/** A round as it began. */
interface Round {
  readonly field: Field;
  readonly before: Losses;
  /** Those who were in contact with an enemy, or within 15cm and in line of fire of one. */
  readonly engaged: BySide<readonly Stand[]>;
}

interface Fought {
  readonly losses: Losses;
  /** The places of the units that have thrown dice in close combat or firefight. */
  readonly attacked: readonly number[];
}

export const roundFrom = (field: Field, before: Losses): Chance<RoundEnd> => {
  const round = { field, before, engaged: bySide(side => engagedOf(field, side, before)) };
  if (round.engaged.attacker.length + round.engaged.defender.length === 0) {
    return certain({ ending: 'nobody', winner: null, losses: before, callable: NOBODY });
  }
  return follow(attacks(round), fought => {
    const swift = swiftEnd(round, fought.losses);
    return swift ? certain(swift) : support(round, fought);
  });
};

const NOBODY: BySide<readonly string[]> = { attacker: [], defender: [] };

/** Who is directly engaged. @rule A4.1 */
const engagedOf = (field: Field, side: Side, losses: Losses): readonly Stand[] => {
  const enemies = present(field.fighting[enemyOf(side)], losses);
  return present(field.fighting[side], losses)
    .filter(stand => enemies.some(enemy => reaches(field, losses, stand, enemy)));
};

/** Who of a side can be hit now: the living engaged, and those who have just got out of a wreck. @rule A4.6, V12 */
const targetsOf = ({ field, before, engaged }: Round, side: Side, losses: Losses): readonly Stand[] =>
  present(field.fighting[side], losses).filter(stand => engaged[side].includes(stand) || !isOnTable(before, stand));

/** The First Strike batch, then all other dice. @rule A4.2, A4.4, H6 */
const attacks = (round: Round): Chance<Fought> => {
  const { before } = round;
  const planned = bySide(side => strikesAt(round, side, before));
  const first = bySide(side => firstOf(planned[side]));
  return follow(struck(round, before, first), losses => {
    const second = bySide(side => leftOf(planned[side], strikesAt(round, side, losses)));
    const attacked = SIDES.flatMap(side => [...first[side], ...second[side]])
      .filter(({ dice }) => dice.length > 0)
      .map(({ stand }) => stand.index);
    return follow(struck(round, losses, second),
      then => certain({ losses: then, attacked: [...new Set(attacked)].sort((a, b) => a - b) }));
  });
};

/** Some dice of both sides at those who can be hit, the nearest to any living enemy first. */
const struck = (round: Round, losses: Losses, strikes: BySide<readonly Strike[]>): Chance<Losses> =>
  exchange(round.field, losses, {
    shots: bySide(side => shotsOf(strikes[enemyOf(side)], false)),
    from: bySide(side => present(round.field.fighting[enemyOf(side)], losses)),
    targets: now => bySide(side => targetsOf(round, side, now)),
  });

/** What the living engaged units of a side would throw now. */
const strikesAt = ({ field, engaged }: Round, side: Side, losses: Losses): readonly Strike[] =>
  strikesNow(field, losses, engaged[side].filter(stand => isOnTable(losses, stand)),
    living(field.fighting[enemyOf(side)], losses));

/** The winner when a side's fighting is over before support can be called. @rule A4.7 */
const swiftEnd = (round: Round, losses: Losses): RoundEnd | null => {
  const callable = callableAt(round, losses);
  const wiped = wipedOut(round.field, losses, callable);
  if (wiped) return wiped;
  const isStopped = round.engaged.attacker.length > 0 && targetsOf(round, 'attacker', losses).length === 0;
  return isStopped ? { ending: 'swift', winner: 'defender', losses, callable } : null;
};

/** Formations of either side that have an enemy in the fight within 15cm and in line of fire. @rule A7.6 */
const callableAt = (round: Round, losses: Losses): BySide<readonly string[]> => bySide(side =>
  friendsOf(round.field, side)
    .filter(band => present([band], losses).some(stand =>
      targetsOf(round, enemyOf(side), losses).some(enemy => reaches(round.field, losses, stand, enemy))))
    .map(band => band.id));

/** The winner when a side has been removed to the last unit; nobody, if both have. @rule A4.7, A5.6 */
const wipedOut = (field: Field, losses: Losses, callable: BySide<readonly string[]>): RoundEnd | null => {
  const left = bySide(side => living(field.fighting[side], losses).length);
  if (left.attacker > 0 && left.defender > 0) return null;
  if (left.attacker + left.defender === 0) return { ending: 'swift', winner: null, losses, callable };
  return { ending: 'swift', winner: left.attacker > 0 ? 'attacker' : 'defender', losses, callable };
};

/**
 * Supporting fire of both sides at once, at engaged units that one of those who fire can reach, the nearest first.
 *
 * @rule A5.2, A5.3, A5.4
 */
const support = (round: Round, { losses, attacked }: Fought): Chance<RoundEnd> => {
  const { field } = round;
  const callable = callableAt(round, losses);
  const fire = bySide(side => firing(field, losses, side, attacked));
  const shots = bySide((side): Shots => shotsOf(fire[enemyOf(side)], true));
  const from = bySide(side => fire[enemyOf(side)].map(({ stand }) => stand));
  const inReach = (side: Side, now: Losses): readonly Stand[] => targetsOf(round, side, now)
    .filter(target => from[side].some(stand => reaches(field, losses, stand, target)));
  const ends = exchange(field, losses, { shots, from, targets: now => bySide(side => inReach(side, now)) });
  return follow(ends, now =>
    certain<RoundEnd>(wipedOut(field, now, callable) ?? { ending: 'undecided', winner: null, losses: now, callable }));
};

/** The dice of those who may support against enemies that have attacked. @rule A5.2 */
const firing = (field: Field, losses: Losses, side: Side, attacked: readonly number[]): readonly Strike[] => {
  const enemies = living(field.fighting[enemyOf(side)], losses);
  const attackers = enemies.filter(({ index }) => attacked.includes(index));
  return present(friendsOf(field, side).filter(band => !band.broken && !band.marched), losses)
    .filter(stand => stand.ff !== null && attackers.some(enemy => reaches(field, losses, stand, enemy)))
    .map(stand => ({
      stand,
      way: 'ff',
      dice: diceOf(stand, 'ff'),
      reach: enemies.filter(enemy => reaches(field, losses, stand, enemy)).map(({ index }) => index),
    }));
};
