/** How the parts of a comparison lie together; every fact comes from what it is given. */
import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { both, type Both } from '../../../machines/compare/game.ts';
import { differs } from '../../../machines/compare/lockstep.ts';
import type { RulingEffect } from '../../../machines/compare/rulings-that-matter.ts';
import { compareWords, LETTERS } from '../../shared/compare/compare-words.ts';
import { wordsComing } from '../../shared/languages/speech.ts';
import { problemInWords, type GivenProblem } from '../../shared/public/given-words.ts';
import { apartTemplate } from './apart-table.ts';
import { namelessOdds } from '../resolver/live-odds/bar-odds.ts';
import type { BothOdds } from './both-odds.ts';
import type { chartsTemplate } from './charts.ts';
import { type ChooserActions, chooserTemplate, type Chosen } from './chooser.ts';
import type { AnyLockstep, Pair } from './comparable.ts';
import { newsWords } from './difference-words.ts';
import type { SideView } from './side-view.ts';
import type { Stepping } from './stepping.ts';
import { nextDifference } from './stops.ts';
import { type RulingSearch, turnsTemplate } from './ruling-search.ts';

export interface CompareScreen {
  readonly pair: Pair;
  /** Where both stand; without a `lock` there is nothing to be stepped through. */
  readonly stepping: Stepping;
  /** Null: the page has given both sides. */
  readonly chosen: Chosen | null;
  readonly turning: RulingSearch;
  readonly odds: BothOdds;
  /** The side that is seen where there is no room for both. */
  readonly shown: 0 | 1;
  readonly isChart: boolean;
  /** The charts as they are drawn; null: they are on their way. */
  readonly charts: typeof chartsTemplate | null;
  readonly said: string;
}

export interface CompareActions extends ChooserActions {
  readonly back: () => void;
  readonly on: () => void;
  readonly toDifference: () => void;
  readonly show: (side: 0 | 1) => void;
  readonly turn: (isChart: boolean) => void;
  readonly compare: (turn: RulingEffect) => void;
  readonly askOdds: () => void;
}

export const compareTemplate = (frame: CompareScreen, actions: CompareActions): TemplateResult => {
  const { pair, chosen, isChart, stepping: { lock, sides } } = frame;
  return html`<section aria-labelledby="heading">
    <header>
      <h2 id="heading">${pair.title || compareWords.heading}</h2>
      ${chosen === null ? nothing : chooserTemplate(chosen, actions)}
      ${viewsTemplate(frame, actions)}
    </header>
    ${lock === null ? nothing : barTemplate(frame.stepping.at, lock, actions)}
    ${isChart || sides === null ? chartTemplate(frame, actions) : tableTemplate(frame, sides, actions)}
    ${chosen === null ? nothing : turnsTemplate(frame.turning, isIn(chosen), actions.compare)}
    <live-region .message=${frame.said}></live-region>
  </section>`;
};

const isIn = (chosen: Chosen) => ({ ruling, answer }: RulingEffect): boolean =>
  ruling === chosen.ruling && chosen.answers.includes(answer);

const viewsTemplate = (
  { isChart, stepping: { lock }, pair }: CompareScreen, { turn }: CompareActions,
): TemplateResult | typeof nothing =>
  (lock === null || pair.sides.some(({ drawn }) => drawn === null) ? nothing : html`
    <div class="views" role="group" aria-label=${compareWords.views}>
      <button type="button" aria-pressed=${!isChart} @click=${() => turn(false)}>${compareWords.table}</button>
      <button type="button" aria-pressed=${isChart} @click=${() => turn(true)}>${compareWords.charts}</button>
    </div>`);

/** Back, on, and on to the next difference; with where both stand. */
const barTemplate = (at: number, { steps }: AnyLockstep, actions: CompareActions): TemplateResult => {
  const isLast = at === steps.length;
  const news = at === 0 ? [] : steps[at - 1]!.news;
  const isLeft = nextDifference(steps, at) !== null;
  return html`<div class="bar" part="bar">
    <button type="button" part="back" aria-disabled=${at === 0 ? 'true' : nothing} @click=${actions.back}>
      ${compareWords.back}
    </button>
    <button type="button" part="on" class="main" aria-disabled=${isLast ? 'true' : nothing} @click=${actions.on}>
      ${compareWords.on}
    </button>
    <button
      type="button" part="to-difference" aria-disabled=${isLeft ? nothing : 'true'} @click=${actions.toDifference}
    >${compareWords.toDifference}</button>
    <p class="where">
      <b>${at === 0 ? compareWords.beginning(steps.length) : compareWords.step(at, steps.length)}</b>
      <span class=${news.length > 0 ? 'news' : 'soft'}>
        ${news.length > 0 ? html`<span aria-hidden="true">≠</span> ${newsWords(news)}` : compareWords.alike}
      </span>
    </p>
    ${stripTemplate(steps.map(differs), at)}
  </div>`;
};

/** All steps as a strip: those that differ stand out, and so does the present one. */
const stripTemplate = (differing: readonly boolean[], at: number): TemplateResult => html`
  <svg class="strip" viewBox="0 0 ${Math.max(1, differing.length)} 4" preserveAspectRatio="none" aria-hidden="true">
    ${differing.map((isOne, i) => stepMark(isOne, i, i + 1 === at))}
  </svg>`;

/** Where there is no room for both: which of them is seen, each with where it stands. */
const toggleTemplate = (
  { sides }: Pair, shown: 0 | 1, places: Both<string> | null, { show }: CompareActions,
): TemplateResult => html`<div class="toggle" role="group" aria-label=${compareWords.shown}>
  ${both(sides, ({ title }, which) => html`
    <button type="button" aria-pressed=${shown === which} @click=${() => show(which)}>
      <span class="letter">${LETTERS[which]}</span> <span>${places?.[which] ?? title}</span>
    </button>`)}
</div>`;

const tableTemplate = (frame: CompareScreen, sides: Both<SideView>, actions: CompareActions): TemplateResult => {
  const { pair, shown, odds, stepping: { lock, at, step } } = frame;
  const isLast = at === lock!.steps.length;
  const apart = step?.apart ?? [];
  return html`
    ${toggleTemplate(pair, shown, both(sides, ({ place }) => place.title), actions)}
    <div class="sides">${both(sides, (side, which) => html`
      <div class="side ${shown === which ? 'shown' : ''}">
        <h3><span class="letter">${side.letter}</span> <span>${side.title}</span></h3>
        <compare-side .side=${side}></compare-side>
        ${odds.views === null ? nothing
          : html`<odds-from-here final .odds=${namelessOdds(odds.views[which])}></odds-from-here>`}
      </div>`)}</div>
    ${pair.sides.some(({ oddsOf }) => oddsOf === null) || isLast ? nothing : html`
      <button type="button" class="odds" @click=${actions.askOdds}>${compareWords.odds}</button>`}
    <section class="apart">${isLast
      ? apartTemplate(compareWords.apartInTheEnd, compareWords.nothingInTheEnd, apart)
      : apartTemplate(compareWords.apartNow, compareWords.nothingApart, apart)}</section>`;
};

const chartTemplate = ({ charts, pair, stepping, shown }: CompareScreen, actions: CompareActions): TemplateResult => {
  const { sides, states } = stepping;
  if (charts === null) return html`<p class="between soft" role="status">${compareWords.reading}</p>`;
  return html`
    ${toggleTemplate(pair, shown, sides === null ? null : both(sides, ({ place }) => place.title), actions)}
    ${charts(pair, states, shown)}`;
};

const stepMark = (isOne: boolean, i: number, isHere: boolean): SVGTemplateResult => svg`
  <rect class="${isOne ? 'differs' : ''} ${isHere ? 'here' : ''}" x=${i + 0.08} y=${isOne ? 0 : 1} width="0.84"
    height=${isOne ? 4 : 2}></rect>`;

/** What is shown in place of a comparison: why there is none, or that it is on its way. */
export const readingTemplate = (): TemplateResult =>
  html`<p class="problems" role="status">${compareWords.reading}</p>`;

export const scenarioProblemsTemplate = (problems: readonly GivenProblem[]): TemplateResult =>
  (wordsComing('given', 'problems') === null ? listTemplate(problems) : html``);

const listTemplate = (problems: readonly GivenProblem[]): TemplateResult => html`
  <div class="problems" role="alert">
    <h2>${compareWords.problems}</h2>
    <ul>${problems.map(problemInWords).map(({ path, say }) =>
      html`<li>${path === '' ? '' : `${path}: `}${say}</li>`)}</ul>
  </div>`;

export const lackTemplate = (tryAgain: () => void): TemplateResult => html`
  <div class="problems" role="alert">
    <p>${compareWords.notLoaded}</p>
    <button type="button" @click=${tryAgain}>${compareWords.tryAgain}</button>
  </div>`;
