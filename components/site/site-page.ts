/** The pages of the site beside the table, and which of them the address names. */

export interface Page {
  readonly element: HTMLElement;
  /** Shows what the address asks of it: what stands behind its name and '='. */
  readonly show: (asked: string) => void;
  /** It is a view of the table in a frame, whose top bar has the ways to the others. */
  readonly isFramed?: boolean;
}

/** '#odds', or with what is asked: '#odds=6 boyz v 4 assault'. */
const NAMED = /^#(home|odds|set-up|play|review|report|learn|lesson|lists|statechart|embed)(?:=(.*))?$/;

/** Its name and what is asked of it; '' where nothing is. The table is named by '' and, with a link, by 'play'. */
export const namedPage = (): readonly [name: string, asked: string] => {
  const [, name = '', asked = ''] = NAMED.exec(location.hash) ?? [];
  return [name, asked];
};

/** Whether the table is wanted and not a page beside it. */
export const isTableNamed = (): boolean => ['', 'play'].includes(namedPage()[0]);

/** Under which the tables of this browser tab are remembered, and a set-up was before there was one table for all. */
export const TABLES_KEY = 'assault-resolver.tables';
export const OLD_DRAFT_KEY = 'assault-resolver-set-up';

/** What this browser tab remembers; null: nothing, or the browser keeps nothing for this page. */
export const textInTab = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Says whether the browser has taken it. '' is forgotten. */
export const keepInTab = (key: string, text: string): boolean => {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** Whether this browser tab has had a table before. */
export const isTableRemembered = (): boolean =>
  [TABLES_KEY, OLD_DRAFT_KEY].some(key => textInTab(key) !== null);
