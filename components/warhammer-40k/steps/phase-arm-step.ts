/** Before blows are struck: who has a choice of weapons says with what, who has a choice of enemies says at whom. */
import { css, html, type TemplateResult } from 'lit';
import { aimersNow, aimOf, mayDivide, redirected } from '../../../src/warhammer-40k/fight/aim.ts';
import { strikableUnits } from '../../../src/warhammer-40k/fight/struck.ts';
import { choosersOfWeapons, NO_WEAPON, weaponOf, weaponOptions } from '../../../src/warhammer-40k/fight/weapons.ts';
import type { Model } from '../../../src/warhammer-40k/model/state.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn } from './wording.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A row for each model that has a choice; what is usual is set already. Attacks that may be divided are counted. */
export class PhaseArmStep extends PhasePanel {
  static override styles = [
    ...[PhasePanel.styles].flat(),
    css`
      label {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
        align-items: center;
        gap: calc(var(--_space) * 2);
        overflow-wrap: anywhere;
      }
      .divided {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        align-items: center;
        gap: var(--_space) calc(var(--_space) * 2);
        overflow-wrap: anywhere;
      }
      .divided strong {
        grid-column: 1 / -1;
        font-weight: inherit;
      }
      .divided span {
        padding-inline-start: calc(var(--_space) * 4);
      }
      select {
        min-block-size: 44px;
        min-inline-size: 0;
      }
    `,
  ];

  protected override body(): TemplateResult {
    const isArming = this.state.path.endsWith('.arming');
    return html`
      ${isArming ? choosersOfWeapons(this.phase).map(model => this.#weaponRow(model))
        : aimersNow(this.phase).map(model => this.#aimRow(model))}`;
  }

  #weaponRow(model: Model): TemplateResult {
    const options = weaponOptions(this.phase, model)
      .map(name => ({ value: name, label: name === NO_WEAPON ? phaseWords.noWeapon : name }));
    const chosen = model.strikesWith ?? weaponOf(this.phase, model)?.name ?? NO_WEAPON;
    return this.#row(model, options, chosen,
      weapon => this.decide({ type: 'weapon.chosen', model: model.id, weapon }));
  }

  #aimRow(model: Model): TemplateResult {
    if (mayDivide(this.phase, model)) return this.#dividedRow(model);
    const at = aimOf(this.phase, model);
    const attacks = Object.values(at).reduce((sum, n) => sum + n, 0);
    const options = strikableUnits(this.phase, model).map(unit => ({ value: unit, label: nameIn(this.phase, unit) }));
    const chosen = Object.keys(at).find(unit => at[unit]! > 0) ?? '';
    return this.#row(model, options, chosen,
      unit => this.decide({ type: 'strikes.aimed', model: model.id, at: { [unit]: attacks } }));
  }

  /** One more at one unit is one less at another. */
  #dividedRow(model: Model): TemplateResult {
    const at = aimOf(this.phase, model);
    const attacks = Object.values(at).reduce((sum, n) => sum + n, 0);
    const targets = strikableUnits(this.phase, model);
    return html`<div
      class="divided" role="group" aria-label=${phaseWords.attacksOf(model.name, attacks)}
      @focusin=${() => this.show([model.id])}
    >
      <strong>${phaseWords.attacksOf(model.name, attacks)}</strong>
      ${targets.map(unit => html`
        <span>${nameIn(this.phase, unit)}</span>
        <count-stepper
          .label=${phaseWords.attacksAt(model.name, nameIn(this.phase, unit))} .count=${at[unit] ?? 0} .most=${attacks}
          @count-changed=${({ count }: CountChanged) => this.decide({
            type: 'strikes.aimed', model: model.id, at: redirected(at, targets, unit, count),
          })}
        ></count-stepper>`)}
    </div>`;
  }

  #row(model: Model, options: readonly Option[], chosen: string, choose: (value: string) => void): TemplateResult {
    return html`<label @focusin=${() => this.show([model.id])}>
      <span>${model.name}</span>
      <select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        ${options.map(({ value, label }) => html`
          <option value=${value} .selected=${value === chosen}>${label}</option>`)}
      </select>
    </label>`;
  }
}

if (!customElements.get('phase-arm-step')) customElements.define('phase-arm-step', PhaseArmStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-arm-step': PhaseArmStep;
  }
}
