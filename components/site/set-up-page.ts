/** The view in which the table is set up: it shows how it began, and what is changed goes to the table at once. */
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { isPhase, upToNow } from '../../src/share-links/any-played.ts';
import type { Played } from '../../src/share-links/pack.ts';
import type { ShelfOpened, SetUpEdited } from '../set-up/events.ts';
import { emptyPlan } from '../set-up/plan.ts';
import type { SetUp } from '../set-up/take-over.ts';
import '../embed/lazy/assault-set-up.ts';
import type { Page } from './site-page.ts';
import { tableWords } from './site-words.ts';
import { playOnTable, showTable } from './play-on-table.ts';
import { holdStrayFiles } from '../shared/parts/file-drop.ts';
import { onSpeech } from '../shared/languages/speech.ts';
import { store } from './table/table-store.ts';
import { bar, putBar } from './table/bar-of-views.ts';
import { asPlayed, type Version } from './table/table-version.ts';

const setUp = document.createElement('assault-set-up');
const view = document.createElement('div');
view.append(setUp);

const NOBODY: SetUp = { plan: emptyPlan, table: null };
const known = new WeakMap<object, SetUp>();

/** The set-up from which a scenario has come, or the scenario itself, to be changed by hand. */
const setUpOf = ({ scenario, source }: Version): SetUp => {
  const found = source.setUp ?? known.get(scenario) ?? { plan: emptyPlan, table: scenario as Scenario };
  known.set(scenario, found);
  return found;
};

/** So many changes are on their way to the table. */
let changing = 0;

const refresh = (): void => {
  const { now, draft, news } = store;
  const isOther = now !== null && isPhase(asPlayed(now));
  bar.canPlay = now !== null && !isOther && draft === null;
  bar.played = now === null || isOther || draft !== null ? null : upToNow(asPlayed(now)) as Played;
  setUp.news = isOther ? tableWords.notSetUpHere(now.scenario.title) : news;
  const meant = draft ?? (isOther ? NOBODY : now && setUpOf(now));
  if (meant !== null && meant !== setUp.setUp) setUp.setUp = meant;
};

store.addEventListener('change', () => {
  if (changing === 0 && !view.hidden) refresh();
});
onSpeech(() => {
  if (!view.hidden) refresh();
});

setUp.addEventListener('set-up-edited', ({ detail: { setUp: edited, scenario, isOther } }: SetUpEdited) => {
  if (scenario === null) {
    if (edited !== store.draft) store.draft = edited;
    return;
  }
  changing += 1;
  void store.change(scenario, { setUp: edited }, { isOther }).finally(() => {
    changing -= 1;
    if (changing === 0) refresh();
  });
});
setUp.addEventListener('set-up-ready', () => void showTable());
setUp.addEventListener('shelf-opened', ({ detail: { item } }: ShelfOpened) => {
  if (item.kind === 'assault' || item.kind === 'phase') void playOnTable(item.content);
});

holdStrayFiles();

export const page: Page = {
  element: view,
  show: () => {
    putBar(view);
    refresh();
  },
};

/** The element itself, for what is opened elsewhere. */
export const setUpElement = setUp;
