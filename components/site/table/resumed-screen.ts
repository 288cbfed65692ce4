/** The table on the screen: the same in each of its views, and after a reload of the page as it was left. */
import type { InHand } from '../../shared/resolver/in-hand.ts';
import { table } from '../on-table.ts';
import { namedPage } from '../site-page.ts';
import { store } from './table-store.ts';
import type { TableScreen } from './table-screen.ts';
import { mapOf, putIn, sharedIn, type Shared, type TableView } from './table-view.ts';

/** After so long the table is as it came. */
const LATEST_MS = 60_000;
const NOTHING_IN_HAND: InHand =
  { chosen: null, asked: null, entry: { entered: [], chosen: null }, isEntering: false };

/** In Play a stand that may move is chosen, and of any other it is told why. */
const choose = (stand: string | null): Promise<void> => {
  const inHand = table.inHand ?? NOTHING_IN_HAND;
  const isChoosable = mapOf(table)?.counter(stand)?.choosable === true;
  return table.resume({ ...inHand, chosen: isChoosable ? stand : null, asked: isChoosable ? null : stand });
};

/** Those that have a table on the screen; all but Play are registered when they have come. */
const VIEWS: readonly string[] = ['play', 'odds', 'set-up'];
/** By the names that addresses give them. */
const views = new Map<string, TableView>([['play', {
  element: table,
  isReady: () => store.now !== null && store.isShown,
  selected: () => table.inHand?.chosen ?? table.inHand?.asked ?? null,
  select: choose,
}]]);

const nameNow = (): string => namedPage()[0] || 'play';

/** What is on the screen. */
let current = nameNow();
/** How the last view of a table was left, and of which set-up it was: another has its fight somewhere else. */
let left: { readonly scenario: unknown; readonly shared: Shared } | null = null;
/** What is to be put on the screen once a view is shown, if the table is still that which is meant; null: nothing. */
let waiting: { readonly isMeant: () => boolean; readonly screen: Omit<TableScreen, 'at'> } | null = null;

const isStillMeant = (): boolean => waiting !== null && waiting.isMeant();

/** How the view looks that is on the screen, and else how the last one was left. */
const sharedNow = (): Shared | null => {
  const view = views.get(current);
  const here = view === undefined ? null : sharedIn(view);
  return here ?? (left !== null && left.scenario === store.now?.scenario ? left.shared : null);
};

/** The table as it is left on the screen now; null: it has not been there yet. */
export const screenNow = (): TableScreen | null => {
  const { now } = store;
  if (now === null) return null;
  if (isStillMeant()) return { ...waiting!.screen, at: now.at, inHand: handNow() };
  const shared = sharedNow();
  return shared && { at: now.at, ...shared, inHand: handNow() };
};

/** The table is on the screen again as it was left, once it is shown; null: as it comes. */
export const resumeScreen = (screen: TableScreen | null): void => {
  const key = store.running?.key;
  const isMeant = (): boolean => key === store.running?.key && screen?.at === store.now?.at;
  waiting = screen === null || key === undefined ? null : { isMeant, screen };
  if (screen?.inHand) resumeHand(screen);
  void putWaiting();
};

/** What was entered before a reload waits in Play, whichever view is on the screen. */
let hand: { readonly key: string; readonly at: number; readonly inHand: InHand } | null = null;

const resumeHand = ({ at, inHand }: TableScreen): void => {
  hand = { key: store.running!.key, at, inHand: inHand! };
};

const isHandMeant = (): boolean =>
  hand !== null && hand.key === store.running?.key && hand.at === store.now?.at;

const handNow = (): InHand | null => (isHandMeant() ? hand!.inHand : table.inHand);

const putHand = async (): Promise<void> => {
  const inHand = isHandMeant() ? hand!.inHand : null;
  hand = null;
  if (inHand !== null) await table.resume(inHand);
};

const putWaiting = async (): Promise<void> => {
  const meant = waiting;
  const name = current;
  for (const end = performance.now() + LATEST_MS; performance.now() < end;) {
    const view = views.get(name);
    if (waiting !== meant || meant === null || current !== name || !isStillMeant()) return;
    if (view !== undefined && await putIn(view, meant.screen)) {
      if (current !== name) return; // who has gone on meanwhile has it in the next view
      if (name === 'play') await putHand();
      if (waiting === meant) waiting = null;
      return;
    }
    await new Promise(requestAnimationFrame);
  }
};

/** Another view has a place for the table. */
export const showScreenIn = (name: string, view: TableView): void => {
  views.set(name, view);
};

/** The next view shows what the last one has shown. */
const goOn = (): void => {
  const name = nameNow();
  if (name !== current) {
    const shared = isStillMeant() ? null : sharedNow();
    const scenario = store.now?.scenario;
    if (shared !== null) left = { scenario, shared };
    current = name;
    if (VIEWS.includes(name) && shared !== null) {
      waiting = { isMeant: () => store.now?.scenario === scenario, screen: { ...shared, inHand: null } };
    }
  }
  if (waiting !== null) void putWaiting();
};

addEventListener('hashchange', goOn);
