/** The assault and its rules as a classic script: it leaves `assaultStatechartAssault` on the page. */
export { assaultOf } from './statechart/assault.ts';
export { readLinkWith } from './links/link-reading.ts';
export { sampleOf } from '../src/scenario/samples/samples.ts';
export { explained } from './statechart/explained.ts';
