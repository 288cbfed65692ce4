/** A set-up as it is changed, however it is drawn: by lines, places and rulings, from lists, files and saved tables. */
import type { PropertyValues } from 'lit';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import type { Library } from '../../src/army-lists/library.ts';
import { SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import type { Profile } from '../../src/epic-armageddon/model/profile.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { DEFAULT_RULINGS } from '../../src/epic-armageddon/rulings/defaults.ts';
import type { NewShelfItem, ShelfItem } from '../../src/shelf/shelf-item.ts';
import { SpokenElement } from '../shared/languages/spoken-element.ts';
import { SetUpEdited } from './events.ts';
import { FormationBuilder } from './formation-builder/formation-builder.ts';
import { remarksOnTokens } from './formation-builder/typed-line.ts';
import { LazyValue } from './formation-builder/lazy-value.ts';
import type { SetUpLazyParts } from './lazy-parts.ts';
import type { BeginActions, RulingActions, SourceActions } from './panel.ts';
import { deployed, emptyPlan, planWith, type Supporter } from './plan.ts';
import type { SideActions } from './side-places.ts';
import { setUpWords } from './set-up-words.ts';
import { freshSupportId, namedByKind, withoutSupport, withSupport } from './supporters.ts';
import {
  byHand, inStep, relined, scenarioOf, withBuilt, withCondition, withFormations, withSpread, type SetUp,
} from './take-over.ts';

export const NOTHING_SET_UP: SetUp = { plan: emptyPlan, table: null };
/** What may be shown of a side before it is used. */
export type Extra = `${Side} ${'back' | 'support'}`;

export abstract class SetUpElement extends SpokenElement {
  static override properties = {
    setUp: { attribute: false },
    profiles: { state: true },
    side: { state: true },
    extras: { state: true },
    remarks: { state: true },
    hasSources: { state: true },
    hasRulings: { state: true },
    sourcesFor: { state: true },
    said: { state: true },
  };
  /** Who has been set up, and where; may be set to go on with what was remembered. */
  declare setUp: SetUp;
  /** Profiles of one's own. */
  declare protected profiles: Readonly<Record<string, Profile>>;
  /** The side that is shown where there is room for one. */
  declare protected side: Side;
  declare protected extras: readonly Extra[];
  /** What is to be said of the lines of supporters, by their ids. */
  declare protected remarks: ReadonlyMap<string, readonly string[]>;
  declare protected hasSources: boolean;
  declare protected hasRulings: boolean;
  /** The side that a formation of the shelf or of the import becomes. */
  declare protected sourcesFor: Side;
  declare protected said: string;
  /** What the page has been told of last. */
  #told = NOTHING_SET_UP;
  /** What the page has not been told of yet is another table. */
  protected isOther = false;
  /** What made the change of which the page has not been told yet. */
  #gesture: string | null = null;
  /** The unit library. */
  protected readonly library: LazyValue<Library> = new LazyValue(
    this, () => this.lazyParts.library(), () => this.#awaited.splice(0).forEach(act => act(this.library.value!)),
  );
  /** What was done before the units were there, in its order. */
  readonly #awaited: ((library: Library) => void)[] = [];

  constructor() {
    super();
    this.setUp = NOTHING_SET_UP;
    this.profiles = {};
    this.side = 'attacker';
    this.extras = [];
    this.remarks = new Map();
    this.hasSources = false;
    this.hasRulings = false;
    this.sourcesFor = 'attacker';
    this.said = '';
  }

  /** How what comes later comes. */
  protected abstract get lazyParts(): SetUpLazyParts;

  protected get rulings() {
    const { plan, table } = this.setUp;
    return table?.rulings ?? plan.rulings ?? DEFAULT_RULINGS;
  }

  /**
   * Goes on with a table, a formation or a profile of the shelf; of an assault, with the table where it began. The
   * other game is not set up here.
   */
  async open(item: ShelfItem): Promise<void> {
    await this.library.load();
    switch (item.kind) {
      case 'profile':
        this.profiles = { ...this.profiles, [item.id]: item.content };
        return;
      case 'formation':
        return this.setFormations(this.sourcesFor, [item.content]);
      case 'table':
        return this.openTable(item.content);
      case 'assault':
        return this.openTable(item.content.scenario);
      case 'phase':
        return;
    }
  }

  /** The same forces, placed otherwise. */
  place(table: Scenario): void {
    this.change((setUp, library) => byHand(setUp, table, library));
  }

  /** Tells the page before it is drawn: whoever asks about the table asks meanwhile. */
  protected override willUpdate(_changed: PropertyValues<this>): void {
    const { value: library } = this.library;
    if (library === null) return;
    this.setUp = inStep(this.setUp, library);
    if (this.setUp !== this.#told) this.#tell(library);
  }

  #tell(library: Library): void {
    const { setUp } = this;
    this.#told = setUp;
    const scenario = scenarioOf(setUp, library);
    this.dispatchEvent(new SetUpEdited({ setUp, scenario, isOther: this.isOther, gesture: this.#gesture }));
    this.#gesture = null;
    if (scenario !== null) this.isOther = false;
  }

  /** Done at once, or as soon as the units are there. */
  protected withLibrary(act: (library: Library) => void): void {
    const { value: library } = this.library;
    if (library === null) this.#awaited.push(act);
    else act(library);
  }

  protected change(change: (setUp: SetUp, library: Library) => SetUp, gesture: string | null = null): void {
    this.withLibrary(library => this.put(change(this.setUp, library), gesture));
  }

  protected put(setUp: SetUp, gesture: string | null = null): void {
    this.setUp = setUp;
    this.#gesture = gesture;
  }

  protected readonly sideActions: SideActions = {
    place: (side, spread) => this.change(
      (setUp, library) => withSpread(setUp, side, spread, library), `${side} places`,
    ),
    change: (side, change) => this.put(withCondition(this.setUp, side, change), `${side} ${Object.keys(change)}`),
    cover: (side, cover) => this.change(({ plan, table }, library) =>
      relined({ plan: planWith(plan, side, { cover }), table }, library)),
    support: (side, id, text) => void this.#support(side, id, text),
    unsupport: (side, id) => this.#unsupport(side, id),
    find: id => this.find(id),
    show: (side, what) => this.#show(side, what),
  };

  async #support(side: Side, id: string, text: string): Promise<void> {
    const { formationFromText } = await FormationBuilder.lazyParts!.catalogue();
    const { built, tokens } = formationFromText(text);
    this.extras = this.extras.filter(extra => extra !== `${side} support`);
    this.remarks = new Map([...this.remarks, [id, remarksOnTokens(tokens)]]);
    this.change((setUp, library) => withSupport(setUp, side, {
      id, text, built: built === null ? null : namedByKind(built, library),
    }, library), `${side} support ${id}`);
  }

  /** A line in which nothing was typed is gone as well. */
  #unsupport(side: Side, id: string): void {
    this.extras = this.extras.filter(extra => extra !== `${side} support`);
    if (this.setUp.plan[side].supporters.some(one => one.id === id)) this.put(withoutSupport(this.setUp, side, id));
    void this.focusOn(`#${side} .add`);
  }

  #show(side: Side, what: 'back' | 'support'): void {
    this.extras = [...this.extras, `${side} ${what}`];
    if (what === 'support') void this.focusOn(`#${side} .support:last-child input`);
  }

  /** The supporters of a side, and the empty line where one more was asked for. */
  protected supportersOf(side: Side): readonly Supporter[] {
    const { supporters } = this.setUp.plan[side];
    return this.extras.includes(`${side} support`)
      ? [...supporters, { id: freshSupportId(this.setUp, side), built: null, text: '' }] : supporters;
  }

  /** Selects the stands of a formation on the map. */
  protected abstract find(formation: string): void;

  protected readonly beginActions: BeginActions = {
    begin: startAt => this.put({ ...this.setUp, table: { ...this.setUp.table!, startAt } }),
    deploy: () => this.change(({ plan }, library) => ({ plan, table: deployed(plan, library) })),
    lineUp: () => this.change(({ plan, table }, library) => relined({
      plan: SIDES.reduce((usual, side) => planWith(usual, side, { spread: null }), plan), table,
    }, library)),
  };

  protected readonly rulingActions: RulingActions = {
    open: event => {
      if (!isOpened(event) || this.hasRulings) return;
      void this.lazyParts.rulings().then(() => (this.hasRulings = true));
    },
    rule: rulings => {
      const { plan, table } = this.setUp;
      this.put({ plan: { ...plan, rulings }, table: table === null ? null : { ...table, rulings } });
    },
    rules: (side, rules) => this.change((setUp, library) =>
      withBuilt(setUp, side, { ...setUp.plan[side].built!, rules }, library, {})),
  };

  protected readonly sourceActions: SourceActions = {
    open: event => {
      if (!isOpened(event)) return;
      this.hasSources = true;
      void this.lazyParts.sources();
    },
    whom: side => (this.sourcesFor = side),
    imported: ({ detail }) => ('scenario' in detail ? this.openTable(detail.scenario)
      : this.setFormations(this.sourcesFor, detail.formations)),
    // assaults and phases are played on, not set up: the page around this element does that
    opened: ({ detail: { item } }) =>
      (item.kind === 'assault' || item.kind === 'phase' ? undefined : void this.open(item)),
    keep: item => void this.keep(item),
  };

  protected openTable(table: Scenario): void {
    this.isOther = true;
    this.put({ plan: emptyPlan, table });
    this.said = setUpWords.taken([table.title || setUpWords.map]);
    this.foldSources();
    void this.focusOn('.start');
  }

  /** Formations for a side and, where there are several, the other; the focus goes on to what is still missing. */
  protected setFormations(side: Side, formations: readonly BuiltFormation[]): void {
    const [first] = formations;
    if (first === undefined) return;
    this.withLibrary(library => {
      this.put(withFormations(this.setUp, side, formations, library));
      this.said = formations.length > 2 ? setUpWords.tooManyTaken(formations.length) : setUpWords.set(side, first.name);
      const { missing } = this;
      if (missing === undefined) this.foldSources();
      else this.sourcesFor = missing;
      this.goOn();
    });
  }

  /** The side that has nobody yet. */
  private get missing(): Side | undefined {
    return SIDES.find(side => this.setUp.plan[side].built === null);
  }

  /** The focus goes on to what is still missing, and where nothing is to the start. */
  protected goOn(): void {
    const { missing } = this;
    if (missing !== undefined) this.side = missing;
    void this.focusOn(missing === undefined ? '.start:enabled' : `#${missing}`);
  }

  /** Folds the shelf and the import: what was wanted of them is there. */
  protected foldSources(): void {
    const details = this.renderRoot.querySelector<HTMLDetailsElement>('.bring');
    if (details !== null) details.open = false;
  }

  protected async focusOn(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }

  protected async keep(item: NewShelfItem): Promise<void> {
    const shelf = await this.lazyParts.shelf();
    await shelf.put(item);
    this.said = shelf.why ?? setUpWords.kept(item.name);
  }
}

const isOpened = ({ currentTarget }: Event): boolean => (currentTarget as HTMLDetailsElement).open;
