/** The odds of a table on a screen, whatever table is asked about: its map, the number, and what would change it. */
import { nothing, type TemplateResult } from 'lit';
import type { Odds } from '../../../src/epic-armageddon/odds/answer.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import { sharedAnswerer } from '../resolver/live-odds/shared-answerer.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { disclosure } from '../../shared/parts/disclosure.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { tableStyles } from '../../shared/parts/table.styles.ts';
import { addStyles } from '../../shared/public/add-styles.ts';
import { asFlag } from '../../shared/public/meant.ts';
import { PublicElement } from '../../shared/public/public-element.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { undoOrRedo, type Turns } from '../../shared/resolver/turns.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { OddsKnown, PlayWanted } from './events.ts';
import { oddsTemplate, type OddsActions } from './frame.ts';
import { Inquiry, type DecisionHere } from './inquiry.ts';
import type { OddsLazyParts } from './lazy-parts.ts';
import type { Reading as LossReading } from './loss-chart.ts';
import { OddsAsker } from './odds-asker.ts';
import type { mapViewOf, ShownChange, ShownMoment } from './odds-map.ts';
import { oddsWords } from './odds-words.ts';
import type * as PanelParts from './panel-parts.ts';
import { matchOf, meantBy, type Plan } from './plan.ts';
import { SHOWN_ODDS, type Question } from './question.ts';
import { namedForces, saidOf, type Pinned } from './result.ts';
import { styles } from './styles.ts';

/** What can be gone back to: two lines of text, or a table. */
interface Kept extends Pinned {
  readonly plan: Plan | null;
  readonly scenario: Scenario;
}

/** Nearer to certain than anything is that may fail. */
const CERTAIN = 1 - 1e-6;

const isDecision = (after: Scenario | DecisionHere): after is DecisionHere => 'events' in after;

export abstract class OddsElement extends PublicElement {
  static override styles = [
    theme, publicTheme, buttons, disclosure, sideMarkStyles, tableStyles, barStyles, styles,
  ];
  static override properties = {
    readonly: { type: Boolean, reflect: true, meant: asFlag },
    asked: { state: true },
    pinned: { state: true },
    lossReading: { state: true },
    shown: { state: true },
    isUnreachable: { state: true },
    said: { state: true },
  };
  /** It is only read: nobody types, swaps or compares. */
  declare readonly: boolean;
  /** What is asked about. */
  declare protected asked: Scenario | null;
  declare private pinned: Kept | null;
  declare private lossReading: LossReading;
  /** The change that is drawn on the map; null: none is. */
  declare protected shown: string | null;
  declare protected isUnreachable: boolean;
  declare protected said: string;
  protected panelParts: typeof PanelParts | null = null;
  #mapViewOf: typeof mapViewOf | null = null;
  protected readonly asker: OddsAsker = this.#newAsker();
  protected readonly inquiry: Inquiry = new Inquiry(this, this.asker, this.#newAsker(), odds => this.#know(odds));

  constructor() {
    super();
    this.readonly = false;
    this.asked = null;
    this.pinned = null;
    this.lossReading = 'exactly';
    this.shown = null;
    this.isUnreachable = false;
    this.said = '';
    this.addEventListener('keydown', this.#onKey);
  }

  /** How the parts come that need not be there at once. */
  protected abstract get lazyParts(): OddsLazyParts;
  /** What is asked about, in few words. */
  protected abstract get headline(): string;
  /** The two lines of text that are asked about; null: something else is. */
  protected abstract get typed(): Plan | null;
  /** Who fights, and how that is changed. */
  protected abstract sidesTemplate(): unknown;
  /** What would be taken back, and done again. */
  protected abstract get turnsNow(): Turns;
  /** It has a map, and so a frame of a fixed height; without, the panel stands alone. */
  protected abstract get hasFrame(): boolean;
  /** Both sides the other way round; null: they cannot change places. */
  protected abstract get swapped(): Plan | Scenario | null;
  /** The two lines of text become these. */
  protected abstract typeAnew(plan: Plan): void;
  /** The table becomes this one, which can be taken back. */
  protected abstract change(scenario: Scenario): void;
  protected abstract undo(): void;
  protected abstract redo(): void;
  /** What has not come is wanted again. */
  protected abstract tryAgain(): void;

  /** The last answer; null: none yet. */
  get odds(): Odds | null {
    return this.inquiry.odds;
  }

  /** What is asked about on the screen. */
  protected get template(): TemplateResult {
    const { inquiry, asked } = this;
    return oddsTemplate({
      title: this.headline,
      inquiry,
      pinned: this.pinned,
      forces: namedForces(asked),
      isAsked: asked !== null,
      shown: this.shown,
      nothingOpen: this.nothingOpen,
      advice: this.advice,
      parts: this.panelParts,
      sides: this.sidesTemplate(),
      map: this.#map,
      isAlone: !this.hasFrame,
      places: this.places,
      bar: {
        odds: inquiry.isStale ? null : inquiry.odds, ...this.turnsNow, canSwap: this.swapped !== null,
        isPlayable: asked !== null && this.isPlayable, isWatched: this.readonly,
      },
      isUnreachable: this.isUnreachable,
      lossReading: this.lossReading,
      isWatched: this.readonly,
      said: this.said,
    }, this.actions);
  }

  /** What could best be decided, where that is looked for. */
  protected get advice(): unknown {
    return nothing;
  }

  /** What the page around has above everything else. */
  protected get places(): unknown {
    return nothing;
  }

  /** Why nothing can be decided or changed; null: something may. */
  protected get nothingOpen(): keyof typeof oddsWords.nothingOpen | null {
    const { odds } = this.inquiry;
    return odds !== null && odds.winner.none > CERTAIN ? 'nobodyNear' : null;
  }

  /** How the odds of the table with one thing changed are asked for, once it is changed. */
  protected questionAfter(scenario: Scenario): Question<'scenario' | 'moment'> {
    return { kind: 'scenario', scenario, options: SHOWN_ODDS };
  }

  /** Only a table on which something is played is decided on. */
  protected decide(_: DecisionHere): void {}

  /** What the map shows of a table. */
  protected onMap(asked: Scenario): Scenario | ShownMoment {
    return asked;
  }

  /** The map as it is drawn. */
  protected drawn(view: BattlefieldView): BattlefieldView {
    return view;
  }

  get #map(): BattlefieldView | null {
    const { asked } = this;
    return asked === null || this.#mapViewOf === null ? null
      : this.drawn(this.#mapViewOf(this.onMap(asked), this.#shownChange));
  }

  /** A button leads to play. */
  protected get isPlayable(): boolean {
    return this.controls !== null && this.showsPart('play');
  }

  protected showsPart(name: string): boolean {
    return this.controls === null || this.controls.split(/\s+/).includes(name);
  }

  protected play(): void {
    this.dispatchEvent(new PlayWanted(this.asked!));
  }

  /** What a row tells of, as long as the row stands. */
  #after(id: string | null): Scenario | DecisionHere | null {
    const { matters, decisions } = this.inquiry;
    return decisions.find(one => one.id === id)?.decision ?? matters?.find(one => one.id === id)?.scenario ?? null;
  }

  get #shownChange(): ShownChange | null {
    const after = this.#after(this.shown);
    if (after === null) return null;
    if (!isDecision(after)) return { after, units: [] };
    return after.moment === null ? null : { ...after, after: after.moment };
  }

  #show(id: string | null): void {
    this.shown = id;
    const after = this.#after(id);
    if (id === null || after === null) return;
    if (!isDecision(after)) return this.inquiry.closer.ask(id, this.questionAfter(after));
    if (after.moment !== null) this.inquiry.closer.ask(id, { kind: 'moment', ...after.moment });
  }

  protected async bringMap(): Promise<void> {
    if (this.#mapViewOf !== null || !this.hasFrame) return;
    const { mapViewOf } = await this.lazyParts.map();
    this.#mapViewOf = mapViewOf;
    this.requestUpdate();
  }

  protected async bringPanel(): Promise<void> {
    if (this.panelParts !== null) return;
    const parts = await this.lazyParts.panel();
    if (this.panelParts !== null) return;
    this.panelParts = parts;
    addStyles(this, parts.answersStyles);
    this.requestUpdate();
  }

  /** One worker answers all calculators of a page. */
  #newAsker(): OddsAsker {
    return new OddsAsker(() => sharedAnswerer(this.lazyParts)(), () => oddsWords.notLoaded);
  }

  #know(odds: Odds): void {
    this.said = saidOf(odds);
    this.dispatchEvent(new OddsKnown(odds, this.typed === null ? null : matchOf(meantBy(this.typed))));
  }

  /** In a field the keys take back what was typed there. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const turn = undoOrRedo(event);
    if (turn === null || this.readonly || event.composedPath()[0] instanceof HTMLInputElement) return;
    event.preventDefault();
    this[turn]();
  };

  /** The button of a change that is made is gone with its row: the focus goes to the number. */
  async #keepFocus(): Promise<void> {
    await this.updateComplete;
    if (!this.matches(':focus-within')) this.renderRoot.querySelector<HTMLElement>('.result')?.focus();
  }

  #pin(): void {
    const { odds, isStale } = this.inquiry;
    if (odds === null || isStale || this.asked === null) return;
    this.pinned = { odds, plan: this.typed, scenario: this.asked, title: this.headline };
  }

  #turnTo(table: Plan | Scenario): void {
    if ('formations' in table) this.change(table);
    else this.typeAnew(table);
  }

  protected readonly actions: OddsActions = {
    swap: () => {
      if (this.swapped !== null) this.#turnTo(this.swapped);
    },
    undo: () => this.undo(),
    redo: () => this.redo(),
    play: () => this.play(),
    change: after => {
      if (isDecision(after)) this.decide(after);
      else this.change(after);
      void this.#keepFocus();
    },
    show: id => this.#show(id),
    pin: () => this.#pin(),
    unpin: () => {
      this.pinned = null;
    },
    goBack: () => this.#turnTo(this.pinned!.plan ?? this.pinned!.scenario),
    tryAgain: () => this.tryAgain(),
    read: reading => {
      this.lossReading = reading;
    },
  };
}
