/** The page on which a webmaster puts a tag together and sees what it shows. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import { copyAndSaveStyles } from '../../shared/parts/copy-and-save.styles.ts';
import { isCopied } from '../../shared/parts/copy-and-save.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { buttons, theme } from '../../shared/theme/theme.ts';
import { frameCode, tagCode } from './code.ts';
import { isOwn, UNCHANGED, type Embedding } from './embedding.ts';
import { fieldsTemplate, type Own } from './fields.ts';
import { applyEmbedding, shownBy, type ShownElement } from './shown.ts';
import { styles } from './styles.ts';
import { embedPageWords } from './embed-page-words.ts';

/** Sent when another thing is to be embedded: `detail`. */
export type EmbeddingChosen = CustomEvent<Embedding>;
/** Sent when something of the visitor's own is wanted: the page answers with a link to it. */
export type OwnWanted = CustomEvent<{ readonly id: string }>;

const FOLDER = '/assault-resolver/';

/**
 * Fields for what is embedded, the lines that embed it, and beside them what they show.
 *
 * @fires embedding-chosen - Another thing is to be embedded: `detail`.
 * @fires own-wanted - Something of the visitor's own is to be embedded: `detail.id`.
 * @csspart shown - What the lines show.
 */
export class EmbedBuilder extends SpokenElement {
  static override styles = [theme, buttons, formFieldStyles, tickStyles, copyAndSaveStyles, styles];
  static override properties = {
    embedding: { attribute: false },
    own: { attribute: false },
    site: {},
    folder: { state: true },
    isModule: { state: true },
    typed: { state: true },
    shown: { state: true },
    said: { state: true },
  };
  declare embedding: Embedding;
  /** What the visitor has that could be embedded. */
  declare own: readonly Own[];
  /** The folder of the site, with its slash. */
  declare site: string;
  /** Where the scripts lie on the webmaster's own server. */
  declare private folder: string;
  /** The script is the module. */
  declare private isModule: boolean;
  /** A link that is wanted, or of which nothing can be made; null: none is. */
  declare private typed: string | null;
  /** Null: it is on its way. */
  declare private shown: ShownElement | null;
  declare private said: { readonly id: string; readonly text: string } | null;
  /** What is in `shown`, without its looks. */
  #brought = '';

  constructor() {
    super();
    this.embedding = UNCHANGED;
    this.own = [];
    this.site = '';
    this.folder = FOLDER;
    this.isModule = false;
    this.typed = null;
    this.shown = null;
    this.said = null;
  }

  /** Another thing, as if it had been chosen in the fields. */
  show(embedding: Embedding): void {
    this.#choose(embedding);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('embedding')) {
      this.said = null;
      void this.#bring();
    }
    if (this.shown !== null && 'element' in this.shown) applyEmbedding(this.shown.element, this.embedding);
  }

  protected override get words(): readonly string[] {
    return ['site-embed', 'samples', 'warhammer-40k-samples'];
  }

  protected override render(): TemplateResult {
    const { embedding, own } = this;
    return html`
      <div class="intro"><h2>${embedPageWords.heading}</h2><p>${embedPageWords.lead}</p></div>
      <div class="columns">
        ${fieldsTemplate({
          embedding,
          own,
          link: isOwn(embedding.shows) ? `${this.site}#${embedding.shows}` : this.typed,
          choose: change => this.#choose(change),
          chooseOwn: id => this.#want(id),
          typeLink: typed => this.#read(typed),
        })}
        <div class="codes">${this.#codes()}</div>
        <section class="shown" aria-labelledby="shown">
          <h3 id="shown">${embedPageWords.preview}</h3>
          <div class="page" part="shown">${this.#preview()}</div>
        </section>
      </div>`;
  }

  #preview(): TemplateResult | HTMLElement {
    const { shown } = this;
    if (shown === null) return html`<p role="status">${embedPageWords.loading}</p>`;
    if ('element' in shown) return shown.element;
    return html`<ul class="problems" role="alert">${shown.problems.map(say => html`<li>${say}</li>`)}</ul>`;
  }

  #codes(): TemplateResult {
    const { embedding, folder, isModule, site, shown } = this;
    const built = isModule ? 'dist/page' : 'dist/embed';
    const scenario = shown !== null && 'element' in shown ? shown.scenario : null;
    const isWhole = !isOwn(embedding.shows) || scenario !== null;
    return html`
      ${this.#code('frame', embedPageWords.frame, embedding.height === null
        ? embedPageWords.frameHint : embedPageWords.fixedFrameHint,
      frameCode(embedding, site))}
      ${isWhole ? this.#code('tag', embedPageWords.tag, isOwn(embedding.shows)
        ? `${embedPageWords.tagHint} ${embedPageWords.stepsHint}`
        : embedPageWords.tagHint, tagCode(embedding, scenario, folder, isModule), this.#moduleField()) : nothing}
      ${this.#code('host', embedPageWords.host, embedPageWords.hostHint(built),
        embedPageWords.hostLines(folder, built), html`<label>
        <span>${embedPageWords.folder}</span>
        <input id="folder" type="text" spellcheck="false" .value=${folder} @input=${this.#onFolder}>
      </label>`)}`;
  }

  #moduleField(): TemplateResult {
    return html`<label class="tick"><input id="module" type="checkbox" aria-describedby="module-hint"
      .checked=${this.isModule} @change=${(event: Event) => {
        this.isModule = (event.target as HTMLInputElement).checked;
      }}><span>${embedPageWords.asModule}</span></label>
      <p class="note" id="module-hint">${embedPageWords.moduleHint}</p>`;
  }

  #code(id: string, name: string, hint: string, lines: string, field?: TemplateResult): TemplateResult {
    const rows = Math.min(10, lines.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / 60), 0));
    return html`<section aria-labelledby="${id}-name">
      <h3 id="${id}-name">${name}</h3>
      <p class="note" id="${id}-hint">${hint}</p>
      ${field ?? nothing}
      <textarea
        id=${id} readonly spellcheck="false" rows=${rows} .value=${lines}
        aria-labelledby="${id}-name" aria-describedby="${id}-hint"
      ></textarea>
      <div class="deeds">
        <button type="button" data-copies=${id} aria-label=${embedPageWords.copyOf(name)}
          @click=${() => this.#copy(id)}>
          ${embedPageWords.copy}
        </button>
        <p class="said" role="status">${this.said?.id === id ? this.said.text : ''}</p>
      </div>
    </section>`;
  }

  readonly #onFolder = (event: Event): void => {
    this.folder = (event.target as HTMLInputElement).value.trim();
  };

  /** Where the clipboard is out of reach the lines are selected, so that they can be copied by hand. */
  async #copy(id: string): Promise<void> {
    const lines = this.renderRoot.querySelector<HTMLTextAreaElement>(`#${id}`)!;
    const isThere = await isCopied(lines.value);
    this.said = { id, text: isThere ? embedPageWords.copied : embedPageWords.refused };
    if (!isThere) lines.select();
  }

  #choose(change: Partial<Embedding>): void {
    if ('shows' in change || 'element' in change) this.typed = null;
    this.embedding = { ...this.embedding, ...change };
    this.dispatchEvent(new CustomEvent('embedding-chosen', { detail: this.embedding }));
  }

  #want(id: string): void {
    this.dispatchEvent(new CustomEvent('own-wanted', { detail: { id } }));
  }

  /** Anything may be typed; only what looks like a link of ours is tried. */
  #read(typed: string): void {
    const fragment = typed.slice(typed.lastIndexOf('#') + 1).trim();
    if (isOwn(fragment)) this.#choose({ shows: fragment });
    else {
      if (this.embedding.shows !== null) this.#choose({ shows: null });
      this.typed = typed;
    }
  }

  /** What has changed only in its looks stays where it is, at its step. */
  async #bring(): Promise<void> {
    const { embedding } = this;
    const wanted = JSON.stringify([embedding.element, embedding.shows, embedding.ruleset]);
    if (wanted === this.#brought) return;
    this.#brought = wanted;
    this.shown = null;
    const shown = await shownBy(embedding);
    if (wanted === this.#brought) this.shown = shown;
  }
}

if (!customElements.get('embed-builder')) customElements.define('embed-builder', EmbedBuilder);

declare global {
  interface HTMLElementTagNameMap {
    'embed-builder': EmbedBuilder;
  }
  interface HTMLElementEventMap {
    'embedding-chosen': EmbeddingChosen;
    'own-wanted': OwnWanted;
  }
}
