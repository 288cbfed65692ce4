/** What saves a statechart as a file, as a classic script: it leaves `assaultStatechartFiles` on the page. */
export { chartFiles } from './statechart/take-away.ts';
