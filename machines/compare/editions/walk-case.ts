/** A case walked to its end by the statechart, with the dice that it hangs on. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import type { PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import { phaseGame } from '../phase-game.ts';
import { streamOf } from '../lockstep.ts';
import { inTurn, walk, type Faces, type Walk } from '../walk.ts';
import type { FoughtCase } from './case-tables.ts';

/** Any dice do where a case names none: what is looked at does not hang on them. */
const SEED = 1;

export const walkCase = (
  { scenario, faces = {}, decided = [] }: Pick<FoughtCase, 'scenario' | 'faces' | 'decided'>, edition: Edition,
): Walk<PhaseTimeline, PhaseEvent> => walk(phaseGame(scenario(edition), decided), named(faces));

const named = (faces: NonNullable<FoughtCase['faces']>): Faces => {
  const others = inTurn(streamOf(SEED));
  return (dice, place) => others(dice, place).map((other, i) => {
    const shown = faces[dice[i]!.purpose as Purpose];
    return shown === undefined ? other : { ...other, face: shown[i % shown.length]! };
  });
};
