/** Who can be hit, in which order, and who takes how many hits. */
import { inLaps, isEquallyNear } from '../../../../src/epic-armageddon/attacks/allocation.ts';
import type { Target } from '../../../../src/epic-armageddon/model/batch.ts';
import { targetsIn } from '../../../../src/epic-armageddon/explain/moment.ts';
import { unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { LessonPosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, inWhichOrder, unitName, whichUnits } from './kinds.ts';
import { factsAbout, livingUnits } from './reasons.ts';

type OfSide = { readonly side: Side };

/** Who can be hit on a side, in the order in which hits reach them. @rule A4.6, A5.4, H1 */
export const hittableUnits = ({ assault }: LessonPosition, side: Side): readonly Target[] => targetsIn(assault)[side];

const idsOf = (targets: readonly Target[]): readonly string[] => targets.map(({ unit }) => unit);

/** Whether the owner decides between those who are equally near. @rule H1 @ruling equalDistances */
const isOwnersChoice = ({ assault }: LessonPosition): boolean => assault.rulings.equalDistances !== 'list-order';

/** Whom the owner may take for each other: those equally near, if the club lets the owner choose. @rule H1 */
const kindOf = (position: LessonPosition, targets: readonly Target[], id: string): string => {
  const target = targets.find(({ unit }) => unit === id);
  return target === undefined || !isOwnersChoice(position) ? id : `${target.cm}cm`;
};

/** Its place in the order, in words; hits of supporting fire are measured from the supporters. @rule H1, A5.4 */
const placeOf = (position: LessonPosition, targets: readonly Target[], id: string): readonly LessonSentence[] => {
  const target = targets.find(({ unit }) => unit === id);
  if (target === undefined) return [];
  const isSupport = isInState(position.path, 'a5SupportingFire');
  const nearer = targets.filter(({ cm }) => cm < target.cm).length;
  return [ruleSentence(isSupport ? 'A5.4' : 'H1', placeSaid(position, target.cm, isSupport, nearer))];
};

const placeSaid = (position: LessonPosition, cm: number, isSupport: boolean, nearer: number): string => {
  const { words, centimetres } = languageOf(position);
  if (cm === 0) return words.inContact(nearer);
  return (isSupport ? words.awayFromSupporter : words.awayFromEnemy)(centimetres(cm), nearer);
};

const ofSide = (position: LessonPosition, { side }: OfSide): readonly string[] => livingUnits(position, side);

const cannotBeHit = (position: LessonPosition, id: string): readonly LessonSentence[] =>
  factsAbout(position, id, 'be-hit', false);

/** @rule A4.6, A5.4 */
export const whoMayBeHit = whichUnits<QuestionOf<'who-may-be-hit'>>({
  choices: ofSide,
  right: (position, { side }) => idsOf(hittableUnits(position, side)),
  why: (position, _, id, belongs) => factsAbout(position, id, 'be-hit', belongs),
});

/** @rule H1, H9 */
export const orderOfHits = inWhichOrder<QuestionOf<'order-of-hits'>>({
  choices: (position, { side }) => idsOf(hittableUnits(position, side)),
  right: (position, { side }) => idsOf(hittableUnits(position, side)),
  key: (position, { side }, id) => kindOf(position, hittableUnits(position, side), id),
  why: (position, _, id, belongs) => factsAbout(position, id, 'be-hit', belongs),
  whyThere: (position, { side }, id) => placeOf(position, hittableUnits(position, side), id),
});

/** @rule H1 */
export const whoIsHitLast = whichUnits<QuestionOf<'who-is-hit-last'>>({
  wantsOne: true,
  choices: ofSide,
  right: (position, { side }) => idsOf(hittableUnits(position, side)).slice(-1),
  key: (position, { side }, id) => kindOf(position, hittableUnits(position, side), id),
  why: (position, { side }, id, belongs) => {
    const place = placeOf(position, hittableUnits(position, side), id);
    return !belongs && place.length === 0 ? cannotBeHit(position, id) : place;
  },
});

/**
 * Whether so many hits fall on just these stands if their owner has them come before those who are as near, and those
 * who take few of a lap before those who take many.
 *
 * @rule H1, H2, H9
 */
const mayFallOn = (targets: readonly Target[], hits: number, ids: readonly string[]): boolean => {
  const weightOf = ({ unit, takes = 1 }: Target): number => (ids.includes(unit) ? takes : Infinity);
  const ordered = [...targets].sort((a, b) => (isEquallyNear(a, b) ? weightOf(a) - weightOf(b) || 0 : a.cm - b.cm));
  const hit = new Set(inLaps(ordered, hits));
  return hit.size === ids.length && ids.every(id => hit.has(id));
};

/** @rule H1, H2, H9 @ruling equalDistances */
export const whoTakesTheHits = whichUnits<QuestionOf<'who-takes-the-hits'>>({
  choices: ofSide,
  right: (position, { side, hits }) => [...new Set(inLaps(hittableUnits(position, side), hits))],
  accepts: (position, { side, hits }, ids) =>
    isOwnersChoice(position) && mayFallOn(hittableUnits(position, side), hits, ids),
  why: (position, { side }, id, belongs) => {
    const targets = hittableUnits(position, side);
    const place = placeOf(position, targets, id);
    if (place.length === 0) return cannotBeHit(position, id);
    const { getsAsFar, doesNotGetAsFar } = wordsIn(position);
    return [...place, ruleSentence('H2', belongs ? getsAsFar : doesNotGetAsFar)];
  },
});

/** The same targets with one of them first, or last, among those equally near. @rule H1 */
const withPlace = (targets: readonly Target[], id: string, isFirst: boolean): readonly Target[] => {
  const one = targets.find(({ unit }) => unit === id);
  if (one === undefined) return targets;
  const others = targets.filter(target => target !== one);
  const equal = others.map((target, i) => (isEquallyNear(target, one) ? i : -1)).filter(i => i >= 0);
  const at = isFirst ? Math.min(...equal) : Math.max(...equal) + 1;
  return equal.length === 0 ? targets : [...others.slice(0, at), one, ...others.slice(at)];
};

const hitsOn = (targets: readonly Target[], hits: number, id: string): number =>
  inLaps(targets, hits).filter(unit => unit === id).length;

/** @rule H1, H2, H9 @ruling equalDistances */
export const hitsOnAUnit = howMany<QuestionOf<'hits-on-a-unit'>>({
  right: (position, { unit, hits }) => hitsOn(hittableUnits(position, unitOf(position.assault, unit).side), hits, unit),
  accepts: (position, { unit, hits }, value) => isOwnersChoice(position)
    && [true, false].some(isFirst =>
      hitsOn(
        withPlace(hittableUnits(position, unitOf(position.assault, unit).side), unit, isFirst), hits, unit,
      ) === value),
  why: (position, { unit }) => {
    const targets = hittableUnits(position, unitOf(position.assault, unit).side);
    const place = placeOf(position, targets, unit);
    if (place.length === 0) return cannotBeHit(position, unit);
    const takes = targets.find(one => one.unit === unit)?.takes ?? 1;
    const { nobodyTwice, takesOfALap } = wordsIn(position);
    const lap = takes === 1 ? nobodyTwice : takesOfALap(unitName(position, unit), takes);
    return [...place, ruleSentence(takes === 1 ? 'H2' : 'H9', lap)];
  },
  marks: (_, { unit }) => [unit],
});
