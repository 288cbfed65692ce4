/** One side of a set-up of Warhammer 40,000: its line, a row a kind, a list to choose from. */
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { PhaseLexicon } from '../../../src/deployment/phase-line/lexicon.ts';
import {
  readPhaseLine, type LineUnit, type PhaseLine, type PhaseToken,
} from '../../../src/deployment/phase-line/read-line.ts';
import { notesOn } from '../../../src/deployment/phase-line/match-up.ts';
import { writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { VERSUS } from '../../epic-armageddon/odds/plan.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { listSign } from '../formation-builder/builder-templates.ts';
import { builderStyles } from '../formation-builder/formation-builder.styles.ts';
import { formationBuilderWords } from '../formation-builder/formation-builder-words.ts';
import type { SearchChosen, SearchEntered, SearchTyped, Suggestion } from '../formation-builder/search-field.ts';
import '../formation-builder/search-field.ts';
import { lastOf, withLast } from '../formation-builder/suggestions.ts';
import { TypedLine } from '../formation-builder/typed-line.ts';
import { rowStyles } from '../styles.ts';
import { phaseRowsTemplate } from './phase-rows.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

/** Sent when a line is another one. */
export class PhaseTyped extends Event {
  readonly side: Side;
  readonly text: string;
  /** What stood behind `v`; null: nothing did. */
  readonly against: string | null;
  /** It was typed, and not chosen or counted. */
  readonly isTyped: boolean;
  /** The line is finished: what is next may be done. */
  readonly isEntered: boolean;

  constructor(side: Side, detail: Pick<PhaseTyped, 'text' | 'against' | 'isTyped' | 'isEntered'>) {
    super('phase-typed');
    this.side = side;
    this.text = detail.text;
    this.against = detail.against;
    this.isTyped = detail.isTyped;
    this.isEntered = detail.isEntered;
  }
}

const SUGGESTED = 8;
const NOBODY: PhaseLine = { attacker: [], defender: [], tokens: [] };

/** @fires phase-typed - Its line is another one: `side`, `text`, and `against` where it named the other side too. */
export class PhaseSide extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, sideMarkStyles, builderStyles, rowStyles, css`
    .remark {
      grid-column: 1 / -1;
    }
    .carries {
      max-inline-size: 9rem;
      min-block-size: 44px;
    }
    .keeps {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--_space) * 2);
      margin-block-start: calc(var(--_space) * 2);
    }
    .keeps button {
      min-block-size: 44px;
      font-size: var(--_size-s);
    }
    .row:has(.carries) {
      flex-wrap: wrap;
      justify-content: end;
    }
    .row:has(.carries) p {
      flex-basis: 100%;
    }
  `];
  static override properties = {
    side: {}, text: {}, lexicon: { attribute: false }, isListOpen: { state: true }, army: { state: true },
  };
  declare side: Side;
  declare text: string;
  declare lexicon: PhaseLexicon;
  declare private isListOpen: boolean;
  declare private army: string;
  readonly #line = new TypedLine<PhaseLine>(this, () => this.#read(false), NOBODY);

  constructor() {
    super();
    this.side = 'attacker';
    this.text = '';
    this.isListOpen = false;
    this.army = '';
  }

  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('search-field')?.focus(options);
  }

  protected override get words(): readonly string[] {
    return this.text === '' ? [] : ['notes'];
  }

  /** What comes from elsewhere is written in the field; what is being typed stays as it is. */
  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.#line.isUnread || !(changed.has('text') || changed.has('lexicon'))) return;
    if (this.#line.text !== this.text) this.#line.write(this.text);
    this.#line.readWith(text => readPhaseLine(text, this.lexicon));
  }

  protected override render(): TemplateResult {
    const { side, lexicon } = this;
    const line = this.#line;
    const { attacker, tokens } = line.read;
    const remarks = tokens.flatMap(({ trouble }) => trouble ?? []);
    const own = tokens.filter(one => one.side === 'attacker');
    const notes = notesOn({ attacker, defender: [], tokens: own }, lexicon);
    return html`<section class=${side} aria-labelledby="heading">
      <div class="top">
        <h3 id="heading">${sideMark(side)}${formationBuilderWords.heading(side)}</h3>
        ${lexicon.library.all.length === 0 ? nothing : html`<button type="button" class="quiet choose"
          aria-expanded=${this.isListOpen} @click=${() => (this.isListOpen = !this.isListOpen)}
        >${listSign}<span>${phaseSetUpWords.fromList}</span></button>`}
        <search-field class="first" label=${phaseSetUpWords.search} hint=${phaseSetUpWords.hints[side]}
          .value=${line.text} .suggestions=${this.#suggestions}
          @search-typed=${({ detail }: SearchTyped) => line.type(detail.text)}
          @search-entered=${({ detail }: SearchEntered) => this.#enter(detail.text)}
          @search-chosen=${({ detail }: SearchChosen) => this.#choose(detail.id)} @focusout=${() => this.#leave()}
        ></search-field>
        ${remarks.map(say => html`<p class="remark">${respoken(say)}</p>`)}
      </div>
      ${this.isListOpen ? this.#listTemplate() : nothing}
      ${phaseRowsTemplate(attacker, lexicon, units => this.#write(units))}
      ${notes.map(say => html`<p class="soft">${respoken(say)}</p>`)}
    </section>`;
  }

  get #suggestions(): readonly Suggestion[] {
    const last = lastOf(this.#line.text);
    if (last.trim() === '') return [];
    return this.lexicon.find(last, SUGGESTED).map(({ id, name, forces }) =>
      ({ id, label: name, detail: forces.map(force => this.lexicon.library.armies[force] ?? force).join(', ') }));
  }

  /** Every profile of an army, to be added to the line. */
  #listTemplate(): TemplateResult {
    const { library } = this.lexicon;
    return html`<div class="lists">
      <label class="field"><span>${phaseSetUpWords.army}</span>
        <select @change=${({ target }: Event) => (this.army = (target as HTMLSelectElement).value)}>
          <option value="" .selected=${this.army === ''}>${phaseSetUpWords.chooseArmy}</option>
          ${Object.entries(library.armies).map(([id, name]) =>
            html`<option value=${id} .selected=${id === this.army}>${name}</option>`)}
        </select></label>
      <div class="keeps">${library.all.filter(({ forces }) => forces.includes(this.army)).map(({ id, name }) => html`
        <button type="button" aria-label=${phaseSetUpWords.add(name)} @click=${() => this.#add(id)}>${name}</button>`)}
      </div>
    </div>`;
  }

  #add(unit: string): void {
    this.#write([...this.#line.read.attacker, { groups: [{ unit, choices: [], count: 1 }], joined: null }]);
  }

  /** What could not be read stays at the end of the line. */
  #write(units: readonly LineUnit[]): void {
    const { tokens } = this.#line.read;
    const lost = tokens.filter(({ trouble }) => trouble !== null).map(({ span }) =>
      this.#line.text.slice(span.from, span.to));
    const kept = units.map(unit => ({ ...unit, groups: unit.groups.filter(({ count }) => count > 0) }))
      .filter(({ groups }) => groups.length > 0);
    this.#line.write([writePhaseSide(kept, this.lexicon), ...lost].filter(Boolean).join(', '));
    this.#tell(false, false);
  }

  #choose(id: string): void {
    this.#line.write(withLast(this.#line.text, this.lexicon.unit(id)!.name));
    this.#read(false);
  }

  #enter(text: string): void {
    this.#line.write(text);
    this.#read(true);
    this.#leave();
  }

  /** Where both sides were typed into this line, it keeps its own. */
  #leave(): void {
    if (this.#line.isUnread) this.#read(false);
    const [own = '', ...others] = this.#line.text.split(VERSUS);
    if (others.length === 0 || !this.#hasBoth) return;
    this.#line.write(own.trim());
    this.#tell(true, false);
  }

  get #hasBoth(): boolean {
    const { attacker, defender } = this.#line.read;
    return attacker.length > 0 && defender.length > 0;
  }

  #read(isEntered: boolean): void {
    const { tokens } = this.#line.readWith(text => readPhaseLine(text, this.lexicon));
    this.#tell(true, isEntered && tokens.length > 0 && !tokens.some(isLost));
  }

  #tell(isTyped: boolean, isEntered: boolean): void {
    const { text } = this.#line;
    const [, ...others] = text.split(VERSUS);
    const against = others.length > 0 && this.#hasBoth ? others.join(' ').trim() : null;
    this.dispatchEvent(new PhaseTyped(this.side, { text, against, isTyped, isEntered }));
  }
}

/** Whether nobody stands on the table for it. */
const isLost = ({ at }: PhaseToken): boolean => at === null;

if (!customElements.get('phase-side')) customElements.define('phase-side', PhaseSide);

declare global {
  interface HTMLElementTagNameMap {
    'phase-side': PhaseSide;
  }
  interface HTMLElementEventMap {
    'phase-typed': PhaseTyped;
  }
}
