/** Those who are charged may fire first; what it does is entered from the table. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { chargersOf, presentCharge } from '../../../src/warhammer-40k/charge/chargers.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { deciding } from '../../shared/resolver/primary.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn } from './wording.ts';
import '../../shared/parts/count-stepper.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';

/** One unit after another says what its fire has done, model by model. */
export class PhaseOverwatchStep extends PhasePanel {
  static override styles = [
    ...[PhasePanel.styles].flat(),
    css`
      .shot {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2);
        align-items: center;
        justify-content: space-between;
        overflow-wrap: anywhere;
      }
    `,
  ];
  static override properties = { ...PhasePanel.properties, losses: { state: true } };
  /** Wounds that the present unit's fire has done, by model. */
  declare private losses: Readonly<Record<string, number>>;

  constructor() {
    super();
    this.losses = {};
  }

  protected override body(): TemplateResult {
    const charge = presentCharge(this.phase);
    const [unit] = charge.waiting;
    return html`
      ${unit === undefined ? nothing : html`
        <h3>${phaseWords.fires(nameIn(this.phase, unit))}</h3>
        ${chargersOf(this.phase, charge).map(({ id, name, wounds }) => html`<div class="shot">
          <span aria-hidden="true">${phaseWords.woundsOn(name)}</span>
          <count-stepper
            label=${phaseWords.woundsOn(name)} .count=${this.losses[id] ?? 0} .most=${wounds}
            @count-changed=${({ count }: CountChanged) => this.#lose(id, count)}
          ></count-stepper>
        </div>`)}
        ${this.plainRow(phaseWords.misses(nameIn(this.phase, unit)), { type: 'overwatch.fired', unit, wounds: [] })}`}`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('phase')) this.losses = {};
  }

  /** The next action follows what the fire of the present unit has done. */
  #lose(model: string, count: number): void {
    this.losses = { ...this.losses, [model]: count };
    const [unit] = presentCharge(this.phase).waiting;
    const wounds = Object.entries(this.losses).filter(([, lost]) => lost > 0)
      .map(([id, lost]) => ({ model: id, wounds: lost }));
    const all = wounds.reduce((sum, one) => sum + one.wounds, 0);
    const fire: Decision = { type: 'overwatch.fired', unit: unit!, wounds };
    this.intend(all === 0 ? null : deciding(phaseWords.fireWounds(nameIn(this.phase, unit!), all), fire));
  }
}

if (!customElements.get('phase-overwatch-step')) customElements.define('phase-overwatch-step', PhaseOverwatchStep);

declare global {
  interface HTMLElementTagNameMap {
    'phase-overwatch-step': PhaseOverwatchStep;
  }
}
