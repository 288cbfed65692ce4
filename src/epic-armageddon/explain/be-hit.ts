/** Why a unit may be hit, how soon, and by how many hits, or why it may not. */
import { hackDownTargets } from '../steps/a6-result.ts';
import { isEquallyNear } from '../attacks/allocation.ts';
import type { Target } from '../model/batch.ts';
import { isContact } from '../movement/engagement.ts';
import {
  engagedAlive, fightersOnTable, formationOf, isOnTable, unitOf,
} from '../model/roster.ts';
import { isFearless } from '../special-rules/ethereal.ts';
import type { Assault, Unit } from '../model/state.ts';
import { enemyOf } from '../model/procedure.ts';
import { hasWaitingHits } from '../attacks/volley.ts';
import type { Volley } from '../model/volley.ts';
import { aside, no, notNow, speaksAgainst, speaksFor, yes, type Fact, type Reasoning } from './fact.ts';
import { asAttacking, asTheyStand, batchIn, roundMomentOf, snipersAt, targetsIn } from './moment.ts';
import { meetingOf, metFact } from './sight.ts';

const namesOf = (assault: Assault, targets: readonly Target[]): readonly string[] =>
  targets.map(({ unit }) => unitOf(assault, unit).name);

const may = (rule = 'A4.6'): Fact => speaksFor(rule, 'may-be-hit');

/** So many are named before it; more are only counted. */
const NAMED = 6;

/** Who shares its distance, and who decides between them. @rule H1 @ruling equalDistances */
const ties = (assault: Assault, targets: readonly Target[], target: Target): readonly Fact[] => {
  const equals = targets.filter(one => one !== target && isEquallyNear(one, target));
  if (equals.length === 0) return [];
  const key = assault.rulings.equalDistances === 'list-order' ? 'tie-by-list' : 'tie-by-owner';
  return [aside('H1', key, { others: namesOf(assault, equals) })];
};

/** Its place among those who can be hit. @rule H1, H2, H9 @ruling soak */
const placing = (assault: Assault, targets: readonly Target[], target: Target, rule = 'H1'): readonly Fact[] => {
  const at = targets.indexOf(target);
  const { cm, takes = 1 } = target;
  const before = targets.slice(0, at);
  const isShort = before.length > 0 && before.length <= NAMED;
  const place = { place: at + 1, of: targets.length };
  return [
    cm === Infinity ? speaksFor(rule, 'place-in-list', place)
      : speaksFor(rule, isContact(cm) ? 'place-in-contact' : 'place', { ...place, cm }),
    ...(isShort ? [aside('H1', 'behind', { others: namesOf(assault, before) })] : []),
    ...ties(assault, targets, target),
    ...(takes > 1 ? [aside('H9', 'soaks', { takes })] : []),
  ];
};

/** How many of the hits that are out fall on it. @rule H1, H2, H3 */
const fallen = (volley: Volley, unit: Unit): Fact => {
  const hits = volley.hits[unit.side];
  const on = hits.filter(hit => hit.unit === unit.id).length;
  return on > 0
    ? speaksFor('H3', 'hits-on-it', { hits: on, of: hits.length })
    : aside('H1', hits.length === 0 ? 'no-hits-here' : 'hits-fell-before', { of: hits.length });
};

const standsIn = (targets: readonly Target[], unit: Unit): Target | undefined =>
  targets.find(target => target.unit === unit.id);

/** Why no hit of the fight reaches a unit that fights. @rule A4.6, A5.4, H9 @ruling nomination, supportReach */
const whyNoTarget = (assault: Assault, unit: Unit): readonly Fact[] => {
  const field = asAttacking(assault);
  if (!engagedAlive(field, unit.side).some(one => one.id === unit.id)) {
    const { facts, isMet } = meetingOf(field, unit, fightersOnTable(field, enemyOf(unit.side)));
    return [...facts, speaksAgainst('A4.6', isMet ? 'not-engaged-then' : 'only-engaged')];
  }
  const { strikers, targets } = batchIn(assault);
  if (standsIn(targets[unit.side], unit) !== undefined) return [speaksAgainst('H9', 'not-nominated')];
  const isFiredAt = strikers[enemyOf(unit.side)].length > 0;
  return [speaksAgainst('A5.4', isFiredAt ? 'beyond-support' : 'no-supporters')];
};

/** What engages a unit that can be hit. @rule A4.1, V12 */
const engagedFact = (assault: Assault, unit: Unit): readonly Fact[] => {
  if (assault.spilled.includes(unit.id)) return [speaksFor('V12', 'out-of-wreck-hit')];
  const one = asAttacking(assault).engaged.find(({ unit: id }) => id === unit.id);
  return one === undefined ? [] : [metFact('A4.1', unitOf(assault, one.nearest).name, one.cm)];
};

/** The hits of a hack-down. @rule A6.5, A6.6, A6.7, A6.8 */
const inHackDown = (assault: Assault, volley: Volley, unit: Unit): Reasoning => {
  const { fighting, name } = formationOf(assault, unit.formation);
  if (!fighting) return no(speaksAgainst('A6.5', 'bystanders-unhit', { formation: name }));
  if (unit.side === assault.winner) return no(speaksAgainst('A6.5', 'has-won'));
  const target = standsIn(volley.targets[unit.side], unit);
  if (target === undefined) {
    return no(isFearless(assault, unit)
      ? speaksAgainst('A6.6', 'fearless-hack-down') : speaksAgainst('A6.7', 'skipped'));
  }
  return yes(...placing(assault, volley.targets[unit.side], target, 'A6.5'), fallen(volley, unit), may('A6.5'));
};

/** Causes whose hits fall on whoever is near enough, in the order of the fight. */
const ALLOCATED: readonly Volley['cause'][] = ['first-strike', 'attacks', 'support'];

/** The hits that lie on the table. @rule H1, H2, H3, A2.12, V12, W6 */
const inVolley = (assault: Assault, volley: Volley, unit: Unit): Reasoning => {
  if (volley.cause === 'hack-down') return inHackDown(assault, volley, unit);
  const targets = volley.targets[unit.side];
  const target = standsIn(targets, unit);
  if (ALLOCATED.includes(volley.cause)) {
    return target === undefined ? no(...whyNoTarget(assault, unit))
      : yes(...engagedFact(assault, unit), ...placing(assault, targets, target), fallen(volley, unit), may());
  }
  const isHit = volley.hits[unit.side].some(hit => hit.unit === unit.id);
  return isHit ? yes(speaksFor('H3', 'hit-directly', { cause: volley.cause }))
    : no(speaksAgainst('H3', 'not-hit-directly', { cause: volley.cause }));
};

/** Where a hack-down would find it if its side lost. @rule A6.5, A6.6 */
const ifItLoses = (assault: Assault, unit: Unit): Reasoning => {
  const targets = hackDownTargets(assault, unit.side);
  const target = standsIn(targets, unit);
  const place = target === undefined ? aside('A6.6', 'fearless-hack-down')
    : aside('A6.5', 'place-if-it-loses', { place: targets.indexOf(target) + 1, of: targets.length });
  return notNow(place, aside('A6.5', 'hack-down-comes-next'));
};

/** Snipers pick their victims. @rule H6 */
const aimedAt = (assault: Assault, unit: Unit): readonly Fact[] => {
  const snipers = snipersAt(assault, unit).map(id => unitOf(assault, id).name);
  return snipers.length === 0 ? [] : [aside('H6', 'sniper-may-aim', { snipers })];
};

const inTheFight = (assault: Assault, unit: Unit): Reasoning => {
  if (unit.aboard !== null) {
    return no(speaksAgainst('A4.6', 'inside-unhit', { transport: unitOf(assault, unit.aboard).name }));
  }
  const targets = targetsIn(assault)[unit.side];
  const target = standsIn(targets, unit);
  const begun = asTheyStand(assault);
  if (target === undefined) {
    const why = whyNoTarget(assault, unit);
    return begun.length > 0 ? notNow(...why, ...begun) : no(...why);
  }
  const facts = [...engagedFact(assault, unit), ...placing(assault, targets, target), ...aimedAt(assault, unit)];
  return yes(...begun, ...facts, may());
};

/**
 * Why hits may fall on a unit, or may not: whether it is directly engaged, its place in the order of hits, and who
 * stands before it.
 *
 * @rule A4.6, A5.4, A6.5, H1, H2, H9
 */
export const whyHit = (assault: Assault, unit: Unit): Reasoning => {
  if (hasWaitingHits(assault.volley)) {
    if (!ALLOCATED.includes(assault.volley!.cause)) return inVolley(assault, assault.volley!, unit);
  }
  const { fighting, name } = formationOf(assault, unit.formation);
  const moment = roundMomentOf(assault);
  if (moment === 'over') return notNow(aside('A4.6', 'fight-is-over'));
  const rule = moment === 'support' ? 'A5.4' : 'A4.6';
  if (!fighting) return no(speaksAgainst(rule, 'bystanders-unhit', { formation: name }));
  if (moment === 'result') return ifItLoses(assault, unit);
  return hasWaitingHits(assault.volley) && isOnTable(unit)
    ? inVolley(assault, assault.volley!, unit) : inTheFight(assault, unit);
};
