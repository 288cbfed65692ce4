/** The table on the screen outlives a reload of the page: as it is left now, and as it was left before. */
import type { TableFrame } from '../../shared/frame/table-frame.ts';
import { table } from '../on-table.ts';
import { isTableNamed } from '../site-page.ts';
import { store } from './table-store.ts';
import type { TableScreen } from './table-screen.ts';

/** After so long the table is as it came. */
const LATEST_MS = 5000;

/** What is to be put on the screen once the table is shown, and of which table it is; null: nothing. */
let waiting: { readonly key: string; readonly screen: TableScreen } | null = null;

const isStillMeant = (): boolean =>
  waiting !== null && waiting.key === store.running?.key && waiting.screen.at === store.now?.at;

const frameOf = ({ shadowRoot }: HTMLElement): TableFrame | null => {
  const root = shadowRoot?.querySelector('phase-resolver')?.shadowRoot ?? shadowRoot;
  return root?.querySelector('table-frame') ?? null;
};

/** The table as it is left on the screen now; null: it has not been there yet. */
export const screenNow = (): TableScreen | null => {
  if (isStillMeant()) return waiting!.screen;
  const frame = frameOf(table);
  const map = frame?.querySelector('assault-battlefield');
  if (!frame || !map || store.now === null || !store.isShown) return null;
  const { camera, isAtRest } = map;
  return { at: store.now.at, camera: { ...camera, isAtRest }, detent: frame.detent, inHand: table.inHand };
};

/** The table is on the screen again as it was left, once it is shown; null: as it comes. */
export const resumeScreen = (screen: TableScreen | null): void => {
  const { running } = store;
  waiting = screen === null || running === null ? null : { key: running.key, screen };
  void putWaiting();
};

const putWaiting = async (): Promise<void> => {
  const meant = waiting;
  for (const end = performance.now() + LATEST_MS; performance.now() < end && isTableNamed();) {
    await table.updateComplete;
    if (waiting !== meant || !isStillMeant()) return;
    if (store.isShown && await put(meant!.screen)) {
      if (waiting === meant) waiting = null;
      return;
    }
    await new Promise(requestAnimationFrame);
  }
};

/** Says whether there is a map by now that it can be put on. */
const put = async ({ camera, detent, inHand }: TableScreen): Promise<boolean> => {
  const frame = frameOf(table);
  const map = frame?.querySelector('assault-battlefield');
  if (!frame || !map?.hasUpdated || map.window.width === 0) return false;
  frame.detent = detent;
  if (camera !== null) map.resume({ centre: camera.centre, scale: camera.scale }, camera.isAtRest);
  if (inHand !== null) await table.resume(inHand);
  return true;
};

addEventListener('hashchange', () => {
  if (waiting !== null) void putWaiting();
});
