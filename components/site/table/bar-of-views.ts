/** The one bar of all views in which the table is not played: it stands below the one that is shown. */
import { onSpeech } from '../../shared/languages/speech.ts';
import { showTable } from '../play-on-table.ts';
import './table-bar.ts';
import { store } from './table-store.ts';

export const bar = document.createElement('table-bar');

/** Only the last answer counts. */
let asked = 0;

const refresh = async (): Promise<void> => {
  const turn = (asked += 1);
  const turns = await store.turns();
  if (turn === asked) bar.turns = turns;
};

/** Below which view it stands. */
export const putBar = (view: HTMLElement): void => {
  if (bar.parentElement !== view) view.append(bar);
  void refresh();
};

bar.addEventListener('undo-wanted', () => void store.undo());
bar.addEventListener('redo-wanted', () => void store.redo());
bar.addEventListener('play-wanted', () => void showTable());
store.addEventListener('change', () => {
  if (bar.checkVisibility()) void refresh();
});
onSpeech(() => void refresh());
