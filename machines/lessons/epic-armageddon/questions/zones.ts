/** Zones of control in a charge: who stands in whose, who can be reached through them, and whether it may end so. */
import { livingOf, unitOf, combatantOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { enemyOf } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { Refusal } from '../../../../src/epic-armageddon/model/log.ts';
import { gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import { enemiesWithZones, isInZone, zoneOf } from '../../../../src/epic-armageddon/movement/zones-of-control.ts';
import { whyNotCharge } from '../../../../src/epic-armageddon/steps/a2-charge.ts';
import { bentCharge } from '../../../../src/epic-armageddon/steps/charge-ways.ts';
import { leftToCharge, placesBeside } from '../../../../src/epic-armageddon/steps/usual-moves.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { why } from '../../../epic-armageddon/why.ts';
import { presentOf } from '../../../epic-armageddon/timeline.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import type { LessonPosition } from '../position.ts';
import { unitName, whether, whichUnits } from './kinds.ts';

const enemiesOf = ({ assault }: LessonPosition, id: string): readonly string[] =>
  livingOf(assault, enemyOf(unitOf(assault, id).side)).filter(({ aboard }) => aboard === null).map(one => one.id);

const refused = (position: LessonPosition, refusal: Refusal): LessonSentence =>
  ({ say: languageOf(position).sentence(refusal), rule: refusal.rule });

/** @rule A2.3, A2.5 */
export const whoseZones = whichUnits<QuestionOf<'whose-zones'>>({
  choices: (position, { unit }) => enemiesOf(position, unit),
  right: ({ assault }, { unit }) => {
    const one = unitOf(assault, unit);
    return enemiesWithZones(assault, one)
      .filter(({ aboard }) => aboard === null).filter(enemy => isInZone(assault, one, enemy)).map(({ id }) => id);
  },
  why: (position, { unit }, id) => {
    const { assault } = position;
    const enemy = unitOf(assault, id);
    const { words, centimetres } = languageOf(position);
    const far = centimetres(gapBetween(assault, unitOf(assault, unit), enemy));
    return [enemy.contacted
      ? ruleSentence('A2.5', words.hasNoZone(enemy.name))
      : ruleSentence('A2.3', words.zoneReaches(enemy.name, centimetres(zoneOf(assault, enemy)), far))];
  },
});

const PLACES = 24;
/** All round an enemy, the straight way first. */
const TURNS = Array.from({ length: PLACES }, (_, i) => {
  const turn = (Math.ceil(i / 2) * 2 * Math.PI) / PLACES;
  return i % 2 === 0 ? -turn : turn;
});

/** Whether a straight way or one with bends leads a unit into contact with an enemy. @rule A2.1, A2.3, A2.4, A2.6 */
const canReach = (assault: Assault, id: string, enemy: string): boolean => {
  const places = placesBeside(assault, unitOf(assault, id), unitOf(assault, enemy), TURNS);
  return places.some(place => whyNotCharge(assault, id, place) === null)
    || bentCharge(assault, id, leftToCharge(assault, unitOf(assault, id)),
      [{ enemy: unitOf(assault, enemy), places }]) !== null;
};

/** Why a unit cannot go straight at an enemy; null: it can. @rule A2.1, A2.3, A2.4, A2.6 */
const whyNotStraightAt = (assault: Assault, id: string, enemy: string): Refusal | null => {
  const [straight] = placesBeside(assault, unitOf(assault, id), unitOf(assault, enemy));
  return whyNotCharge(assault, id, straight!);
};

/** @rule A2.1, A2.3, A2.4, A2.6 */
export const whoMayBeContacted = whichUnits<QuestionOf<'who-may-be-contacted'>>({
  choices: (position, { unit }) => enemiesOf(position, unit),
  right: (position, { unit }) => enemiesOf(position, unit).filter(id => canReach(position.assault, unit, id)),
  why: (position, { unit }, id, belongs) => {
    const { assault } = position;
    const refusal = belongs ? null : whyNotStraightAt(assault, unit, id);
    if (refusal !== null) return [refused(position, refusal)];
    const { words, centimetres } = languageOf(position);
    const far = centimetres(gapBetween(assault, unitOf(assault, unit), unitOf(assault, id)));
    return [ruleSentence('A2.1', words.mayReach(
      unitName(position, unit), centimetres(combatantOf(assault, unitOf(assault, unit)).speed), far,
    ))];
  },
});

/** @rule A2.3, A2.7 */
export const mayTheChargeEnd = whether<QuestionOf<'may-the-charge-end'>>({
  right: ({ timeline }) => why(presentOf(timeline), { type: 'charge.ended' }) === null,
  why: position => {
    const refusal = why(presentOf(position.timeline), { type: 'charge.ended' });
    return [refusal === null
      ? ruleSentence('A2.7', wordsIn(position).nobodyPinned) : refused(position, refusal)];
  },
});
