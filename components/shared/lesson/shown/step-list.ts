/** The steps of an answer in words: numbered, the current one a band with its progress. */
import { css, html, nothing, svg, type TemplateResult } from 'lit';
import {
  picturesOf, type DemonstrationStep, type DrawnPart, type ShownDice,
} from '../../../../machines/lessons/demonstration.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import { diceThatCount } from '../../parts/die-face.ts';
import { diceRows } from '../dice-rows.ts';
import '../said-lines.ts';
import { shownWords } from './shown-words.ts';

/** What the list shows. */
export interface ListedSteps {
  readonly steps: readonly Pick<DemonstrationStep<unknown>, 'says' | 'drawn'>[];
  /** The place of the current one. */
  readonly at: number;
  /** How far the current one is, from 0 to 1; null: all of them are over. */
  readonly progress: number | null;
  /** What somebody has guessed, in percent; null: nothing. */
  readonly guess: number | null;
  readonly whose: (dice: ShownDice) => string;
  readonly rule: (rule: string) => TemplateResult | null;
}

export const stepsTemplate = (listed: ListedSteps): TemplateResult => {
  const { steps, progress } = listed;
  return html`<ol class="shown ${progress === null ? '' : 'running'}" aria-label=${shownWords.steps}>
    ${steps.map((_, i) => stepTemplate(listed, i))}
  </ol>`;
};

const stepTemplate = (listed: ListedSteps, i: number): TemplateResult => {
  const { steps, at, progress, rule } = listed;
  const { says, drawn } = steps[i]!;
  const isNow = progress !== null && i === at;
  const isLater = progress !== null && i > at;
  const look = isNow ? 'now' : laterOr(isLater);
  const lines = [together(progress === null ? says : says.slice(0, 1))];
  const hasCome = look !== 'later';
  return html`<li class=${look} aria-current=${isNow ? 'step' : nothing}>
    <span class="nth" aria-label=${shownWords.place(i + 1, steps.length)} role="img">${
      look === 'done' ? svgTick : i + 1}</span>
    <div class="what">
      <said-lines .lines=${lines} .under=${rule} ?plain=${look === 'later'}></said-lines>
      ${hasCome ? drawn.map(one => shownTemplate(one, listed)) : nothing}
    </div>
    ${isNow ? html`<progress max="1" .value=${progress} aria-hidden="true"></progress>` : nothing}
  </li>`;
};

/** What of a step lies beside the board. */
const shownTemplate = (one: DrawnPart, listed: ListedSteps): TemplateResult | typeof nothing => {
  if (one.draws === 'dice') return diceTemplate(one.hands, listed);
  return one.draws === 'scale' ? scaleTemplate(one.exact, listed.guess) : nothing;
};

/** One paragraph, with the rule of its first sentence that has one. */
const together = (says: readonly LessonSentence[]): LessonSentence => {
  const rule = says.find(one => one.rule !== undefined)?.rule;
  return { say: says.map(({ say }) => say).join(' '), ...(rule === undefined ? {} : { rule }) };
};

const laterOr = (isLater: boolean): 'later' | 'done' => (isLater ? 'later' : 'done');

const svgTick = html`<svg viewBox="0 0 16 16" aria-hidden="true">${svg`<path d="M4 8.5 7 11.5 12 5"></path>`}</svg>`;

/** The dice, those that count with a tick. */
const diceTemplate = (hands: readonly ShownDice[], { whose }: ListedSteps): TemplateResult =>
  diceRows(hands.map(one => ({
    side: one.hand.side, whose: whose(one), faces: one.faces, counts: diceThatCount(one.hand, one.faces),
  })));

const PERCENT = 100;

const percents = (value: number): string => `${Math.round(value)} %`;

/** The exact chance and what was guessed, on one scale. */
const scaleTemplate = (exact: number, guess: number | null): TemplateResult => html`
  <figure class="scale" aria-label=${shownWords.scale}>
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">${svg`
      <rect class="ground" y="3" width="100" height="6"></rect>
      <rect class="exact" y="3" width=${exact * PERCENT} height="6"></rect>
      ${guess === null ? nothing : svg`<path class="guess" d=${`M${Math.min(PERCENT, guess)} 0V12`}></path>`}`}</svg>
    <figcaption>
      <b>${shownWords.exact(percents(exact * PERCENT))}</b>
      ${guess === null ? nothing : html`<span>${shownWords.guess(percents(guess))}</span>`}
    </figcaption>
  </figure>`;

/** How far a step has come, from 0 to 1. */
export const progressOf = (step: Pick<DemonstrationStep<unknown>, 'drawn'>, pictures: number): number =>
  Math.min(1, pictures / picturesOf(step));

export const showingStyles = css`
  .shown {
    display: grid;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .shown li {
    display: flex;
    flex-wrap: wrap;
    gap: calc(var(--_space) * 3);
    align-items: flex-start;
    margin-inline: calc(var(--_bleed, 0px) * -1);
    padding: calc(var(--_space) * 1.5) var(--_bleed, 0px);
  }
  .shown .nth {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    border: 1.5px solid var(--_line-strong);
    border-radius: 50%;
    color: var(--_ink-soft);
    font-size: var(--_size-s);
    font-weight: 600;
  }
  .shown .nth svg {
    inline-size: 16px;
    block-size: 16px;
    fill: none;
    stroke: var(--_on-now);
    stroke-width: 2.4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .shown .done .nth {
    border-color: var(--_now);
    background: var(--_now);
  }
  .shown .what {
    display: grid;
    flex: 1 1 12rem;
    gap: calc(var(--_space) * 2);
    min-inline-size: 0;
  }
  .shown .later .what {
    color: var(--_ink-soft);
  }
  .shown .now {
    background: var(--_now-soft);
  }
  .shown .now .nth {
    border-color: var(--_now);
    color: var(--_now-ink);
  }
  .shown .now said-lines {
    font-weight: 600;
  }
  .shown progress {
    flex: 0 0 5rem;
    align-self: center;
    inline-size: 5rem;
    block-size: 6px;
    appearance: none;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--_line);
    forced-color-adjust: none;
  }
  .shown progress::-webkit-progress-bar {
    background: var(--_line);
  }
  .shown progress::-webkit-progress-value {
    background: var(--_now);
  }
  .shown progress::-moz-progress-bar {
    background: var(--_now);
  }
  /* While they come one after the other, the current one is in sight without anything being scrolled. */
  .shown.running .done:has(+ .done) {
    display: none;
  }
  @container resolver (max-width: 599px) {
    .shown.running .done {
      display: none;
    }
    .tried:has(+ .running) {
      max-block-size: 3.2em;
      overflow: hidden;
    }
  }
  .scale {
    margin: 0;
  }
  .scale svg {
    display: block;
    inline-size: 100%;
    block-size: 20px;
    overflow: visible;
    forced-color-adjust: none;
  }
  .scale .ground {
    fill: var(--_line);
  }
  .scale .exact {
    fill: var(--_now);
  }
  .scale .guess {
    stroke: var(--_ink);
    stroke-width: 3;
    vector-effect: non-scaling-stroke;
  }
  .scale figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(var(--_space) * 4);
    justify-content: space-between;
    font-size: var(--_size-s);
  }
`;
