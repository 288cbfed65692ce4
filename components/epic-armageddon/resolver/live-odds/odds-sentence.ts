/** Odds in one short sentence, for those who cannot see them. */
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { estimated } from '../../../shared/parts/figures.ts';
import { liveOddsWords } from './live-odds-words.ts';

/** So likely is as good as certain. */
const SURE = 1 - 1e-6;

/** Whether nothing is fought as things stand. */
export const isNobodysFight = ({ winner }: Odds): boolean => winner.none > SURE;

/** How likely a side is to win, and how sure that is. */
export const winsOf = ({ winner, error }: Odds, side: Side): string => estimated(winner[side], error);

export const oddsSentence = (odds: Odds): string =>
  (isNobodysFight(odds)
    ? liveOddsWords.saidNobody : liveOddsWords.said(winsOf(odds, 'attacker'), winsOf(odds, 'defender')));
