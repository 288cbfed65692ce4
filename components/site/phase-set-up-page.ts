/** The view in which a table of Warhammer 40,000 is set up; what is changed goes to the table at once. */
import { isPhase } from '../../src/share-links/any-played.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import '../embed/lazy/phase-resolver.ts';
import { addWords } from '../translations/add-words.ts';
import { NO_PHASE, phaseSetUpOf, type PhaseSetUp } from '../set-up/phase/phase-plan.ts';
import '../embed/lazy/phase-set-up.ts';
import type { PhaseSetUpEdited } from '../set-up/phase/phase-set-up.ts';
import type { ShelfOpened } from '../set-up/events.ts';
import { playOnTable, showTable } from './play-on-table.ts';
import type { Page } from './site-page.ts';
import { isPhaseBegun } from './table/drafts.ts';
import { showScreenIn } from './table/resumed-screen.ts';
import { setUpOnTable } from './table/set-up-on-table.ts';
import { store } from './table/table-store.ts';
import { asPlayed, type Version } from './table/table-version.ts';

void addWords('set-up', 'resolver', 'warhammer-40k', 'warhammer-40k-samples', 'warhammer-40k-map');

const setUp = document.createElement('phase-set-up');

const setUpIn = ({ scenario, source }: Version): PhaseSetUp =>
  source.phase ?? phaseSetUpOf(scenario as Scenario) ?? NO_PHASE;

const { refresh, change, isSettled } = setUpOnTable(setUp, () => {
  const { now, draft, news } = store;
  const isOurs = now !== null && isPhase(asPlayed(now));
  setUp.news = isOurs ? news : '';
  setUp.shownTable = isOurs ? now.scenario as Scenario : null;
  const meant = draft !== null && isPhaseBegun(draft) ? draft : (isOurs ? setUpIn(now) : NO_PHASE);
  if (meant !== setUp.setUp) setUp.setUp = meant;
});

setUp.addEventListener('phase-set-up-edited', ({ setUp: phase, scenario, gesture }: PhaseSetUpEdited) => {
  if (scenario === null) return store.sketch(phase, gesture);
  const isOther = store.now === null || !isPhase(asPlayed(store.now)) || gesture === 'typing';
  void change(scenario, { phase }, { isOther, gesture });
});
setUp.addEventListener('phase-set-up-ready', () => void showTable());
setUp.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
  if (item.kind === 'assault' || item.kind === 'phase') return void playOnTable(item.content);
  void import('./set-up-page.ts').then(({ setUpElement }) => setUpElement.open(item));
  location.hash = 'set-up=epic';
});
setUp.addEventListener('other-game-wanted', () => (location.hash = 'set-up=epic'));

export const page: Page = {
  element: setUp,
  isFramed: true,
  show: () => {
    showScreenIn('set-up', {
      element: setUp,
      isReady: () => store.now !== null && isPhase(asPlayed(store.now)) && isSettled(),
      selected: () => null,
      select: () => {},
    });
    refresh();
  },
};
