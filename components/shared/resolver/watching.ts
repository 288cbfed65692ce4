/** An assault that is only watched: nothing can be moved, chosen or thrown, everything can be read. */
import type { BattlefieldView } from '../battlefield/view.ts';

/** What a reader may still do: ask, and go to another moment. */
const READING: readonly string[] = [
  'counter-asked', 'reasons-closed', 'reasons-left', 'units-shown', 'models-shown', 'line-chosen', 'token-chosen',
  'log-chosen',
];

/** Whether something that the screen sends is answered all the same. */
export const isReading = ({ type }: Event): boolean => READING.includes(type);

/** The map as it is read: every unit can be asked, none can be taken. */
export const watchedView = (view: BattlefieldView): BattlefieldView => ({
  ...view,
  counters: view.counters.map(one =>
    (one.movable || one.choosable ? { ...one, movable: false, choosable: false } : one)),
  tokens: view.tokens.map(one => (one.movable ? { ...one, movable: false } : one)),
});
