/** What is known of the odds at one moment of an assault that is being played: plain facts for the screen. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Luck } from '../../../../src/epic-armageddon/odds/luck.ts';
import type { Odds } from '../../../../src/epic-armageddon/odds/answer.ts';
import type { Stakes } from '../../../../src/epic-armageddon/odds/stakes.ts';

/** The luck of an assault that is over, with a name for each throw. */
export interface NamedLuck extends Luck {
  readonly names: readonly string[];
  /** The odds before the first throw; null: not known. */
  readonly before: Odds | null;
}

/** What is shown of the odds of a moment. */
export type ShownOdds = Pick<Odds, 'winner' | 'error' | 'unresolved'>;

export interface LiveOddsView {
  /** The odds from here; null: none yet. */
  readonly odds: ShownOdds | null;
  /** Better figures are on their way. */
  readonly isAsking: boolean;
  /** The odds before the throw that has led here; null: no throw has, or they are not known. */
  readonly before: Odds | null;
  /** Why there are no odds, in words; null: there are, or will be. */
  readonly failure: string | null;
  /** What hangs on the throw that is due; empty: nothing, or not known yet. */
  readonly stakes: readonly Stakes[];
  /** Better figures of what hangs on the throw are on their way. */
  readonly isRefining: boolean;
  /** Null: the assault is not over, or its luck is still being reckoned. */
  readonly luck: NamedLuck | null;
  readonly isReckoning: boolean;
  /** They are those of a charge that has not been made yet. */
  readonly isSupposed: boolean;
}

/**
 * In the panel of a step: what could best be decided, what hangs on the throw that is due; at the end what the throws
 * have turned.
 */
export const asideTemplate = (
  liveOdds: LiveOddsView | null, advice: TemplateResult | typeof nothing, isOver: boolean,
): TemplateResult | typeof nothing => {
  if (liveOdds === null) return nothing;
  return isOver
    ? html`<throw-luck part="odds" .luck=${liveOdds.luck} .isReckoning=${liveOdds.isReckoning}></throw-luck>`
    : html`${advice}<throw-stakes
      part="odds" .stakes=${liveOdds.stakes} .isRefining=${liveOdds.isRefining}
    ></throw-stakes>`;
};
