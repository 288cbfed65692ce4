/** How a case is set up: the table that it is asked of, or the statechart that it is walked with to its end. */
import type { Edition } from '../../../src/warhammer-40k/editions/index.ts';
import type { PolicyQuestion } from '../../../src/warhammer-40k/editions/policy.ts';
import type { PhaseEvent } from '../../../src/warhammer-40k/model/events.ts';
import type { Purpose } from '../../../src/warhammer-40k/model/hands.ts';
import type { Refusal } from '../../../src/warhammer-40k/model/log.ts';
import { scenarioIn, type Scenario } from '../../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../../src/warhammer-40k/model/state.ts';
import { type Force, scenarioOf } from '../../../src/warhammer-40k/scenario/samples/build.ts';
import { setUpPhase } from '../../../src/warhammer-40k/stages/set-up.ts';
import type { PhaseTimeline } from '../../warhammer-40k/timeline.ts';
import { streamOf } from '../lockstep.ts';
import { phaseGame } from '../phase-game.ts';
import { type Faces, inTurn, walk, type Walk } from '../walk.ts';
import { type FoughtCase, GUARDSMAN, MARINE } from './case-tables.ts';
import type { CaseId, CaseLanguage } from './case-words.ts';

/** A case of which the rules say what comes of it when they are asked. */
export interface AskedCase {
  readonly id: CaseId;
  readonly question: PolicyQuestion;
  /** @throws SilentText where the text does not tell. */
  readonly asks: (edition: Edition, language: CaseLanguage) => string;
}

/** Forces of both sides before anybody charges. */
export const scenarioBefore = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Scenario => ({
  ...scenarioIn(scenarioOf('7th', '', forces, { a: MARINE, b: GUARDSMAN }), edition), ...more,
});

/** A table before anybody charges, in every edition. */
export const before = (edition: Edition, forces: readonly Force[], more: Partial<Scenario> = {}): Phase =>
  setUpPhase(scenarioBefore(edition, forces, more));

export const orElse = (refusal: Refusal | null, may: string, { sentence }: CaseLanguage): string =>
  (refusal === null ? may : sentence(refusal));

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
