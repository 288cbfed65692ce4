/** Every throw of a phase, hand by hand, turn after turn. */
import { handsOf, type PhaseSnapshot } from '../../../machines/warhammer-40k/why.ts';
import { dealFaces, read } from '../../../src/dice/hand.ts';
import type { PhaseHand, Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import { STEPS, type PhaseStep } from '../../../src/warhammer-40k/model/procedure.ts';
import type { ThrownHand, DiceStep } from '../../shared/report/account.ts';
import { diceOf, inSteps } from '../../shared/report/dice-rows.ts';
import { oneLine } from '../../shared/report/one-line.ts';
import { type Came, reportWords } from '../../shared/report/report-words.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { handLabelOf } from '../steps/hand-label.ts';
import type { PhaseHistory } from './history.ts';
import { phaseReportWords } from './phase-report-words.ts';

export const phaseDiceIn = ({ turns }: PhaseHistory): readonly DiceStep[] =>
  inSteps(turns.flatMap(({ events, snapshots, at }, turn) => events.slice(0, at).flatMap((event, i) => {
    if (event.type !== 'dice.thrown') return [];
    const before = snapshots[i]!;
    const title = phaseWords[stepOf(before, snapshots[i + 1]!)];
    return [{
      title: turns.length > 1 ? phaseReportWords.inTurn(title, turn + 1) : title, rows: rowsOf(before, event.faces),
    }];
  })));

/** The step of what is told of a throw. */
const stepOf = (before: PhaseSnapshot, after: PhaseSnapshot): PhaseStep => {
  const { log } = after.context.phase;
  return (log[before.context.phase.log.length] ?? log.at(-1))?.step ?? STEPS[0];
};

const rowsOf = (before: PhaseSnapshot, faces: readonly number[]): readonly ThrownHand[] => {
  const hands = handsOf(before);
  const dealt = dealFaces(hands, faces);
  return hands.map((hand, i): ThrownHand => {
    const { label, detail } = handLabelOf(before.context.phase, hand);
    return {
      side: hand.side, who: oneLine(detail), needs: oneLine(label), dice: diceOf(hand, dealt[i]!),
      came: cameOf(hand, dealt[i]!),
    };
  });
};

/** What is counted of the dice; all others count as what they show. */
const COUNTED: Readonly<Partial<Record<Purpose, Came>>> = {
  hit: 'hits', 'hit-again': 'hits', wound: 'wounds', 'wound-again': 'wounds', save: 'saves',
};

const cameOf = (hand: PhaseHand, faces: readonly number[]): string => {
  const reading = read(hand, faces);
  return hand.read === 'successes' ? reportWords.came(COUNTED[hand.purpose] ?? 'successes', reading) : `${reading}`;
};
