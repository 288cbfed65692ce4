/** The bar: the odds, the way on by itself, back and forward, dice from the table, and the one next action. */
import { html, nothing, type TemplateResult } from 'lit';
import { resolverMenuWords, resolverWords } from './resolver-words.ts';
import type { BarOdds } from './odds-from-here.ts';
import { menuEntry } from './menu.ts';
import { sign, turnsTemplate, type TurnActions, type Turns } from './turns.ts';

/** Something that can be pressed: what it is called, and whether it can be now. */
export interface BarButton {
  readonly words: string;
  readonly isReady: boolean;
}

/** Something that can be pressed and says itself what it does. */
export interface BarDeed {
  readonly words: string;
  readonly act: () => void;
}

export interface BarView extends Turns {
  /** `unasked`: nobody has turned to the table yet; null: they are not shown. */
  readonly odds: BarOdds | 'unasked' | null;
  /** The next action; one that is not ready yet says what it waits for. Null: there is none. */
  readonly primary: BarButton | null;
  /** Opens the entry of dice from the table; null: no dice are due, or it is open. */
  readonly myDice: (BarButton & Partial<BarDeed>) | null;
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

export interface BarActions extends RunActions, TurnActions {
  readonly takePrimary: () => void;
  /** Dice from the table are entered from now on. */
  readonly enterDice: () => void;
  /** The dice that have no face yet are thrown. */
  readonly throwRest: () => void;
}

/** So many characters have room in two lines of the primary on a phone. */
const LONG = 24;

const RUN = 'm4 5 5 5-5 5M11 5l5 5-5 5';

/**
 * What cannot be done now keeps the focus and says so. `isWatched`: nobody throws or decides; `isGoingOn`: the next
 * action has been pressed and is on its way.
 */
export const barTemplate = (
  { odds, primary, undoes, redoes, myDice, rest, canRun, isRunning }: BarView, actions: BarActions,
  isWatched = false, isGoingOn = false,
): TemplateResult => {
  const runs = isWatched ? resolverWords.nextStep : resolverWords.letItRun;
  return html`<div class="bar" part="bar" aria-busy=${isGoingOn}>
  <odds-from-here part="odds" ?hidden=${odds === null} .odds=${odds}></odds-from-here>
  <div class="acts">
    <button
      type="button" class="run quiet" part="play-on" aria-disabled=${!canRun || isRunning} title=${runs}
      @click=${actions.letItRun}
    >${sign(RUN)}<span>${runs}</span></button>
    ${turnsTemplate({ undoes, redoes }, actions)}
    ${isWatched || myDice === null ? nothing : html`<button
      type="button" class="dice" part="my-dice" @click=${myDice.act ?? actions.enterDice}
    ><span>${myDice.words}</span></button>`}
    ${isWatched || rest === null ? nothing : html`<button
      type="button" class="dice" part="throw-rest" aria-disabled=${!rest.isReady} @click=${actions.throwRest}
    ><span>${rest.words}</span></button>`}
    ${isWatched || primary === null ? nothing : html`<button
      type="button" class=${primary.words.length > LONG ? 'main long' : 'main'} part="primary"
      aria-disabled=${isGoingOn || !primary.isReady} @click=${actions.takePrimary}
    ><span>${primary.words}</span></button>`}
  </div>
</div>`;
};

/** The way on by itself, for a menu: up to the next decision, where the bar has no room for it, and to the end. */
export const runEntries = ({ letItRun, runToEnd }: RunActions): TemplateResult => html`
  ${menuEntry(resolverWords.letItRun, resolverMenuWords.letItRunMore, letItRun)}
  ${menuEntry(resolverMenuWords.runToEnd, resolverMenuWords.runToEndMore, runToEnd)}`;
