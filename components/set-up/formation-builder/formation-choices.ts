/** What a player picks of a formation of a list. */
import { html, nothing, type TemplateResult } from 'lit';
import { formationWords, limitWords } from '../../../src/army-lists/choices/describe.ts';
import { compositionWords, manyOf } from '../../../src/army-lists/choices/counted.ts';
import { offersOf, steppersOf, whyNot, type Offer, type Stepper } from '../../../src/army-lists/choices/offers.ts';
import type { Picked } from '../../../src/army-lists/choices/picked.ts';
import {
  inSize, inWay, withBaseCount, withChange, withChangeCount, withTransport,
} from '../../../src/army-lists/choices/picking.ts';
import type { Datasheets } from '../../../src/army-lists/choices/formation-draft.ts';
import type { Formation } from '../../../src/army-lists/lists.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import type { CountChanged } from '../../shared/parts/count-stepper.ts';
import '../../shared/parts/count-stepper.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { theme } from '../../shared/theme/theme.ts';
import { choicesStyles } from './formation-choices.styles.ts';
import { formationBuilderWords } from './formation-builder-words.ts';

/** Sent when something else is picked. */
export class PickedChanged extends CustomEvent<{ readonly picked: Picked }> {
  constructor(picked: Picked) {
    super('picked-changed', { bubbles: true, detail: { picked } });
  }
}

/**
 * A formation as its list has it: its size, its mixture, its transport, and everything it may take. What cannot be had
 * says why.
 *
 * @fires picked-changed - Something else is picked: `detail.picked`.
 * @csspart offer - One thing that it may take.
 */
export class FormationChoices extends SpokenElement {
  static override styles = [theme, formFieldStyles, tickStyles, disclosure, choicesStyles];
  static override properties = {
    formation: { attribute: false },
    picked: { attribute: false },
    sheets: { attribute: false },
  };
  declare formation: Formation | null;
  declare picked: Picked | null;
  declare sheets: Datasheets | null;

  constructor() {
    super();
    this.formation = null;
    this.picked = null;
    this.sheets = null;
  }

  protected override get words(): readonly string[] {
    return ['formation-card'];
  }

  protected override render(): TemplateResult | typeof nothing {
    const { formation, picked, sheets } = this;
    if (formation === null || picked === null || sheets === null) return nothing;
    const offers = offersOf(formation, picked, sheets);
    const made = offers.filter(({ taken }) => taken !== null).length;
    return html`
      <p class="says">${respoken(formationWords(formation, sheets))}</p>
      <div class="row">
        ${this.size(formation, picked, sheets)}${this.way(formation, picked, sheets)}
        ${this.transport(formation, picked, sheets)}
      </div>
      ${this.base(formation, picked, sheets)}
      ${offers.length === 0 ? nothing : html`<details ?open=${offers.length <= 6}>
        <summary>${formationBuilderWords.extras} <span
          class="count">${formationBuilderWords.madeNow(made)}</span></summary>
        <ul class="offers">${offers.map(offer => this.offer(offer, formation, picked, sheets))}</ul>
      </details>`}`;
  }

  private size(formation: Formation, picked: Picked, sheets: Datasheets): TemplateResult | typeof nothing {
    if (formation.sizes === 1) return nothing;
    return html`<label class="field"><span>${formationBuilderWords.size}</span>
      <select @change=${(event: Event) => this.pick(inSize(formation, picked, numberOf(event), sheets))}>
        ${formationBuilderWords.sizes.slice(0, formation.sizes).map((name, i) =>
          html`<option value=${i + 1} .selected=${picked.base.times === i + 1}>${name}</option>`)}
      </select></label>`;
  }

  private way(formation: Formation, picked: Picked, sheets: Datasheets): TemplateResult | typeof nothing {
    if (formation.compositions.length === 1) return nothing;
    return html`<label class="field"><span>${formationBuilderWords.way}</span>
      <select @change=${(event: Event) => this.pick(inWay(formation, picked, numberOf(event), sheets))}>
        ${formation.compositions.map(way => respoken(compositionWords(way, sheets))).map((says, i) =>
          html`<option value=${i} .selected=${picked.base.way === i}>${says}</option>`)}
      </select></label>`;
  }

  private transport({ transport }: Formation, picked: Picked, sheets: Datasheets): TemplateResult | typeof nothing {
    const kinds = transport.filter(id => whyNot(id, sheets) === null);
    if (kinds.length === 0) return nothing;
    const choose = (event: Event): void =>
      this.pick(withTransport(picked, (event.target as HTMLSelectElement).value || null));
    return html`<label class="field"><span>${formationBuilderWords.transport}</span>
      <select @change=${choose}>
        ${kinds.map(id =>
          html`<option value=${id} .selected=${picked.transport === id}>${respoken(manyOf(id, sheets))}</option>`)}
        <option value="" .selected=${picked.transport === null}>${formationBuilderWords.onFoot}</option>
      </select></label>`;
  }

  /** Steppers of what it is made of, where there is anything to choose. */
  private base(formation: Formation, picked: Picked, sheets: Datasheets): TemplateResult | typeof nothing {
    const way = formation.compositions[picked.base.way] ?? [];
    const steps = steppersOf(way, picked.base, picked.base.times, sheets);
    if (steps.length === 0) return nothing;
    return html`${way.map((part, at) => {
      const own = steps.filter(step => step.part === at);
      return own.length === 0 ? nothing : html`<p class="limit">${respoken(limitWords(part))}</p>
        <div class="steps">${own.map(step => this.step(step, count =>
          this.pick(withBaseCount(formation, picked, at, step.id, count))))}</div>`;
    })}`;
  }

  private offer(made: Offer, formation: Formation, picked: Picked, sheets: Datasheets): TemplateResult {
    const offer = spokenOffer(made);
    const { name, says, refusal, steps, taken, comesTo, ways, mostTimes } = offer;
    const isRefused = refusal !== null && taken === null;
    const isTimed = mostTimes > 1 && (steps.length === 0 || offer.kind === 'replace' || isSeveral(offer));
    const isCounted = steps.length > 0 && !isSeveral(offer) && offer.kind !== 'replace' && offer.kind !== 'transport';
    const make = (times: number, way: number | null = null): void =>
      this.pick(withChange(formation, picked, offer, times, way, sheets));
    const isSingle = !isRefused && refusal === null && (isCounted ? steps.length === 1 && steps[0]!.most > 1
      : isTimed && (taken === null || (ways.length === 0 && steps.length === 0)));
    return html`<li class="offer ${isRefused ? 'refused' : ''} ${isSingle ? 'single' : ''}" part="offer">
      ${isCounted || isTimed ? html`<p class="what">${title(name, says)}</p>` : html`<label class="tick">
        <input type="checkbox" .checked=${taken !== null} aria-disabled=${isRefused ? 'true' : nothing}
          @click=${(event: Event) => isRefused && event.preventDefault()}
          @change=${(event: Event) => make((event.target as HTMLInputElement).checked ? 1 : 0)}>
        <span>${title(name, says)}${comesTo === null ? nothing : html` <b>${comesTo}</b>`}</span>
      </label>`}
      ${refusal === null ? nothing : html`<p class="refusal">${refusal}</p>`}
      ${isRefused ? nothing : html`
        ${isTimed ? html`<count-stepper label=${formationBuilderWords.times(says)} .count=${taken?.times ?? 0}
          .most=${mostTimes}
          @count-changed=${({ count }: CountChanged) => make(count)}></count-stepper>` : nothing}
        ${ways.length > 0 && taken !== null ? this.waysOf(offer, way => make(taken.times, way)) : nothing}
        ${isCounted || taken !== null ? this.stepsOf(offer, isCounted, (step, count) =>
          this.pick(withChangeCount(formation, picked, offer, step.part, step.id, count, sheets))) : nothing}`}
    </li>`;
  }

  /** One of several, or so many of each. */
  private stepsOf(
    { steps, says }: Offer, isCounted: boolean, set: (step: Stepper, count: number) => void,
  ): TemplateResult {
    const [only] = steps;
    if (isCounted && steps.length === 1 && only!.refusal === null) {
      return html`<count-stepper label=${formationBuilderWords.howMany(only!.name)} .count=${only!.count}
        .most=${only!.most}
        @count-changed=${({ count }: CountChanged) => set(only!, count)}></count-stepper>`;
    }
    if (!isCounted || steps.some(({ most }) => most !== 1)) {
      return html`<div class="steps">${steps.map(step => this.step(step, count => set(step, count)))}</div>`;
    }
    const chosen = steps.findIndex(({ count }) => count > 0);
    const choose = (event: Event): void => {
      const to = numberOf(event);
      set(steps[to < 0 ? chosen : to]!, to < 0 ? 0 : 1);
    };
    return html`<select aria-label=${says} @change=${choose}>
      <option value="-1" .selected=${chosen < 0}>${formationBuilderWords.none}</option>
      ${steps.map(({ name, refusal }, i) =>
        html`<option value=${i} .selected=${chosen === i} ?disabled=${refusal !== null}>${name}</option>`)}
    </select>`;
  }

  private waysOf({ ways, taken, says }: Offer, make: (way: number) => void): TemplateResult {
    return html`<select aria-label=${says} @change=${(event: Event) => make(numberOf(event))}>
      ${ways.map((way, i) => html`<option value=${i} .selected=${taken?.way === i}>${way}</option>`)}
    </select>`;
  }

  private step({ name, count, most, refusal }: Stepper, set: (count: number) => void): TemplateResult {
    return html`<div class="step">
      <span class=${refusal === null ? '' : 'idle'}>${name}</span>
      ${refusal === null
        ? html`<count-stepper label=${formationBuilderWords.howMany(name)} .count=${count} .most=${most}
        @count-changed=${({ count: to }: CountChanged) => set(to)}></count-stepper>`
        : html`<span class="refusal">${respoken(refusal)}</span>`}
    </div>`;
  }

  private pick(picked: Picked): void {
    this.dispatchEvent(new PickedChanged(picked));
  }
}

/** An offer in the language of the screen. */
const spokenOffer = (offer: Offer): Offer => ({
  ...offer,
  says: respoken(offer.says),
  refusal: offer.refusal === null ? null : respoken(offer.refusal),
  ways: offer.ways.map(respoken),
  comesTo: offer.comesTo === null ? null : respoken(offer.comesTo),
});

const numberOf = (event: Event): number => Number((event.target as HTMLSelectElement).value);

/** An upgrade with its name, an extra without. */
const title = (name: string | null, says: string): TemplateResult =>
  (name === null ? html`${says}` : html`<b>${name}</b> <span class="soft">${says}</span>`);

/** It has several parts or ways, so that it is made so many times as a whole. */
const isSeveral = ({ ways, steps }: Offer): boolean =>
  ways.length > 0 || new Set(steps.map(({ part }) => part)).size > 1;

if (!customElements.get('formation-choices')) customElements.define('formation-choices', FormationChoices);

declare global {
  interface HTMLElementTagNameMap {
    'formation-choices': FormationChoices;
  }
  interface HTMLElementEventMap {
    'picked-changed': PickedChanged;
  }
}
