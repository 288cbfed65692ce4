/** The moments of a phase as its review tells them: whom was charged, who took wounds, what was thrown. */
import { presentIn } from '../../../machines/history.ts';
import type { ReviewedMoment } from '../../../machines/warhammer-40k/review/review.ts';
import type { PhaseTimeline } from '../../../machines/warhammer-40k/timeline.ts';
import { eventsIn, replayTurns } from '../../../machines/warhammer-40k/turns.ts';
import { handsOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { dealFaces, read } from '../../../src/dice/hand.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import type { PlayedPhase } from '../../../src/warhammer-40k/stages/turns.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { isAsGood, type PricedReview, type ReviewRow } from '../../shared/review/reviewed.ts';
import { reviewWords, type DecisionKind } from '../../shared/review/review-words.ts';
import { stepStateOf } from '../resolver/step-state.ts';
import { optionInWords } from '../steps/option-words.ts';
import { nameIn } from '../steps/wording.ts';

/** The present turn, and how many events there were before it. */
export interface ReviewedTurn {
  readonly timeline: PhaseTimeline;
  readonly from: number;
}

export const turnOf = (played: PlayedPhase): ReviewedTurn => {
  const turns = replayTurns(played);
  return { timeline: turns.at(-1)!, from: eventsIn(turns.slice(0, -1)).length + Number(turns.length > 1) };
};

export interface PhaseRow extends ReviewRow {
  readonly moment: ReviewedMoment;
  readonly before: PhaseSnapshot;
  readonly after: PhaseSnapshot;
  /** What happened. */
  readonly event: PhaseEvent;
}

/** As far as they are known, without those at which there was no choice, and without throws when all is decided. */
export const phaseRowsOf = (turn: ReviewedTurn, review: PricedReview | null): readonly PhaseRow[] => {
  const { timeline: { at: end }, from } = turn;
  return ((review?.moments ?? []) as readonly ReviewedMoment[])
    .filter(({ at, count, kind, best, path }) => at - from + count <= end
      && (kind === 'throw' ? !path.startsWith('aftermath') : best !== undefined))
    .map(moment => rowOf(turn, moment));
};

const rowOf = ({ timeline: { events, snapshots }, from }: ReviewedTurn, moment: ReviewedMoment): PhaseRow => {
  const at = moment.at - from;
  const [before, after, event] = [snapshots[at]!, snapshots[at + moment.count]!, events[at]!];
  const around = { moment, before, after, event, isAsGood: isAsGood(moment), better: 'other' as const };
  const name = event.type === 'dice.thrown' ? stepStateOf(before).title : reviewWords.names[kindOf(before, event)];
  const what = event.type === 'dice.thrown' ? thrownIn(before, event.faces) : decidedBy(before.context.phase, event);
  return { ...around, name, title: what === '' ? name : `${name}: ${what}` };
};

const kindOf = ({ context: { phase } }: PhaseSnapshot, { type }: PhaseEvent): DecisionKind => {
  switch (type) {
    case 'weapon.chosen': return 'weapon';
    case 'strikes.aimed': return 'aim';
    case 'save.chosen': return 'save';
    case 'wound.kept': return 'wounds';
    case 'choice.made': return phase.choice?.question === 'combat' ? 'fight' : 'wounds';
    default: return 'charge';
  }
};

/** What was decided, in a word or two: whom it meets, or who takes it. */
export const decidedBy = (phase: Phase, event: PhaseEvent): string => {
  switch (event.type) {
    case 'charge.declared': return listed(event.targets.map(id => nameIn(phase, id)));
    case 'declarations.ended': return reviewWords.nobodyCharges;
    case 'strikes.aimed':
      return listed(Object.keys(event.at).filter(id => event.at[id]! > 0).map(id => nameIn(phase, id)));
    case 'weapon.chosen': return event.weapon === 'none' ? '' : event.weapon;
    case 'choice.made': return phase.choice === null ? '' : optionInWords(phase, phase.choice, event.option).label;
    default: return '';
  }
};

/** '4 of 10, 2 of 5', side by side; what dice add up to where each does not count by itself. */
const thrownIn = (before: PhaseSnapshot, faces: readonly number[]): string => {
  const hands = handsOf(before);
  const dealt = dealFaces(hands, faces);
  return SIDES.flatMap(side => {
    const own = hands.map((hand, i) => ({ hand, faces: dealt[i]! })).filter(({ hand }) => hand.side === side);
    if (own.length === 0) return [];
    const sum = own.reduce((all, one) => all + read(one.hand, one.faces), 0);
    const dice = own.reduce((all, { hand }) => all + hand.dice, 0);
    return [own.every(({ hand }) => hand.read === 'successes') ? reviewWords.thrown(figure(sum), dice) : figure(sum)];
  }).join(', ');
};

/** How many fights there have been, or are to be fought. */
export const fightsIn = ({ timeline }: ReviewedTurn): number => {
  const { results, combats } = presentIn(timeline).context.phase;
  return results.length + combats.filter(({ fought }) => !fought).length;
};
