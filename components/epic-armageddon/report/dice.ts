/** Every throw of an assault, hand by hand: whose dice, what they needed, what they showed, and what came of it. */
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import { dealFaces, read } from '../../../src/dice/hand.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import { countedOf, type Counted } from '../../../src/epic-armageddon/odds/luck.ts';
import type { HandLabel } from '../../shared/parts/hand-label.ts';
import type { ThrownHand, DiceStep } from '../../shared/report/account.ts';
import { diceOf, inSteps } from '../../shared/report/dice-rows.ts';
import { oneLine } from '../../shared/report/one-line.ts';
import { type Came, reportWords } from '../../shared/report/report-words.ts';
import { nameOf, throwsIn, type ThrowMade } from '../resolver/live-odds/throws.ts';
import { handLabels } from '../steps/hand-labels.ts';
import { modifierWords, scoreWords } from '../steps/result-dice.ts';
import { forceOf, namesTogether } from '../steps/wording.ts';

/** A hand with its faces and its words. */
interface LabelledHand {
  readonly hand: AssaultHand;
  readonly faces: readonly number[];
  readonly label: HandLabel;
}

export const assaultDiceIn = (timeline: Timeline): readonly DiceStep[] =>
  inSteps(throwsIn(timeline).map(made => ({ title: nameOf(made), rows: rowsOf(made) })));

const rowsOf = (made: ThrowMade): readonly ThrownHand[] => {
  const { hands, faces, before } = made;
  const [labels, dealt] = [handLabels(before.context.assault, hands), dealFaces(hands, faces)];
  return alike(hands.map((hand, i) => ({ hand, faces: dealt[i]!, label: labels[i]! })))
    .map(together => rowOf(made, together));
};

/** Saves and the like of several units that need the same stand in one row. */
const alike = (all: readonly LabelledHand[]): readonly (readonly LabelledHand[])[] => {
  const groups: LabelledHand[][] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (last !== undefined && one.label.compact && isAlike(last[0]!, one)) last.push(one);
    else groups.push([one]);
  }
  return groups;
};

const isAlike = (one: LabelledHand, other: LabelledHand): boolean =>
  one.hand.side === other.hand.side && one.hand.purpose === other.hand.purpose
  && one.label.detail === other.label.detail;

const rowOf = (made: ThrowMade, together: readonly LabelledHand[]): ThrownHand => {
  const [{ hand }] = together as readonly [LabelledHand];
  const readings = together.map(one => read(one.hand, one.faces));
  return {
    side: hand.side,
    ...(hand.purpose === 'result' ? resultOf(made, hand) : {
      ...wordsOf(together),
      came: cameOf(hand, readings.reduce((sum, reading) => sum + reading, 0)),
    }),
    dice: together.flatMap(one => diceOf(one.hand, one.faces)),
  };
};

const CAME: Readonly<Record<Exclude<Counted, 'markers'>, Came>> = {
  hits: 'hits', saves: 'saves', attacks: 'attacks', damage: 'points', criticals: 'criticals', splash: 'hits',
  result: 'points', terrain: 'successes', test: 'successes',
};

const cameOf = (hand: AssaultHand, count: number): string => {
  const counted = countedOf(hand);
  return counted === 'markers' ? reportWords.markers(count) : reportWords.came(CAME[counted], count);
};

const wordsOf = (together: readonly LabelledHand[]): Pick<ThrownHand, 'who' | 'needs'> => {
  const [{ hand, label }] = together as readonly [LabelledHand];
  if (label.card !== undefined && hand.read === 'successes') {
    return { who: oneLine(label.detail), needs: `${label.card.what} ${hand.target}+` };
  }
  const who = label.compact ? namesTogether(together.map(one => one.label.label)) : label.label;
  return { who: oneLine(who), needs: oneLine(label.detail) };
};

/** Whose two dice they are, what was added, and the sum. @rule A6 */
const resultOf = ({ before, after }: ThrowMade, { side }: AssaultHand): Pick<ThrownHand, 'who' | 'needs' | 'came'> => {
  const score = after.context.assault.results.at(-1)![side];
  return {
    who: oneLine(forceOf(before.context.assault, side)), needs: modifierWords(score.modifiers), came: scoreWords(score),
  };
};
