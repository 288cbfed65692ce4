/** What happens in a phase from one point to a later one, as steps of a demonstration. */
import { isAlive, modelOf } from '../../../../src/warhammer-40k/model/roster.ts';
import type { Phase } from '../../../../src/warhammer-40k/model/state.ts';
import type { PhaseEvent } from '../../../../src/warhammer-40k/model/events.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { PhaseTimeline } from '../../../warhammer-40k/timeline.ts';
import { handsOf } from '../../../warhammer-40k/why.ts';
import type { DemonstrationStep, DrawnReason, ShownStep } from '../../demonstration.ts';
import { lastThrow } from '../../play-ahead.ts';
import type { LessonLanguage } from '../answer-words.ts';
import { positionAt, type PhasePosition } from '../position.ts';
import { nearestLine } from './lines.ts';

export type PhaseStep = DemonstrationStep<PhasePosition>;

/** So many lines of the log are told of one event. */
const LINES = 3;

const at = ({ lesson, take }: PhasePosition, timeline: PhaseTimeline, after: number): PhasePosition =>
  positionAt(lesson, take, {
    ...timeline, events: timeline.events.slice(0, after), snapshots: timeline.snapshots.slice(0, after + 1), at: after,
  });

/** Everything that happens from a position to a later point of its timeline; moves that follow each other are one. */
export const eventSteps = (
  from: PhasePosition, to: PhaseTimeline, language: LessonLanguage,
): readonly PhaseStep[] => {
  const steps = Array.from({ length: Math.max(0, to.at - from.timeline.at) }, (_, i) => from.timeline.at + i)
    .map(before => stepOf(to.events[before]!, to.snapshots[before]!.context.phase, at(from, to, before + 1), language));
  return withMovesTogether(steps, language).filter(({ drawn, says }) => drawn.length + says.length > 0);
};

const stepOf = (
  event: PhaseEvent, before: Phase, after: PhasePosition, { sentence }: LessonLanguage,
): PhaseStep => ({
  ...seenOf(event, before, after), position: after,
  says: after.phase.log.slice(before.log.length).slice(0, LINES)
    .map((entry): LessonSentence => ({ say: sentence(entry), rule: entry.rule })),
});

const seenOf = (
  event: PhaseEvent, before: Phase, after: PhasePosition,
): { readonly kind: ShownStep; readonly drawn: readonly DrawnReason[] } => {
  const losses = lossesIn(before, after.phase);
  const ways = waysIn(before, after.phase);
  if (ways.length > 0) return { kind: 'move', drawn: [...ways, ...losses] };
  switch (event.type) {
    case 'dice.thrown': {
      const hands = lastThrow(after.timeline, handsOf);
      return { kind: 'dice', drawn: [...(hands.length === 0 ? [] : [{ draws: 'dice', hands } as const]), ...losses] };
    }
    case 'charge.declared':
      return { kind: 'line', drawn: event.targets.flatMap(id => nearestLine(after.phase, event.unit, id)) };
    case 'strikes.aimed':
      return { kind: 'line', drawn: Object.keys(event.at).flatMap(id => nearestLine(after.phase, event.model, id)) };
    case 'weapon.chosen':
      return { kind: 'place', drawn: [{ draws: 'lit', unit: event.model }] };
    case 'choice.made':
      return { kind: 'hits', drawn: after.phase.models.some(({ id }) => id === event.option)
        ? [{ draws: 'hit', unit: event.option, number: 1 }, ...losses] : losses };
    default:
      return { kind: losses.length > 0 ? 'hits' : 'place', drawn: losses };
  }
};

const waysIn = (before: Phase, after: Phase): readonly DrawnReason[] => before.models.flatMap(model => {
  const to = modelOf(after, model.id).at;
  const hasMoved = to[0] !== model.at[0] || to[1] !== model.at[1];
  return hasMoved && isAlive(model) ? [{ draws: 'way', unit: model.id, path: [model.at, to] } as const] : [];
});

const lossesIn = (before: Phase, after: Phase): readonly DrawnReason[] => before.models
  .filter(model => isAlive(model) && !isAlive(modelOf(after, model.id)))
  .map(({ id }) => ({ draws: 'loss', unit: id }));

/** Models that go one after the other are one step, which says who they are. */
const withMovesTogether = (steps: readonly PhaseStep[], { words }: LessonLanguage): readonly PhaseStep[] => {
  const together: PhaseStep[] = [];
  for (const step of steps) {
    const last = together.at(-1);
    if (step.kind === 'move' && last?.kind === 'move') {
      together.splice(-1, 1, { ...step, drawn: [...last.drawn, ...step.drawn], says: [...last.says, ...step.says] });
    } else together.push(step);
  }
  return together.map(step => {
    if (step.kind !== 'move') return step;
    const names = step.drawn.flatMap(one => (one.draws === 'way' ? [modelOf(step.position.phase, one.unit).name] : []));
    return { ...step, says: [{ say: words.move(namesListed(names)) }, ...step.says.slice(0, LINES - 1)] };
  });
};

/** As many as this in a row are named by the first and the last. */
const MANY = 4;

const NUMBERED = /^(.*) (\d+)$/;

/** Whether a name comes right after another one: 'Scout 4' after 'Scout 3'. */
const isNext = (name: string, before: string): boolean => {
  const [, word, number] = NUMBERED.exec(name) ?? [];
  return word !== undefined && before === `${word} ${Number(number) - 1}`;
};

/** 'Marine 1 – Marine 5' where there are many in a row. */
export const namesListed = (names: readonly string[]): string => {
  const rows: string[][] = [];
  for (const name of names) {
    const last = rows.at(-1);
    if (last !== undefined && isNext(name, last.at(-1)!)) last.push(name);
    else rows.push([name]);
  }
  return rows.map(row => (row.length < MANY ? row.join(', ') : `${row[0]} – ${row.at(-1)}`)).join(', ');
};
