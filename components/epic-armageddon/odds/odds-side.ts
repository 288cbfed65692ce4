/** One column of the calculator: who is there, where they stand, what state they are in. */
import '../../shared/parts/check-list.ts';
import '../../shared/parts/count-stepper.ts';
import { html, nothing, type TemplateResult } from 'lit';
import { LINE_UP_PLACES, type LineUpPlace } from '../../../src/deployment/line-up-request.ts';
import { ARMY_RULES, type ArmyRule } from '../../../src/epic-armageddon/model/army-rules.ts';
import { SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN, TERRAIN_KINDS, type TerrainKind } from '../../../src/epic-armageddon/model/terrain.ts';
import { capital } from '../../shared/languages/forms.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import type { ChecksChanged } from '../../shared/parts/check-list.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { kindName } from '../spoken/terrain-names.ts';
import { type Edit, PlanEdited } from './edit.ts';
import { sideStyles } from './odds-side.styles.ts';
import { oddsWords } from './odds-words.ts';
import { countOf, planOfSide, type Plan, type SidePlan } from './plan.ts';
import type { Field, Reading, Remark, Row, SideReading } from './reading.ts';

/** Nobody has more stands of a kind in a formation. */
const MOST_STANDS = 60;
const MOST_MARKERS = 40;

const COVERS = TERRAIN_KINDS.filter(kind => TERRAIN[kind].cover !== null);

/**
 * One side's units as typed, their places by steppers, and what else bears on them.
 *
 * @fires plan-edited - Something was changed: `side`, `edit`.
 * @csspart side - The column.
 */
export class OddsSide extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, tickStyles, disclosure, sideMarkStyles, sideStyles];
  static override properties = {
    side: {},
    plan: { attribute: false },
    reading: { attribute: false },
  };
  declare side: Side;
  declare plan: SidePlan;
  /** Null while the forces are on their way. */
  declare reading: SideReading | null;

  constructor() {
    super();
    this.side = 'attacker';
    this.plan = planOfSide('');
    this.reading = null;
  }

  protected override render(): TemplateResult {
    const { side, reading } = this;
    return html`<section part="side" class=${side} aria-labelledby="name">
      <h3><span id="name">${sideMark(side)}${oddsWords[side]}</span> <small>${reading?.force}</small></h3>
      ${this.#field('text', oddsWords.units, oddsWords.unitsHint)}
      ${reading === null ? nothing : this.#rows(reading.rows)}
      <div class="state">
        ${this.#markers()}
        ${this.#cover()}
        <div class="ticks">${this.#tick('broken')}${this.#tick('marched')}</div>
      </div>
      ${this.#field('support', oddsWords.support, oddsWords.supportHint)}
      ${reading === null ? nothing : html`
        ${reading.support === '' ? nothing : html`<p class="note">${reading.support}</p>`}
        ${this.#rules(reading.rules)}`}
    </section>`;
  }

  #field(field: Field, label: string, hint: string): TemplateResult {
    const remarks = (this.reading?.remarks ?? []).filter(remark => remark.field === field);
    return html`<div class="field">
      <label for=${field}>${label}</label>
      <input
        id=${field} type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
        enterkeyhint="done" placeholder=${hint} aria-describedby="${field}-remarks"
        .value=${this.plan[field]} @input=${this.#type}
        @change=${() => field === 'text' && this.#edit({ kind: 'split' })}
      >
      <div id="${field}-remarks">${remarks.map(this.#remark)}</div>
    </div>`;
  }

  readonly #remark = (remark: Remark): TemplateResult => html`
    <p class=${remark.isLost ? 'remark lost' : 'remark'}>
      <span>${respoken(remark.say)}</span>
      ${remark.others.length === 0 ? nothing : html`<span class="or">${oddsWords.or}</span>`}
      ${remark.others.map((name, other) => html`
        <button type="button" @click=${() => this.#edit({ kind: 'meant', remark, other })}>${name}</button>`)}
    </p>`;

  #rows(rows: readonly Row[]): TemplateResult | typeof nothing {
    if (rows.length === 0) return nothing;
    return html`<div class="heads" aria-hidden="true">
        <span></span>${LINE_UP_PLACES.map(place => html`<span>${oddsWords.places[place]}</span>`)}
      </div>
      <ul class="rows">${rows.map((row, at) => this.#row(row, at))}</ul>`;
  }

  #row(row: Row, at: number): TemplateResult {
    const { name, values, spread } = row;
    const count = countOf(spread);
    return html`<li class="row">
      <div class="unit">
        <count-stepper
          label=${oddsWords.stands(name)} .count=${count} least="1" .most=${MOST_STANDS}
          @count-changed=${(event: CountChanged) => this.#edit({ kind: 'count', row: at, count: event.count })}
        ></count-stepper>
        <p><span class="name">${name}</span> <span class="values">${values}</span></p>
      </div>
      <div class="places">${LINE_UP_PLACES.map(place => this.#place(row, at, place, count))}</div>
    </li>`;
  }

  #place({ name, spread }: Row, row: number, place: LineUpPlace, most: number): TemplateResult {
    return html`<div class="place">
      <span class="where" aria-hidden="true">${oddsWords.places[place]}</span>
      <count-stepper
        label=${oddsWords.inPlace(name, place)} .count=${spread[place]} .most=${most}
        @count-changed=${({ count }: CountChanged) => this.#edit({ kind: 'place', row, place, count })}
      ></count-stepper>
    </div>`;
  }

  #markers(): TemplateResult {
    return html`<div class="labelled">
      <span aria-hidden="true">${oddsWords.markers}</span>
      <count-stepper
        label=${oddsWords.markersOf[this.side]} .count=${this.plan.blastMarkers} .most=${MOST_MARKERS}
        @count-changed=${({ count }: CountChanged) => this.#change({ blastMarkers: count })}
      ></count-stepper>
    </div>`;
  }

  #cover(): TemplateResult {
    const { cover } = this.plan;
    return html`<label class="labelled">
      <span>${oddsWords.cover}</span>
      <select @change=${this.#chooseCover}>
        <option value="" .selected=${cover === null}>${oddsWords.noCover}</option>
        ${COVERS.map(kind => html`<option value=${kind} .selected=${kind === cover}>
          ${kindName(kind)} ${TERRAIN[kind].cover}+
        </option>`)}
      </select>
    </label>`;
  }

  #tick(what: 'broken' | 'marched'): TemplateResult {
    return html`<label class="tick">
      <input type="checkbox" .checked=${this.plan[what]} @change=${(event: Event) =>
        this.#change({ [what]: (event.target as HTMLInputElement).checked })}>
      <span>${oddsWords[what]}</span>
    </label>`;
  }

  #rules(rules: readonly ArmyRule[]): TemplateResult {
    return html`<details>
      <summary>${oddsWords.rules} <span
        class="count">${rules.length === 0 ? oddsWords.none : rules.length}</span></summary>
      <check-list
        legend=${oddsWords.rules} .options=${ruleChoices} .checked=${rules}
        @checks-changed=${({ ids }: ChecksChanged) => this.#change({ rules: ids as readonly ArmyRule[] })}
      ></check-list>
    </details>`;
  }

  readonly #type = (event: Event): void => {
    const { id, value } = event.target as HTMLInputElement;
    this.#change({ [id]: value });
  };

  readonly #chooseCover = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    this.#change({ cover: value === '' ? null : value as TerrainKind });
  };

  #change(change: Partial<SidePlan>): void {
    this.#edit({ kind: 'change', change });
  }

  #edit(edit: Edit): void {
    this.dispatchEvent(new PlanEdited(this.side, edit));
  }
}

/** A column a side, and what stands in the way of an answer. */
export const columnsTemplate = (plan: Plan, reading: Reading | null): TemplateResult => html`
  <div class="two columns">
    ${SIDES.map(side => html`<odds-side
      exportparts="side" .side=${side} .plan=${plan[side]} .reading=${reading?.[side] ?? null}
    ></odds-side>`)}
  </div>`;

if (!customElements.get('odds-side')) customElements.define('odds-side', OddsSide);

declare global {
  interface HTMLElementTagNameMap {
    'odds-side': OddsSide;
  }
}

/** 'they-shall-know-no-fear' as 'They shall know no fear'. */
const spelled = (rule: string): string => capital(rule.replaceAll('-', ' '));

const ruleChoices: readonly Choice[] =
  ARMY_RULES.map(id => ({ id, label: spelled(id), detail: null, refusal: null }));
