/** What is said to an answer, what helps, and what is folded away under it: the units on the table and the log. */
import '../../shared/lesson/said-lines.ts';
import { html, nothing } from 'lit';
import { isAlive, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { idsIn } from '../../shared/lesson/entries.ts';
import { areWordsThere } from '../../shared/languages/speech.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';
import { verdictNote } from '../../shared/lesson/verdict-note.ts';
import { unfoldWith } from '../../shared/parts/disclosure.ts';
import { sentence } from '../spoken/sentences.ts';
import { LOG_GROUPS } from '../spoken/word-groups.ts';
import { nameOf } from './asked-view.ts';
import type { LessonView } from './lesson-view.ts';
import { rulesUnder } from './rule-under.ts';
import { tableFacts } from './table-facts.ts';

export interface WhyActions {
  /** The unit that "why?" is asked about; null: none. */
  readonly why: string | null;
  readonly askWhy: (unit: string) => void;
  readonly endAsking: () => void;
}

/** The hint as far as it was asked for. */
export const hintTemplate = ({ hints, scene }: LessonView): unknown => (hints.length === 0 ? nothing
  : html`<div class="said hints" role="group" aria-label=${lessonWords.hint}>
      <said-lines .lines=${hints} .under=${rulesUnder(scene.assault)}></said-lines>
    </div>`);

/** Right, with why; or what the opponent says, who names the stand that he means. */
export const verdictTemplate = (lesson: LessonView, actions: WhyActions): unknown => {
  const { moment, verdict, scene: { assault } } = lesson;
  if (verdict === null) return nothing;
  const { says } = verdict;
  return verdictNote(verdict, moment.kind, html`
    ${says.length === 0 ? nothing : html`<said-lines .lines=${says} .under=${rulesUnder(assault)}></said-lines>`}
    ${whyTemplate(lesson, actions)}`);
};

/** Every stand that a wrong answer was about, or that a right one is made of, can be asked for its reasons. */
const whyTemplate = (lesson: LessonView, { why, askWhy }: WhyActions): unknown => {
  const { scene: { assault } } = lesson;
  const asked = whomToAsk(lesson);
  if (asked.length === 0) return nothing;
  return html`<ul class="why" aria-label=${askedWords.whyList}>${asked.map(id => html`<li><button
    type="button" aria-expanded=${why === id} @click=${() => askWhy(id)}
  >${askedWords.why(unitOf(assault, id).name)}</button></li>`)}</ul>`;
};

/** The reasons of the unit that was asked about, until the reader has seen enough. */
export const reasonsTemplate = ({ scene }: LessonView, { why, endAsking }: WhyActions): unknown => (why === null
  ? nothing
  : html`<unit-reasons closable .assault=${scene.assault} .unit=${why} @reasons-closed=${endAsking}></unit-reasons>`);

const whomToAsk = ({ verdict, asking, scene: { assault } }: LessonView): readonly string[] => {
  const ids = verdict?.isRight === true ? idsIn(asking?.given ?? null) : verdict?.marks ?? [];
  return ids.filter(id => assault.units.some(unit => unit.id === id));
};

/** The units on the table, each with what can be read and measured of it; only while something is asked. */
export const standsTemplate = ({ asking, verdict, scene: { assault } }: LessonView): unknown => {
  if (asking === null || verdict?.isRight === true) return nothing;
  return html`<details class="log">
    <summary>${askedWords.stands}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${askedWords.stands}>
      <ul class="stands">${assault.units.filter(isAlive).map(unit => html`<li>
        <b>${nameOf(assault, unit)}</b>, ${askedWords.sides[unit.side]}: ${tableFacts(assault, unit).join(', ')}
      </li>`)}</ul>
    </div>
  </details>`;
};

/** What has happened so far; where something is only looked at, it is open. */
export const logTemplate = ({ scene: { assault }, moment }: LessonView): unknown => {
  const { log } = assault;
  const lines = areWordsThere(...LOG_GROUPS) ? log.map(entry => ({ say: sentence(entry), rule: entry.rule })) : [];
  return log.length === 0 ? nothing : html`<details class="log" ?open=${moment.kind === 'see'}>
    <summary @click=${unfoldWith(LOG_GROUPS)}>${askedWords.log(log.length)}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${askedWords.logName}>
      <said-lines plain .lines=${lines}></said-lines>
    </div>
  </details>`;
};
