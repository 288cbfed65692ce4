/** The stands that lie on the table, each with what can be read and measured of it, folded away. */
import { html, nothing } from 'lit';
import { isAlive } from '../../../src/epic-armageddon/model/roster.ts';
import { nameOf } from './asked-view.ts';
import type { LessonView } from './lesson-view.ts';
import { tableFacts } from './table-facts.ts';
import { lessonWords } from '../../shared/lesson/lesson-words.ts';

/** While something is asked. */
export const standsTemplate = ({ asking, verdict, scene: { assault } }: LessonView): unknown => {
  if (asking === null || verdict?.isRight === true) return nothing;
  return html`<details class="log">
    <summary>${lessonWords.stands}</summary>
    <div class="lines" role="region" tabindex="0" aria-label=${lessonWords.stands}>
      <ul class="stands">${assault.units.filter(isAlive).map(unit => html`<li>
        <b>${nameOf(assault, unit)}</b>, ${lessonWords.sides[unit.side]}: ${tableFacts(assault, unit).join(', ')}
      </li>`)}</ul>
    </div>
  </details>`;
};
