/** Setting up an assault: who fights, where they stand, and the button that starts it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { ShelfItem, NewShelfItem } from '../../src/shelf/shelf-item.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { LazyValue } from './formation-builder/lazy-value.ts';
import './formation-builder/formation-builder.ts';
import type { FormationEdited, FormationBuilt, ProfileKept } from './formation-builder/events.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { fieldStyles } from '../shared/parts/field.styles.ts';
import '../shared/parts/live-region.ts';
import { sideMarkStyles } from '../shared/parts/side-mark.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';
import { SetUpEdited, SetUpReady } from './events.ts';
import type { SetUpLazyParts } from './lazy-parts.ts';
import { sheetOfKey } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { emptyPlan, libraryOf, planWith } from './plan.ts';
import {
  sourcesTemplate, byHandTemplate, linedTemplate, waitingForUnitsTemplate, type SourceActions, type SetUpActions,
} from './sections.ts';
import { styles } from './styles.ts';
import { scenarioOf, withEdited, withFormations, type SetUp } from './take-over.ts';
import { setUpWords } from './set-up-words.ts';

const NO_SIDES: readonly Side[] = [];
const NOTHING_SET_UP: SetUp = { plan: emptyPlan, table: null };

const isEmpty = ({ plan, table }: SetUp): boolean =>
  table === null && SIDES.every(side => plan[side].built === null);

/**
 * Sets an assault up: formations by text, list, shelf or file; their places by three numbers or by hand on the map.
 *
 * @fires set-up-ready - It is to be played: `detail.scenario`.
 * @fires set-up-edited - It has changed: `detail.setUp`, plain JSON that `setUp` goes on with, and `detail.scenario`.
 * @csspart start - The button that starts it.
 */
export class AssaultSetUp extends SpokenElement {
  static lazyParts: SetUpLazyParts | null = null;
  static override styles = [theme, publicTheme, buttons, fieldStyles, disclosure, sideMarkStyles, styles];
  static override properties = {
    theme: { reflect: true },
    setUp: { attribute: false },
    news: { attribute: false },
    profiles: { state: true },
    hasSources: { state: true },
    sourcesFor: { state: true },
    behind: { state: true },
    said: { state: true },
  };
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** Who has been set up, and where; may be set to go on with what was remembered. */
  declare setUp: SetUp;
  /** What the page has to say of it; empty: nothing. */
  declare news: string;
  /** Profiles of one's own. */
  declare private profiles: Readonly<Record<string, Profile>>;
  declare private hasSources: boolean;
  /** The side that a formation of the shelf or of the import becomes. */
  declare private sourcesFor: Side;
  /** Sides whose formation was changed but stands as it was. */
  declare private behind: readonly Side[];
  declare private said: string;

  /** What the page has been told of last. */
  #told = NOTHING_SET_UP;
  /** What the page has not been told of yet is another table. */
  #isOther = false;
  /** The unit library. */
  readonly #library = new LazyValue(this, () => AssaultSetUp.lazyParts!.library());

  constructor() {
    super();
    this.theme = null;
    this.setUp = NOTHING_SET_UP;
    this.news = '';
    this.profiles = {};
    this.hasSources = false;
    this.sourcesFor = 'attacker';
    this.behind = NO_SIDES;
    this.said = '';
  }

  /**
   * Goes on with a table, a formation or a profile of the shelf; of an assault, with the table where it began. The
   * other game is not set up here.
   */
  async open(item: ShelfItem): Promise<void> {
    await this.#library.load();
    switch (item.kind) {
      case 'profile':
        this.profiles = { ...this.profiles, [item.id]: item.content };
        return;
      case 'formation':
        return this.#setFormations(this.sourcesFor, [item.content]);
      case 'table':
        return this.#open(item.content);
      case 'assault':
        return this.#open(item.content.scenario);
      case 'phase':
        return;
    }
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#library.load();
  }

  /** What is wrong with what stands on the table. */
  protected override get words(): readonly string[] {
    return isEmpty(this.setUp) ? [] : ['problems', 'notes'];
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('setUp') && this.setUp.table !== null) void AssaultSetUp.lazyParts!.editor();
    const { setUp } = this;
    const { value: library } = this.#library;
    if (library === null || setUp === this.#told) return;
    this.#told = setUp;
    const scenario = scenarioOf(setUp, library);
    this.dispatchEvent(new SetUpEdited({ setUp, scenario, isOther: this.#isOther }));
    if (scenario !== null) this.#isOther = false;
  }

  protected override render(): TemplateResult {
    return html`<div class="whole">
      <header>
        <h2>${setUpWords.heading}</h2><p class="soft">${setUpWords.intro}</p>
        ${isEmpty(this.setUp) ? nothing
          : html`<button type="button" class="quiet clear" @click=${this.#clear}>${setUpWords.clear}</button>`}
      </header>
      ${this.news === '' ? nothing : html`<p class="behind" role="status">${this.news}</p>`}
      <details @toggle=${this.#openSources}>
        <summary>${setUpWords.bring}</summary>
        ${this.hasSources ? sourcesTemplate(this.sourcesFor, this.theme, this.#sourceActions) : nothing}
      </details>
      <div class="columns">
        ${SIDES.map(side => html`<formation-builder
          id=${side} .side=${side} .profiles=${this.profiles} .built=${this.setUp.plan[side].built}
          .placed=${this.setUp.plan[side].built}
          @formation-built=${this.#onBuilt} @formation-edited=${this.#onEdited} @profile-kept=${this.#onProfile}
        ></formation-builder>`)}
      </div>
      <section class="stretch" aria-labelledby="stands">
        <h3 id="stands" tabindex="-1">${setUpWords.stands}</h3>
        ${this.behind.map(side => html`<p class="behind">${setUpWords.isBehind(side)}</p>`)}
        ${this.#stands()}
      </section>
      <live-region .message=${this.said}></live-region>
    </div>`;
  }

  #stands(): TemplateResult {
    const { setUp: { plan, table } } = this;
    const { value: library, isUnreachable } = this.#library;
    if (library === null) return waitingForUnitsTemplate(isUnreachable, () => void this.#library.load());
    if (table !== null) return byHandTemplate(plan, table, this.#actions);
    return linedTemplate(plan, library, key => this.#nameOf(key), this.#actions);
  }

  #nameOf(key: string): string {
    const library = this.#library.value;
    return (library && sheetOfKey(key, libraryOf(this.setUp.plan, library)))?.name ?? key;
  }

  readonly #actions: SetUpActions = {
    plan: plan => this.#put({ plan, table: null }),
    table: table => this.#place(table),
    start: scenario => this.dispatchEvent(new SetUpReady(scenario)),
    keep: item => void this.#keep(item),
  };

  readonly #sourceActions: SourceActions = {
    whom: side => (this.sourcesFor = side),
    imported: ({ detail }) => ('scenario' in detail ? this.#open(detail.scenario)
      : this.#setFormations(this.sourcesFor, detail.formations)),
    // assaults and phases are played on, not set up: the page around this element does that
    opened: ({ detail: { item } }) =>
      (item.kind === 'assault' || item.kind === 'phase' ? undefined : void this.open(item)),
  };

  /** A formation that is set anew, for another side too, is no longer as it was changed. */
  #put(setUp: SetUp): void {
    const before = this.setUp.plan;
    this.behind = this.behind.filter(side => setUp.plan[side].built === before[side].built);
    this.setUp = setUp;
  }

  /** By hand or lined up again: what had the focus is gone, and it goes on where the other begins. */
  #place(table: Scenario | null): void {
    const isOther = (table === null) !== (this.setUp.table === null);
    this.#put({ ...this.setUp, table });
    if (isOther) void this.#focusOn('#stands');
  }

  /** Another table is begun with nobody on it. */
  readonly #clear = (): void => {
    this.#isOther = true;
    this.#put(NOTHING_SET_UP);
    void this.#focusOn('#attacker');
  };

  #open(table: Scenario): void {
    this.#isOther = true;
    this.#put({ plan: emptyPlan, table });
    this.said = setUpWords.taken([table.title || setUpWords.map]);
    this.#foldSources();
    void this.#focusOn('#stands');
  }

  /** Formations for a side and, where there are several, the other; the focus goes on to what is still missing. */
  #setFormations(side: Side, formations: readonly BuiltFormation[]): void {
    const [first] = formations;
    if (first === undefined) return;
    const { value: library } = this.#library;
    if (library === null) {
      void this.#library.load().then(() => this.#library.value !== null && this.#setFormations(side, formations));
      return;
    }
    this.#put(withFormations(this.setUp, side, formations, library));
    this.said = formations.length > 2 ? setUpWords.tooManyTaken(formations.length) : setUpWords.set(side, first.name);
    const missing = this.#missing;
    if (missing === undefined) {
      this.#foldSources();
      void this.#focusOn('.start:enabled', '#stands');
    } else {
      this.sourcesFor = missing;
      void this.#focusOn(`#${missing}`);
    }
  }

  /** The side that has nobody yet. */
  get #missing(): Side | undefined {
    return SIDES.find(side => this.setUp.plan[side].built === null);
  }

  /** Folds the shelf and the import: what was wanted of them is there. */
  #foldSources(): void {
    const details = this.renderRoot.querySelector('details');
    if (details !== null) details.open = false;
  }

  /** The first of these that is there. */
  async #focusOn(...selectors: readonly string[]): Promise<void> {
    await this.updateComplete;
    const found = selectors.map(selector => this.renderRoot.querySelector<HTMLElement>(selector));
    found.find(element => element !== null)?.focus();
  }

  /** A line may have named the other side as well, and what each stands in. */
  readonly #onBuilt = ({ detail: { side, built, cover, against } }: FormationBuilt): void => {
    this.#setFormations(side, against === null ? [built] : [built, against.built]);
    const covers = { [side]: cover, [enemyOf(side)]: against?.cover ?? null };
    for (const one of SIDES) {
      if (covers[one]) this.setUp = { ...this.setUp, plan: planWith(this.setUp.plan, one, { cover: covers[one] }) };
    }
  };

  /** A formation that is lined up follows its edits; on a table made by hand it stays as it was, and a note says so. */
  readonly #onEdited = ({ detail: { side, built } }: FormationEdited): void => {
    if (this.setUp.plan[side].built === null) return;
    const followed = withEdited(this.setUp, side, built);
    this.behind = [...this.behind.filter(one => one !== side), ...(followed === null ? [side] : [])];
    if (followed !== null) this.setUp = followed;
  };

  readonly #onProfile = ({ detail: { id, profile } }: ProfileKept): void => {
    this.profiles = { ...this.profiles, [id]: profile };
    void this.#keep({ kind: 'profile', name: profile.name, content: profile });
  };

  readonly #openSources = ({ currentTarget }: Event): void => {
    if (!(currentTarget as HTMLDetailsElement).open) return;
    this.hasSources = true;
    void AssaultSetUp.lazyParts!.sources();
  };

  async #keep(item: NewShelfItem): Promise<void> {
    const shelf = await AssaultSetUp.lazyParts!.shelf();
    await shelf.put(item);
    this.said = shelf.why ?? setUpWords.kept(item.name);
  }
}

if (!customElements.get('assault-set-up')) customElements.define('assault-set-up', AssaultSetUp);

declare global {
  interface HTMLElementTagNameMap {
    'assault-set-up': AssaultSetUp;
  }
}
