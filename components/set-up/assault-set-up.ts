/** Setting up an assault: who fights in a line, where they stand on the map, and the button that plays it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { sheetOfKey } from '../../src/epic-armageddon/scenario/profile-source.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings/defaults.ts';
import type { ShelfItem, NewShelfItem } from '../../src/shelf/shelf-item.ts';
import type { Library } from '../../src/army-lists/library.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { LazyValue } from './formation-builder/lazy-value.ts';
import { FormationBuilder } from './formation-builder/formation-builder.ts';
import type { FormationBuilt, ProfileKept, TypedSide } from './formation-builder/events.ts';
import { disclosure } from '../shared/parts/disclosure.ts';
import { formFieldStyles } from '../shared/parts/field.styles.ts';
import '../shared/parts/live-region.ts';
import { sideMarkStyles } from '../shared/parts/side-mark.ts';
import { tickStyles } from '../shared/parts/tick.styles.ts';
import { barStyles } from '../shared/resolver/bar.styles.ts';
import type { Turns } from '../shared/resolver/turns.ts';
import { menuStyles } from '../shared/resolver/menu.ts';
import { placesOfPage } from '../shared/resolver/places-of-page.ts';
import { buttons, publicTheme, theme } from '../shared/theme/theme.ts';
import { setUpBar, setUpMenu, tabsTemplate } from './frame.ts';
import { SetUpEdited, SetUpReady, TurnWanted, type SetUpChanged } from './events.ts';
import type { SetUpLazyParts } from './lazy-parts.ts';
import {
  beginTemplate, notesTemplate, rulingsTemplate, sourcesTemplate, waitingForUnitsTemplate, type BeginActions,
  type RulingActions, type SourceActions,
} from './panel.ts';
import { deployed, emptyPlan, formationsIn, libraryOf, planWith, titleOf } from './plan.ts';
import { placesTemplate, type SideActions } from './side-places.ts';
import { styles } from './styles.ts';
import {
  byHand, entriesOf, inStep, relined, scenarioOf, shownOf, withBuilt, withCondition, withFormations, withNobody,
  withSidesSwapped, withSpread, type SetUp,
} from './take-over.ts';
import { groupsAsEntries } from './on-table.ts';
import { setUpWords } from './set-up-words.ts';
import './table-editor/assault-table-editor.ts';
import type { AssaultTableEditor } from './table-editor/assault-table-editor.ts';
import { NOTHING as NOBODY, ofStands } from './table-editor/selection.ts';

const EMPTY = emptyTable();
const NOTHING_SET_UP: SetUp = { plan: emptyPlan, table: null };
/** What may be shown of a side before it is used. */
type Extra = `${Side} ${'back' | 'support'}`;

const isEmpty = ({ plan, table }: SetUp): boolean =>
  table === null && SIDES.every(side => plan[side].built === null);

/**
 * Sets an assault up: a line a side, places by steppers or by hand on the map, lists, files and saved tables.
 *
 * @fires set-up-ready - It is to be played: `detail.scenario`.
 * @fires set-up-edited - It has changed: `detail.setUp`, plain JSON that `setUp` goes on with, and `detail.scenario`.
 * @fires turn-wanted - The last change is to be taken back, or done again: `which`.
 * @slot back - Before the title; `views`, `actions` and `menu` are in the top bar as well.
 * @slot over - Over the map.
 * @slot odds - In the bar: who will win.
 * @csspart start - The button that plays it.
 */
export class AssaultSetUp extends SpokenElement {
  static lazyParts: SetUpLazyParts | null = null;
  static override styles = [
    theme, publicTheme, buttons, formFieldStyles, tickStyles, disclosure, sideMarkStyles, menuStyles, barStyles, styles,
  ];
  static override properties = {
    theme: { reflect: true },
    setUp: { attribute: false },
    news: { attribute: false },
    turns: { attribute: false },
    profiles: { state: true },
    side: { state: true },
    extras: { state: true },
    hasSources: { state: true },
    hasRulings: { state: true },
    sourcesFor: { state: true },
    said: { state: true },
  };
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** Who has been set up, and where; may be set to go on with what was remembered. */
  declare setUp: SetUp;
  /** What the page has to say of it; empty: nothing. */
  declare news: string;
  /** What would be taken back and done again. */
  declare turns: Turns;
  /** Profiles of one's own. */
  declare private profiles: Readonly<Record<string, Profile>>;
  /** The side that is shown where there is room for one. */
  declare private side: Side;
  declare private extras: readonly Extra[];
  declare private hasSources: boolean;
  declare private hasRulings: boolean;
  /** The side that a formation of the shelf or of the import becomes. */
  declare private sourcesFor: Side;
  declare private said: string;

  /** What the page has been told of last. */
  #told = NOTHING_SET_UP;
  /** What the page has not been told of yet is another table. */
  #isOther = false;
  /** What made the change of which the page has not been told yet. */
  #gesture: string | null = null;
  /** The unit library. */
  readonly #library = new LazyValue(this, () => AssaultSetUp.lazyParts!.library());

  constructor() {
    super();
    this.theme = null;
    this.setUp = NOTHING_SET_UP;
    this.news = '';
    this.turns = { undoes: null, redoes: null };
    this.profiles = {};
    this.side = 'attacker';
    this.extras = [];
    this.hasSources = false;
    this.hasRulings = false;
    this.sourcesFor = 'attacker';
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

  /** The same forces, placed otherwise. */
  place(table: Scenario): void {
    this.#change((setUp, library) => byHand(setUp, table, library));
  }

  /** The stand that is selected on the map, of several the first; null: none is. */
  get selected(): string | null {
    return this.#editor?.selection.stands[0] ?? null;
  }

  /** Nothing is said of it. */
  select(stand: string | null): void {
    if (this.#editor !== null) this.#editor.selection = stand === null ? NOBODY : ofStands([stand]);
  }

  get #editor(): AssaultTableEditor | null {
    return this.renderRoot.querySelector('assault-table-editor');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#library.load();
  }

  /** What is wrong with what stands on the table. */
  protected override get words(): readonly string[] {
    return ['resolver', 'table-editor', ...isEmpty(this.setUp) ? [] : ['problems', 'notes']];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { value: library } = this.#library;
    if (library !== null) this.setUp = inStep(this.setUp, library);
    if (changed.has('setUp') && isEmpty(this.setUp)) this.side = 'attacker';
  }

  protected override updated(): void {
    const { setUp } = this;
    const { value: library } = this.#library;
    if (library === null || setUp === this.#told) return;
    this.#told = setUp;
    const scenario = scenarioOf(setUp, library);
    this.dispatchEvent(new SetUpEdited({ setUp, scenario, isOther: this.#isOther, gesture: this.#gesture }));
    this.#gesture = null;
    if (scenario !== null) this.#isOther = false;
  }

  protected override render(): TemplateResult {
    const { setUp } = this;
    const { value: library, isUnreachable } = this.#library;
    const scenario = library === null ? null : scenarioOf(setUp, library);
    return html`
      <assault-table-editor
        .setUp=${library === null ? setUp.table ?? EMPTY : shownOf(setUp, library)}
        @set-up-changed=${this.#onHand}
      >
        ${placesOfPage}
        <h2 class="title" slot="title">${setUp.table?.title || titleOf(setUp.plan) || setUpWords.heading}</h2>
        ${setUpMenu(isEmpty(setUp), this.#clear)}
        <slot name="over" slot="over"></slot>
        <div class="sides" slot="panel" data-side=${this.side}>
          ${this.news === '' ? nothing : html`<p class="news" role="status">${this.news}</p>`}
          ${tabsTemplate(setUp.plan, this.side, side => (this.side = side))}
          ${SIDES.map(side => this.#side(side, library))}
          ${library === null ? waitingForUnitsTemplate(isUnreachable, () => void this.#library.load()) : html`
            ${notesTemplate(setUp, library)}
            ${formationsIn(setUp.plan) === null ? nothing : beginTemplate(setUp.table, this.#beginActions)}`}
          ${rulingsTemplate(setUp.plan, this.#rulings, this.hasRulings, this.#rulingActions)}
          ${sourcesTemplate({
            plan: setUp.plan, scenario, whom: this.sourcesFor, theme: this.theme, areThere: this.hasSources,
          }, this.#sourceActions)}
        </div>
        ${setUpBar({ scenario, canSwap: !isEmpty(setUp), turns: this.turns }, {
          start: one => this.dispatchEvent(new SetUpReady(one)),
          swap: () => this.#put(withSidesSwapped(this.setUp)),
          turn: which => this.dispatchEvent(new TurnWanted(which)),
        })}
      </assault-table-editor>
      <live-region .message=${this.said}></live-region>`;
  }

  #side(side: Side, library: Library | null): TemplateResult {
    const plan = this.setUp.plan[side];
    return html`<formation-builder
      id=${side} .side=${side} .hint=${setUpWords.hints[side]} .profiles=${this.profiles}
      .built=${plan.built} .text=${plan.text}
      @formation-built=${this.#onBuilt} @profile-kept=${this.#onProfile}
    >${plan.built === null || library === null ? nothing
      : this.#places(side, plan.built, library)}</formation-builder>`;
  }

  #places(side: Side, built: BuiltFormation, library: Library): TemplateResult {
    const { setUp, extras } = this;
    const entries = entriesOf(setUp, library)?.[side] ?? null;
    const known = libraryOf(setUp.plan, library);
    return placesTemplate({
      side, plan: setUp.plan[side], entries: entries ?? groupsAsEntries(built), isFacing: entries !== null,
      hasBack: extras.includes(`${side} back`), hasSupport: extras.includes(`${side} support`),
      sheetOf: key => sheetOfKey(key, known),
    }, this.#sideActions);
  }

  get #rulings() {
    const { plan, table } = this.setUp;
    return table?.rulings ?? plan.rulings ?? DEFAULT_RULINGS;
  }

  /** What is done once the units are there, and until then not at all. */
  #change(change: (setUp: SetUp, library: Library) => SetUp, gesture: string | null = null): void {
    const { value: library } = this.#library;
    if (library !== null) this.#put(change(this.setUp, library), gesture);
  }

  #put(setUp: SetUp, gesture: string | null = null): void {
    this.setUp = setUp;
    this.#gesture = gesture;
  }

  readonly #onHand = ({ detail: { setUp: table, gesture } }: SetUpChanged): void =>
    this.#change((setUp, library) => byHand(setUp, table, library), gesture);

  readonly #sideActions: SideActions = {
    place: (side, spread) => this.#change(
      (setUp, library) => withSpread(setUp, side, spread, library), `${side} places`,
    ),
    change: (side, change) => this.#put(withCondition(this.setUp, side, change), `${side} ${Object.keys(change)}`),
    cover: (side, cover) => this.#change(({ plan, table }, library) =>
      relined({ plan: planWith(plan, side, { cover }), table }, library)),
    support: (side, text) => void this.#support(side, text),
    show: (side, what) => (this.extras = [...this.extras, `${side} ${what}`]),
  };

  async #support(side: Side, supportText: string): Promise<void> {
    const { formationFromText } = await FormationBuilder.lazyParts!.catalogue();
    this.#change(({ plan, table }, library) => relined({
      plan: planWith(plan, side, { support: formationFromText(supportText).built, supportText }), table,
    }, library), `${side} support`);
  }

  readonly #beginActions: BeginActions = {
    begin: startAt => this.#put({ ...this.setUp, table: { ...this.setUp.table!, startAt } }),
    deploy: () => this.#change(({ plan }, library) => ({ plan, table: deployed(plan, library) })),
    lineUp: () => this.#change(({ plan, table }, library) => relined({
      plan: SIDES.reduce((usual, side) => planWith(usual, side, { spread: null }), plan), table,
    }, library)),
  };

  readonly #rulingActions: RulingActions = {
    open: event => {
      if (!isOpened(event) || this.hasRulings) return;
      void AssaultSetUp.lazyParts!.rulings().then(() => (this.hasRulings = true));
    },
    rule: rulings => {
      const { plan, table } = this.setUp;
      this.#put({ plan: { ...plan, rulings }, table: table === null ? null : { ...table, rulings } });
    },
    rules: (side, rules) => this.#change((setUp, library) =>
      withBuilt(setUp, side, { ...setUp.plan[side].built!, rules }, library, {})),
  };

  readonly #sourceActions: SourceActions = {
    open: event => {
      if (!isOpened(event)) return;
      this.hasSources = true;
      void AssaultSetUp.lazyParts!.sources();
    },
    whom: side => (this.sourcesFor = side),
    imported: ({ detail }) => ('scenario' in detail ? this.#open(detail.scenario)
      : this.#setFormations(this.sourcesFor, detail.formations)),
    // assaults and phases are played on, not set up: the page around this element does that
    opened: ({ detail: { item } }) =>
      (item.kind === 'assault' || item.kind === 'phase' ? undefined : void this.open(item)),
    keep: item => void this.#keep(item),
  };

  /** Another table is begun with nobody on it. */
  readonly #clear = (): void => {
    this.#isOther = true;
    this.#put(NOTHING_SET_UP);
    this.side = 'attacker';
    void this.#focusOn('#attacker');
  };

  #open(table: Scenario): void {
    this.#isOther = true;
    this.#put({ plan: emptyPlan, table });
    this.said = setUpWords.taken([table.title || setUpWords.map]);
    this.#foldSources();
    void this.#focusOn('.start');
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
    const { missing } = this;
    if (missing === undefined) this.#foldSources();
    else this.sourcesFor = missing;
    this.#goOn();
  }

  /** The side that has nobody yet. */
  private get missing(): Side | undefined {
    return SIDES.find(side => this.setUp.plan[side].built === null);
  }

  /** The focus goes on to what is still missing, and where nothing is to the start. */
  #goOn(): void {
    const { missing } = this;
    if (missing !== undefined) this.side = missing;
    void this.#focusOn(missing === undefined ? '.start:enabled' : `#${missing}`);
  }

  /** Folds the shelf and the import: what was wanted of them is there. */
  #foldSources(): void {
    const details = this.renderRoot.querySelector<HTMLDetailsElement>('.bring');
    if (details !== null) details.open = false;
  }

  async #focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  /** A line may name the other side as well, and what each stands in. */
  readonly #onBuilt = ({ detail }: FormationBuilt): void => {
    const { side, against, isEntered } = detail;
    const take = (setUp: SetUp, of: Side, { built, text, cover }: TypedSide, library: Library): SetUp =>
      (built === null ? withNobody(setUp, of)
        : withBuilt(setUp, of, built, library, { text, ...cover === undefined ? {} : { cover } }));
    this.#change((setUp, library) => {
      const own = take(setUp, side, detail, library);
      return against === null ? own : take(own, enemyOf(side), against, library);
    }, detail.text === null ? null : 'typing');
    if (isEntered) this.#goOn();
  };

  readonly #onProfile = ({ detail: { id, profile } }: ProfileKept): void => {
    this.profiles = { ...this.profiles, [id]: profile };
    void this.#keep({ kind: 'profile', name: profile.name, content: profile });
  };

  async #keep(item: NewShelfItem): Promise<void> {
    const shelf = await AssaultSetUp.lazyParts!.shelf();
    await shelf.put(item);
    this.said = shelf.why ?? setUpWords.kept(item.name);
  }
}

const isOpened = ({ currentTarget }: Event): boolean => (currentTarget as HTMLDetailsElement).open;

if (!customElements.get('assault-set-up')) customElements.define('assault-set-up', AssaultSetUp);

declare global {
  interface HTMLElementTagNameMap {
    'assault-set-up': AssaultSetUp;
  }
}
