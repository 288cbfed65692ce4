/** What stands around the panel of the set-up: its bar, its menu, and the tabs of the sides where there is no room. */
import { html, type TemplateResult } from 'lit';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { sideMark } from '../shared/parts/side-mark.ts';
import { onTabKey } from '../shared/parts/tab-keys.ts';
import { turnsTemplate, type Turns } from '../shared/resolver/turns.ts';
import { menuEntry, menuFrame } from '../shared/resolver/menu.ts';
import { resolverWords } from '../shared/resolver/resolver-words.ts';
import type { Plan } from './plan.ts';
import { phaseSetUpWords } from './phase/phase-set-up-words.ts';
import { setUpWords } from './set-up-words.ts';

interface SetUpBar {
  /** What can be played; null: something is still missing. */
  readonly scenario: Scenario | null;
  /** What is in the way of a table that stands; empty: nothing. */
  readonly problems: readonly string[];
  readonly canSwap: boolean;
  readonly turns: Turns;
}

interface SetUpBarActions {
  readonly start: (scenario: Scenario) => void;
  readonly swap: () => void;
  readonly turn: (which: 'undo' | 'redo') => void;
}

export const setUpBar = (
  { scenario, problems, canSwap, turns }: SetUpBar, { start, swap, turn }: SetUpBarActions,
): TemplateResult => html`<div class="bar" slot="bar">
  ${problems.length === 0 ? html`<slot name="odds"></slot>` : html`<p class="lack">${problems[0]}</p>`}
  <div class="acts">
    ${turnsTemplate(turns, { undo: () => turn('undo'), redo: () => turn('redo') })}
    <button type="button" class="dice" aria-disabled=${!canSwap} @click=${() => canSwap && swap()}>
      <span>${setUpWords.swap}</span></button>
    <button type="button" class="main start" part="start" ?disabled=${scenario === null}
      @click=${() => start(scenario!)}><span>${setUpWords.start}</span></button>
  </div>
</div>`;

export const setUpMenu = (
  isEmpty: boolean, clear: () => void, toOtherGame: () => void,
): TemplateResult => menuFrame(resolverWords.menu, {
  deeds: html`<ul>
    ${isEmpty ? '' : menuEntry(setUpWords.clear, setUpWords.clearMore, clear)}
    ${menuEntry(phaseSetUpWords.thisGame, phaseSetUpWords.otherGameMore, toOtherGame)}
  </ul>`,
  others: html``,
});

/** One side at a time, with the number of its stands. */
export const tabsTemplate = (plan: Plan, shown: Side, show: (side: Side) => void): TemplateResult => {
  const tabs = SIDES.map(side => html`<button type="button" role="tab" class=${side} aria-selected=${side === shown}
      aria-controls=${side} tabindex=${side === shown ? 0 : -1} @click=${() => show(side)}
    >${sideMark(side)}<span>${setUpWords.tab(side, plan[side].built?.units.length ?? 0)}</span></button>`);
  return html`<div class="tabs" role="tablist" aria-label=${setUpWords.sides} @keydown=${onTabKey}>${tabs}</div>`;
};
