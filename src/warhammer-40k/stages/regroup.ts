/** Units that fall back and are caught up with by victors who consolidate. */
import { readThrow } from '../../dice/hand.ts';
import { isOn } from '../editions/rows.ts';
import { hostsOf, leadershipOfParty, partyOf, passesTest } from '../model/characters.ts';
import type { PhaseHand } from '../model/hands.ts';
import { unitOf } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { aftermathOf, inOrder, unitName, slay, sumHand, noteAftermath, withUnits } from './aftermath.ts';
import { touchedNow } from './foes.ts';

const runners = (phase: Phase): readonly string[] => {
  const { combat } = aftermathOf(phase);
  const fought = phase.results.find(one => one.combat === combat)?.units ?? [];
  const touched = fought.filter(unit => !unitOf(phase, unit).fallingBack)
    .flatMap(unit => touchedNow(phase, unit)).filter(unit => unitOf(phase, unit).fallingBack);
  return inOrder(phase, hostsOf(phase, touched));
};

/** A row of the fourth edition tells it, else a ruling. @row 4C-D8 @ruling */
const ruleOf = (phase: Phase): string => (isOn(phase, '4C-D8') ? '4C-D8' : 'R-0.26');

/** They test at once, with nothing taken off their Leadership. @rule 40k.13 @row 4C-D8 @ruling */
export const regroupHands = (phase: Phase): readonly PhaseHand[] =>
  runners(phase).map(unit => sumHand(phase, unit, 2, 'regroup', ruleOf(phase)));

/** Who passes fights as usual from the next turn on; who fails is destroyed. @ruling */
export const resolveRegroup = (phase: Phase, faces: readonly number[]): Phase => {
  const hands = regroupHands(phase);
  const totals = readThrow(hands, faces);
  return hands.reduce((after, { owners }, i) => {
    const [host, total] = [owners[0]!, totals[i]!];
    const leadership = leadershipOfParty(after, host);
    const passed = passesTest(after, total, leadership);
    const told = noteAftermath(after, ruleOf(phase), passed ? 'regrouped' : 'regroup-failed', {
      unit: unitName(after, host), total, leadership,
    });
    const party = partyOf(told, host);
    return passed ? withUnits(told, party, { fallingBack: false }) : slay(told, party, 'regroup-failed');
  }, phase);
};
