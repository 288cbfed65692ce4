/** Tasks that are about where stands are: contact, distance, cover, and who is hit last. */
import { directlyEngaged, gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import { asAttacking, targetsIn } from '../../../../src/epic-armageddon/explain/moment.ts';
import { explain } from '../../../../src/epic-armageddon/explain/explain.ts';
import { engagedAlive, isOnTable, livingIn, livingOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { coverBar, coverOf } from '../../../../src/epic-armageddon/attacks/saves.ts';
import { isFearless } from '../../../../src/epic-armageddon/special-rules/ethereal.ts';
import type { Assault, Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { enemyOf, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { TaskAttempt, GoalJudge, GoalOf } from '../judge.ts';
import { type Objection, ruleSentence } from '../../objection.ts';
import { factsAbout } from '../questions/reasons.ts';
import type { LessonPosition } from '../position.ts';
import { languageOf, wordsIn } from '../answer-words.ts';

const about = (marks: readonly string[], ...says: readonly LessonSentence[]): Objection => ({ says, marks });

const nameOf = ({ now }: TaskAttempt, id: string): string => unitOf(now.assault, id).name;

/** Stands of a side in base contact with an enemy. @rule A4.1 */
const touching = (assault: Assault, side: Side): readonly string[] => directlyEngaged(assault)
  .filter(({ unit, by }) => by === 'close-combat' && unitOf(assault, unit).side === side).map(({ unit }) => unit);

/** @rule A2.6, A4.1 */
export const inContact: GoalJudge<GoalOf<'in-contact'>> = {
  isJudgedLate: false,
  isReached: ({ now }, { side, count }) => touching(now.assault, side).length >= count,
  object: ({ now }, { side, count }) => {
    const there = touching(now.assault, side);
    return about(there, ruleSentence('A4.1', wordsIn(now).someInContact(there.length, count)));
  },
};

/** @rule A2.2, A4.2 */
export const notInContact: GoalJudge<GoalOf<'not-in-contact'>> = {
  isJudgedLate: true,
  isReached: ({ now }, { side }) =>
    directlyEngaged(now.assault).length > 0 && touching(now.assault, side).length === 0,
  object: ({ now }, { side }) => {
    const there = touching(now.assault, side);
    const { strikes, noAssault } = wordsIn(now);
    return there.length > 0 ? about(there, ruleSentence('A4.2', strikes(unitOf(now.assault, there[0]!).name)))
      : about([], ruleSentence('A2.2', noAssault));
  },
};

const isAway = (assault: Assault, unit: string, from: string): number =>
  gapBetween(assault, unitOf(assault, unit), unitOf(assault, from));

const measured = (doing: TaskAttempt, unit: string, from: string): Objection => {
  const { words, centimetres } = languageOf(doing.now);
  const far = centimetres(isAway(doing.now.assault, unit, from));
  return about([unit, from], ruleSentence('L1', words.measured(nameOf(doing, unit), far, nameOf(doing, from))));
};

/** @rule L1 */
export const near: GoalJudge<GoalOf<'near'>> = {
  isJudgedLate: false,
  isReached: ({ now }, { unit, from, cm }) => isAway(now.assault, unit, from) <= cm,
  object: (doing, { unit, from }) => measured(doing, unit, from),
};

/** @rule L1 */
export const away: GoalJudge<GoalOf<'away'>> = {
  isJudgedLate: true,
  isReached: ({ now }, { unit, from, cm }) => isAway(now.assault, unit, from) > cm,
  object: (doing, { unit, from }) => measured(doing, unit, from),
};

/** The enemy nearest to a stand. */
const nearestTo = (assault: Assault, id: string): string | undefined => [...livingOf(assault,
  enemyOf(unitOf(assault, id).side))]
  .sort((a, b) => isAway(assault, id, a.id) - isAway(assault, id, b.id))[0]?.id;

/** @rule A7.3 */
export const clearOfEnemies: GoalJudge<GoalOf<'clear-of-enemies'>> = {
  isJudgedLate: true,
  isReached: ({ now: { assault } }, { unit, cm }) => {
    const enemy = nearestTo(assault, unit);
    return isOnTable(unitOf(assault, unit)) && (enemy === undefined || isAway(assault, unit, enemy) > cm);
  },
  object: (doing, { unit }) => {
    const enemy = nearestTo(doing.now.assault, unit);
    return !isOnTable(unitOf(doing.now.assault, unit)) || enemy === undefined
      ? about([unit], ruleSentence('A7.3', wordsIn(doing.now).isLost(nameOf(doing, unit))))
      : measured(doing, unit, enemy);
  },
};

/** @rule V2, V3 */
export const inCover: GoalJudge<GoalOf<'in-cover'>> = {
  isJudgedLate: true,
  isReached: ({ now: { assault } }, { units }) => units.every(id => coverOf(assault, unitOf(assault, id)) !== null),
  object: (doing, { units }) => {
    const { assault } = doing.now;
    const bare = units.find(id => coverOf(assault, unitOf(assault, id)) === null);
    if (bare === undefined) return about([]);
    const isCharging = coverBar(assault, unitOf(assault, bare), 'attacks') === 'charged';
    const { charges, noCoverFor } = wordsIn(doing.now);
    return about([bare], isCharging
      ? ruleSentence('V3', charges(nameOf(doing, bare))) : ruleSentence('V2', noCoverFor(nameOf(doing, bare))));
  },
};

const mayAttack = (assault: Assault, id: string): boolean => explain(assault, id, 'attack').answer === 'yes';

/** @rule A4.1, A4.2 */
export const engaged: GoalJudge<GoalOf<'engaged'>> = {
  isJudgedLate: true,
  isReached: ({ now }, { units }) => units.every(id => mayAttack(now.assault, id)),
  object: ({ now }, { units }) => {
    const out = units.find(id => !mayAttack(now.assault, id));
    if (out === undefined) return about([]);
    const may = { say: wordsIn(now).mayNotAttack(unitOf(now.assault, out).name) };
    return about([out], may, ...factsAbout(now, out, 'attack', false));
  },
};

const isEngaged = (assault: Assault, id: string): boolean => {
  const field = asAttacking(assault);
  return engagedAlive(field, unitOf(field, id).side).some(unit => unit.id === id);
};

/** @rule A4.1, A4.6 */
export const notEngaged: GoalJudge<GoalOf<'not-engaged'>> = {
  isJudgedLate: true,
  isReached: ({ now }, { units }) => units.every(id => !isEngaged(now.assault, id)),
  object: ({ now }, { units }) => {
    const inside = units.find(id => isEngaged(now.assault, id));
    return inside === undefined ? about([])
      : about([inside], { say: wordsIn(now).isEngaged(unitOf(now.assault, inside).name) },
          ...factsAbout(now, inside, 'attack', true));
  },
};

/** @rule H1 */
export const hitLast: GoalJudge<GoalOf<'hit-last'>> = {
  isJudgedLate: true,
  isReached: ({ now: { assault } }, { unit }) => {
    const targets = targetsIn(assault)[unitOf(assault, unit).side];
    const isFree = assault.rulings.equalDistances !== 'list-order';
    const own = targets.find(target => target.unit === unit);
    const last = targets.at(-1);
    return own !== undefined && (own === last || (isFree && own.cm === last!.cm));
  },
  object: (doing, { unit }) => {
    const { assault } = doing.now;
    const targets = targetsIn(assault)[unitOf(assault, unit).side];
    const own = targets.find(target => target.unit === unit);
    const last = targets.at(-1);
    const { words, centimetres } = languageOf(doing.now);
    if (own === undefined || last === undefined) {
      return about([unit], ruleSentence('A4.6', words.cannotBeHitAtAll(nameOf(doing, unit))));
    }
    return about([unit, last.unit], ruleSentence('H1', words.nearerIsFirst(
      nameOf(doing, unit), centimetres(own.cm), nameOf(doing, last.unit), centimetres(last.cm),
    )));
  },
};

const lossSaid = (before: LessonPosition, lost: Unit | undefined): string => {
  const { fearlessLost, tooNear, standTooNear } = wordsIn(before);
  if (lost === undefined) return standTooNear;
  return isFearless(before.assault, lost) ? fearlessLost(lost.name) : tooNear(lost.name);
};

/** @rule A7.3, A7.4 */
export const gotAway: GoalJudge<GoalOf<'got-away'>> = {
  isJudgedLate: true,
  isReached: ({ before, now }, { formation }) =>
    livingIn(now.assault, formation).length === livingIn(before.assault, formation).length,
  object: ({ before, now }, { formation }) => {
    const lost = livingIn(before.assault, formation).filter(({ id }) => unitOf(now.assault, id).lostTo !== null);
    const [first] = lost;
    return about(lost.map(({ id }) => id), ruleSentence('A7.3', lossSaid(before, first)));
  },
};
