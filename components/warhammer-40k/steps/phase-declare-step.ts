/** Charges are declared: who charges, at whom, and why others cannot. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Phase, Unit } from '../../../src/warhammer-40k/model/state.ts';
import { whyNotAtAll } from '../../../src/warhammer-40k/charge/bans.ts';
import { whyNotDeclare } from '../../../src/warhammer-40k/charge/declare.ts';
import { unitsOn, usualCharge } from '../../../src/warhammer-40k/charge/usual-charge.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { ChoiceMade } from '../../shared/parts/choice-list.ts';
import '../../shared/parts/choice-list.ts';
import '../../shared/parts/check-list.ts';
import type { ChecksChanged } from '../../shared/parts/check-list.ts';
import { phaseSentence } from '../spoken/sentences.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { declaring } from './primary.ts';
import { phasePrimaryWords } from './primary-words.ts';
import { nameIn } from './wording.ts';
import { otherSide } from '../../../src/warhammer-40k/model/procedure.ts';

/** Why a unit may not charge at all; null: it may. */
const refusalOf = (phase: Phase, unit: Unit | undefined): string | null => {
  const refusal = unit === undefined ? null : whyNotAtAll(phase, unit);
  return refusal === null ? null : phaseSentence(refusal);
};

/** Who may charge, and why others may not. */
export const chargersOf = (phase: Phase): readonly Choice[] => unitsOn(phase, phase.active)
  .map(unit => ({ id: unit.id, label: unit.name, detail: null, refusal: refusalOf(phase, unit) }));

/** First who charges, then at whom; the first target is the primary one. */
export class PhaseDeclareStep extends PhasePanel {
  static override properties = { ...PhasePanel.properties, charger: { state: true }, targets: { state: true } };
  declare private charger: string | null;
  declare private targets: readonly string[];

  constructor() {
    super();
    this.charger = null;
    this.targets = [];
  }

  /** Why some may not charge. */
  protected override get words(): readonly string[] {
    return ['warhammer-40k-refusals'];
  }

  protected override body(): TemplateResult {
    const { phase } = this;
    const charger = this.charger !== null && this.#refusalOf(this.charger) === null ? this.charger : null;
    return html`
      ${phase.charges.length === 0 ? nothing : html`<p class="fact">${phase.charges.map(({ unit, targets }) =>
        phaseWords.declared(nameIn(phase, unit), targets.map(id => nameIn(phase, id)))).join(' ')}</p>`}
      <choice-list
        legend=${phaseWords.charger} .options=${chargersOf(phase)} .chosen=${charger}
        @choice-made=${this.#choose}
      ></choice-list>
      ${charger === null ? nothing : this.#targetsTemplate(charger)}
      ${usualCharge(phase) === null ? nothing
        : this.plainRow(phasePrimaryWords.nobodyElse, { type: 'declarations.ended' })}`;
  }

  #targetsTemplate(unit: string): TemplateResult {
    const { targets } = this;
    const refusal = targets.length === 0 ? null : whyNotDeclare(this.phase, { unit, targets });
    return html`
      <check-list
        legend=${phaseWords.targets} .options=${this.#targetChoices(unit)} .checked=${targets}
        @checks-changed=${this.#target}
      ></check-list>
      ${refusal === null ? nothing
        : html`<p class="refusal">${phaseSentence(refusal)} <span class="rule">${refusal.rule}</span></p>`}
    `;
  }

  #refusalOf(id: string): string | null {
    return refusalOf(this.phase, this.phase.units.find(one => one.id === id));
  }

  /** A target that cannot be charged alone may still be charged with another. */
  #targetChoices(unit: string): readonly Choice[] {
    const [primary] = this.targets;
    return unitsOn(this.phase, otherSide(this.phase.active)).map(({ id, name }) => {
      const alone = this.targets.length === 0 ? whyNotDeclare(this.phase, { unit, targets: [id] }) : null;
      return {
        id, label: name, refusal: alone === null ? null : phaseSentence(alone),
        detail: id === primary && this.targets.length > 1 ? phaseWords.primary : null,
      };
    });
  }

  readonly #choose = ({ id }: ChoiceMade): void => {
    this.charger = id;
    const [target] = unitsOn(this.phase, otherSide(this.phase.active))
      .filter(enemy => whyNotDeclare(this.phase, { unit: id, targets: [enemy.id] }) === null);
    this.targets = target === undefined ? [] : [target.id];
    this.#intend();
  };

  /** The next action declares what is chosen, as far as it may be. */
  #intend(): void {
    const { charger: unit, targets } = this;
    const isLegal = unit !== null && targets.length > 0 && whyNotDeclare(this.phase, { unit, targets }) === null;
    this.intend(isLegal ? declaring(this.phase, unit, targets) : null);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (!changed.has('phase')) return;
    this.charger = null;
    this.targets = [];
  }

  /** Those ticked first stay first. */
  readonly #target = ({ ids }: ChecksChanged): void => {
    const kept = this.targets.filter(id => ids.includes(id));
    this.targets = [...kept, ...ids.filter(id => !kept.includes(id))];
    this.#intend();
  };
}

if (!customElements.get('phase-declare-step')) customElements.define('phase-declare-step', PhaseDeclareStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-declare-step': PhaseDeclareStep;
  }
}
