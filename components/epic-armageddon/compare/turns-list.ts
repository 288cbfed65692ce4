/** What turns on a ruling in an assault: every other answer by which something changes, each a way to compare it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulingEffect } from '../../../machines/compare/rulings-that-matter.ts';
import { answerWords, rulingWords } from '../spoken/rulings.ts';
import type { Turning } from './turning.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';

export const turnsTemplate = (
  { turns, tried, isDone }: Turning, isChosen: (turn: RulingEffect) => boolean, choose: (turn: RulingEffect) => void,
): TemplateResult => html`<section class="turns" aria-labelledby="turns">
  <h3 id="turns">${compareWords.turning}</h3>
  <p class="soft">${isDone ? compareWords.tried(turns.length) : compareWords.trying(tried, turns.length)}</p>
  <ul>
    ${turns.map(turn => html`<li>
      <button
        type="button" class="quiet" aria-current=${isChosen(turn) ? 'true' : nothing}
        @click=${() => choose(turn)}
      >
        <span class="asked">${rulingWords[turn.ruling].question}</span>
        <span class="soft">
          ${answerWords(turn.ruling)[turn.answer]} ${compareWords.from(turn.first + 1, turn.steps)}
          ${turn.endsOtherwise ? html`<b>${compareWords.endsOtherwise}</b>` : nothing}
        </span>
      </button>
    </li>`)}
  </ul>
</section>`;
