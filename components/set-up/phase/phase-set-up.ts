/** Setting up a fight of Warhammer 40,000: who fights in a line, ready for the charge, and the button that plays it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { writePhaseSide } from '../../../src/deployment/phase-line/write-line.ts';
import { otherSide, SIDES, type Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { FORMAT, RULESET_PREFIX, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { USUAL } from '../../../src/warhammer-40k/model/limits.ts';
import { usualRulings } from '../../../src/warhammer-40k/rulings/rulings.ts';
import type { NewShelfItem } from '../../../src/shelf/shelf-item.ts';
import '../../shared/battlefield/assault-battlefield.ts';
import '../../shared/frame/table-frame.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { formFieldStyles } from '../../shared/parts/field.styles.ts';
import '../../shared/parts/live-region.ts';
import { sideMark, sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { onTabKey } from '../../shared/parts/tab-keys.ts';
import { tickStyles } from '../../shared/parts/tick.styles.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { menuStyles } from '../../shared/resolver/menu.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import type { Turns } from '../../shared/resolver/turns.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { ShelfOpened, TurnWanted } from '../events.ts';
import { setUpWords } from '../set-up-words.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { styles } from '../styles.ts';
import './phase-form.ts';
import type { PhaseProfileKept } from './phase-form.ts';
import './phase-import.ts';
import type { PhaseListRead } from './phase-import.ts';
import { PhaseHands } from './phase-hands.ts';
import { beginTemplate, editionTemplate, phaseBar, phaseMenu, wholeTemplate } from './phase-panel.ts';
import {
  isPhaseEmpty, lexiconIn, NO_PHASE, phaseSetUpOf, phaseTable, sidesIn, type PhaseSetUp,
} from './phase-plan.ts';
import './phase-side.ts';
import type { PhaseTyped } from './phase-side.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

/** Sent when the set-up has changed. */
export class PhaseSetUpEdited extends Event {
  readonly setUp: PhaseSetUp;
  /** Null while a side is missing. */
  readonly scenario: Scenario | null;
  /** What made the change; null: one of its own. */
  readonly gesture: string | null;

  constructor(setUp: PhaseSetUp, scenario: Scenario | null, gesture: string | null) {
    super('phase-set-up-edited');
    this.setUp = setUp;
    this.scenario = scenario;
    this.gesture = gesture;
  }
}

const EMPTY: Scenario = {
  format: FORMAT, ruleset: `${RULESET_PREFIX}7th`, title: '', startAt: 'charge', active: 'attacker', round: 1,
  completion: {}, completions: [], rulings: usualRulings('7th'), table: { ...USUAL.table, terrain: [] }, units: [],
  profiles: {},
};

/**
 * @fires phase-set-up-edited - It has changed: `setUp`, `scenario`, `gesture`.
 * @fires phase-set-up-ready - It is to be played.
 * @fires turn-wanted - The last change is to be taken back, or done again: `which`.
 * @fires shelf-opened - Something of the shelf is to be gone on with that is not set up here: `detail.item`.
 * @slot back - Before the title; `views`, `actions` and `menu` are in the top bar as well.
 * @csspart start - The button that plays it.
 */
export class PhaseSetUpElement extends SpokenElement {
  /** How the shelf of the page comes, with its element; it depends on the build. */
  static lazyShelf: (() => Promise<Shelf>) | null = null;
  static override styles = [
    theme, publicTheme, buttons, formFieldStyles, tickStyles, disclosure, sideMarkStyles, menuStyles, barStyles, styles,
    css`
      .sides {
        padding: calc(var(--_space) * 3);
      }
      assault-battlefield {
        block-size: 100%;
      }
      phase-odds-line {
        flex: 1;
        min-inline-size: 0;
        min-block-size: 32px;
      }
      .edition select {
        inline-size: 100%;
        min-block-size: 44px;
      }
      .whole {
        display: grid;
        gap: 4px;
      }
      .own {
        justify-self: start;
        min-block-size: 44px;
      }
    `,
  ];
  static override properties = {
    setUp: { attribute: false }, shownTable: { attribute: false }, turns: { attribute: false },
    news: { attribute: false }, side: { state: true }, isMaking: { state: true }, hasShelf: { state: true },
    said: { state: true },
  };
  declare setUp: PhaseSetUp;
  /** What lies on the map while nothing is set up here; null: nothing. */
  declare shownTable: Scenario | null;
  declare turns: Turns;
  /** What the page has to say of it; empty: nothing. */
  declare news: string;
  /** The side that is shown where there is room for one. */
  declare private side: Side;
  /** A profile of one's own is in the form. */
  declare private isMaking: boolean;
  declare private hasShelf: boolean;
  declare private said: string;
  readonly #hands = new PhaseHands(this, () => this.#shown ?? EMPTY, () => phaseTable(this.setUp) !== null);

  constructor() {
    super();
    this.setUp = NO_PHASE;
    this.shownTable = null;
    this.turns = { undoes: null, redoes: null };
    this.news = '';
    this.side = 'attacker';
    this.isMaking = false;
    this.hasShelf = false;
    this.said = '';
  }

  protected override get words(): readonly string[] {
    return ['resolver', 'set-up', 'warhammer-40k', 'warhammer-40k-samples', 'warhammer-40k-map'];
  }

  /** What lies on the map; null: nothing. */
  get #shown(): Scenario | null {
    return phaseTable(this.setUp) ?? (isPhaseEmpty(this.setUp) ? this.shownTable : null);
  }

  protected override render(): TemplateResult {
    const { setUp, news } = this;
    const table = phaseTable(setUp);
    const shown = this.#shown;
    return html`<table-frame>
      ${placesOfPage}
      <h2 class="title" slot="title">${shown?.title || phaseSetUpWords.heading}</h2>
      ${phaseMenu(setUp, this.#putOwn, () => this.dispatchEvent(new Event('other-game-wanted')))}
      <div class="map" slot="map"><assault-battlefield .view=${this.#hands.view}
        @counter-chosen=${this.#onHand} @counter-dragged=${this.#onHand} @counter-dropped=${this.#onHand}
        @move-cancelled=${this.#onHand} @line-chosen=${this.#onHand}></assault-battlefield></div>
      <div class="sides" slot="panel" data-side=${this.side}>
        ${news === '' ? nothing : html`<p class="news" role="status">${news}</p>`}
        ${table === null && shown !== null ? html`<p class="news">${phaseSetUpWords.notTyped}</p>` : nothing}
        ${this.#tabsTemplate()}
        ${SIDES.map(side => html`<phase-side id=${side} .side=${side} .text=${setUp.texts[side]}
          .lexicon=${lexiconIn(setUp)} @phase-typed=${this.#onTyped}></phase-side>`)}
        ${wholeTemplate(setUp, table, this.#putOwn)}
        ${beginTemplate(setUp, this.#putOwn)}
        ${editionTemplate(setUp, this.#putOwn)}
        ${this.#ownTemplate()}
        ${this.#importTemplate()}
        ${this.#shelfTemplate(table)}
      </div>
      ${phaseBar(setUp, this.turns, {
        put: this.#putOwn, turn: which => this.dispatchEvent(new TurnWanted(which)),
        start: () => this.dispatchEvent(new Event('phase-set-up-ready')),
      })}
    </table-frame>
    <live-region .message=${this.#hands.note?.say ?? this.said}></live-region>`;
  }

  #tabsTemplate(): TemplateResult {
    const units = sidesIn(this.setUp);
    const modelsOn = (side: Side): number =>
      units[side].reduce((sum, { groups }) => sum + groups.reduce((all, { count }) => all + count, 0), 0);
    return html`<div class="tabs" role="tablist" aria-label=${setUpWords.sides} @keydown=${onTabKey}>
      ${SIDES.map(side => html`<button type="button" role="tab" class=${side} aria-selected=${side === this.side}
        aria-controls=${side} tabindex=${side === this.side ? 0 : -1} @click=${() => (this.side = side)}
      >${sideMark(side)}<span>${phaseSetUpWords.tab(side, modelsOn(side))}</span></button>`)}
    </div>`;
  }

  #ownTemplate(): TemplateResult {
    if (!this.isMaking) {
      return html`<button type="button" class="own" @click=${() => (this.isMaking = true)}>
        ${phaseSetUpWords.own}</button>`;
    }
    return html`<phase-form @phase-profile-kept=${this.#onProfile}
      @phase-profile-dropped=${() => (this.isMaking = false)}></phase-form>`;
  }

  #importTemplate(): TemplateResult | typeof nothing {
    const lexicon = lexiconIn(this.setUp);
    return lexicon.library.all.length === 0 ? nothing : html`<details class="fold">
      <summary>${phaseSetUpWords.roster}</summary>
      <phase-import .lexicon=${lexicon} @phase-list-read=${this.#onList}></phase-import>
    </details>`;
  }

  /** Tables that are saved, folded; the one that is set up can be put to them. */
  #shelfTemplate(table: Scenario | null): TemplateResult | typeof nothing {
    const load = PhaseSetUpElement.lazyShelf;
    if (load === null) return nothing;
    const open = ({ currentTarget }: Event): void => {
      if ((currentTarget as HTMLDetailsElement).open) void load().then(() => (this.hasShelf = true));
    };
    return html`<details class="fold shelf" @toggle=${open}>
      <summary>${phaseSetUpWords.saved}</summary>
      ${this.hasShelf ? html`
        ${table === null ? nothing : html`<div class="keeps"><button type="button" class="keep"
          @click=${() => void this.#keep(table)}>${setUpWords.keepTable}</button></div>`}
        <assault-shelf kind="phase" @shelf-opened=${this.#onShelf}></assault-shelf>` : nothing}
    </details>`;
  }

  /** A line may name the other side as well. */
  readonly #onTyped = ({ side, text, against, isTyped, isEntered }: PhaseTyped): void => {
    const other = against === null ? {} : { [otherSide(side)]: against };
    this.#put({ ...this.setUp, texts: { ...this.setUp.texts, [side]: text, ...other }, places: {} },
      isTyped ? 'typing' : null);
    if (isEntered && phaseTable(this.setUp) === null) this.#goOn(otherSide(side));
  };

  /** The side that is still missing is next. */
  #goOn(side: Side): void {
    this.side = side;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`#${side}`)?.focus());
  }

  readonly #onProfile = ({ profile }: PhaseProfileKept): void => {
    const { profiles } = this.setUp;
    const id = `own-${Object.keys(profiles).length + 1}`;
    this.isMaking = false;
    this.said = phaseSetUpWords.ownKept(profile.name);
    this.#put({ ...this.setUp, profiles: { ...profiles, [id]: profile } }, null);
  };

  readonly #onList = ({ side, roster: { units, profiles } }: PhaseListRead): void => {
    const { setUp } = this;
    const own = { ...setUp, profiles: { ...setUp.profiles, ...profiles } };
    this.side = side;
    this.#put({ ...own, texts: { ...own.texts, [side]: writePhaseSide(units, lexiconIn(own)) }, places: {} }, null);
  };

  readonly #onHand = (event: Event): void => {
    const meant = this.#hands.placed(event);
    if (meant === null) return;
    this.#put({ ...this.setUp, places: { ...this.setUp.places, [meant.id]: meant.to } }, null);
  };

  async #keep(scenario: Scenario): Promise<void> {
    const item: NewShelfItem = {
      kind: 'phase', name: scenario.title || setUpWords.map, content: { scenario, events: [], at: 0 },
    };
    const shelf = await PhaseSetUpElement.lazyShelf!();
    await shelf.put(item);
    this.said = shelf.why ?? setUpWords.kept(item.name);
  }

  /** A table that could have been set up here is gone on with; of anything else the page is told. */
  readonly #onShelf = (event: ShelfOpened): void => {
    event.stopPropagation();
    const { item } = event.detail;
    const setUp = item.kind === 'phase' && item.content.events.length === 0
      ? phaseSetUpOf(item.content.scenario) : null;
    if (setUp === null) {
      this.dispatchEvent(new ShelfOpened(item));
      return;
    }
    this.said = setUpWords.taken([item.name]);
    this.#put(setUp, null);
  };

  readonly #putOwn = (setUp: PhaseSetUp): void => this.#put(setUp, null);

  #put(setUp: PhaseSetUp, gesture: string | null): void {
    this.#hands.forget();
    this.setUp = setUp;
    this.dispatchEvent(new PhaseSetUpEdited(setUp, phaseTable(setUp), gesture));
  }
}

if (!customElements.get('phase-set-up')) customElements.define('phase-set-up', PhaseSetUpElement);

declare global {
  interface HTMLElementTagNameMap {
    'phase-set-up': PhaseSetUpElement;
  }
  interface HTMLElementEventMap {
    'phase-set-up-edited': PhaseSetUpEdited;
  }
}
