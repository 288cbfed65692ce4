/** The view in which the table is set up: it shows how it began, and what is changed goes to the table at once. */
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { isPhase, upToNow } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import { meantBy, type Plan as Match } from '../epic-armageddon/odds/plan.ts';
import type { ChangeShown, ChangeWanted } from '../set-up/best-change.ts';
import type { ShelfOpened, SetUpEdited } from '../set-up/events.ts';
import { emptyPlan, planWith } from '../set-up/plan.ts';
import type { SetUp } from '../set-up/take-over.ts';
import '../embed/lazy/assault-set-up.ts';
import { PHASE_SET_UP } from './set-up-game.ts';
import type { Page } from './site-page.ts';
import { tableWords } from './site-words.ts';
import { playOnTable, showTable } from './play-on-table.ts';
import { holdStrayFiles } from '../shared/parts/file-drop.ts';
import { store } from './table/table-store.ts';
import { showScreenIn } from './table/resumed-screen.ts';
import { setUpOnTable } from './table/set-up-on-table.ts';
import type { TableView } from './table/table-view.ts';
import { card, forgetBest, ghostsOf, lookForBest } from './table/best-of-table.ts';
import './table/table-odds-line.ts';
import { isPhaseBegun } from './table/drafts.ts';
import { asPlayed, type Version } from './table/table-version.ts';

const setUp = document.createElement('assault-set-up');
const line = document.createElement('table-odds-line');
line.slot = 'odds';
setUp.append(line, card);

const NOTHING: SetUp = { plan: emptyPlan, table: null };
const known = new WeakMap<object, SetUp>();

/** The lines that a table was typed as. */
const typedAs = (match: Match): SetUp['plan'] => SIDES.reduce((plan, side) => {
  const { text, cover } = match[side];
  return planWith(plan, side, { text, cover });
}, emptyPlan);

/** The set-up from which a scenario has come, or the scenario itself, to be changed by hand. */
const setUpOf = ({ scenario, source }: Version): SetUp => {
  const plan = source.match === undefined ? emptyPlan : typedAs(meantBy(source.match));
  const found = source.setUp ?? known.get(scenario) ?? { plan, table: scenario as Scenario };
  known.set(scenario, found);
  return found;
};

const { refresh, change, isSettled } = setUpOnTable(setUp, () => {
  const { now, news } = store;
  const draft = store.draft === null || isPhaseBegun(store.draft) ? null : store.draft;
  const isOther = now !== null && isPhase(asPlayed(now));
  const played = now === null || isOther || draft !== null ? null : upToNow(asPlayed(now)) as Played;
  if (played?.scenario !== line.played?.scenario) {
    forgetBest();
    setUp.ghosts = null;
  }
  setUp.news = isOther ? tableWords.notSetUpHere(now.scenario.title) : news;
  const meant = draft ?? (now === null || isOther ? NOTHING : setUpOf(now));
  if (meant !== setUp.setUp) setUp.setUp = meant;
  line.played = played;
});

setUp.addEventListener('set-up-edited', ({ detail: { setUp: edited, scenario, isOther, gesture } }: SetUpEdited) => {
  if (scenario === null) {
    if (store.draft !== null || edited !== NOTHING) store.sketch(edited, gesture);
    return;
  }
  void change(scenario, { setUp: edited }, { isOther, gesture });
});
setUp.addEventListener('set-up-ready', () => void showTable());
line.addEventListener('odds-settled', lookForBest);
card.addEventListener('change-shown', async ({ scenario }: ChangeShown) => {
  setUp.ghosts = scenario === null ? null : await ghostsOf(scenario);
});
card.addEventListener('change-wanted', ({ scenario }: ChangeWanted) => setUp.place(scenario));
setUp.addEventListener('other-game-wanted', () => (location.hash = `set-up=${PHASE_SET_UP}`));
setUp.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
  if (item.kind === 'assault' || item.kind === 'phase') void playOnTable(item.content);
});

holdStrayFiles();

/** In which the table is looked for while this page is shown. */
const view: TableView = {
  element: setUp,
  isReady: () => store.now !== null && !isPhase(asPlayed(store.now)) && isSettled(),
  selected: () => setUp.selected,
  select: stand => setUp.select(stand),
};

export const page: Page = {
  element: setUp,
  isFramed: true,
  show: () => {
    showScreenIn('set-up', view);
    refresh();
  },
};

/** The element itself, for what is opened elsewhere. */
export const setUpElement = setUp;
