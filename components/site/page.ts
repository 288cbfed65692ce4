/** A page of the site beside the table. */
export interface Page {
  readonly element: HTMLElement;
  /** Shows what the address asks of it: what stands behind its name and '='. */
  readonly show: (asked: string) => void;
}
