/** The army lists as a classic script beside the calculator: it leaves `assaultOddsLists.neteaLists` on the page. */
export { neteaLists } from '../../src/army-lists/lists.ts';
