/** The pages of the site beside the table, and which of them the address names. */

export interface Page {
  readonly element: HTMLElement;
  /** Shows what the address asks of it: what stands behind its name and '='. */
  readonly show: (asked: string) => void;
}

/** '#odds', or with what is asked: '#odds=6 boyz v 4 assault'. */
const NAMED = /^#(home|odds|set-up|play|learn|lesson|statechart|embed)(?:=(.*))?$/;

/** Its name and what is asked of it; '' where nothing is. The table is named by '' and, with a link, by 'play'. */
export const namedPage = (): readonly [name: string, asked: string] => {
  const [, name = '', asked = ''] = NAMED.exec(location.hash) ?? [];
  return [name, asked];
};

/** Whether the table is wanted and not a page beside it. */
export const isTableNamed = (): boolean => ['', 'play'].includes(namedPage()[0]);
