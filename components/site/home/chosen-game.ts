/** Which game and edition the beginning offers: what was chosen last is remembered. */
import { EDITIONS, type Edition } from '../../../src/warhammer-40k/editions/index.ts';

/** In local storage: the edition, or nothing of the kind for Epic. */
const KEY = 'assault-resolver.game';

/** Null: Epic. */
export type Game = Edition | null;

/** The edition that most people know. */
export const USUAL_EDITION: Edition = '7th';

export const chosenGame = (): Game => {
  try {
    return EDITIONS.find(edition => edition === localStorage.getItem(KEY)) ?? null;
  } catch {
    return null;
  }
};

export const keepGame = (game: Game): void => {
  try {
    localStorage.setItem(KEY, game ?? 'epic');
  } catch {
    // it lasts until the page is closed
  }
};
