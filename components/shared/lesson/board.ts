/** How a moment lies on the screen: the board, the panel or sheet with what is asked or said, and the bar. */
import { html, nothing, type TemplateResult } from 'lit';
import '../battlefield/assault-battlefield.ts';
import type { BattlefieldView } from '../battlefield/view.ts';
import '../frame/table-frame.ts';
import { lessonWords } from './lesson-words.ts';
import './said-lines.ts';
import type { LessonSentence } from '../../../src/lessons/lesson.ts';

/** All of a moment; the frame has neither top bar nor log of its own. */
export interface Board {
  readonly view: BattlefieldView;
  readonly panel: unknown;
  readonly bar: unknown;
}

export const boardTemplate = ({ view, panel, bar }: Board): TemplateResult => html`
  <table-frame controls="panel bar">
    <div class="map" slot="map"><assault-battlefield .view=${view}></assault-battlefield></div>
    <div class="panel" slot="panel">${panel}</div>
    <div slot="bar">${bar}</div>
  </table-frame>`;

/** What stands in the panel of a moment, in the order in which it is wanted. */
export interface Panel {
  /** The title, and what stands over it. */
  readonly head: unknown;
  readonly text: unknown;
  /** What is asked; nothing where something is only looked at. */
  readonly question: unknown;
  /** What was said to the answer that was tried before the answer was shown. */
  readonly objection: unknown;
  /** The steps of the answer; null: it is not shown. */
  readonly steps: unknown;
  /** They are still coming. */
  readonly isRunning: boolean;
  /** How an answer was judged; null: none has been. */
  readonly verdict: unknown;
  /** Dice on the table, hints, the way to answer. */
  readonly asked: unknown;
  /** What is folded away at its end. */
  readonly folded: unknown;
}

/** Once something has been answered what it is about is folded, and what is said to the answer comes first. */
export const panelTemplate = (panel: Panel): TemplateResult => {
  const { head, text, question, objection, steps, isRunning, verdict, asked, folded } = panel;
  if (isRunning) return html`<div class="words">${head}</div><div class="answer">${objection}${steps}</div>`;
  const isJudged = verdict !== null;
  return html`
    <div class="words">${head}${isJudged ? nothing : text}${question}</div>
    <div class="answer">
      ${objection}${steps}${verdict}${asked}
      ${isJudged ? html`<details class="log">
        <summary>${lessonWords.textAgain}</summary>
        <div class="again-text">${text}</div>
      </details>` : nothing}
      ${folded}
    </div>`;
};

/** What was said to the answer that was tried, in one paragraph; nothing: none was wrong. */
export const objectionTemplate = (
  tried: { readonly says: readonly LessonSentence[] } | null, under: (rule: string) => TemplateResult | null,
): unknown => {
  if (tried === null || tried.says.length === 0) return nothing;
  const say = tried.says.map(one => one.say).join(' ');
  const rule = tried.says.find(one => one.rule !== undefined)?.rule;
  return html`<div class="said wrong tried" role="group" aria-label=${lessonWords.verdicts.wrong}>
    <said-lines .lines=${[{ say, ...(rule === undefined ? {} : { rule }) }]} .under=${under}></said-lines>
  </div>`;
};
