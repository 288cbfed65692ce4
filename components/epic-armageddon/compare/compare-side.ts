/** One column of a comparison: where it stands, what happened, the table, what has happened so far. */
import { html, nothing, type TemplateResult } from 'lit';
import type { MarkedLine } from '../../../machines/compare/lockstep.ts';
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { dieFace } from '../../shared/parts/die-face.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { columnStyles } from './compare-side.styles.ts';
import type { DiceRow, ShownDie, SideView } from './side-view.ts';
import { compareWords } from '../../shared/compare/compare-words.ts';

/**
 * What one of two shows of a step; whatever the other has not is marked with a sign and a word.
 *
 * @csspart table - Its battlefield.
 * @csspart log - What has happened so far.
 */
export class CompareSide extends SpokenElement {
  static override styles = [theme, buttons, disclosure, sideMarkStyles, columnStyles];
  static override properties = { side: { attribute: false } };
  declare side: SideView | null;

  constructor() {
    super();
    this.side = null;
  }

  protected override render(): TemplateResult | typeof nothing {
    const { side } = this;
    if (side === null) return nothing;
    const { letter, place, view } = side;
    return html`<section aria-labelledby="place">
      <div class="stands">
        <h4 id="place">
          <span class="spoken">${letter}: </span>${place.title}
          ${place.round > 1 ? html`<span class="round">${compareWords.round(place.round)}</span>` : nothing}
          <span class="rule">${place.rule}</span>
          ${side.isElsewhere ? mark(letter) : nothing}
        </h4>
        <p class="lead">${side.isOver ? compareWords.over : place.description}</p>
      </div>
      ${happened(side)}
      ${view === null
        ? html`<div></div>`
        : html`<assault-battlefield part="table" .view=${view}></assault-battlefield>`}
      ${logTemplate(side)}
    </section>`;
  }
}

const mark = (letter: string): TemplateResult => html`<span class="mark"><span aria-hidden="true">≠</span>
  ${compareWords.onlyHere(letter)}</span>`;

const happened = (side: SideView): TemplateResult => html`<div class="happened">
  ${side.waits ? html`<p class="waits">${compareWords.waits}</p>` : nothing}
  ${side.refusal === null ? nothing : html`<p class="refusal">${compareWords.refused(side.refusal)}</p>`}
  ${side.event === null ? nothing : html`<p class="event">${side.event}</p>`}
  ${side.dice.map(row => diceRow(row, side.letter))}
  ${side.lines.length === 0 ? nothing : html`<ul>${side.lines.map(line => lineTemplate(line, side.letter))}</ul>`}
</div>`;

const lineTemplate = ({ rule, say, differs }: MarkedLine, letter: string): TemplateResult => html`
  <li class=${differs ? 'differs' : ''}>
    <span class="rule">${rule}</span> <span>${say} ${differs ? mark(letter) : nothing}</span>
  </li>`;

const isSide = (side: string | null): side is Side => side === 'attacker' || side === 'defender';

const diceRow = ({ side, label, owners, dice, differs }: DiceRow, letter: string): TemplateResult => html`
  <div class="dice ${side ?? ''}">
    <p>
      ${isSide(side) ? sideMark(side) : nothing}
      <b>${label}</b> <span class="owners">${owners}</span> ${differs ? mark(letter) : nothing}
    </p>
    <ul class="faces" aria-label=${compareWords.dice}>${dice.map(dieTemplate)}</ul>
  </div>`;

const dieTemplate = ({ face, counts, isOnlyHere }: ShownDie): TemplateResult => html`
  <li class="${counts ? 'counts' : ''} ${isOnlyHere ? 'only' : ''}" title=${isOnlyHere ? compareWords.newDie : nothing}>
    <svg viewBox="0 0 36 36" aria-hidden="true">${dieFace(face)}</svg>
    <span class="spoken">${face}${isOnlyHere ? `, ${compareWords.newDie}` : ''}</span>
  </li>`;

const logTemplate = ({ log, letter }: SideView): TemplateResult => html`<details part="log">
  <summary>${compareWords.log}</summary>
  <ol class="log" tabindex="0" aria-label=${compareWords.log}>${log.map(line => lineTemplate(line, letter))}</ol>
</details>`;

if (!customElements.get('compare-side')) customElements.define('compare-side', CompareSide);

declare global {
  interface HTMLElementTagNameMap {
    'compare-side': CompareSide;
  }
}
