/** What is said to an answer, and what helps. */
import { html, nothing } from 'lit';
import { unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import { idsIn } from '../../shared/lesson/entries.ts';
import { rulesUnder } from './rule-under.ts';
import '../../shared/lesson/said-lines.ts';
import type { LessonView } from './lesson-view.ts';
import { verdictNote } from '../../shared/lesson/verdict-note.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

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
export const verdictTemplate = (standing: LessonView, actions: WhyActions): unknown => {
  const { moment, verdict, scene: { assault } } = standing;
  if (verdict === null) return nothing;
  const { says } = verdict;
  return verdictNote(verdict, moment.kind, html`
    ${says.length === 0 ? nothing : html`<said-lines .lines=${says} .under=${rulesUnder(assault)}></said-lines>`}
    ${whyTemplate(standing, actions)}`);
};

/** Every stand that a wrong answer was about, or that a right one is made of, can be asked for its reasons. */
const whyTemplate = (standing: LessonView, { why, askWhy }: WhyActions): unknown => {
  const { scene: { assault } } = standing;
  const asked = whomToAsk(standing);
  if (asked.length === 0) return nothing;
  return html`<ul class="why" aria-label=${lessonWords.whyList}>${asked.map(id => html`<li><button
    type="button" aria-expanded=${why === id} @click=${() => askWhy(id)}
  >${lessonWords.why(unitOf(assault, id).name)}</button></li>`)}</ul>`;
};

/** The reasons of the unit that was asked about, until the reader has seen enough. */
export const reasonsTemplate = ({ scene }: LessonView, { why, endAsking }: WhyActions): unknown => (why === null
  ? nothing
  : html`<unit-reasons closable .assault=${scene.assault} .unit=${why} @reasons-closed=${endAsking}></unit-reasons>`);

const whomToAsk = ({ verdict, asking, scene: { assault } }: LessonView): readonly string[] => {
  const ids = verdict?.isRight === true ? idsIn(asking?.given ?? null) : verdict?.marks ?? [];
  return ids.filter(id => assault.units.some(unit => unit.id === id));
};
