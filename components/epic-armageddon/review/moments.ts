/** The moments of a review as the screen tells them: what was decided or thrown, and what it was worth. */
import { whoFights } from '../../../machines/epic-armageddon/advice/who-fights.ts';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { handsOf, type AssaultSnapshot } from '../../../machines/epic-armageddon/why.ts';
import { reportOf } from '../../../src/epic-armageddon/explain/report.ts';
import { luckOf, type DiceTally } from '../../../src/epic-armageddon/odds/luck.ts';
import type { AssaultEvent } from '../../../src/epic-armageddon/model/events.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { capital, figure } from '../../shared/languages/forms.ts';
import { eventsInWords } from '../../shared/resolver/history-words.ts';
import { eventWords } from '../resolver/event-words.ts';
import { throwWords } from '../resolver/live-odds/live-odds-words.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import type { Review, ReviewedMoment } from '../../../machines/epic-armageddon/review/review.ts';
import { isAsGood, type ReviewRow } from '../../shared/review/reviewed.ts';
import { reviewWords, type BetterKind, type DecisionKind, type Fighting } from '../../shared/review/review-words.ts';

export interface MomentRow extends ReviewRow {
  readonly moment: ReviewedMoment;
  readonly before: AssaultSnapshot;
  readonly after: AssaultSnapshot;
  /** Null: it is a throw, or a decision of no such kind. */
  readonly decision: DecisionKind | null;
}

/** As far as they are known, in the order in which they were played, without those at which there was no choice. */
export const rowsOf = (timeline: Timeline, review: Review | null): readonly MomentRow[] =>
  (review?.moments ?? []).filter(({ at, count }) => at + count <= timeline.at).map(moment => rowOf(timeline, moment))
    .filter(({ moment: { kind, best }, decision }) => kind === 'throw' || best !== undefined || isCharge(decision));

const rowOf = ({ events, snapshots }: Timeline, moment: ReviewedMoment): MomentRow => {
  const { at, count, kind, side } = moment;
  const [before, after] = [snapshots[at]!, snapshots[at + count]!];
  const own = events.slice(at, at + count);
  const around = { moment, before, after, isAsGood: isAsGood(moment) };
  if (kind === 'throw') return { ...around, decision: null, better: 'other', ...throwWordsOf(before, after, own) };
  const decision = decisionOf(stepStateOf(before).path, own);
  const better = betterKindOf(decision);
  const name = decision === null ? capital(eventsInWords(own, eventWords, () => null)) : reviewWords.names[decision];
  const what = decision === null ? '' : whatOf(decision, side, own, before, after);
  return { ...around, decision, better, name, title: what === '' ? name : `${name}: ${what}` };
};

const isCharge = (decision: DecisionKind | null): boolean => decision === 'charge' || decision === 'counterCharge';

/** How a decision is told: charges have words of their own. */
const betterKindOf = (decision: DecisionKind | null): BetterKind =>
  (decision === 'charge' || decision === 'counterCharge' ? decision : 'other');

const BY_EVENT: Readonly<Partial<Record<AssaultEvent['type'], DecisionKind>>> = {
  'test.repeated': 'test', 'test.accepted': 'test', 'target.chosen': 'target', 'way.chosen': 'ways',
  'dice.split': 'ways', 'ways.settled': 'ways', 'hit.moved': 'allocation', 'sniper.aimed': 'allocation',
  'hits.allocated': 'allocation', 'save.chosen': 'save', 'supporters.called': 'support', 'support.called': 'support',
  'overwatch.fired': 'overwatch', 'overwatch.ended': 'overwatch',
};

/** By its first event that says what it is; moves are told by their step. */
const decisionOf = (path: string, events: readonly AssaultEvent[]): DecisionKind | null => {
  const known = events.map(({ type }) => BY_EVENT[type]).find(kind => kind !== undefined);
  if (known !== undefined) return known;
  if (path.includes('ithdraw')) return 'withdrawal';
  if (path.startsWith('a2Charge')) return 'charge';
  if (path.startsWith('a3CounterCharge')) return 'counterCharge';
  return path.startsWith('a7Consolidate') ? 'consolidation' : null;
};

const whatOf = (
  decision: DecisionKind, side: Side, events: readonly AssaultEvent[], before: AssaultSnapshot, after: AssaultSnapshot,
): string => {
  switch (decision) {
    case 'charge': return reviewWords.inContact(fightingOf(after, side).contact);
    case 'counterCharge': case 'consolidation': return reviewWords.moved(movedBetween(before, after).length);
    case 'support': return reviewWords.called(
      SIDES.reduce((sum, one) => sum + after.context.assault.support.called[one].length, 0));
    case 'allocation': case 'save': case 'ways':
      return events.length === 1 ? '' : eventsInWords(events, eventWords, () => null);
    default: return '';
  }
};

/** Ids of those who stand elsewhere. */
export const movedBetween = (before: AssaultSnapshot, after: AssaultSnapshot): readonly string[] => {
  const places = new Map(before.context.assault.units.map(({ id, at }) => [id, String(at)]));
  return after.context.assault.units.filter(({ id, at, lostTo }) => lostTo === null && places.get(id) !== String(at))
    .map(({ id }) => id);
};

/** How a side would fight as it stands, in contact or not. */
export const fightingOf = (snapshot: AssaultSnapshot, side: Side): Fighting => {
  const { assault } = snapshot.context;
  const own = whoFights(assault, side);
  const enemies = whoFights(assault, enemyOf(side));
  return {
    contact: own.contact.length, fire: own.fire.length, out: own.out.length,
    enemies: enemies.contact.length + enemies.fire.length,
  };
};

/** 'Hits: 4 of 12, 3 of 7', 'Result: 10 against 9' */
const throwWordsOf = (
  before: AssaultSnapshot, after: AssaultSnapshot, events: readonly AssaultEvent[],
): Pick<MomentRow, 'name' | 'title'> => {
  const faces = events.flatMap(event => (event.type === 'dice.thrown' ? event.faces : []));
  const [thrown] = luckOf([{ hands: handsOf(before), faces, before: null, after: null }]).throws;
  const tallies = SIDES.flatMap(side => thrown?.[side] ?? []);
  const [first] = tallies;
  if (first === undefined) return { name: stepStateOf(before).title, title: stepStateOf(before).title };
  if (first.counted === 'result') return resultWordsOf(after);
  const name = throwWords.heads[first.counted];
  return { name, title: `${name}: ${tallies.map(talliedOf).join(', ')}` };
};

/** With all that is added to the dice. */
const resultWordsOf = ({ context: { assault } }: AssaultSnapshot): Pick<MomentRow, 'name' | 'title'> => {
  const name = throwWords.result;
  const { attacker, defender } = reportOf(assault).result.at(-1)!;
  return { name, title: `${name}: ${reviewWords.against(figure(attacker.total), figure(defender.total))}` };
};

const tallied = (value: number): string => figure(value, Number.isInteger(value) ? 0 : 1);

const talliedOf = ({ thrown, dice }: DiceTally): string => reviewWords.thrown(tallied(thrown), dice);
