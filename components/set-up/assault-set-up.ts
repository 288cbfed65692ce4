/** Setting up an assault: who fights in a line, where they stand on the map, and the button that plays it. */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { BuiltFormation } from '../../src/army-lists/built-formation.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { sheetOfKey } from '../../src/epic-armageddon/scenario/profile-source.ts';
import type { Library } from '../../src/army-lists/library.ts';
import { emptyTable } from '../../src/table-editing/table-size.ts';
import './formation-builder/formation-builder.ts';
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
import { SetUpReady, TurnWanted, type SetUpChanged } from './events.ts';
import type { SetUpLazyParts } from './lazy-parts.ts';
import {
  beginTemplate, notesTemplate, problemsOf, rulingsTemplate, sourcesTemplate, waitingForUnitsTemplate,
} from './panel.ts';
import { formationsIn, libraryOf, titleOf } from './plan.ts';
import { NOTHING_SET_UP, SetUpElement } from './set-up-element.ts';
import { placesTemplate } from './side-places.ts';
import { styles } from './styles.ts';
import {
  byHand, entriesOf, scenarioOf, shownOf, withBuilt, withNobody, withSidesSwapped, type SetUp,
} from './take-over.ts';
import { groupsAsEntries } from './on-table.ts';
import { setUpWords } from './set-up-words.ts';
import './table-editor/assault-table-editor.ts';
import type { AssaultTableEditor } from './table-editor/assault-table-editor.ts';
import { NOTHING as NOBODY, ofStands, standsOfFormation } from './table-editor/selection.ts';
import type { OddsBeside } from './table-editor/table-map.ts';

const EMPTY = emptyTable();

const isEmpty = ({ plan, table }: SetUp): boolean =>
  table === null && SIDES.every(side => plan[side].built === null);

/**
 * Sets an assault up: a line a side, places by steppers or by hand on the map, lists, files and saved tables.
 *
 * @fires set-up-ready - It is to be played: `detail.scenario`.
 * @fires set-up-edited - It has changed: `detail.setUp`, plain JSON that `setUp` goes on with, and `detail.scenario`.
 * @fires other-game-wanted - Warhammer 40,000 is to be set up.
 * @fires turn-wanted - The last change is to be taken back, or done again: `which`.
 * @slot back - Before the title; `views`, `actions` and `menu` are in the top bar as well.
 * @slot over - Over the map.
 * @slot odds - In the bar: who will win.
 * @csspart start - The button that plays it.
 */
export class AssaultSetUp extends SetUpElement {
  static lazyParts: SetUpLazyParts | null = null;
  static override styles = [
    theme, publicTheme, buttons, formFieldStyles, tickStyles, disclosure, sideMarkStyles, menuStyles, barStyles, styles,
  ];
  static override properties = {
    ...SetUpElement.properties,
    theme: { reflect: true },
    news: { attribute: false },
    turns: { attribute: false },
    ghosts: { attribute: false },
  };
  /** 'light' or 'dark', whatever the reader prefers. */
  declare theme: string | null;
  /** What the page has to say of it; empty: nothing. */
  declare news: string;
  /** What would be taken back and done again. */
  declare turns: Turns;
  /** What draws on the map how else they could stand; null: nothing does. */
  declare ghosts: AssaultTableEditor['ghosts'];
  constructor() {
    super();
    this.theme = null;
    this.news = '';
    this.turns = { undoes: null, redoes: null };
    this.ghosts = null;
  }

  /** The stand that is selected on the map, of several the first; null: none is. */
  get selected(): string | null {
    return this.#editor?.selection.stands[0] ?? null;
  }

  /** Nothing is said of it. */
  select(stand: string | null): void {
    if (this.#editor !== null) this.#editor.selection = stand === null ? NOBODY : ofStands([stand]);
  }

  protected override find(formation: string): void {
    const editor = this.#editor;
    editor?.select(ofStands(standsOfFormation(editor.setUp, formation)));
  }

  get #editor(): AssaultTableEditor | null {
    return this.renderRoot.querySelector('assault-table-editor');
  }

  protected override get lazyParts(): SetUpLazyParts {
    return AssaultSetUp.lazyParts!;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.library.load();
  }

  /** What is wrong with what stands on the table. */
  protected override get words(): readonly string[] {
    return ['resolver', 'table-editor', ...isEmpty(this.setUp) ? [] : ['problems', 'notes']];
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('setUp') && isEmpty(this.setUp)) this.side = 'attacker';
  }

  protected override render(): TemplateResult {
    const { setUp } = this;
    const { value: library, isUnreachable } = this.library;
    const scenario = library === null ? null : scenarioOf(setUp, library);
    return html`
      <assault-table-editor
        .setUp=${library === null ? setUp.table ?? EMPTY : shownOf(setUp, library)} .ghosts=${this.ghosts}
        .odds=${this.querySelector<Element & OddsBeside>(':scope > [slot=odds]')} @set-up-changed=${this.#onHand}
      >
        ${placesOfPage}
        <h2 class="title" slot="title">${setUp.table?.title || titleOf(setUp.plan) || setUpWords.heading}</h2>
        ${setUpMenu(isEmpty(setUp), this.#clear, () => this.dispatchEvent(new Event('other-game-wanted')))}
        <slot name="over" slot="over"></slot>
        <div class="sides" slot="panel" data-side=${this.side}>
          ${this.news === '' ? nothing : html`<p class="news" role="status">${this.news}</p>`}
          ${tabsTemplate(setUp.plan, this.side, side => (this.side = side))}
          ${SIDES.map(side => this.#side(side, library))}
          ${library === null ? waitingForUnitsTemplate(isUnreachable, () => void this.library.load()) : html`
            ${notesTemplate(setUp, library)}
            ${formationsIn(setUp.plan) === null ? nothing : beginTemplate(setUp.table, this.beginActions)}`}
          ${rulingsTemplate(setUp.plan, this.rulings, this.hasRulings, this.rulingActions)}
          ${sourcesTemplate({
            plan: setUp.plan, scenario, whom: this.sourcesFor, theme: this.theme, areThere: this.hasSources,
          }, this.sourceActions)}
        </div>
        ${setUpBar({
          scenario, problems: setUp.table === null ? [] : problemsOf(setUp.table), canSwap: !isEmpty(setUp),
          turns: this.turns,
        }, {
          start: one => this.dispatchEvent(new SetUpReady(one)),
          swap: () => this.put(withSidesSwapped(this.setUp)),
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
      hasBack: extras.includes(`${side} back`), supporters: this.supportersOf(side), remarks: this.remarks,
      sheetOf: key => sheetOfKey(key, known),
    }, this.sideActions);
  }

  readonly #onHand = ({ detail: { setUp: table, gesture } }: SetUpChanged): void =>
    this.change((setUp, library) => byHand(setUp, table, library), gesture);

  /** Another table is begun with nobody on it. */
  readonly #clear = (): void => {
    this.isOther = true;
    this.put(NOTHING_SET_UP);
    this.side = 'attacker';
    void this.focusOn('#attacker');
  };

  /** A line may name the other side as well, and what each stands in. */
  readonly #onBuilt = ({ detail }: FormationBuilt): void => {
    const { side, against, isEntered } = detail;
    const take = (setUp: SetUp, of: Side, { built, text, cover }: TypedSide, library: Library): SetUp =>
      (built === null ? withNobody(setUp, of)
        : withBuilt(setUp, of, built, library, { text, ...cover === undefined ? {} : { cover } }));
    this.withLibrary(library => {
      const own = take(this.setUp, side, detail, library);
      const both = against === null ? own : take(own, enemyOf(side), against, library);
      this.put(both, detail.text === null ? null : 'typing');
      if (isEntered) this.goOn();
    });
  };

  readonly #onProfile = ({ detail: { id, profile } }: ProfileKept): void => {
    this.profiles = { ...this.profiles, [id]: profile };
    void this.keep({ kind: 'profile', name: profile.name, content: profile });
  };
}

if (!customElements.get('assault-set-up')) customElements.define('assault-set-up', AssaultSetUp);

declare global {
  interface HTMLElementTagNameMap {
    'assault-set-up': AssaultSetUp;
  }
}
