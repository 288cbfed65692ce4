/** What happens on the way in and out: who gets out of a transport, what overwatch does, who is caught in flight. */
import { formationOf, isAlive, livingOf, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { gapBetween } from '../../../../src/epic-armageddon/movement/engagement.ts';
import { enemyOf } from '../../../../src/epic-armageddon/model/procedure.ts';
import {
  mayGetOut, usualPlaceOut, whyNotOut, type GettingOut,
} from '../../../../src/epic-armageddon/steps/passengers.ts';
import { placesBeside } from '../../../../src/epic-armageddon/steps/usual-moves.ts';
import { caughtNow, dangerAtEnd } from '../../../../src/epic-armageddon/steps/a7-withdraw.ts';
import { withdrawingUnits } from '../../../../src/epic-armageddon/steps/a7-withdrawal-moves.ts';
import { isInState } from '../../../why.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import type { QuestionOf } from '../judge.ts';
import { ruleSentence } from '../../objection.ts';
import { playAhead, type LaterPosition, type LessonPosition } from '../position.ts';
import { formationName, howMany, whichUnits } from './kinds.ts';

/** The step in which passengers get out now. */
const stepOf = ({ path }: LessonPosition): GettingOut =>
  (isInState(path, 'a3CounterCharge') ? 'a3CounterCharge' : 'a2Charge');

/** @rule A2.11, A3.4 */
export const whoMayGetOut = whichUnits<QuestionOf<'who-may-get-out'>>({
  choices: ({ assault }, { side }) => assault.units
    .filter(unit => unit.side === side && isAlive(unit) && unit.aboard !== null).map(({ id }) => id),
  right: (position, { side }) => {
    const step = stepOf(position);
    return mayGetOut(position.assault, step, side).map(({ id }) => id)
      .filter(id => usualPlaceOut(position.assault, step, id) !== null);
  },
  why: (position, _, id, belongs) => {
    const { assault } = position;
    const unit = unitOf(assault, id);
    const transport = unitOf(assault, unit.aboard!);
    const [beside] = placesBeside(assault, unit, transport);
    const refusal = belongs ? null : whyNotOut(assault, stepOf(position), id, beside!);
    return [refusal === null ? ruleSentence('A2.11', wordsIn(position).mayGetOut(unit.name, transport.name))
      : { say: languageOf(position).sentence(refusal), rule: refusal.rule }];
  },
});

/** The fire has been settled, and with it whoever broke. */
export const afterFire = (position: LessonPosition): LaterPosition =>
  playAhead(position, path => !isInState(path, 'a2Charge'));

/** @rule A2.12 */
export const markersAfterFire = howMany<QuestionOf<'markers-after-fire'>>({
  right: (position, { formation }) => formationOf(afterFire(position).assault, formation).blastMarkers,
  why: (position, { formation }) => {
    const name = formationName(position, formation);
    const told = afterFire(position).assault.log.slice(position.assault.log.length)
      .filter(({ key, values }) => (key === 'markers-placed' || key === 'breaks')
        && 'formation' in values && values.formation === name);
    return told.length > 0 ? told.map(entry => ({ say: languageOf(position).sentence(entry), rule: entry.rule }))
      : [ruleSentence('A2.12', wordsIn(position).noFireAt(name))];
  },
  shows: position => afterFire(position).thrown,
});

/** @rule A7.3, A7.4 */
export const whoIsCaught = whichUnits<QuestionOf<'who-is-caught'>>({
  choices: ({ assault }) => withdrawingUnits(assault).map(({ id }) => id),
  right: ({ assault }) => caughtNow(assault),
  why: (position, _, id) => {
    const { assault } = position;
    const unit = unitOf(assault, id);
    const { words, centimetres } = languageOf(position);
    const [nearest] = livingOf(assault, enemyOf(unit.side))
      .map(enemy => ({ enemy, cm: gapBetween(assault, unit, enemy) })).sort((a, b) => a.cm - b.cm);
    if (dangerAtEnd(assault, unit) === null) return [ruleSentence('A7.3', words.fearlessStays(unit.name))];
    return nearest === undefined ? []
      : [ruleSentence('A7.3', words.measured(unit.name, centimetres(nearest.cm), nearest.enemy.name))];
  },
});
