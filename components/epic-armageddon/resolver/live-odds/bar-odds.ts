/** The odds of a moment as the bar shows them. */
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { fightingFormations } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../../src/epic-armageddon/model/state.ts';
import { partsWords } from '../../../shared/parts/parts-words.ts';
import type { BarOdds, Force } from '../../../shared/resolver/odds-from-here.ts';
import { isExact } from '../../odds/question.ts';
import { forceIn } from '../../steps/wording.ts';
import { liveOddsWords } from './live-odds-words.ts';
import type { LiveOddsView } from './view.ts';

/** So little may be left open of what is certain. */
const CERTAIN = 1 - 1e-6;

const isNobodyInReach = (odds: LiveOddsView['odds']): boolean => odds !== null && odds.winner.none > CERTAIN;

/** Whether it is said why there are no odds. */
export const saysWhyNone = ({ odds, failure }: LiveOddsView): boolean => failure !== null || isNobodyInReach(odds);

/** Null: nobody wants to see them. */
export const barOddsOf = (liveOdds: LiveOddsView | null, assault: Assault, isOver: boolean): BarOdds | null =>
  (liveOdds === null ? null : {
    ...figuresOf(liveOdds),
    forces: { attacker: forceOn(assault, 'attacker'), defender: forceOn(assault, 'defender') },
    winner: assault.winner ?? (isOver ? 'none' : null),
    isAnotherRound: assault.round > 1 && assault.engaged.length === 0,
  });

const forceOn = (assault: Assault, side: Side): Force =>
  [...forceIn(assault, side), fightingFormations(assault, side)[0]?.name ?? ''];

/** The same where forces have no names. */
export const namelessOdds = (liveOdds: LiveOddsView): BarOdds => ({
  ...figuresOf(liveOdds),
  forces: { attacker: [partsWords.attacker, 1], defender: [partsWords.defender, 1] },
  winner: null,
});

const figuresOf = (
  { odds, isAsking, before, failure, isSupposed }: LiveOddsView,
): Omit<BarOdds, 'forces' | 'winner'> => ({
  chances: odds?.winner ?? null, error: odds?.error ?? 0, isAsking,
  isExact: odds !== null && isExact(odds),
  before: before?.winner ?? null, isSupposed, isDraw: false,
  failure: isNobodyInReach(odds) ? liveOddsWords.nobodyInReach : failure,
});
