/** In the panel of a step: what hangs on the throw that is due; at the end what the throws have turned. */
import { html, nothing, type TemplateResult } from 'lit';
import type { LiveOddsView } from './view.ts';

export const asideTemplate = (outlook: LiveOddsView | null, isOver: boolean): TemplateResult | typeof nothing => {
  if (outlook === null) return nothing;
  return isOver
    ? html`<throw-luck part="odds" .luck=${outlook.luck} .isReckoning=${outlook.isReckoning}></throw-luck>`
    : html`<throw-stakes part="odds" .stakes=${outlook.stakes}></throw-stakes>`;
};
