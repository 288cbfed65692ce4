/** Those who are charged may fire first; what it does is entered from the table. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { chargersOf, presentCharge } from '../../../src/warhammer-40k/charge/chargers.ts';
import { isOn } from '../../../src/warhammer-40k/editions/rows.ts';
import type { Decision } from '../../../src/warhammer-40k/model/events.ts';
import { GUN_KINDS, type Gun, type GunKind } from '../../../src/warhammer-40k/model/gun.ts';
import { deciding } from '../../shared/resolver/primary.ts';
import { phaseWords } from '../resolver/phase-words.ts';
import { PhasePanel } from './phase-panel.ts';
import { nameIn } from './wording.ts';
import '../../shared/parts/count-stepper.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';

const MOST_SHOTS = 60;
/** Nothing fires yet. */
const NO_GUNS: readonly Gun[] = GUN_KINDS.map(kind => ({ kind, strength: 4, armourPiercing: null, shots: 0 }));

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
  static override properties = { ...PhasePanel.properties, losses: { state: true }, guns: { state: true } };
  /** Wounds that the present unit's fire has done, by model. */
  declare private losses: Readonly<Record<string, number>>;
  /** What it fires, where its dice are thrown. */
  declare private guns: readonly Gun[];

  constructor() {
    super();
    this.losses = {};
    this.guns = NO_GUNS;
  }

  protected override body(): TemplateResult {
    const charge = presentCharge(this.phase);
    const [unit] = charge.waiting;
    if (unit !== undefined && isOn(this.phase, '7C-O5')) return this.#shooting(unit);
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
    if (!changed.has('phase')) return;
    this.losses = {};
    this.guns = NO_GUNS;
  }

  /** What the unit fires: so many shots or hits of each kind, with their Strength and AP. */
  #shooting(unit: string): TemplateResult {
    const kinds = GUN_KINDS.filter(kind => kind !== 'blast' || !isOn(this.phase, '7C-O2'));
    return html`
      <h3>${phaseWords.fires(nameIn(this.phase, unit))}</h3>
      ${kinds.map(kind => this.#gunRows(kind))}
      ${this.plainRow(phaseWords.misses(nameIn(this.phase, unit)), { type: 'overwatch.fired', unit, wounds: [] })}`;
  }

  #gunRows(kind: GunKind): readonly TemplateResult[] {
    const { shots, strength, armourPiercing } = this.guns.find(one => one.kind === kind)!;
    const name = phaseWords.guns[kind];
    const isThrown = isOn(this.phase, kind === 'gun' ? '7C-O1' : '7C-O3') && kind !== 'blast';
    const row = (
      label: string, count: number, [least, most]: readonly [number, number], change: (to: number) => Partial<Gun>,
    ) => html`<div class="shot">
        <span aria-hidden="true">${label}</span>
        <count-stepper
          label=${label} .count=${count} .least=${least} .most=${most}
          @count-changed=${({ count: to }: CountChanged) => this.#arm(kind, change(to))}
        ></count-stepper>
      </div>`;
    return [
      row((isThrown ? phaseWords.gunShots : phaseWords.gunHits)(name), shots, [0, MOST_SHOTS], to => ({ shots: to })),
      ...(shots === 0 ? [] : [
        row(phaseWords.gunStrength(name), strength, [1, 10], to => ({ strength: to })),
        row(phaseWords.gunPiercing(name), armourPiercing ?? 0, [0, 6], to =>
          ({ armourPiercing: to === 0 ? null : to })),
      ]),
    ];
  }

  /** The next action fires what has been entered. */
  #arm(kind: GunKind, change: Partial<Gun>): void {
    this.guns = this.guns.map(gun => (gun.kind === kind ? { ...gun, ...change } : gun));
    const unit = presentCharge(this.phase).waiting[0]!;
    const firing = this.guns.filter(({ shots }) => shots > 0);
    this.intend(firing.length === 0 ? null
      : deciding(phaseWords.shoots(nameIn(this.phase, unit)), { type: 'overwatch.shot', unit, guns: firing }));
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
