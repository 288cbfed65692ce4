/** The bar under the odds: what is assumed, back and forward, the other way round, and the way to play it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import { turnsTemplate, type Turns } from '../../shared/resolver/turns.ts';
import { assumedText } from './engine-words.ts';
import { oddsWords } from './odds-words.ts';

export interface OddsBarView extends Turns {
  /** Null: they are not known. */
  readonly odds: Odds | null;
  /** Both sides can change places. */
  readonly canSwap: boolean;
  /** It can be played from here. */
  readonly isPlayable: boolean;
  /** Nobody changes anything. */
  readonly isWatched: boolean;
}

export interface OddsBarActions {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly swap: () => void;
  readonly play: () => void;
}

export const oddsBarTemplate = (bar: OddsBarView, actions: OddsBarActions): TemplateResult => html`
  <div class="bar" part="bar">
    <p class="assumed">${assumedOf(bar.odds)}</p>
    ${bar.isWatched && !bar.isPlayable ? nothing : html`<div class="acts">
      ${bar.isWatched ? nothing : html`
        ${turnsTemplate(bar, actions)}
        <button
          type="button" class="swap" aria-disabled=${!bar.canSwap} @click=${actions.swap}
        ><span>${oddsWords.swap}</span></button>`}
      ${bar.isPlayable ? html`<button type="button" class="main play" part="primary" @click=${actions.play}>
        <span>${oddsWords.play}</span></button>` : nothing}
    </div>`}
  </div>`;

const assumedOf = (odds: Odds | null): string => {
  const [first, ...others] = odds?.assumptions ?? [];
  return first === undefined ? '' : oddsWords.assumed(assumedText(first), others.length);
};
