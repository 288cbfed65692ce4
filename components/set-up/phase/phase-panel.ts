/** What stands in the panel, the bar and the menu of a set-up of Warhammer 40,000. */
import { html, nothing, type TemplateResult } from 'lit';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { carriedRows, isOn, rowsBeside, wholeEdition } from '../../../src/warhammer-40k/editions/rows.ts';
import { STARTS } from '../../../src/warhammer-40k/model/procedure.ts';
import type { Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import { menuEntry, menuFrame } from '../../shared/resolver/menu.ts';
import { resolverWords } from '../../shared/resolver/resolver-words.ts';
import { turnsTemplate, type Turns } from '../../shared/resolver/turns.ts';
import { EDITION_NAMES } from '../../warhammer-40k/spoken/edition-words.ts';
import { setUpWords } from '../set-up-words.ts';
import './phase-odds-line.ts';
import {
  isPhaseEmpty, NO_PHASE, phaseInContact, phaseSidesSwapped, phaseTable, type PhaseSetUp,
} from './phase-plan.ts';
import { phaseSetUpWords } from './phase-set-up-words.ts';

type Put = (setUp: PhaseSetUp) => void;

/** Everything that pages beside the text of the seventh edition tell, in one switch. */
export const wholeTemplate = (
  setUp: PhaseSetUp, table: Scenario | null, put: Put,
): TemplateResult | typeof nothing => {
  const { edition, completions } = setUp;
  if (edition !== '7th') return nothing;
  const { rows } = wholeEdition(edition);
  const idle = table === null ? [] : idleWeapons(table);
  return html`<div class="whole">
    <label class="tick"><input type="checkbox" name="whole" .checked=${rows.every(row => completions.includes(row))}
      @change=${({ target }: Event) => put({
        ...setUp, completions: (target as HTMLInputElement).checked ? rows : [],
      })}><span>${phaseSetUpWords.whole}</span></label>
    <p class="soft">${phaseSetUpWords.wholeMore(rowsBeside(edition).length)}
      ${idle.length === 0 ? nothing : phaseSetUpWords.idle(idle)}</p>
  </div>`;
};

/** With what it begins; those who were moved may be lined up again. */
export const beginTemplate = (setUp: PhaseSetUp, put: Put): TemplateResult => {
  const { startAt } = setUp;
  return html`<div class="begin"><fieldset>
    <legend>${phaseSetUpWords.begin}</legend>
    ${STARTS.map(start => html`<label class="tick">
      <input type="radio" name="start" .checked=${startAt === start}
        @change=${() => put({ ...setUp, startAt: start, places: {} })}>
      <span>${phaseSetUpWords.begins[start]}</span>
    </label>`)}
  </fieldset></div>
  ${startAt === 'charge' && phaseTable(setUp) !== null
    ? html`<p class="soft">${phaseSetUpWords.afterCharge}</p>` : nothing}
  ${Object.keys(setUp.places).length === 0 ? nothing : html`<button type="button" class="own line-up"
    @click=${() => put({ ...setUp, places: {} })}>${setUpWords.lineUpAgain}</button>`}`;
};

export const editionTemplate = (setUp: PhaseSetUp, put: Put): TemplateResult => {
  const { edition } = setUp;
  const playBy = (to: Edition): void =>
    put({ ...setUp, edition: to, completions: carriedRows(setUp.completions, to) });
  return html`<label class="edition"><span>${phaseSetUpWords.edition}</span>
    <select @change=${({ target }: Event) => playBy((target as HTMLSelectElement).value as Edition)}>
      ${EDITIONS.map(one => html`<option value=${one} .selected=${one === edition}>${EDITION_NAMES[one]}</option>`)}
    </select></label>
    ${edition === '7th' ? nothing : html`<p class="soft">${phaseSetUpWords.noProfiles}</p>`}`;
};

export const phaseMenu = (setUp: PhaseSetUp, put: Put, toOtherGame: () => void): TemplateResult => {
  return menuFrame(resolverWords.menu, {
    deeds: html`<ul>
      ${isPhaseEmpty(setUp) ? ''
        : menuEntry(setUpWords.clear, setUpWords.clearMore, () => put(NO_PHASE))}
      ${menuEntry(phaseSetUpWords.otherGame, phaseSetUpWords.otherGameMore, toOtherGame)}
    </ul>`,
    others: html``,
  });
};

interface BarActions {
  readonly put: Put;
  readonly turn: (which: 'undo' | 'redo') => void;
  readonly start: () => void;
}

export const phaseBar = (setUp: PhaseSetUp, turns: Turns, { put, turn, start }: BarActions): TemplateResult => {
  const table = phaseTable(setUp);
  const canSwap = !isPhaseEmpty(setUp);
  return html`<div class="bar" slot="bar">
    <phase-odds-line .scenario=${table === null ? null : phaseInContact(setUp)}
      .isSupposed=${setUp.startAt === 'charge'}></phase-odds-line>
    <div class="acts">
      ${turnsTemplate(turns, { undo: () => turn('undo'), redo: () => turn('redo') })}
      <button type="button" class="dice" aria-disabled=${!canSwap}
        @click=${() => canSwap && put(phaseSidesSwapped(setUp))}>
        <span>${setUpWords.swap}</span></button>
      <button type="button" class="main start" part="start" ?disabled=${table === null}
        @click=${start}><span>${setUpWords.start}</span></button>
    </div>
  </div>`;
};

/** Names of weapons on a table that are plain ones, because the rows that tell of them are not played. */
const idleWeapons = ({ profiles, completions }: Scenario): readonly string[] => [...new Set(
  Object.values(profiles).flatMap(({ weapons }) => weapons).filter(({ row, armourPiercing, traits, poisoned }) =>
    row !== null && !isOn({ completions }, row)
    && (armourPiercing !== null || traits.length > 0 || poisoned !== null)).map(({ name }) => name))];
