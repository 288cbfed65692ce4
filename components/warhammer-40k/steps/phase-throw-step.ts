/** Dice of a phase: to be thrown by the program, or entered from the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { otherSaves } from '../../../src/warhammer-40k/allocation/save-throws.ts';
import type { ThrownSave } from '../../../src/warhammer-40k/allocation/saves.ts';
import type { PhaseHand } from '../../../src/warhammer-40k/model/hands.ts';
import '../../shared/parts/dice-throw.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { handLabelOf } from './hand-label.ts';
import { PhasePanel } from './phase-panel.ts';
import { namesTogether } from './wording.ts';
import { woundsStyles, woundsTemplate } from './wounds-list.ts';

/** What is to be thrown, hand by hand, with whose dice they are; whoever has two saves may throw the other one. */
export class PhaseThrowStep extends PhasePanel {
  static override styles = [...[PhasePanel.styles].flat(), disclosure, woundsStyles];

  protected override get words(): readonly string[] {
    const isOfBlows = this.hands.some(({ purpose }) => /^(?:hit|wound|save)/.test(purpose));
    return [...super.words, 'warhammer-40k-dice', ...(isOfBlows ? ['warhammer-40k-fight'] : [])];
  }

  protected override body(): TemplateResult {
    return html`${this.#keeping()}<dice-throw
      .hands=${this.hands} .labels=${this.hands.map(hand => handLabelOf(this.phase, hand))}
    ></dice-throw>
    ${this.hands.some(({ purpose }) => purpose === 'save') ? html`${this.#wounds()}${this.#otherSaves()}` : nothing}`;
  }

  /** A character may keep the wound that somebody else could take for him: above the dice, where a phone shows it. */
  #keeping(): readonly TemplateResult[] {
    return this.hands.flatMap(({ purpose, owners }, hand) => (purpose !== 'look-out' ? []
      : [this.plainRow(phaseWords.keepsWound(namesTogether(this.phase, owners)), { type: 'wound.kept', hand })]));
  }

  /** The wounds of every unit that saves. */
  #wounds(): readonly unknown[] {
    return (this.phase.fight?.allocations ?? []).filter(({ dealt }) => dealt.some(({ saved }) => saved === null))
      .map(({ unit }) => woundsTemplate(this.phase, unit));
  }

  #otherSaves(): TemplateResult | typeof nothing {
    const others = otherSaves(this.phase);
    const buttons = this.hands.flatMap((hand, i) => this.#otherSave(hand, i, others[i] ?? null));
    return buttons.length === 0 ? nothing : html`<details>
      <summary>${phaseWords.otherSaves}</summary>
      <div class="actions">${buttons}</div>
    </details>`;
  }

  /** One of the dice, or all of them, for the other save; null: there is none. */
  #otherSave({ dice, owners }: PhaseHand, hand: number, other: ThrownSave | null): readonly TemplateResult[] {
    if (other === null) return [];
    const { by, need } = other;
    const who = namesTogether(this.phase, owners);
    const button = (label: string, count: number): TemplateResult => html`<button
      type="button" @click=${() => this.decide({ type: 'save.chosen', hand, dice: count, save: by })}
    >${label}</button>`;
    return [
      button(phaseWords.oneBy(who, by, need), 1),
      ...(dice > 1 ? [button(phaseWords.allBy(who, by, need), dice)] : []),
    ];
  }
}

if (!customElements.get('phase-throw-step')) customElements.define('phase-throw-step', PhaseThrowStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-throw-step': PhaseThrowStep;
  }
}
