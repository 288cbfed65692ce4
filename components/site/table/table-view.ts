/** A view of the table, as far as its map, its sheet and the selected stand are the same in all of them. */
import type { AssaultBattlefield } from '../../shared/battlefield/assault-battlefield.ts';
import type { Detent } from '../../shared/frame/sheet.ts';
import type { TableFrame } from '../../shared/frame/table-frame.ts';
import type { LeftCamera, TableScreen } from './table-screen.ts';

export interface TableView {
  readonly element: HTMLElement & { readonly updateComplete: Promise<boolean> };
  /** Where its sheet stands unless somebody chooses: half its height if it is not said. */
  readonly opens?: Detent;
  /** It shows the table that is there now. */
  readonly isReady: () => boolean;
  /** Null: none is. */
  readonly selected: () => string | null;
  readonly select: (stand: string | null) => unknown;
}

/** A camera with how much of its map a sheet covered from below, in px. */
interface SeenCamera extends LeftCamera {
  readonly covered: number;
}

/** What goes along from view to view. */
export interface Shared {
  readonly camera: SeenCamera;
  /** Null: nobody has chosen it, and each view has its own. */
  readonly detent: Detent | null;
  readonly selected: string | null;
}

/** Elements in which a view has its frame. */
const AROUND_FRAME = 'phase-resolver, assault-table-editor';

const frameIn = ({ shadowRoot }: Element): TableFrame | null => {
  const around = shadowRoot?.querySelector(AROUND_FRAME);
  return around ? frameIn(around) : shadowRoot?.querySelector('table-frame') ?? null;
};

const mapIn = (frame: TableFrame): AssaultBattlefield | null =>
  frame.querySelector<AssaultBattlefield>('assault-battlefield, table-map');

/** The map of a view; null: it has none yet. */
export const mapOf = (element: Element): AssaultBattlefield | null => {
  const frame = frameIn(element);
  return frame && mapIn(frame);
};

/** It has a size, and stands have come to it: a camera of before would be lost with the first of them. */
const hasTable = ({ window, view }: AssaultBattlefield): boolean => window.width > 0 && view.counters.length > 0;

/** The heights of sheets that were not put there by whoever reads, but by the view before. */
const putDetents = new WeakMap<TableFrame, Detent | null>();

const detentIn = (frame: TableFrame, opens: Detent): Detent | null => {
  const put = putDetents.get(frame) ?? null;
  return frame.detent !== put && frame.detent === opens ? null : frame.detent;
};

const coveredIn = ({ covered }: AssaultBattlefield): number => covered?.bottom ?? 0;

/** So many px are no other room for who matters. */
const AS_GOOD_AS_SAME = 24;

/** A camera that nobody had moved shows who matters, in the room that the sheet leaves them here. */
const fitAnew = async (frame: TableFrame, map: AssaultBattlefield, covered: number): Promise<void> => {
  await frame.updateComplete;
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))); // it has a size by then
  if (map.isAtRest && Math.abs(coveredIn(map) - covered) > AS_GOOD_AS_SAME) map.showAll();
};

/** As a view shows it, or has shown it before it was hidden; null: it never has. */
export const sharedIn = ({ element, opens = 'half', isReady, selected }: TableView): Shared | null => {
  const frame = frameIn(element);
  const map = frame && mapIn(frame);
  if (!frame || !map?.hasUpdated || !hasTable(map) || !isReady()) return null;
  const { camera: { centre, scale }, isAtRest } = map;
  const seen = { centre, scale, isAtRest, covered: coveredIn(map) };
  return { camera: seen, detent: detentIn(frame, opens), selected: selected() };
};

/** Says whether there is a map by now on which it can be shown, and that has a size. */
export const putIn = async (
  { element, opens = 'half', isReady, selected, select }: TableView,
  { camera, detent, selected: stand }: Omit<TableScreen, 'at' | 'inHand'> | Shared,
): Promise<boolean> => {
  await element.updateComplete;
  const frame = frameIn(element);
  const map = frame && mapIn(frame);
  if (!frame || !map || !isReady() || !element.checkVisibility()) return false;
  await map.updateComplete;
  if (!isReady() || !hasTable(map)) return false;
  frame.detent = detent ?? opens;
  putDetents.set(frame, detent);
  if (camera !== null) map.resume({ centre: camera.centre, scale: camera.scale }, camera.isAtRest);
  if (camera?.isAtRest === true && 'covered' in camera) void fitAnew(frame, map, camera.covered);
  if (selected() !== stand) await select(stand);
  return true;
};
