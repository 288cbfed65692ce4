/** The menu of a phase: again, other dice, other rulings, the same table by another text, other bundled phases. */
import { html, type TemplateResult } from 'lit';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';
import { nameSpoken } from '../../shared/languages/bundled.ts';
import { runEntries, type RunActions } from '../../shared/resolver/action-bar.ts';
import { menuEntry, menuFrame } from '../../shared/resolver/menu.ts';
import { resolverMenuWords } from '../../shared/resolver/resolver-words.ts';
import { menuWords, phaseWords } from './phase-words.ts';
import { EDITION_NAMES } from '../spoken/edition-words.ts';

export interface MenuActions extends RunActions {
  readonly startAgain: () => void;
  readonly newDice: () => void;
  readonly askClub: () => void;
  readonly playBy: (edition: Edition) => void;
  readonly choose: (sample: string) => void;
}

/** `sample`: the id of the bundled phase that is played; null: it is none. */
export const menuTemplate = (sample: string | null, edition: Edition, actions: MenuActions): TemplateResult =>
  menuFrame(phaseWords.menu, {
    deeds: html`<ul>
      ${runEntries(actions)}
      ${menuEntry(resolverMenuWords.startAgain, menuWords.startAgainMore, actions.startAgain)}
      ${menuEntry(resolverMenuWords.newDice, menuWords.newDiceMore, actions.newDice)}
      ${menuEntry(menuWords.rulings, menuWords.rulingsMore, actions.askClub)}
    </ul>
    <p id="editions">${menuWords.editions}</p>
    <ul aria-labelledby="editions">
      ${EDITIONS.map(one =>
        menuEntry(EDITION_NAMES[one], menuWords.editionsMore[one], () => actions.playBy(one), one === edition))}
    </ul>`,
    others: html`<p id="phases">${menuWords.phases}</p>
    <ul aria-labelledby="phases">
      ${PHASE_SAMPLE_NAMES.map(nameSpoken).map(({ id, title, teaches }) =>
        menuEntry(title, teaches, () => actions.choose(id), id === sample))}
    </ul>`,
  }, ['resolver-menu', 'warhammer-40k-menu', 'warhammer-40k-samples']);
