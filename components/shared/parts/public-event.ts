/** What an element tells the page around it. */

/** The number of the form of most `detail`; another number says that something in it means something else. */
const FORM = 1;

/** Plain JSON in `detail`, with the number of its form. */
export abstract class PublicEvent<T extends object> extends CustomEvent<T & { readonly version: number }> {
  constructor(type: string, detail: T, version = FORM) {
    super(type, { bubbles: true, composed: true, detail: { version, ...detail } });
  }
}
