/** The assault and its rules as a classic script: it leaves `assaultStatechartAssault` on the page. */
export { assaultOf } from '../epic-armageddon/statechart/assault.ts';
export { readLinkWith } from '../share/link-reading.ts';
export { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';
export { explained } from '../shared/statechart/explained.ts';
