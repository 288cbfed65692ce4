/**
 * The store of what is played: a place for each page by its path, and each tag by its id. What the browser does not
 * take is not kept, and nothing else comes of that.
 */
import { isOutdated } from './kept-form.ts';

const KEY = 'assault-resolver.kept';

/** What every place begins with. */
const KEPT = `${KEY} `;

/** More are not kept for the pages of one address; what was played last goes before the others. */
const MOST_PLACES = 20;

export const keptPlaceOf = (id: string): string => `${KEPT}${location.pathname}#${id}`;

/** What is kept there, still unread; null: nothing, or the browser keeps nothing for this page. */
export const keptAt = (place: string): string | null => {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
};

/** Says whether the browser has taken it. */
export const keep = (place: string, text: string): boolean => {
  try {
    localStorage.setItem(place, text);
    return true;
  } catch {
    return false;
  }
};

/** Only what is known to be there: another tab may have put something else. */
export const forget = (place: string, text: string | null): void => {
  try {
    if (text !== null && keptAt(place) === text) localStorage.removeItem(place);
  } catch {
    // nothing is kept here
  }
};

const savedAt = (text: string): string => /"savedAt":"([^"]{1,30})"/.exec(text)?.[1] ?? '';

/** What is too old goes, and what is too much; what is of another version is left alone. */
export const clearOld = (now: number): void => {
  try {
    const places = Object.keys(localStorage).filter(key => key.startsWith(KEPT));
    const all = places.map(place => ({ place, text: keptAt(place) ?? '' }));
    const newestFirst = all.sort((one, other) => (savedAt(one.text) < savedAt(other.text) ? 1 : -1));
    newestFirst.forEach(({ place, text }, at) => {
      if (at >= MOST_PLACES || isOutdated(text, now)) forget(place, text);
    });
  } catch {
    // nothing is kept here
  }
};
