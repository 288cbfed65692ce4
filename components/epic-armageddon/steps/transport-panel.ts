/** A step in which units may get into transports and out of them. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Point } from '../../../src/battlefield/base.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { sentence } from '../spoken/sentences.ts';
import { isOnTable, passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Unit } from '../../../src/epic-armageddon/model/state.ts';
import { touchedAt } from '../../../src/epic-armageddon/steps/usual-moves.ts';
import { fieldStyles } from '../../shared/parts/field.styles.ts';
import { MovePanel } from './move-panel.ts';
import {
  mayBeCollectedBy, mayGetInto, placeOutNear, usualPlaceOut, usualPlacesOut, whyNotOut, type GettingOut,
} from '../../../src/epic-armageddon/steps/passengers.ts';
import { unitNames } from './wording.ts';
import { transportWords } from './move-words.ts';

/** Nobody gets out towards somebody further away than this, cm. */
const FAR_OFF = 40;

/** The frame of a step with transports. */
export abstract class TransportPanel extends MovePanel {
  static override styles = [
    ...MovePanel.styles,
    fieldStyles,
    css`
      .near {
        display: flex;
        flex-wrap: wrap;
        gap: calc(var(--_space) * 2);
        padding: var(--_space) calc(var(--_space) * 3);
      }
      select {
        flex: 1 1 8rem;
      }
    `,
  ];
  static override properties = { ...MovePanel.properties, goal: { state: true } };
  /** The unit near which somebody is to get out; null: nobody has been named. */
  declare private goal: string | null;

  constructor() {
    super();
    this.goal = null;
  }

  /** How a passenger gets out: near the enemy, near somebody, or where its counter is put. */
  protected gettingOut(unit: Unit, step: GettingOut): TemplateResult {
    const { assault } = this;
    const to = usualPlaceOut(assault, step, unit.id);
    const transport = unitOf(assault, unit.aboard!);
    if (to === null) {
      const refusal = whyNotOut(assault, step, unit.id, transport.at);
      const why = refusal === null || refusal.key === 'occupied' ? '' : sentence(refusal);
      return html`<p class="fact">${transportWords.cannotGetOut} ${why}</p>`;
    }
    const touched = touchedAt(assault, unit.id, to);
    return html`
      <p class="fact">${transportWords.sitsIn(transport.name)}</p>
      <button type="button" @click=${() => this.out(unit.id, to)}>
        ${touched === undefined ? this.outWords(step) : transportWords.outInContact(touched.name)}
      </button>
      ${this.outNear(unit, step)}
    `;
  }

  private outWords(step: GettingOut): string {
    return step === 'a7Withdraw' ? transportWords.outFurthest : transportWords.outNearest;
  }

  /** What a transport may do with those inside. */
  protected lettingOut(transport: Unit, step: GettingOut): TemplateResult | typeof nothing {
    const inside = passengersOf(this.assault, transport.id);
    if (inside.length === 0) return nothing;
    return html`
      <p class="fact">${transportWords.carries(unitNames(this.assault, inside.map(one => one.id)))}</p>
      <button type="button" @click=${() => this.allOut([transport.id], step)}>${transportWords.allOutNearest}</button>
    `;
  }

  /** Passengers of some transports get out, each nearest the enemy. */
  private allOut(transports: readonly string[], step: GettingOut): void {
    for (const { unit, to } of usualPlacesOut(this.assault, step, transports)) this.out(unit, to);
  }

  /** A button for all who may get out, if anybody may. */
  protected everybodyOut(passengers: readonly Unit[], step: GettingOut): TemplateResult | typeof nothing {
    const transports = [...new Set(passengers.map(unit => unit.aboard!))];
    return transports.length === 0
      ? nothing
      : html`<button type="button" @click=${() => this.allOut(transports, step)}>${transportWords.allOut}</button>`;
  }

  /** The transports that may come to the chosen unit and collect it. */
  protected collected(unit: Unit, step: 'a2Charge' | 'a7Withdraw'): unknown {
    return mayBeCollectedBy(this.assault, step, unit.id).map(transport => html`<button
      type="button"
      @click=${() => this.decide({ type: 'unit.embarked', unit: unit.id, transport: transport.id })}
    >${transportWords.collectedBy(transport.name)}</button>`);
  }

  /** The transports that the chosen unit may get into. */
  protected gettingIn(unit: Unit, step: 'a3CounterCharge' | 'a7Consolidate'): unknown {
    return mayGetInto(this.assault, step, unit.id).map(transport => html`<button
      type="button"
      @click=${() => this.decide({ type: 'unit.embarked', unit: unit.id, transport: transport.id })}
    >${transportWords.into(transport.name)}</button>`);
  }

  private outNear(unit: Unit, step: GettingOut): TemplateResult {
    const { assault } = this;
    const others = assault.units.filter(one => isOnTable(one) && one.id !== unit.aboard
      && gapBetween(assault, unit, one) <= FAR_OFF);
    const goal = others.find(one => one.id === this.goal) ?? others[0];
    const to = goal === undefined ? null : placeOutNear(assault, step, unit.id, goal.id);
    return goal === undefined ? html`` : html`<details>
      <summary>${transportWords.nearSomebody}</summary>
      <div class="near">
        <select
          aria-label=${transportWords.nearWhom}
          @change=${({ target }: Event) => (this.goal = (target as HTMLSelectElement).value)}
        >
          ${others.map(one => html`<option value=${one.id} .selected=${one.id === goal.id}>${one.name}</option>`)}
        </select>
        <button
          type="button"
          aria-disabled=${to === null ? 'true' : nothing}
          @click=${() => to && this.out(unit.id, to)}
        >
          ${transportWords.outNear(goal.name)}
        </button>
      </div>
    </details>`;
  }

  private out(unit: string, to: Point): void {
    this.decide({ type: 'unit.disembarked', unit, to });
  }
}
