/** Every single change to a scenario that is worth trying, one by one. */
import type { Scenario } from '../../model/scenario.ts';
import type { Side } from '../../model/procedure.ts';
import type { Question } from '../../rulings/question.ts';
import type { RulingId, Rulings } from '../../rulings/rulings.ts';
import { isAsked } from './asked.ts';
import { type Change, type ChangeGroup, changeGroupOf } from './change.ts';
import { type Candidates, characterChanges } from './characters.ts';
import { contactChanges } from './contact.ts';
import { coverChanges } from './cover.ts';
import { changeFormation } from './edit.ts';
import { firefightChanges } from './firefight.ts';
import { holdBackChanges } from './hold-back.ts';
import { breakPoint, isFair, laidOut } from './layout.ts';
import { shootingChanges } from './shooting.ts';
import { supportChanges } from './support.ts';
import { otherEnemyChanges, swapChanges } from './swaps.ts';

export interface ChangeOptions {
  /** Characters that each side could bring; none if not said. */
  readonly characters?: Candidates;
  /** Open questions to be answered the other way, such as `RULINGS`; none if not said. */
  readonly questions?: Questions;
}

/**
 * All changes, what one who charges decides himself first, in an order that is always the same, each only where it is
 * legal: nobody stands on another, formations hang together as before, nobody is broken by it, and the same formations
 * fight. Where nobody would be engaged there is no assault to change. Null: the next is still being looked for.
 */
export function* everyChange(scenario: Scenario, options: ChangeOptions = {}): Generator<Change | null> {
  if (laidOut(scenario).engaged.length === 0) return;
  const markers = [...markerChanges(scenario)];
  const markersIn = (group: ChangeGroup): readonly Change[] => markers.filter(one => changeGroupOf(one) === group);
  yield* lineUpChanges(scenario, 'attacker');
  yield* firefightChanges(scenario);
  yield* markersIn('decided');
  yield* shootingChanges(scenario);
  yield* markersIn('shooting');
  yield* lineUpChanges(scenario, 'defender');
  yield* markersIn('other');
  yield* coverChanges(scenario);
  yield* characterChanges(scenario, options.characters ?? {});
  yield* rulingChanges(scenario, options.questions ?? {});
}

/** Who of a side stands where, and who supports it. */
function* lineUpChanges(scenario: Scenario, side: Side): Generator<Change | null> {
  yield* swapChanges(scenario, [side]);
  yield* contactChanges(scenario, [side]);
  yield* otherEnemyChanges(scenario, [side]);
  yield* holdBackChanges(scenario, [side]);
  yield* supportChanges(scenario, [side]);
}

/** Open questions by their ids, all or some. */
export type Questions = Partial<Readonly<Record<RulingId, Question>>>;

/** Every answer that is not in force, to questions that the assault can come to. */
export function* rulingChanges(scenario: Scenario, questions: Questions): Generator<Change> {
  for (const [id, { question, answers, rule }] of Object.entries(questions) as readonly [RulingId, Question][]) {
    if (!isAsked(scenario, id)) continue;
    for (const [answer, text] of Object.entries(answers)) {
      if (answer === scenario.rulings[id]) continue;
      const rulings = { ...scenario.rulings, [id]: answer } as Rulings;
      const after = { ...scenario, rulings };
      if (!isFair(scenario, after)) continue;
      yield {
        id: `ruling:${id}:${answer}`, kind: 'ruling', rule, scenario: after,
        values: { ruling: id, answer, question, text },
      };
    }
  }
}

/** A formation that is broken has none, and none is broken by one more. @rule A6.2, B1, B2 */
function* markerChanges(scenario: Scenario): Generator<Change> {
  const assault = laidOut(scenario);
  for (const { id, name, side, broken, blastMarkers } of assault.formations.filter(one => one.fighting)) {
    const change = (kind: 'marker-fewer' | 'marker-more', markers: number): Change => ({
      id: `${kind}:${id}`, kind, rule: 'A6.2', values: { side, formation: name, markers },
      scenario: changeFormation(scenario, id, { blastMarkers: markers }),
    });
    if (blastMarkers > 0) yield change('marker-fewer', blastMarkers - 1);
    if (!broken && blastMarkers + 1 < breakPoint(assault, id)) yield change('marker-more', blastMarkers + 1);
  }
}
