/** Why a unit strikes in this round, with what, or why it does not. */
import { isWarEngine, valueOf, WAYS_TO_FIGHT, type WayToFight } from '../model/combatant.ts';
import { combatantOf, fightersOnTable, formationOf, isOnTable, unitOf } from '../model/roster.ts';
import { firingFromInside, firingStandOf } from '../special-rules/open-transports.ts';
import { hasEngaged } from '../special-rules/saves-and-weapons.ts';
import type { Assault, Engagement, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import type { Striker } from '../model/batch.ts';
import { closeCombatDiceOf, forcesFirefight, reachOf, waysOpen } from '../attacks/ways-to-fight.ts';
import { aside, no, notNow, speaksAgainst, speaksFor, yes, type Fact, type Reasoning } from './fact.ts';
import { asAttacking, asTheyStand, roundMomentOf, strikingIn } from './moment.ts';
import { meetingOf, metFact } from './sight.ts';

/** The dice of one unit that are thrown with the next batch, and with the one after it. */
interface Dice {
  readonly now: readonly Striker[];
  readonly later: readonly Striker[];
}

const diceOf = (assault: Assault, { id }: Unit): Dice => {
  const { now, later } = strikingIn(assault);
  return { now: now.filter(({ unit }) => unit === id), later: later.filter(({ unit }) => unit === id) };
};

const engagementOf = (field: Assault, id: string): Engagement | undefined =>
  field.engaged.find(one => one.unit === id);

/**
 * Whether a unit is in contact or in a firefight, as the round found it: who has come within its reach since, out of a
 * wreck or as a war engine fell, engages nobody.
 *
 * @rule A4.1
 */
const meetingIn = (field: Assault, stand: Unit): readonly Fact[] => {
  const engagement = engagementOf(field, stand.id);
  const { facts, isMet, nearest } = meetingOf(field, stand, fightersOnTable(field, enemyOf(stand.side)));
  if (engagement === undefined) return isMet ? [...facts, speaksAgainst('A4.1', 'not-engaged-then')] : facts;
  return nearest === engagement.nearest ? facts
    : [metFact('A4.1', unitOf(field, engagement.nearest).name, engagement.cm)];
};

/** Skimmers make those who touch them fire. @rule A4.2 */
const forcing = (field: Assault, stand: Unit): readonly Fact[] => {
  const { touched } = reachOf(field, stand);
  if (touched.length === 0) return [];
  if (forcesFirefight(field, stand)) return [aside('A4.2', 'fires-as-skimmer')];
  const enemy = touched.map(id => unitOf(field, id)).find(one => forcesFirefight(field, one));
  return enemy === undefined ? [] : [aside('A4.2', 'forced-to-fire', { enemy: enemy.name })];
};

/** A war engine’s dice, and how its owner splits them. @rule W1, W2 */
const splitting = (field: Assault, unit: Unit): readonly Fact[] => {
  const combatant = combatantOf(field, unit);
  if (!isWarEngine(combatant)) return [];
  const close = closeCombatDiceOf(field, unit);
  const { damageCapacity: dice } = combatant;
  return [
    aside('W1', 'engine-dice', { dice, damage: unit.damage }),
    ...(close > 0 && close < dice ? [aside('W2', 'dice-split', { close, fire: dice - close })] : []),
  ];
};

/** Lances wait for a charge of their own. @rule V13 */
const idleLances = (field: Assault, unit: Unit): readonly Fact[] => {
  const isIdle = !hasEngaged(formationOf(field, unit.formation))
    && WAYS_TO_FIGHT.some(way => combatantOf(field, unit).attacks[way].some(attack => attack.onlyEngaging));
  return isIdle ? [aside('V13', 'lance-waits')] : [];
};

const RULES: Readonly<Partial<Record<Striker['effect'], string>>> = { 'macro-weapon': 'V6', 'titan-killer': 'V7' };

const isAlike = (a: Striker, b: Striker): boolean =>
  a.by === b.by && a.effect === b.effect && typeof a.dice === 'number' && typeof b.dice === 'number';

/** A unit’s dice that are alike put together; those whose number has still to be thrown stay by themselves. */
const together = (strikers: readonly Striker[]): readonly Striker[] => strikers.reduce<readonly Striker[]>(
  (sums, one) => (sums.some(sum => isAlike(sum, one))
    ? sums.map(sum => (isAlike(sum, one) ? { ...sum, dice: Number(sum.dice) + Number(one.dice) } : sum))
    : [...sums, one]),
  [],
);

/** A unit that its player has armed as its datasheet lets him. */
export const asChosen = (assault: Assault, unit: Unit, rule: string): readonly Fact[] => {
  const { options, cc, ff, armour } = combatantOf(assault, unit);
  const needed = (face: number | null): string => (face === null ? '–' : `${face}+`);
  const values = { options, cc: needed(cc), ff: needed(ff), armour: needed(armour) };
  return options === '' ? [] : [aside(rule, 'as-chosen', values)];
};

/** What one unit throws, alike dice together. @rule A4.2, A5.3 */
export const throwing = (strikers: readonly Striker[], rule: string): readonly Fact[] => together(strikers)
  .map(({ dice, by, target, effect }) => speaksFor(RULES[effect] ?? rule, 'throws', { dice, by, target, effect }));

/** Of a unit that strikes: First Strike comes before the others. @rule A4.4 */
const order = (assault: Assault, { now }: Dice): readonly Fact[] => {
  const isFirst = assault.batch === null || assault.batch.kind === 'first-strike';
  if (!isFirst) return [];
  if (now.length > 0) return [aside('A4.4', 'strikes-first')];
  return strikingIn(assault).now.length > 0 ? [aside('A4.4', 'strikes-after-first')] : [];
};

/** The value that it lacks in the way in which it would have to fight. @rule A4.2, A4.3 */
const lacking = (way: WayToFight): Fact =>
  (way === 'firefight' ? speaksAgainst('A4.3', 'no-firefight-value') : speaksAgainst('A4.2', 'no-close-combat-value'));

/** Passengers fire, whatever their transport touches. @rule A5.2 */
const FROM_INSIDE: readonly WayToFight[] = ['firefight'];

/** Why an engaged unit has no dice in this batch or a later one. @rule A4.2, A4.3, A4.4, W2 */
const whyNoDice = (assault: Assault, field: Assault, unit: Unit, stand: Unit): Fact => {
  if (assault.struck.includes(unit.id)) return speaksAgainst('A4.4', 'has-struck');
  const { touched, within } = reachOf(field, stand);
  if (touched.length + within.length === 0) return speaksAgainst('A4.4', 'nobody-left');
  const open = waysOpen(field, stand);
  const ways = unit === stand ? WAYS_TO_FIGHT.filter(way => open[way]) : FROM_INSIDE;
  return ways.every(way => valueOf(combatantOf(field, unit), way) === null) ? lacking(ways[0]!)
    : speaksAgainst('A4.4', 'no-dice-left');
};

/** Whether it is out of the fight wherever its enemies stand; what it fires from otherwise. @rule A4.1, A5.2, V12 */
const outOfIt = (assault: Assault, unit: Unit): Fact | null => {
  const formation = formationOf(assault, unit.formation);
  if (!formation.fighting) return speaksAgainst('A4.1', 'not-fighting', { formation: formation.name });
  if (assault.spilled.includes(unit.id)) return speaksAgainst('V12', 'out-of-wreck');
  const stand = firingStandOf(assault, unit);
  if (stand === unit) return null;
  const { name: transport } = stand;
  if (!firingFromInside(assault, stand).includes(unit)) return speaksAgainst('A2.11', 'inside', { transport });
  const carrier = formationOf(assault, stand.formation);
  return carrier.fighting ? null : speaksAgainst('A4.1', 'not-fighting', { formation: carrier.name });
};

/** What it has done in a round whose attacks are behind. @rule A4.5 */
const afterwards = (assault: Assault, unit: Unit): Reasoning => {
  const engagement = engagementOf(assault, unit.id);
  const met = engagement === undefined ? []
    : [metFact('A4.1', unitOf(assault, engagement.nearest).name, engagement.cm)];
  const key = assault.struck.includes(unit.id) ? 'attacked' : 'did-not-attack';
  return notNow(...met, aside('A4.5', key));
};

/**
 * Why a unit may attack in this round, or may not: whom it stands near enough to, in which way it fights, with how many
 * dice at what value, and when. Before the attacks it is not settled yet who stands too far away.
 *
 * @rule A4.1, A4.2, A4.3, A4.4, W1, W2
 */
export const whyAttack = (assault: Assault, unit: Unit): Reasoning => {
  const out = outOfIt(assault, unit);
  if (out !== null) return no(out);
  const moment = roundMomentOf(assault);
  if (moment === 'support' || moment === 'result') return afterwards(assault, unit);
  const field = asAttacking(assault);
  const stand = firingStandOf(field, unitOf(field, unit.id));
  const own = unitOf(field, unit.id);
  const inside = own === stand ? [] : [speaksFor('A5.2', 'fires-from-inside', { transport: stand.name })];
  const met = [...asTheyStand(assault), ...inside, ...meetingIn(field, stand)];
  if (engagementOf(field, stand.id) === undefined || !isOnTable(stand)) {
    return moment === 'before' ? notNow(...inside, ...meetingIn(field, stand), ...asTheyStand(assault)) : no(...met);
  }
  const dice = diceOf(assault, unit);
  const ways = own === stand ? [...forcing(field, own), ...splitting(field, own), ...idleLances(field, own)] : [];
  const thrown = [dice.now, dice.later].flatMap(batch => throwing(batch, 'A4.2'));
  if (thrown.length === 0) return no(...met, ...ways, whyNoDice(assault, field, own, stand));
  const conclusion = assault.struck.includes(unit.id) ? 'attacks-now' : 'may-attack';
  const chosen = asChosen(field, unit, 'A4.2');
  return yes(...met, ...ways, ...order(assault, dice), ...chosen, ...thrown, speaksFor('A4.2', conclusion));
};
