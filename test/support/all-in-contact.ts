/** Other moves for the bundled assault of the marines than those prepared: all four touch, and a mob sees nobody. */
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { moves } from '../../src/epic-armageddon/scenario/samples/build.ts';
import { sampleOf } from '../../src/epic-armageddon/scenario/samples/samples.ts';
import type { Sample } from '../../src/epic-armageddon/scenario/samples/sample.ts';

/** Each marine touches the boyz before it, `b5` counter-charges `a1`, and `b6` stays behind the ruins. */
const ALL_IN_CONTACT: readonly Decision[] = [
  { type: 'target.chosen', target: 'warband' },
  ...moves({ a1: [48, 38], a2: [53, 38], a3: [58, 38], a4: [63, 38] }),
  { type: 'charge.ended' },
  ...moves({ b5: [46.12, 38.68] }),
  { type: 'counterCharge.ended' },
];

/** The bundled assault with these moves, and dice by which both sides lose stands and the orks withdraw. */
export const MARINES_IN_CONTACT: Sample = {
  ...sampleOf('marines-charge-warband')!, decisions: ALL_IN_CONTACT, seed: 20,
};
