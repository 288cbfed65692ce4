/** The first screen of a bundled phase, until somebody touches it: what is stored of it, drawn as the game draws it. */
import { css, html, nothing, type TemplateResult } from 'lit';
import '../../shared/battlefield/assault-battlefield.ts';
import '../../shared/frame/table-frame.ts';
import { language } from '../../shared/languages/speech.ts';
import { SpokenElement } from '../../shared/languages/spoken-element.ts';
import { cardsTemplate, cardStyles } from '../../shared/parts/card-list.ts';
import '../../shared/parts/choice-list.ts';
import { onceTouched } from '../../shared/once-touched.ts';
import { PanelFrame } from '../../shared/parts/panel-frame.ts';
import { sideMarkStyles } from '../../shared/parts/side-mark.ts';
import { barTemplate, type BarActions } from '../../shared/resolver/action-bar.ts';
import { barStyles } from '../../shared/resolver/bar.styles.ts';
import { AssaultChanged, AssaultStep, type OnTable } from '../../shared/resolver/events.ts';
import { menuFrame, menuStyles } from '../../shared/resolver/menu.ts';
import { placesOfPage } from '../../shared/resolver/places-of-page.ts';
import { styles } from '../../shared/resolver/styles.ts';
import { watchedView } from '../../shared/resolver/watching.ts';
import type { DoneEarly, DrawOpening, OpeningScreen } from '../../shared/resolver/walk-through.ts';
import { buttons, publicTheme, theme } from '../../shared/theme/theme.ts';
import { ladderStyles, ladderTemplate } from '../resolver/fight/ladder-row.ts';
import { frameStyles } from '../resolver/frame.styles.ts';
import type { OpeningChoice, PhaseOpening } from './opening.ts';
import { unpackedView } from './packed-view.ts';

/** Of what is done here: it is done again by the game. */
const RECORDED = ['click', 'keydown', 'change'] as const;

/** What the browser does by itself with keys. */
const OWN_KEYS = 'button, summary, select';

/** Nothing is done here. */
const ACTIONS = {} as BarActions;

const VARIANT_SLOTS = ['variant', 'variant-chip'] as const;

/** The panel of its step; the rules behind it come with the game. */
class PhaseOpeningStep extends PanelFrame {
  static override styles = [...[PanelFrame.styles].flat(), sideMarkStyles, ladderStyles, cardStyles, css`
    .to-come {
      block-size: 20rem;
    }
  `];
  static override properties = { ...PanelFrame.properties, opening: { attribute: false } };
  declare opening: PhaseOpening;

  protected override shouldUpdate(): boolean {
    return true;
  }

  protected override heading(): unknown {
    return this.opening.heading;
  }

  protected override lead(): unknown {
    return this.opening.lead;
  }

  protected override course(): unknown {
    const { fight } = this.opening;
    return fight === null ? nothing : ladderTemplate(fight.ladder);
  }

  protected override body(): unknown {
    const { choice, fight } = this.opening;
    if (fight !== null) return fight.cards === null ? html`<div class="to-come"></div>` : cardsTemplate(fight.cards);
    return choice === null ? nothing : choiceTemplate(choice);
  }
}

const choiceTemplate = ({ legend, options, row }: OpeningChoice): TemplateResult => html`
  <choice-list legend=${legend} .options=${options}></choice-list>
  <div class="rows"><button type="button">${row}</button></div>`;

export class PhaseOpeningElement extends SpokenElement implements OpeningScreen {
  static override styles =
    [theme, publicTheme, buttons, styles, barStyles, menuStyles, frameStyles, css`
      :host([left]) {
        position: absolute;
        inset: 0;
        z-index: 1;
        background: var(--_ground);
      }
    `];
  static override properties = {
    source: { attribute: false },
    opening: { attribute: false },
    bring: { attribute: false },
    end: { attribute: false },
    theme: { reflect: true },
    controls: { reflect: true },
    readonly: { type: Boolean, reflect: true },
  };
  /** Brings what is stored, in the language that is spoken. */
  declare source: () => Promise<PhaseOpening>;
  declare opening: PhaseOpening;
  /** Somebody has turned to it. */
  declare bring: () => unknown;
  declare theme: string | null;
  declare controls: string | null;
  declare readonly: boolean;
  declare end: () => void;
  readonly done: DoneEarly[] = [];
  isHeld = false;
  #spoken = language();
  #told: OnTable | null = null;

  constructor() {
    super();
    onceTouched(this, () => this.bring());
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) this.addEventListener(type, this.#hold);
  }

  protected override willUpdate(): void {
    if (this.#spoken === language()) return;
    this.#spoken = language();
    void this.source().then(opening => (this.opening = opening));
  }

  /** What a list tells of stays within. */
  protected override firstUpdated(): void {
    for (const type of RECORDED) this.renderRoot.addEventListener(type, this.#record, true);
  }

  protected override updated(): void {
    const { table, path } = this.opening;
    const told = this.#told;
    if (told?.id === table.id && told.ruleset === table.ruleset) return;
    this.#told = table;
    this.dispatchEvent(new AssaultChanged(table));
    if (told !== null) this.dispatchEvent(new AssaultStep(path, 0));
  }

  protected override render(): TemplateResult {
    const { opening, readonly: isWatched, controls } = this;
    const view = isWatched ? watchedView(unpackedView(opening.map)) : unpackedView(opening.map);
    const { primary, myDice } = opening;
    const buttonOf = (words: string | null) => (words === null ? null : { words, isReady: true });
    return html`<section aria-label=${opening.label}>
      <table-frame .steps=${opening.rail} .lines=${opening.lines} .view=${view} .controls=${controls}>
        ${placesOfPage}
        <h2 class="title" slot="title">${opening.title} <small>${opening.when}</small></h2>
        ${isWatched ? nothing : VARIANT_SLOTS.map(slot => editionsTemplate(slot, opening))}
        ${menuFrame(opening.menu, { deeds: html``, others: html`` })}
        <div class="map" slot="map"><assault-battlefield .view=${view}></assault-battlefield></div>
        <div class="panel" part="panel" slot="panel">${refusedTemplate(opening)}${stepTemplate(opening, isWatched)}
          <slot name="compare"></slot></div>
        <div class="foot" slot="bar">${barTemplate({
          odds: null, primary: buttonOf(primary), myDice: buttonOf(myDice), rest: null, undoes: null, redoes: null,
          canRun: true, isRunning: false,
        }, ACTIONS, isWatched, this.done.some(({ target }) => ofBar(target) !== null))}</div>
      </table-frame>
    </section>`;
  }

  readonly #hold = ({ type }: Event): void => {
    this.isHeld = type === 'pointerdown';
  };

  /**
   * A list keeps what it does by itself, and is told of once something in it is chosen. What the bar offers is done
   * once: nobody has seen yet what comes of it.
   */
  readonly #record = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    if (!isIn(this, target)) return;
    const isList = target.localName === 'select';
    const { key } = event as KeyboardEvent;
    if (key !== undefined && (key === 'Tab' || target.matches(OWN_KEYS))) return;
    event.stopPropagation();
    if (!isList) event.preventDefault();
    if (isList && event.type !== 'change') return;
    const pressed = ofBar(target);
    if (pressed !== null && this.done.some(before => ofBar(before.target) === pressed)) return;
    this.done.push({ event, target });
    this.requestUpdate();
    this.bring(); // a click may come without a pointer
  };
}

const ofBar = (target: Element): Element | null => target.closest('.bar button');

/** Whether something is of the screen itself, and not what the page has put there. */
const isIn = (screen: Element, target: Element): boolean => {
  const root = target.getRootNode();
  return root instanceof ShadowRoot && (root.host === screen || isIn(screen, root.host));
};

const refusedTemplate = ({ refused }: PhaseOpening): TemplateResult | typeof nothing =>
  (refused === '' ? nothing : html`<p class="refused" role="note">${refused}</p>`);

/** Who only watches reads what the step is about. */
const stepTemplate = (opening: PhaseOpening, isWatched: boolean): TemplateResult => (isWatched
  ? html`<h2>${opening.heading}</h2><p class="lead">${opening.lead}</p>`
  : html`<phase-opening-step data-panel .opening=${opening}></phase-opening-step>`);

const editionsTemplate = (slot: string, { edition, editions, at, short }: PhaseOpening): TemplateResult => html`
  <label slot=${slot} class="edition"><span aria-hidden="true">${short}</span><select
    aria-label=${edition} title=${editions[at]}
  >${editions.map((name, i) => html`<option value=${i} ?selected=${i === at}>${name}</option>`)}</select></label>`;

if (!customElements.get('phase-opening')) {
  customElements.define('phase-opening-step', PhaseOpeningStep);
  customElements.define('phase-opening', PhaseOpeningElement);
}

/** `source` brings the same in the language that is spoken then. */
export const openingFrom = (opening: PhaseOpening, source: () => Promise<PhaseOpening>): DrawOpening =>
  ({ theme: look, controls, readonly: isWatched }, { bring, end }) => html`<phase-opening
    exportparts="bar, odds, undo, redo, play-on, my-dice, throw-rest, primary, menu, panel"
    .source=${source} .opening=${opening} .theme=${look} .controls=${controls} .readonly=${isWatched}
    .bring=${bring} .end=${end}
  >
    ${placesOfPage}<slot name="menu" slot="menu"></slot><slot name="compare" slot="compare"></slot>
  </phase-opening>`;

declare global {
  interface HTMLElementTagNameMap {
    'phase-opening': PhaseOpeningElement;
  }
}
