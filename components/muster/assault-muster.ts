/** The formation picker. */
import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { musterOf } from '../../src/army-lists/choices/muster.ts';
import { smallest, type Picked } from '../../src/army-lists/choices/picked.ts';
import { canFight } from '../../src/army-lists/choices/recruits.ts';
import type { ArmyList } from '../../src/army-lists/lists.ts';
import type { Mustered } from '../../src/army-lists/mustered.ts';
import type { Profile } from '../../src/epic-armageddon/profile.ts';
import type { Side } from '../../src/epic-armageddon/state.ts';
import type { FromText } from '../../src/scenario/quick-entry/muster-text.ts';
import { disclosure } from '../parts/disclosure.ts';
import { formFieldStyles } from '../parts/field.styles.ts';
import '../parts/live-region.ts';
import { sideMark, sideMarkStyles } from '../parts/side-mark.ts';
import { buttons, theme } from '../theme.ts';
import { musterStyles } from './assault-muster.styles.ts';
import { FormationEdited, FormationMustered } from './events.ts';
import { canStand, factsTemplate, headTemplate, listsTemplate, waitingTemplate, type Choosing } from './frame.ts';
import type { MusterLater, Stock } from './later.ts';
import type { MusteredEdited, ProfileWanted } from './mustered-units.ts';
import './mustered-units.ts';
import { ownTemplate, profileFor, withKept, withOwnOf, type Editing, type OwnActions } from './own-in-formation.ts';
import { isLost, remarksOn } from './remarks.ts';
import type { SearchChosen, SearchEntered, SearchTyped, Suggestion } from './search-field.ts';
import './search-field.ts';
import { candidatesIn, foundFor, suggestionsFor, withLast } from './suggestions.ts';
import { words } from './words.ts';

/** Reading a line takes its time on a small phone, so it waits until the fingers do. */
const READ_AFTER_MS = 120;
const NO_PROFILES: Readonly<Record<string, Profile>> = {};

/**
 * Puts a formation together: from a line of text, from an army list with everything that it allows, unit by unit, with
 * profiles of one's own.
 *
 * Enter in its first field takes what is typed; the suggestions below are formations with their choices, and units.
 *
 * @fires mustered - The formation is as it is to be: `detail.side`, `detail.mustered`; and of a line that says so the
 *   terrain it stands in, `detail.cover`, and the other side, `detail.against`.
 * @fires formation-edited - It was changed by hand, finished or not: `detail.side`, `detail.mustered`.
 * @fires profile-kept - A profile of one's own was made or changed: `detail.id`, `detail.profile`.
 * @csspart formation - What stands on the table.
 */
export class AssaultMuster extends LitElement {
  /** How the army lists come, which need not be there at once. */
  static later: MusterLater | null = null;
  static override styles = [theme, buttons, formFieldStyles, disclosure, sideMarkStyles, musterStyles];
  static override properties = {
    side: {},
    profiles: { attribute: false },
    mustered: { attribute: false },
    placed: { attribute: false },
    isFolded: { state: true },
    stock: { state: true },
    isUnreachable: { state: true },
    text: { state: true },
    read: { state: true },
    choosing: { state: true },
    listId: { state: true },
    editing: { state: true },
    said: { state: true },
  };
  declare side: Side;
  /** Profiles of one's own by their ids, such as those of the shelf. */
  declare profiles: Readonly<Record<string, Profile>>;
  /** What stands on the table so far; null: nothing yet. May be set to go on with a formation. */
  declare mustered: Mustered | null;
  /** What the page has put on the table already: folded until it is looked at again. */
  declare placed: Mustered | null;
  declare private isFolded: boolean;
  declare private stock: Stock | null;
  declare private isUnreachable: boolean;
  declare private text: string;
  /** What the text was read as. */
  declare private read: FromText;
  declare private choosing: Choosing | null;
  /** The list that is open; empty: none. */
  declare private listId: string;
  declare private editing: Editing | null;
  declare private said: string;
  private reading: ReturnType<typeof setTimeout> | undefined;
  /** What is typed was entered before it could be read. */
  private isEntered = false;
  /** What was last changed by hand is still being looked at. */
  private edited: Mustered | null = null;

  constructor() {
    super();
    this.side = 'attacker';
    this.profiles = NO_PROFILES;
    this.mustered = null;
    this.placed = null;
    this.isFolded = false;
    this.stock = null;
    this.isUnreachable = false;
    this.text = '';
    this.read = NOTHING;
    this.choosing = null;
    this.listId = '';
    this.editing = null;
    this.said = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.reading);
  }

  /** The focus belongs in the first field. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('search-field')?.focus(options);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('placed') && this.isPlaced && this.placed !== this.edited) this.isFolded = true;
  }

  protected override firstUpdated(): void {
    void this.load();
  }

  protected override render(): TemplateResult {
    const { side, stock, text } = this;
    return html`<section class=${side} aria-labelledby="heading">
      <h3 id="heading">${sideMark(side)}${words.heading(side)}</h3>
      <search-field class="first" label=${words.search} hint=${words.searchHint} .value=${text}
        .suggestions=${this.suggestions()}
        @search-typed=${({ detail }: SearchTyped) => this.type(detail.text)}
        @search-entered=${({ detail }: SearchEntered) => this.enter(detail.text)}
        @search-chosen=${({ detail }: SearchChosen) => this.choose(detail.id)}
      ></search-field>
      ${remarksOn(this.read.tokens).map(say => html`<p class="remark">${say}</p>`)}
      ${stock === null ? waitingTemplate(this.isUnreachable, () => void this.load()) : html`
        ${listsTemplate(this.listId, this.choosing, stock, {
          openList: id => this.openList(id),
          pickFormation: (list, at) => this.pickFormation(list, at),
          pick: picked => this.pick(picked),
        })}
        ${this.mustered === null ? nothing : this.formation(this.mustered, stock)}
        ${this.isPlaced && this.isFolded && this.editing === null ? nothing
          : ownTemplate(this.editing, this.mustered, this.profiles, stock, this.ownActions)}`}
      <live-region message=${this.said}></live-region>
    </section>`;
  }

  private formation(mustered: Mustered, stock: Stock): TemplateResult {
    const { isPlaced, isFolded } = this;
    return html`<div class="formation" part="formation">
      ${headTemplate(mustered, isPlaced, isFolded, {
        finish: () => this.finish(),
        fold: so => (this.isFolded = so),
      })}
      <div class="body" ?hidden=${isPlaced && isFolded}>
        ${factsTemplate(mustered, change => this.become({ ...mustered, ...change }))}
        ${mustered.units.length === 0 && this.choosing !== null ? html`<p class="remark">${words.nobody}</p>` : nothing}
        <mustered-units
          .mustered=${mustered} .profileOf=${profileFor(mustered, this.profiles, stock.library)}
          .find=${(text: string) => candidatesIn(text, stock, this.profiles)}
          @mustered-edited=${this.onEdited} @profile-wanted=${({ detail }: ProfileWanted) => this.edit(detail.id)}
        ></mustered-units>
      </div>
    </div>`;
  }

  /** Whether the page has it on the table as it is. */
  private get isPlaced(): boolean {
    return this.mustered !== null && this.mustered === this.placed;
  }

  private async load(): Promise<void> {
    this.isUnreachable = false;
    try {
      this.stock = await AssaultMuster.later!.stock();
      if (this.isEntered) this.enter(this.text);
      else if (this.text !== '') this.readText();
    } catch {
      this.isUnreachable = true;
    }
  }

  private suggestions(): readonly Suggestion[] {
    return this.stock === null ? [] : suggestionsFor(this.text, this.stock);
  }

  /** What is typed stands on the table a moment later. */
  private type(text: string): void {
    this.text = text;
    this.isEntered = false;
    clearTimeout(this.reading);
    this.reading = setTimeout(() => this.readText(), READ_AFTER_MS);
  }

  private readText(): void {
    clearTimeout(this.reading);
    this.reading = undefined;
    if (this.stock === null) return;
    this.read = this.stock.musterText(this.text);
    this.choosing = null;
    const { mustered } = this.read;
    if (mustered !== null || this.text.trim() === '') this.mustered = mustered;
  }

  /** Entered text is all there is to do, if every word of it stands on the table. */
  private enter(text: string): void {
    this.text = text;
    this.readText();
    const lost = this.read.tokens.filter(isLost);
    this.isEntered = this.stock === null; // then it is once there is something to read it with
    if (this.isEntered) return;
    if (lost.length === 0) this.finish();
    else this.said = remarksOn(lost).join(' ');
  }

  private choose(id: string): void {
    const { stock } = this;
    const found = stock === null ? undefined : foundFor(this.text, stock)[Number(id)];
    if (stock === null || found === undefined) return;
    if (found.kind === 'formation') {
      this.listId = found.list.id;
      this.pickFormation(found.list, found.list.formations.indexOf(found.formation));
      return;
    }
    this.text = withLast(this.text, found.unit.id);
    this.readText();
  }

  private openList(id: string): void {
    this.listId = id;
    this.choosing = null;
  }

  private pickFormation(list: ArmyList, at: number): void {
    const { stock } = this;
    const formation = list.formations[at];
    if (stock === null || formation === undefined) return;
    clearTimeout(this.reading);
    this.reading = undefined;
    this.text = '';
    this.read = NOTHING;
    this.choosing = { list, formation, picked: smallest(formation, id => canFight(id, stock.library)) };
    this.pick(this.choosing.picked);
  }

  private pick(picked: Picked): void {
    const { stock, choosing } = this;
    if (stock === null || choosing === null) return;
    this.choosing = { ...choosing, picked };
    const mustered = musterOf(choosing.list, choosing.formation, picked, stock.library);
    this.become(mustered);
    this.said = words.count(mustered.units.length);
  }

  private onEdited({ detail }: MusteredEdited): void {
    this.become(withOwnOf(detail.mustered, this.profiles));
    this.said = detail.said || words.count(detail.mustered.units.length);
  }

  /** One of the library's is edited as a profile of one's own. */
  private edit(id: string | null): void {
    const { stock } = this;
    if (stock === null) return;
    const profileOf = profileFor(this.mustered, this.profiles, stock.library);
    this.editing = { of: id, profile: id === null ? null : profileOf(id) ?? null };
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('profile-form')?.focus());
  }

  private readonly ownActions: OwnActions = {
    begin: () => this.edit(null),
    keep: ({ detail: { id, profile } }) => {
      const of = this.editing?.of ?? null;
      this.profiles = { ...this.profiles, [id]: profile };
      this.become(withKept(this.mustered, of, id, profile));
      this.editing = null;
      this.said = words.kept(profile.name);
    },
    drop: () => (this.editing = null),
  };

  /** Changed by hand. */
  private become(mustered: Mustered): void {
    this.mustered = mustered;
    this.edited = mustered;
    this.dispatchEvent(new FormationEdited(this.side, mustered));
  }

  /** What has just been typed belongs to it. */
  private finish(): void {
    if (this.reading !== undefined) this.readText();
    const { mustered } = this;
    const { cover, against } = this.read;
    if (mustered === null || !canStand(mustered)) return;
    this.edited = null;
    this.dispatchEvent(new FormationMustered({
      side: this.side, mustered, cover,
      against: against?.mustered ? { mustered: against.mustered, cover: against.cover } : null,
    }));
  }
}

const NOTHING: FromText = { mustered: null, cover: null, against: null, tokens: [] };

if (!customElements.get('assault-muster')) customElements.define('assault-muster', AssaultMuster);

declare global {
  interface HTMLElementTagNameMap {
    'assault-muster': AssaultMuster;
  }
}
