/** When two moments have the same future: everything that still matters, as one word. */
import { isEthereal } from '../special-rules/ethereal.ts';
import { combatantOf } from '../model/roster.ts';
import type { Assault, Formation, Unit } from '../model/state.ts';
import { SIDES, type BySide } from '../model/procedure.ts';
import type { Moment } from './procedure/turn.ts';

/** States at which moments are compared: the others lie so close behind one of these that it would not pay. */
export const NEXT_ROUND = 'a3CounterCharge.opening';
export const RESULT = 'a6Result.rolling';
export const ROUT = '#a7Withdraw';
const ROLLING: readonly string[] =
  ['a4Attacks.firstStrike.rolling', 'a4Attacks.attacks.rolling', 'a5SupportingFire.firing.rolling'];

const FOUGHT: readonly (string | null)[] = ['attack', 'support', 'critical'];

/** A dead unit is gone for good; only the kind of an Ethereal’s death matters later. @rule A8.1 */
const markOfDead = (assault: Assault, unit: Unit): string =>
  (isEthereal(combatantOf(assault, unit)) && FOUGHT.includes(unit.lostTo) ? 'X' : 'x');

const markOfLiving = (unit: Unit, isFighting: boolean): string => {
  const { damage, shields, aboard, poppedUp, at, contacted, careful, left, path, way, closeCombatDice } = unit;
  const ways = isFighting ? `${way ?? ''}${closeCombatDice ?? ''}` : '';
  const moved = path.length === 0 ? '' : JSON.stringify(path);
  const flags = (poppedUp ? 1 : 0) + (contacted ? 2 : 0) + (careful ? 4 : 0);
  return `(${damage} ${shields} ${flags} ${at[0]} ${at[1]} ${aboard ?? ''} ${left ?? ''} ${moved}${ways})`;
};

/** Every unit as it stands, the unchanged ones as a dot. */
const unitsMark = (assault: Assault, first: Assault, isFighting: boolean): string => {
  let marks = '';
  for (let i = 0; i < assault.units.length; i += 1) {
    const unit = assault.units[i]!;
    const before = first.units[i]!;
    if (unit.lostTo !== null) marks += markOfDead(assault, unit);
    else if (unit === before) marks += '.';
    else {
      const mark = markOfLiving(unit, isFighting);
      marks += mark === markOfLiving(before, isFighting) ? '.' : mark;
    }
  }
  return marks;
};

/** What matters of a formation; in a rout its markers and losses matter only if it has won. @rule A7.1, A8.1 */
const markOfFormation = ({ broken, fighting, drawnIn, overwatch, blastMarkers, losses, side }: Formation,
  { winner }: Assault, isRout: boolean): string => {
  const flags = (broken ? 1 : 0) + (fighting ? 2 : 0) + (drawnIn ? 4 : 0) + (overwatch ? 8 : 0);
  const isLost = isRout && fighting && winner !== null && winner !== side;
  const due = isRout && winner !== side ? '' : ` ${losses}`;
  return isLost ? `(${flags})` : `(${flags} ${blastMarkers}${due})`;
};

const formationsMark = (assault: Assault, isRout: boolean): string =>
  assault.formations.map(formation => markOfFormation(formation, assault, isRout)).join('');

const bothSides = <T>(of: BySide<T>, mark: (one: T) => string): string => `${mark(of.attacker)}/${mark(of.defender)}`;

/** What the dice of a batch depend on beside the units: who is engaged, who has struck, what is known already. */
const batchMark = (assault: Assault): string => {
  const { engaged, engagedAtFirst, struck, spilled, support, batch, rulings, round } = assault;
  const fight = engaged.map(({ unit, by }) => `${unit} ${by[0]}`).join();
  const known = SIDES.map(side => {
    const { strikers, hits, targets } = batch!;
    const dice = strikers[side].map(striker => striker.dice).join();
    const order = spilled.length === 0 ? '' : targets[side].map(({ unit }) => unit).join();
    return `${dice} ${hits[side] === null ? '' : JSON.stringify(hits[side])} ${order}`;
  }).join('/');
  const first = rulings.engagedInLaterRounds === 'first-round' ? engagedAtFirst.join() : '';
  const called = `${bothSides(support.called, ids => ids.join())} ${support.fired.join()}`;
  return `${round === 1 ? 1 : 2} ${fight}|${struck.join()}|${spilled.join()}|${known}|${first}|${called}`;
};

const killsMark = ({ kills }: Assault): string => `${kills.attacker} ${kills.defender}`;

const nearMark = ({ support }: Assault): string => bothSides(support.near, ids => ids.join());

const standing = (assault: Assault, first: Assault, isFighting: boolean, isRout: boolean): string =>
  `${unitsMark(assault, first, isFighting)}${formationsMark(assault, isRout)}`;

/** The moment at which the result is thrown, but for the kills. */
export const resultKey = (assault: Assault, first: Assault): string =>
  `${standing(assault, first, false, false)}${nearMark(assault)}`;

/**
 * A word that two moments share only if everything that can still happen is the same; null where moments are not
 * compared.
 *
 * @param first the assault with which unchanged units are compared: always the same one in a walk.
 */
export const keyOf = ({ at, assault }: Moment, first: Assault): string | null => {
  if (at === RESULT) return `=${resultKey(assault, first)}#${killsMark(assault)}`;
  if (at === ROUT) {
    return `-${assault.winner ?? ''} ${assault.ending}${standing(assault, first, false, true)}${nearMark(assault)}`;
  }
  if (at === NEXT_ROUND && assault.round > 1) {
    const { rulings, engagedAtFirst } = assault;
    const ids = rulings.engagedInLaterRounds === 'first-round' ? engagedAtFirst.join() : '';
    return `+${standing(assault, first, false, false)}${killsMark(assault)} ${ids}`;
  }
  const rolling = ROLLING.indexOf(at);
  if (rolling < 0) return null;
  const marks = [standing(assault, first, true, false), killsMark(assault), nearMark(assault), batchMark(assault)];
  return `${rolling}${marks.join(' ')}`;
};
