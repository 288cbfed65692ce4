/** What a critical hit did that its datasheet leaves to the table: the players enter points of damage on units. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { distance, type Point } from '../../../src/battlefield/base.ts';
import { criticalReach } from '../../../src/epic-armageddon/attacks/aftermath.ts';
import { capacityLeft } from '../../../src/epic-armageddon/attacks/damage.ts';
import { gapBetween } from '../../../src/epic-armageddon/movement/engagement.ts';
import { isAlive, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Decision } from '../../../src/epic-armageddon/model/events.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { MoveCancelled } from '../../shared/battlefield/events.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { deciding, PrimaryIntended } from '../../shared/resolver/primary.ts';
import { entryStyles } from './entry.styles.ts';
import { UnitsShown } from './step.ts';
import { panelStyles } from '../../shared/parts/panel.styles.ts';
import { centimetres } from './wording.ts';
import { settlingWords } from './hit-words.ts';
import '../../shared/parts/count-stepper.ts';

/** So many units stand open; the others are folded away. */
const OPEN = 6;

const nearestTo = (assault: Assault, engine: Unit): readonly Unit[] => assault.units
  .filter(unit => unit.id !== engine.id && isAlive(unit) && unit.aboard === null)
  .map(unit => ({ unit, cm: gapBetween(assault, engine, unit) }))
  .sort((a, b) => a.cm - b.cm)
  .map(({ unit }) => unit);

/**
 * Points of damage on the war engine itself and on those near it, and where it was moved if its datasheet does that.
 *
 * @fires move-cancelled - It stays where it is.
 * @fires primary-intended - What the critical hit did has been entered.
 * @fires units-shown - The unit whose points are being entered.
 */
export class CriticalEntry extends SpokenElement {
  static override styles = [theme, buttons, panelStyles, disclosure, entryStyles];
  static override properties = {
    assault: { attribute: false }, placed: { attribute: false }, points: { state: true },
  };
  /** The assault as it stands, with a critical hit to be told. */
  declare assault: Assault;
  /** Where the war engine was put on the map; null: it stays where it is. */
  declare placed: Point | null;
  /** Points entered, by unit. */
  declare private points: Readonly<Record<string, number>>;

  constructor() {
    super();
    this.placed = null;
    this.points = {};
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('assault')) this.points = {};
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('placed') && changed.get('placed') !== undefined) this.intend();
  }

  protected override render(): TemplateResult | typeof nothing {
    const source = this.assault?.aftermath[0]?.unit;
    if (source === undefined) return nothing;
    const engine = unitOf(this.assault, source);
    const others = nearestTo(this.assault, engine);
    const units = [...(isAlive(engine) ? [engine] : []), ...others];
    return html`
      ${this.move(engine)}
      <ul role="list" aria-label=${settlingWords.pointsOfDamage}>
        ${units.slice(0, OPEN).map(unit => this.row(unit, engine))}
      </ul>
      ${units.length <= OPEN ? nothing : html`<details>
        <summary>${settlingWords.othersFurther(units.length - OPEN)}</summary>
        <ul role="list" aria-label=${settlingWords.pointsFurther}>
          ${units.slice(OPEN).map(unit => this.row(unit, engine))}
        </ul>
      </details>`}
    `;
  }

  private row(unit: Unit, engine: Unit): TemplateResult {
    const left = capacityLeft(this.assault, unit);
    const how = unit.id === engine.id
      ? settlingWords.left(left) : settlingWords.leftAway(left, centimetres(gapBetween(this.assault, engine, unit)));
    return html`<li @pointerenter=${() => this.show([unit.id])} @focusin=${() => this.show([unit.id])}>
      <span class="who">${unit.name}</span>
      <span class="how">${how}</span>
      <count-stepper
        label=${settlingWords.pointsOn(unit.name)}
        .count=${this.points[unit.id] ?? 0}
        .most=${left}
        @count-changed=${({ count }: CountChanged) => this.enter(unit.id, count)}
      ></count-stepper>
    </li>`;
  }

  /** Where its datasheet moves it: how far it may be dragged on the map, and how far it has been. */
  private move(engine: Unit): TemplateResult | typeof nothing {
    const reach = criticalReach(this.assault);
    if (reach === 0) return nothing;
    const most = centimetres(reach);
    const { moveIt, moveHow, movedBy, putBack } = settlingWords;
    return html`<div class="move" @pointerenter=${() => this.show([engine.id])}>
      <span class="who">${moveIt}</span>
      <span class="how" role="status">${this.placed === null
        ? moveHow(most) : movedBy(lengthOf(engine.at, this.placed), most)}</span>
      ${this.placed === null ? nothing : html`<button
        type="button" @click=${() => this.dispatchEvent(new MoveCancelled())}>${putBack}</button>`}
    </div>`;
  }

  private enter(unit: string, points: number): void {
    this.points = { ...this.points, [unit]: points };
    this.intend();
  }

  /** The next action enters what there is; another critical hit has an entry of its own. */
  private intend(): void {
    const damage = Object.entries(this.points).filter(([, points]) => points > 0)
      .map(([unit, points]) => ({ unit, points }));
    const all = damage.reduce((sum, one) => sum + one.points, 0);
    const to = this.placed;
    const decision: Decision = { type: 'critical.entered', damage, ...to === null ? {} : { to } };
    this.dispatchEvent(new PrimaryIntended(all === 0 && to === null ? null : deciding(this.entering(all), decision)));
  }

  private entering(points: number): string {
    if (this.placed === null) return settlingWords.enter(points);
    const length = lengthOf(unitOf(this.assault, this.assault.aftermath[0]!.unit).at, this.placed);
    return points === 0 ? settlingWords.enterMove(length) : settlingWords.enterBoth(points, length);
  }

  private show(units: readonly string[]): void {
    this.dispatchEvent(new UnitsShown(units));
  }
}

const lengthOf = (from: Point, to: Point): string => centimetres(distance(from, to));

if (!customElements.get('critical-entry')) customElements.define('critical-entry', CriticalEntry);

declare global {
  interface HTMLElementTagNameMap {
    'critical-entry': CriticalEntry;
  }
}
