/** Another assault, the same one again, or other dice. */
import { html, type TemplateResult } from 'lit';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { runEntries, type RunActions } from '../../shared/resolver/action-bar.ts';
import { menuEntry, menuFrame } from '../../shared/resolver/menu.ts';
import { resolverMenuWords, resolverWords } from '../../shared/resolver/resolver-words.ts';

export interface MenuActions extends RunActions {
  readonly startAgain: () => void;
  readonly newDice: () => void;
  readonly askClub: () => void;
  readonly turnOdds: () => void;
  readonly choose: (id: string) => void;
}

/** What there is to see in the bundled assaults, by their ids. */
export type Teaches = Readonly<Record<string, string>>;

/** `current`: the id of a bundled assault. `teaches`: null: it has not come. */
export const menuTemplate = (
  current: string | null, areOddsOn: boolean, teachesOf: Teaches | null, actions: MenuActions,
): TemplateResult => menuFrame(resolverWords.menu, {
  deeds: html`<ul>
    ${runEntries(actions)}
    ${menuEntry(resolverMenuWords.startAgain, resolverMenuWords.startAgainMore, actions.startAgain)}
    ${menuEntry(resolverMenuWords.newDice, resolverMenuWords.newDiceMore, actions.newDice)}
    ${menuEntry(resolverMenuWords.rulings, resolverMenuWords.rulingsMore, actions.askClub)}
    ${menuEntry(resolverMenuWords.odds(areOddsOn), resolverMenuWords.oddsMore, actions.turnOdds)}
  </ul>`,
  others: html`<p id="assaults">${resolverMenuWords.assaults}</p>
  <ul aria-labelledby="assaults">
    ${SAMPLE_NAMES.map(nameSpoken).map(({ id, title, teaches = teachesOf?.[id] ?? '' }) =>
      menuEntry(title, teaches, () => actions.choose(id), id === current))}
  </ul>`,
}, ['resolver-menu', 'samples']);
