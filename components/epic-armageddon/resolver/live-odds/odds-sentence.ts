/** Odds in one short sentence, for those who cannot see them. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { atLeastAtMost } from './between.ts';
import { liveOddsWords } from './live-odds-words.ts';

/** So likely is as good as certain. */
const SURE = 1 - 1e-6;

/** Whether nothing is fought as things stand. */
export const isNobodysFight = ({ winner }: Odds): boolean => winner.none > SURE;

const winsSaid = ({ winner, unresolved }: Odds, side: Side): string => atLeastAtMost(winner[side], unresolved);

export const oddsSentence = (odds: Odds): string =>
  (isNobodysFight(odds)
    ? liveOddsWords.saidNobody : liveOddsWords.said(winsSaid(odds, 'attacker'), winsSaid(odds, 'defender')));
