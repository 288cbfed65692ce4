/** Odds in one short sentence, for those who cannot see them. */
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { percent } from '../../parts/figures.ts';
import { words } from './words.ts';

/** So likely is as good as certain. */
const SURE = 1 - 1e-6;

/** Whether nothing is fought as things stand. */
export const isNobodysFight = ({ winner }: Odds): boolean => winner.none > SURE;

export const saidOf = (odds: Odds): string =>
  (isNobodysFight(odds) ? words.saidNobody : words.said(percent(odds.winner.attacker), percent(odds.winner.defender)));
