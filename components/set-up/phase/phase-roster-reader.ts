/** Reads lists from elsewhere into a side: loaded when there is something to read. */
export { readPhaseRoster } from '../../../src/army-lists/import/phase-roster.ts';
