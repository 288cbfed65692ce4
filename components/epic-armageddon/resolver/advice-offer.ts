/** The offer of advice in the panel of a step: what looks for it comes when somebody first asks. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Timeline } from '../../../machines/epic-armageddon/timeline.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { AdvisedLoaders } from '../advice/question.ts';
import { possibleTargets } from '../../../src/epic-armageddon/steps/a1-choose-target.ts';
import { movableHits } from '../steps/movable-hits.ts';
import { isDecisionIn } from '../steps/primary.ts';
import { playingWords } from './playing-words.ts';

/** About charges, counter-charges, ways to fight and supporters. */
const ADVISED = /(?:choosing|calling)$/;

const isOffered = (path: string, assault: Assault): boolean => {
  if (assault.winner !== null) return false;
  if (path === 'a1ChooseTarget') return possibleTargets(assault).length > 1;
  return ADVISED.test(path) ? isDecisionIn(path, assault) : movableHits(assault).length > 0;
};

/** Above what is chosen; below it where that has been on the screen before the offer came. */
const slotAt = (path: string): string => (path === 'a1ChooseTarget' ? '' : 'advice');

/** `bring`: it is asked for. */
export const offerTemplate = (
  ways: AdvisedLoaders | null, timeline: Timeline, path: string, assault: Assault, bring: () => void,
): TemplateResult | typeof nothing => {
  if (ways?.advice === undefined) return nothing;
  if (customElements.get('best-offer') !== undefined) {
    return html`<best-offer part="odds" slot=${slotAt(path)} .ways=${ways} .timeline=${timeline}></best-offer>`;
  }
  return isOffered(path, assault)
    ? html`<button
      type="button" part="odds" slot=${slotAt(path)} @click=${bring}
    >${playingWords.lookForBest}</button>`
    : nothing;
};
