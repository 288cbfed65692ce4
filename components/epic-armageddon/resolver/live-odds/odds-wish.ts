/** Whether the reader wants odds while an assault is played. */

/** What a reader has chosen before, kept by the browser where the page lets it. */
const KEY = 'assault-resolver.odds';
const OFF = 'off';

/** Whether odds are shown, unless the reader has turned them off. */
export const areOddsWanted = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true;
  }
};

export const rememberOdds = (areOn: boolean): void => {
  try {
    if (areOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  } catch {
    // A page without storage forgets it.
  }
};
