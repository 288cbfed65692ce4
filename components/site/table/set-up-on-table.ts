/** A set-up that shows the table and changes it: the same for either game. */
import type { TurnWanted } from '../../set-up/events.ts';
import { onSpeech } from '../../shared/languages/speech.ts';
import type { Turns } from '../../shared/resolver/turns.ts';
import { store } from './table-store.ts';

/** The element of a game in which its table is set up. */
interface SetUpElement extends HTMLElement {
  turns: Turns;
}

interface SetUpOnTable {
  /** Shows the table as it stands, with what can be undone. */
  readonly refresh: () => void;
  readonly change: typeof store.change;
  /** No change is on its way to the table. */
  readonly isSettled: () => boolean;
}

/** `show` puts the table into the element; while changes are on their way it waits for the last. */
export const setUpOnTable = (element: SetUpElement, show: () => void): SetUpOnTable => {
  let changing = 0;
  /** Only the last answer counts. */
  let asked = 0;
  const tellTurns = async (): Promise<void> => {
    const turn = (asked += 1);
    const turns = await store.turns();
    if (turn === asked) element.turns = turns;
  };
  const refresh = (): void => {
    show();
    void tellTurns();
  };
  const refreshIfShown = (): void => {
    if (!element.hidden) refresh();
  };
  store.addEventListener('change', () => {
    if (changing === 0) refreshIfShown();
  });
  onSpeech(refreshIfShown);
  element.addEventListener('turn-wanted', ({ which }: TurnWanted) => void store[which]());
  element.addEventListener('odds-wanted', () => (location.hash = 'odds'));
  const change: typeof store.change = async (scenario, source, how) => {
    changing += 1;
    try {
      await store.change(scenario, source, how);
    } finally {
      changing -= 1;
      if (changing === 0) refresh();
    }
  };
  return { refresh, change, isSettled: () => changing === 0 };
};
