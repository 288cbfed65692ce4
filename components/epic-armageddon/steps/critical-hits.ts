/** Dice for critical hits: a row for each war engine, one slot for each point lost, and what a 6 does. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { CRITICAL, criticalOf } from '../../../src/epic-armageddon/attacks/damage.ts';
import { combatantOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { AssaultHand } from '../../../src/epic-armageddon/model/hands.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { dieFace, diceStyles } from '../../shared/parts/die-face.ts';
import { headingStyles } from '../../shared/parts/heading.styles.ts';
import { theme } from '../../shared/theme/theme.ts';
import { hurtEngines, outcomeOf, type HurtEngine } from './critical-engines.ts';
import { criticalWords } from './criticals.ts';
import { diceWords } from './dice-words.ts';
import { hitWords, settlingWords } from './hit-words.ts';
import { mapDetailWords } from './map-details.ts';
import { UnitsShown } from './step.ts';
import { centimetres } from './wording.ts';
import { capital } from '../../shared/languages/forms.ts';

/**
 * @fires units-shown - The war engine of the row under the pointer.
 * @csspart row - One war engine.
 * @csspart if - What a 6 does.
 */
export class CriticalHits extends SpokenElement {
  static override styles = [theme, diceStyles, headingStyles, css`
    :host {
      display: grid;
      gap: calc(var(--_space) * 3);
      min-inline-size: 0;
    }
    ul {
      padding: 0;
      list-style: none;
    }
    .row {
      display: flex;
      flex-wrap: wrap;
      gap: var(--_space) calc(var(--_space) * 3);
      align-items: center;
      min-block-size: 48px;
      padding: var(--_space) var(--_bleed, 0px);
      margin-inline: calc(var(--_bleed, 0px) * -1);
      border-block-start: 1px solid var(--_line);
    }
    .now {
      background: var(--_now-soft);
    }
    .hits {
      flex: none;
      inline-size: 26px;
      block-size: 26px;
    }
    .hits path {
      fill: var(--_ink-soft);
    }
    .hits text {
      fill: var(--_ground);
      font-weight: 700;
      text-anchor: middle;
    }
    .now .hits path {
      fill: var(--_now);
    }
    .now .hits text {
      fill: var(--_on-now);
    }
    .words {
      flex: 1 1 8rem;
      min-inline-size: 0;
      overflow-wrap: anywhere;
    }
    .name {
      display: block;
      font-weight: 600;
    }
    .how,
    .if p {
      color: var(--_ink-soft);
      font-size: var(--_size-s);
    }
    .slots {
      display: flex;
      flex-wrap: wrap;
      gap: 4px;
    }
    .die {
      inline-size: 32px;
      block-size: 32px;
    }
    .counts .body {
      fill: var(--_bad);
      stroke: var(--_bad);
    }
    .counts .pip {
      stroke: var(--_ground);
    }
    .due .body {
      fill: none;
      stroke: var(--_line-strong);
      stroke-dasharray: 3 3;
    }
    .due.next .body {
      stroke: var(--_now);
      stroke-dasharray: none;
      stroke-width: 3;
    }
    .outcome {
      min-inline-size: 4rem;
      text-align: end;
    }
    .critical {
      font-weight: 700;
    }
    .if {
      padding: calc(var(--_space) * 2) calc(var(--_space) * 3);
      border: 1px solid var(--_line);
      border-radius: 10px;
    }
    .if h3 {
      font-size: var(--_size-s);
      overflow-wrap: anywhere;
    }
    .if li {
      display: flex;
      gap: calc(var(--_space) * 3);
      align-items: center;
      justify-content: space-between;
      padding-block: calc(var(--_space) * 2);
      overflow-wrap: anywhere;
    }
    .if li + li {
      border-block-start: 1px solid var(--_line);
    }
    .if li span:last-child {
      flex: none;
      max-inline-size: 45%;
      color: var(--_ink-soft);
    }
    @media (forced-colors: active) {
      .now {
        outline: 2px solid Highlight;
        outline-offset: -2px;
      }
      .hits {
        forced-color-adjust: none;
      }
    }
  `];
  static override properties = { assault: { attribute: false }, hands: { attribute: false } };
  /** The assault as it stands. */
  declare assault: Assault;
  /** The dice for critical hits that are due. */
  declare hands: readonly AssaultHand[];

  constructor() {
    super();
    this.hands = [];
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.assault) return nothing;
    const engines = hurtEngines(this.assault, this.hands);
    const next = engines.find(({ due }) => due > 0);
    return html`
      <ul role="list" aria-label=${settlingWords.criticalRows}>
        ${engines.map(engine => this.#row(engine, engine === next))}
      </ul>
      ${engines.filter(({ due }) => due > 0).map(({ unit }) => this.#ifSix(unit, engines.length > 1))}
    `;
  }

  #row(engine: HurtEngine, isNext: boolean): TemplateResult {
    const { unit, due, faces } = engine;
    const outcome = due > 0 && faces.length === 0 ? '' : outcomeOf(this.assault, engine);
    const isCritical = faces.some(face => face >= CRITICAL);
    return html`<li
      class=${due > 0 ? 'row now' : 'row'} part="row"
      @pointerenter=${() => this.#show([unit.id])} @pointerleave=${() => this.#show([])}
    >
      ${hitsMark(engine.hits)}
      <span class="words">
        <span class="name">${unit.name}</span><span class="how">${this.#takenWords(engine)}</span>
      </span>
      <span class="slots">
        ${faces.map(face => html`<svg
          class=${face >= CRITICAL ? 'die counts' : 'die'} viewBox="1 1 34 34" role="img"
          aria-label=${(face >= CRITICAL ? hitWords.critical : hitWords.noCritical)(CRITICAL, face)}
        >${dieFace(face)}</svg>`)}
        ${Array.from({ length: due }, (_, at) => html`<svg
          class=${isNext && at === 0 ? 'die due next' : 'die due'} viewBox="1 1 34 34" aria-hidden="true"
        >${dieFace(null)}</svg>`)}
        ${due === 0 ? nothing : html`<span class="spoken">${diceWords.dice(due)}</span>`}
      </span>
      ${outcome === '' ? nothing : html`<span class=${isCritical ? 'outcome critical' : 'outcome'}>${outcome}</span>`}
    </li>`;
  }

  /** '2 stopped, 2 lost · 4 of 8 left' */
  #takenWords({ unit, stopped, lost, left }: HurtEngine): string {
    const all = combatantOf(this.assault, unit).damageCapacity;
    const taken = [...(stopped > 0 ? [settlingWords.stopped(stopped)] : []), settlingWords.lost(lost)].join(', ');
    return `${taken} · ${mapDetailWords.left(Math.max(0, left), all)}`;
  }

  /** What the program settles, what the players say once it has come up, and what waits. @rule W6 */
  #ifSix(unit: Unit, isNamed: boolean): TemplateResult {
    const { damage, splash, moves = 0, entered, later } = criticalOf(this.assault, unit);
    const isSettled = damage !== 0 || splash !== null;
    const atOnce = { damage, splash, entered: false, later: false };
    const lines: readonly (readonly [boolean, string, string])[] = [
      [isSettled, capital(criticalWords(this.assault, unit, atOnce)), settlingWords.settledHere],
      [later, settlingWords.waits, settlingWords.noted],
      [moves > 0, capital(settlingWords.moves(centimetres(moves))), settlingWords.youEnter],
      [entered, settlingWords.moreDamage, settlingWords.youEnter],
      [!isSettled && !later && !entered, capital(settlingWords.nothing), ''],
    ];
    return html`<section class="if" part="if">
      <h3>${isNamed ? settlingWords.ifSixOn(unit.name) : settlingWords.ifSix}</h3>
      <ul role="list">${lines.filter(([isSo]) => isSo).map(([, does, how]) => html`
        <li><span>${does}</span><span>${how}</span></li>`)}</ul>
    </section>`;
  }

  #show(units: readonly string[]): void {
    this.dispatchEvent(new UnitsShown(units));
  }
}

/** So many hits as one diamond; grey once they have been dealt with. */
const hitsMark = (hits: number): TemplateResult => html`<svg class="hits" viewBox="-12 -12 24 24" role="img"
  aria-label=${hitWords.hits(hits)}><path d="M0-12 12 0 0 12-12 0z"></path>
  <text dy="0.36em" font-size=${hits < 10 ? 10 : 8}>×${hits}</text></svg>`;

if (!customElements.get('critical-hits')) customElements.define('critical-hits', CriticalHits);

declare global {
  interface HTMLElementTagNameMap {
    'critical-hits': CriticalHits;
  }
}
