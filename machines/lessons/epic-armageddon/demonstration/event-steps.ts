/** What happens on the table from one moment to a later one, as steps of a demonstration. */
import type { AssaultEvent } from '../../../../src/epic-armageddon/model/events.ts';
import { formationOf, isAlive, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { AllocatedHit, Volley } from '../../../../src/epic-armageddon/model/volley.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { handsOf } from '../../../epic-armageddon/why.ts';
import type { Timeline } from '../../../epic-armageddon/timeline.ts';
import type { DemonstrationStep, DrawnReason, ShownStep } from '../../demonstration.ts';
import { lastThrow } from '../../play-ahead.ts';
import { languageOf, wordsIn } from '../answer-words.ts';
import { ruleSentence } from '../../objection.ts';
import { backTo, positionOf, type LessonPosition } from '../position.ts';
import { attackLines, supportLines } from './lines.ts';

export type EpicStep = DemonstrationStep<LessonPosition>;

/** One event: how it stood before, and how it stands since. */
interface Happened {
  readonly event: AssaultEvent;
  readonly before: Assault;
  readonly after: LessonPosition;
}

/** Everything that happens from a position to a later moment of it; what nothing is seen or told of is left out. */
export const eventSteps = (from: LessonPosition, to: Timeline): readonly EpicStep[] =>
  Array.from({ length: Math.max(0, to.at - from.timeline.at) }, (_, i) => from.timeline.at + i).flatMap(at => stepsOf({
    event: to.events[at]!, before: to.snapshots[at]!.context.assault,
    after: positionOf(from.ready, backTo(to, at + 1)),
  }));

const stepsOf = (happened: Happened): readonly EpicStep[] => {
  const { event, after } = happened;
  const told = toldOf(happened);
  const { kind, drawn } = seenOf(happened);
  const falling = event.type === 'hit.moved' ? [] : hitsFallen(happened);
  const first = drawn.length === 0 && told.length === 0 ? [] : [
    { kind, drawn, position: after, says: told.length > 0 ? told : sayOf(happened) },
  ];
  return [...first, ...falling].filter(({ says }) => says.length > 0);
};

/** What the log tells of it. */
const toldOf = ({ before, after }: Happened): readonly LessonSentence[] => after.assault.log.slice(before.log.length)
  .map(entry => ({ say: languageOf(after).sentence(entry), rule: entry.rule }));

/** What is seen of it on the table. */
const seenOf = (happened: Happened): { readonly kind: ShownStep; readonly drawn: readonly DrawnReason[] } => {
  const { event, before, after } = happened;
  const ways = waysIn(happened);
  if (ways.length > 0) return { kind: 'move', drawn: [...ways, ...lossesIn(happened)] };
  switch (event.type) {
    case 'dice.thrown':
      return { kind: 'dice', drawn: [...diceIn(after), ...lossesIn(happened)] };
    case 'target.chosen':
      return { kind: 'place', drawn: after.assault.units
        .filter(unit => isAlive(unit) && formationOf(after.assault, unit.formation).fighting)
        .map(({ id }) => ({ draws: 'lit', unit: id })) };
    case 'supporters.called':
      return { kind: 'line', drawn: event.units.flatMap(id => supportLines(after, id)) };
    case 'hit.moved':
    case 'sniper.aimed':
      return { kind: 'hits', drawn: [{ draws: 'hit', unit: event.to, number: event.hit + 1 }] };
    case 'dice.split':
      return { kind: 'place', drawn: [{ draws: 'count', at: event.unit, text: String(event.closeCombat) }] };
    case 'way.chosen':
      return { kind: 'line', drawn: attackLines(after, event.unit) };
    case 'save.chosen':
      return { kind: 'place', drawn: hitAt(before, event.side, event.hit)
        .map(({ unit }) => ({ draws: 'lit', unit })) };
    default:
      return engagedIn(happened);
  }
};

/** Who fights whom since, or who has been lost. */
const engagedIn = (happened: Happened): { readonly kind: ShownStep; readonly drawn: readonly DrawnReason[] } => {
  const { before, after } = happened;
  const losses = lossesIn(happened);
  if (losses.length > 0) return { kind: 'hits', drawn: losses };
  const { engaged } = after.assault;
  return before.engaged.length > 0 || engaged.length === 0 ? { kind: 'place', drawn: [] }
    : { kind: 'line', drawn: engaged.flatMap(({ unit }) => attackLines(after, unit)) };
};

const hitAt = ({ volley }: Assault, side: (typeof SIDES)[number], hit: number): readonly AllocatedHit[] =>
  volley?.hits[side].slice(hit, hit + 1) ?? [];

/** What is said of an event that the log does not tell of. */
const sayOf = ({ event, before, after }: Happened): readonly LessonSentence[] => {
  const words = wordsIn(after);
  switch (event.type) {
    case 'hit.moved':
    case 'sniper.aimed':
      return [ruleSentence('H1', words.hitGoes(unitOf(before, event.to).name))];
    case 'dice.split':
      return [ruleSentence('W2', words.diceInContact(unitOf(before, event.unit).name, event.closeCombat))];
    case 'save.chosen':
      return hitAt(before, event.side, event.hit)
        .map(({ unit }) => ruleSentence('V2', words.savesBy(unitOf(before, unit).name, words.saves[event.save])));
    default:
      return [];
  }
};

const waysIn = ({ before, after }: Happened): readonly DrawnReason[] => before.units.flatMap(unit => {
  const now = unitOf(after.assault, unit.id);
  const hasMoved = now.at[0] !== unit.at[0] || now.at[1] !== unit.at[1];
  const isCarried = unit.aboard !== null && now.aboard !== null;
  return hasMoved && isAlive(unit) && !isCarried
    ? [{ draws: 'way', unit: unit.id, path: [unit.at, now.at] } as const] : [];
});

const lossesIn = ({ before, after }: Happened): readonly DrawnReason[] => before.units
  .filter(unit => isAlive(unit) && !isAlive(unitOf(after.assault, unit.id)))
  .map(({ id }) => ({ draws: 'loss', unit: id }));

const diceIn = ({ timeline }: LessonPosition): readonly DrawnReason[] => {
  const hands = lastThrow(timeline, handsOf);
  return hands.length === 0 ? [] : [{ draws: 'dice', hands }];
};

const countOf = (volley: Volley | null): number =>
  (volley === null ? 0 : SIDES.reduce((sum, side) => sum + volley.hits[side].length, 0));

/** Hits that lie on their stands since; none: they lay there before. */
const hitsFallen = ({ before, after }: Happened): readonly EpicStep[] => {
  const { volley } = after.assault;
  if (volley === null || countOf(volley) === 0) return [];
  if (volley.cause === before.volley?.cause && volley.macro === before.volley.macro && countOf(before.volley) > 0) {
    return [];
  }
  const hits = SIDES.flatMap(side => volley.hits[side].map(({ unit }, i) => ({ unit, number: i + 1 })));
  const names = [...new Set(hits.map(({ unit }) => unitOf(after.assault, unit).name))];
  return [{
    kind: 'hits', position: after, drawn: hits.map(hit => ({ draws: 'hit', ...hit })),
    says: [ruleSentence('H1', wordsIn(after).hitsFall(languageOf(after).list(names)))],
  }];
};

/** The formations that fight on a side, those named with the target or the engaging one first. */
const fightingOf = (
  { formations, engaging, target }: Assault, side: (typeof SIDES)[number],
): readonly string[] => {
  const own = formations.filter(one => one.side === side);
  const first = own.filter(({ id }) => id === engaging || id === target);
  return [...first, ...own.filter(({ id, fighting }) => fighting && !first.some(one => one.id === id)), ...own]
    .map(({ id }) => id);
};

/** Where something that is said of a side is written: at its first formation. */
export const writtenAt = (assault: Assault, side: (typeof SIDES)[number]): readonly string[] =>
  fightingOf(assault, side).slice(0, 1).map(id => formationOf(assault, id).id);
