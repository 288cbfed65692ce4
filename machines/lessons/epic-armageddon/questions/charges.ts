/** Whom a charge may be aimed at, who joins in, whether there is an assault, and who may answer it. */
import {
  combinable, intermingledWith, possibleTargets, whyNotTarget,
} from '../../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { counterChargeAllowance, whyHeld } from '../../../../src/epic-armageddon/steps/a3-counter-charge.ts';
import { combatantOf, formationOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Refusal } from '../../../../src/epic-armageddon/model/log.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { why } from '../../../epic-armageddon/why.ts';
import { happen, presentOf, type Timeline } from '../../../epic-armageddon/timeline.ts';
import { positionOf, type LessonPosition } from '../position.ts';
import { isInState } from '../../../why.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { howMany, whether, whichFormations } from './kinds.ts';
import { languageOf, wordsIn } from '../answer-words.ts';

const refusalSentence = (
  position: LessonPosition, refusal: Refusal | null, otherwise: LessonSentence,
): readonly LessonSentence[] =>
  [refusal === null ? otherwise : { say: languageOf(position).sentence(refusal), rule: refusal.rule }];

/** @rule A1.1 */
export const whoMayBeCharged = whichFormations<QuestionOf<'who-may-be-charged'>>({
  choices: ({ assault }) => assault.formations.map(({ id }) => id),
  right: ({ assault }) => possibleTargets(assault),
  why: (position, _, target) => refusalSentence(
    position, whyNotTarget(position.assault, { target, intermingled: [], combined: [] }),
    ruleSentence('A1.1', wordsIn(position).mayBeCharged),
  ),
});

const isEngagingSide = (assault: Assault, side: Side): boolean => formationOf(assault, assault.engaging).side === side;

/** @rule A1.2, A1.5 */
export const whoMayJoin = whichFormations<QuestionOf<'who-may-join'>>({
  choices: ({ assault }, { side }) => assault.formations
    .filter(one => one.side === side && one.id !== assault.engaging && one.id !== assault.target).map(({ id }) => id),
  right: ({ assault }, { side }) =>
    (isEngagingSide(assault, side) ? combinable(assault) : intermingledWith(assault, assault.target)),
  why: (position, { side }, id) => {
    const { assault } = position;
    const { target } = assault;
    return isEngagingSide(assault, side)
      ? refusalSentence(position, whyNotTarget(assault, { target, intermingled: [], combined: [id] }),
          ruleSentence('A1.5', wordsIn(position).mayBeBrought))
      : refusalSentence(position, whyNotTarget(assault, { target, intermingled: [id], combined: [] }),
          ruleSentence('A1.2', wordsIn(position).mayBeChargedToo));
  },
});

/** The charge ended as it stands, and nobody firing at it; the same as it was where it cannot end. */
const charged = ({ timeline }: LessonPosition): Timeline => {
  let now = timeline;
  for (const type of ['charge.ended', 'overwatch.ended'] as const) now = happen(now, { type });
  return now;
};

/** Whether anything is fought if nobody moves any more. @rule A2.2 @ruling lineOfFireToAssault, reachToTarget */
const isFought = (position: LessonPosition): boolean => {
  const { path } = positionOf(position.ready, charged(position));
  if (!isInState(path, 'a2Charge')) return path !== 'noAssault';
  return !isInState(position.path, 'a2Charge');
};

/** @rule A2.2 */
export const isThereAnAssault = whether<QuestionOf<'is-there-an-assault'>>({
  right: isFought,
  why: position => {
    const refusal = isInState(position.path, 'a2Charge')
      ? why(presentOf(position.timeline), { type: 'charge.ended' }) : null;
    return refusalSentence(position, refusal,
      ruleSentence('A2.2', isFought(position) ? wordsIn(position).somebodyNear : wordsIn(position).nobodyNear));
  },
});

/** How far it may go, cm; nothing where it is held. @rule A3.1 */
const distanceOf = (assault: Assault, id: string): number => {
  const unit = unitOf(assault, id);
  return whyHeld(assault, unit) === null ? counterChargeAllowance(assault, unit) : 0;
};

/** @rule A3.1, A3.10 */
export const counterChargeDistance = howMany<QuestionOf<'counter-charge-distance'>>({
  unit: 'cm',
  right: ({ assault }, { unit }) => distanceOf(assault, unit),
  why: (position, { unit: id }) => {
    const { assault } = position;
    const unit = unitOf(assault, id);
    const { speed } = combatantOf(assault, unit);
    return refusalSentence(
      position, whyHeld(assault, unit), ruleSentence('A3.1', wordsIn(position).speed(unit.name, speed)),
    );
  },
  marks: (_, { unit }) => [unit],
});
