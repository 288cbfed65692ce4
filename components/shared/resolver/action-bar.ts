/** The bar: the odds, the way on by itself, back and forward, dice from the table, and the one next action. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { resolverMenuWords, resolverWords } from './resolver-words.ts';
import type { BarOdds } from './odds-from-here.ts';
import { menuEntry } from './menu.ts';

/** Something that can be pressed: what it is called, and whether it can be now. */
export interface BarButton {
  readonly words: string;
  readonly isReady: boolean;
}

/** What would be taken back and done again, in words; null: nothing can be. */
export interface Turns {
  readonly undoes: string | null;
  readonly redoes: string | null;
}

export interface BarView extends Turns {
  /** `unasked`: nobody has turned to the table yet; null: they are not shown. */
  readonly odds: BarOdds | 'unasked' | null;
  /** The next action; one that is not ready yet says what it waits for. Null: there is none. */
  readonly primary: BarButton | null;
  /** Opens the entry of dice from the table; null: no dice are due, or it is open. */
  readonly myDice: BarButton | null;
  /** While dice are entered, throws those that have no face yet; null: none are entered. */
  readonly rest: BarButton | null;
  /** There is something left that goes by itself. */
  readonly canRun: boolean;
  readonly isRunning: boolean;
}

/** The ways on by themselves. */
export interface RunActions {
  /** Throws and takes what is usual up to the next decision. */
  readonly letItRun: () => void;
  /** And up to the end. */
  readonly runToEnd: () => void;
}

export interface BarActions extends RunActions {
  readonly takePrimary: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Dice from the table are entered from now on. */
  readonly enterDice: () => void;
  /** The dice that have no face yet are thrown. */
  readonly throwRest: () => void;
}

const sign = (path: string): TemplateResult =>
  html`<svg class="sign" viewBox="0 0 20 20" aria-hidden="true"><path d=${path}></path></svg>`;

/** So many characters have room in two lines of the primary on a phone. */
const LONG = 24;

const RUN = 'm4 5 5 5-5 5M11 5l5 5-5 5';
const BACK = 'M7 4 3.5 7.5 7 11M4 7.5h7.5a4.5 4.5 0 0 1 0 9H8';
const FORWARD = 'm13 4 3.5 3.5L13 11M16 7.5H8.5a4.5 4.5 0 0 0 0 9H12';

/** What cannot be done now keeps the focus and says so. `isWatched`: nobody throws or decides. */
export const barTemplate = (
  { odds, primary, undoes, redoes, myDice, rest, canRun, isRunning }: BarView, actions: BarActions, isWatched = false,
): TemplateResult => html`<div class="bar" part="bar">
  <odds-from-here part="odds" ?hidden=${odds === null} .odds=${odds}></odds-from-here>
  <div class="acts">
    <button
      type="button" class="run quiet" part="play-on" aria-disabled=${!canRun || isRunning} @click=${actions.letItRun}
    >${sign(RUN)}<span>${isWatched ? resolverWords.nextStep : resolverWords.letItRun}</span></button>
    ${turnsTemplate({ undoes, redoes }, actions)}
    ${isWatched || myDice === null ? nothing : html`<button
      type="button" class="dice" part="my-dice" @click=${actions.enterDice}><span>${myDice.words}</span></button>`}
    ${isWatched || rest === null ? nothing : html`<button
      type="button" class="dice" part="throw-rest" aria-disabled=${!rest.isReady} @click=${actions.throwRest}
    ><span>${rest.words}</span></button>`}
    ${isWatched || primary === null ? nothing : html`<button
      type="button" class=${primary.words.length > LONG ? 'main long' : 'main'} part="primary"
      aria-disabled=${!primary.isReady} @click=${actions.takePrimary}
    ><span>${primary.words}</span></button>`}
  </div>
</div>`;

/** Undo and redo. */
export const turnsTemplate = (
  { undoes, redoes }: Turns, { undo, redo }: Pick<BarActions, 'undo' | 'redo'>,
): TemplateResult => html`
  <button
    type="button" class="undo icon quiet" part="undo" aria-label=${turn(resolverWords.undo, undoes)}
    title=${turn(resolverWords.undo, undoes)} aria-disabled=${undoes === null} @click=${undo}
  >${sign(BACK)}</button>
  <button
    type="button" class="redo icon quiet" part="redo" aria-label=${turn(resolverWords.redo, redoes)}
    title=${turn(resolverWords.redo, redoes)} aria-disabled=${redoes === null} @click=${redo}
  >${sign(FORWARD)}</button>`;

/** A turn of the history says what it would take back or do again. */
const turn = (name: string, what: string | null): string => (what === null ? name : resolverWords.turn(name, what));

/** The way on by itself, for a menu: up to the next decision, where the bar has no room for it, and to the end. */
export const runEntries = ({ letItRun, runToEnd }: RunActions): TemplateResult => html`
  ${menuEntry(resolverWords.letItRun, resolverMenuWords.letItRunMore, letItRun)}
  ${menuEntry(resolverMenuWords.runToEnd, resolverMenuWords.runToEndMore, runToEnd)}`;

/** What a key asks for; null: neither of the two. */
export const undoOrRedo = (event: KeyboardEvent): 'undo' | 'redo' | null => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === 'y' || (key === 'z' && event.shiftKey)) return 'redo';
  return key === 'z' ? 'undo' : null;
};

/** Laid out by the width of the container `resolver`: the odds over the buttons, then in one row with them. */
export const barStyles = css`
  .sign {
    flex: none;
    inline-size: 1.1em;
    block-size: 1.1em;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .bar {
    position: relative;
    padding-block-end: env(safe-area-inset-bottom);
    border-block-start: 1px solid var(--_line);
    background: var(--_raised);
  }
  /* It has its room, two lines high, before it comes. */
  .bar odds-from-here {
    display: block;
    min-inline-size: 0;
    min-block-size: 32px;
  }
  .acts {
    display: flex;
    gap: 4px;
    align-items: center;
    min-block-size: 60px;
    padding: 4px 12px 8px;
  }
  .acts button {
    min-block-size: 44px;
    line-height: 18px;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  .acts .icon {
    flex: none;
    inline-size: 44px;
  }
  .acts .run {
    display: none;
  }
  .acts .quiet {
    border-color: transparent;
    color: var(--_ink-soft);
  }
  .acts .quiet[aria-disabled='true'] {
    opacity: 0.5;
  }
  .acts .dice,
  .acts .main {
    min-block-size: 48px;
    padding-inline: 12px;
  }
  .acts .dice {
    padding-inline: 8px;
  }
  .acts .main {
    flex: 1 0 150px;
    border-color: var(--_now);
    background: var(--_now);
    color: var(--_on-now);
    font-size: var(--_size-l);
  }
  .acts button.main:enabled:not([aria-disabled='true']):hover {
    background: var(--_now);
    color: var(--_on-now);
    box-shadow: 0 0 0 2px var(--_now);
  }
  .acts .main[aria-disabled='true'] {
    border: 0;
    background: var(--_now-soft);
    color: var(--_now-ink);
  }
  .bar .sign {
    inline-size: 20px;
    block-size: 20px;
    stroke-width: 1.75;
  }
  @container resolver (max-width: 399px) {
    .acts .long {
      padding-inline: 8px;
      font-size: var(--_size-m);
    }
  }
  @container resolver (min-width: 400px) {
    .acts .run {
      display: inline-flex;
    }
  }
  @container resolver (min-width: 640px) {
    .bar {
      display: flex;
      align-items: center;
    }
    .bar odds-from-here {
      flex: 1;
    }
    .acts {
      gap: 8px;
      margin-inline-start: auto;
      min-block-size: 63px;
      padding: 7px 16px 8px;
    }
    .acts .main {
      flex: none;
      min-inline-size: 150px;
      max-inline-size: 300px;
    }
  }
  @media print {
    .bar {
      display: none;
    }
  }
`;
