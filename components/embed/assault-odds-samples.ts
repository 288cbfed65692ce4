/** The bundled assaults as a classic script beside the calculator: it leaves `assaultOddsSamples` on the page. */
export { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';
