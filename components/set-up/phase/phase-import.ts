/** A list from elsewhere for a side: a file or a text. */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { PhaseRoster } from '../../../src/army-lists/import/phase-roster.ts';
import type { PhaseLexicon } from '../../../src/deployment/phase-line/lexicon.ts';
import { SIDES, type Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { respoken } from '../../shared/languages/spoken.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

/** Sent when a list was read. */
export class PhaseListRead extends Event {
  readonly side: Side;
  readonly roster: PhaseRoster;

  constructor(side: Side, roster: PhaseRoster) {
    super('phase-list-read', { bubbles: true });
    this.side = side;
    this.roster = roster;
  }
}

/** @fires phase-list-read - A list was read for a side: `side`, `roster`. */
export class PhaseImport extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, css`
    :host,
    .field {
      display: grid;
      gap: calc(var(--_space) * 2);
    }
    p,
    ul {
      margin: 0;
      font-size: var(--_size-s);
    }
    ul {
      padding-inline-start: 1.2em;
    }
    textarea {
      inline-size: 100%;
      min-block-size: 7em;
      font: inherit;
    }
    .acts {
      display: flex;
      flex-wrap: wrap;
      gap: calc(var(--_space) * 2);
    }
    .acts button,
    input {
      min-block-size: 44px;
      max-inline-size: 100%;
    }
  `];
  static override properties = { lexicon: { attribute: false }, text: { state: true }, says: { state: true } };
  declare lexicon: PhaseLexicon;
  declare private text: string;
  /** What was wrong, or left out. */
  declare private says: readonly string[];
  #file: Uint8Array | null = null;

  constructor() {
    super();
    this.text = '';
    this.says = [];
  }

  protected override get words(): readonly string[] {
    return ['import', 'notes', 'problems'];
  }

  protected override render(): TemplateResult {
    return html`
      <p>${phaseSetUpWords.rosterMore}</p>
      <label class="field"><span>${phaseSetUpWords.rosterFile}</span>
        <input type="file" accept=".ros,.rosz,.json,.txt,.xml" @change=${this.#onFile}></label>
      <label class="field"><span>${phaseSetUpWords.rosterText}</span>
        <textarea .value=${this.text} @input=${({ target }: Event) => {
          this.text = (target as HTMLTextAreaElement).value;
          this.#file = null;
        }}></textarea></label>
      <div class="acts">${SIDES.map(side => html`<button type="button" @click=${() => void this.#read(side)}>
        ${phaseSetUpWords.rosterFor[side]}</button>`)}</div>
      ${this.says.length === 0 ? nothing : html`<ul role="status">${this.says.map(say =>
        html`<li>${respoken(say)}</li>`)}</ul>`}`;
  }

  readonly #onFile = async ({ target }: Event): Promise<void> => {
    const [file] = (target as HTMLInputElement).files ?? [];
    this.#file = file === undefined ? null : new Uint8Array(await file.arrayBuffer());
  };

  async #read(side: Side): Promise<void> {
    const { readPhaseRoster } = await import('../../../src/army-lists/import/phase-roster.ts');
    const found = await readPhaseRoster(this.#file ?? this.text, this.lexicon);
    this.says = 'problems' in found ? found.problems : found.notes;
    if (!('problems' in found)) this.dispatchEvent(new PhaseListRead(side, found));
  }
}

if (!customElements.get('phase-import')) customElements.define('phase-import', PhaseImport);

declare global {
  interface HTMLElementTagNameMap {
    'phase-import': PhaseImport;
  }
  interface HTMLElementEventMap {
    'phase-list-read': PhaseListRead;
  }
}
