/** What saves a statechart as a file, as a classic script: it leaves `assaultStatechartFiles` on the page. */
export { chartFiles } from '../shared/statechart/take-away.ts';
