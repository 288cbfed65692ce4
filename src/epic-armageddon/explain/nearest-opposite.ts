/**
 * What would have to be otherwise: the shortest move by which one unit would come to the opposite answer. Every move
 * that is told has been asked of the rules again, with the unit standing there.
 */
import { gap, overlaps, type Base, type Point } from '../../battlefield/base.ts';
import { nearestChange, type Move } from '../../battlefield/nearest-change.ts';
import { saveOptions } from '../attacks/saves.ts';
import { hasWaitingHits } from '../attacks/volley.ts';
import { has, isWarEngine, valueOf, type WayToFight } from '../model/combatant.ts';
import { assaultWith, unitWith } from '../model/copies.ts';
import { enemyOf } from '../model/procedure.ts';
import {
  changeUnits, combatantOf, fightersOnTable, formationOf, isAlive, isOnTable, livingOf, unitOf,
} from '../model/roster.ts';
import type { Assault, Unit } from '../model/state.ts';
import { baseOf, isContact, pairsWithin } from '../movement/engagement.ts';
import { apartNow, hitsAtEnd } from '../steps/a7-withdraw.ts';
import { isWithdrawing, whyNotWithdraw } from '../steps/a7-withdrawal-moves.ts';
import { enemiesToSee, supportBar } from '../steps/a5-supporters.ts';
import { isSupportRound } from '../steps/a5-supporting-fire.ts';
import { explain } from './explain.ts';
import type { UnitQuestion } from './fact.ts';
import { roundMomentOf } from './moment.ts';

/** A move, and what would be true after it: that it may, or that it may not. */
export interface Opposite {
  readonly asked: UnitQuestion;
  readonly move: Move;
  readonly could: boolean;
}

/** So far is looked for a place where it could, cm; and where it could not: farther off that tells nobody anything. */
const COULD = 10;
const COULD_NOT = 3;

/** One question about where a unit stands. */
interface Asked {
  /** The assault in which it is asked. */
  readonly assault: Assault;
  /** What is likely at a place: quick, and asked very often. */
  readonly seems: (moved: Assault, unit: Unit) => boolean;
  /** What the rules say with the unit there. */
  readonly holds: (moved: Assault, unit: Unit) => boolean;
  /** Whether it could have come there at all. */
  readonly mayGo?: (at: Point) => boolean;
  readonly far?: number;
}

const movedTo = (assault: Assault, id: string, at: Point): Assault =>
  assaultWith(assault, { units: changeUnits(assault, [id], unit => unitWith(unit, { at })) });

const isYes = (asked: UnitQuestion) => (assault: Assault, { id }: Unit): boolean =>
  explain(assault, id, asked).answer === 'yes';

/** The round as if its attacks began now: what has been settled is settled by where everybody stands. @rule A4.1 */
const asIfBegun = (assault: Assault): Assault =>
  assaultWith(assault, { engaged: [], engagedAtFirst: [], batch: null, volley: null, struck: [] });

const isMet = (assault: Assault, unit: Unit): boolean =>
  pairsWithin(assault, [unit], fightersOnTable(assault, enemyOf(unit.side))).length > 0;

/** Whether it meets an enemy in a way in which it can fight. @rule A4.2, A4.3 */
const canFight = (assault: Assault, unit: Unit): boolean => {
  const pairs = pairsWithin(assault, [unit], fightersOnTable(assault, enemyOf(unit.side)));
  if (pairs.length === 0) return false;
  const combatant = combatantOf(assault, unit);
  if (isWarEngine(combatant)) return true;
  const way: WayToFight = pairs.some(({ cm }) => isContact(cm)) ? 'close-combat' : 'firefight';
  return valueOf(combatant, way) !== null || has(combatant, 'skimmer');
};

/** A question that the beginning of the round has settled; null once the answer has come to rest on more. @rule A4.1 */
const settled = (assault: Assault, unit: Unit, asked: UnitQuestion, seems: Asked['seems']): Asked | null => {
  const moment = roundMomentOf(assault);
  const isOver = moment !== 'before' && moment !== 'attacks';
  const isOut = !formationOf(assault, unit.formation).fighting || assault.spilled.includes(unit.id);
  if (isOver || isOut || assault.struck.includes(unit.id)) return null;
  const [holds, anew] = [isYes(asked), asIfBegun(assault)];
  return holds(assault, unit) === holds(anew, unit) ? { assault: anew, seems, holds } : null;
};

/** @rule A4.1, A4.2 */
const attacking = (assault: Assault, unit: Unit): Asked | null => settled(assault, unit, 'attack', canFight);

/** @rule A4.6 */
const beingHit = (assault: Assault, unit: Unit): Asked | null => settled(assault, unit, 'be-hit', isMet);

/** @rule A5.2 */
const supporting = (assault: Assault, unit: Unit): Asked | null => {
  const moment = roundMomentOf(assault);
  const isOpen = moment === 'before' || moment === 'attacks' || (moment === 'support' && assault.batch === null);
  if (!isOpen || supportBar(assault, unit) !== null || !isSupportRound(assault)) return null;
  const enemies = moment === 'support' ? enemiesToSee(assault, unit.side)
    : fightersOnTable(assault, enemyOf(unit.side));
  const sees = (moved: Assault, stand: Unit): boolean => pairsWithin(moved, [stand], enemies).length > 0;
  const isAsSettled = moment !== 'support' || assault.support.able[unit.side].includes(unit.id) === sees(assault, unit);
  return isAsSettled ? { assault, seems: sees, holds: sees } : null;
};

/** Whether cover is among what may save it. @rule V2 */
const saving = (assault: Assault, unit: Unit): Asked | null => {
  if (assault.table.terrain.length === 0 || roundMomentOf(assault) === 'over') return null;
  const { volley } = assault;
  const hit = hasWaitingHits(volley) ? volley!.hits[unit.side].find(one => one.unit === unit.id) : undefined;
  if (hit?.unsaved) return null;
  const { effect, by } = hit ?? { effect: 'normal' as const, by: 'firefight' as const };
  const cause = hit === undefined ? 'attacks' : volley!.cause;
  const isCovered = (moved: Assault, stand: Unit): boolean =>
    saveOptions(moved, stand, effect, cause, by).some(({ kind }) => kind === 'cover');
  return { assault, seems: isCovered, holds: isCovered };
};

/** Whether it would be lost or damaged there if the withdrawal ended. @rule A7.3, A7.4 */
const withdrawing = (assault: Assault, unit: Unit): Asked | null => {
  if (!isWithdrawing(assault, unit)) return null;
  const isFar = (moved: Assault, stand: Unit): boolean => hitsAtEnd(moved, stand) === 0;
  const isSafe = (moved: Assault, stand: Unit): boolean =>
    isFar(moved, stand) && !apartNow(moved).includes(stand.id);
  const mayGo = (at: Point): boolean => whyNotWithdraw(assault, unit.id, at) === null;
  return { assault, seems: isFar, holds: isSafe, mayGo, far: 20 };
};

const ASKED: Readonly<Record<UnitQuestion, (assault: Assault, unit: Unit) => Asked | null>> = {
  attack: attacking, support: supporting, 'be-hit': beingHit, save: saving, withdraw: withdrawing,
};

/** Enemies near enough to matter, the nearest first; more of them say nothing new. */
const SO_MANY = 12;

/** `base`: where the unit would stand. */
export const enemiesAround = (assault: Assault, unit: Unit, base = baseOf(assault, unit)): readonly Base[] =>
  livingOf(assault, enemyOf(unit.side)).filter(isOnTable).map(enemy => baseOf(assault, enemy))
    .sort((a, b) => gap(base, a) - gap(base, b)).slice(0, SO_MANY);

/** Places on the table where nobody else stands. */
const isFree = (assault: Assault, unit: Unit): ((at: Point) => boolean) => {
  const { width, depth } = assault.table;
  const { radius } = baseOf(assault, unit);
  const others = assault.units.filter(one => one.id !== unit.id && isOnTable(one)).map(one => baseOf(assault, one));
  return ([x, y]) => x >= 0 && y >= 0 && x <= width && y <= depth
    && others.every(other => !overlaps({ at: [x, y], radius }, other));
};

/** Whether what is asked has another answer with the unit at a place than where it stands; null: it has no opposite. */
export const oppositeAt = (assault: Assault, id: string, asked: UnitQuestion): {
  readonly could: boolean;
  readonly limit: number;
  readonly isOther: (at: Point) => boolean;
} | null => {
  const unit = unitOf(assault, id);
  if (!isAlive(unit) || !isOnTable(unit)) return null;
  const about = ASKED[asked](assault, unit);
  if (about === null) return null;
  const { assault: field, seems, holds, mayGo = () => true, far = COULD } = about;
  const could = !holds(field, unit);
  const isPlace = isFree(assault, unit);
  const isOther = (at: Point): boolean => {
    if (!isPlace(at)) return false;
    const moved = movedTo(field, id, at);
    const stand = unitOf(moved, id);
    return seems(moved, stand) === could && mayGo(at) && holds(moved, stand) === could;
  };
  return { could, limit: could ? far : COULD_NOT, isOther };
};

/**
 * The shortest move by which a unit would come to the opposite answer, asked again of the rules there; null where the
 * question is not one of place, or no such place is near.
 *
 * @rule A4.1, A4.6, A5.2, V2, A7.3
 */
export const nearestOpposite = (assault: Assault, id: string, asked: UnitQuestion): Opposite | null => {
  const about = oppositeAt(assault, id, asked);
  if (about === null) return null;
  const from = baseOf(assault, unitOf(assault, id));
  const move = nearestChange({ from, around: enemiesAround(assault, unitOf(assault, id)), ...about });
  return move === null ? null : { asked, move, could: about.could };
};
