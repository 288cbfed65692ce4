/** The key of the map and the table instead of it: they come when somebody wants to see one of them. */
export { keyTemplate } from './key.ts';
export { keyStyles, tableStyles } from './sheets.styles.ts';
export { tableTemplate } from './table-view.ts';
