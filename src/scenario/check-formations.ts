/** What no formation can be, and what an engage action needs. */
import { markersPerUnit } from '../epic-armageddon/special-rules/they-shall-know-no-fear.ts';
import { SIDES, type Side } from '../epic-armageddon/state.ts';
import type { EngageDraft, FormationDraft, ScenarioDraft } from './draft.ts';
import { quote, type ProblemList } from './problems.ts';
import { reportDuplicates } from './duplicates.ts';
import { didYouMean } from './spelling.ts';

/** A formation with its path. */
interface Placed {
  readonly formation: FormationDraft;
  readonly path: string;
}

/** Holds formations against each other and against the engage action. */
export const checkFormations = (draft: ScenarioDraft, problems: ProblemList): void => {
  if (draft.formations === undefined) return;
  const placed = draft.formations.flatMap((formation, i) =>
    formation === undefined ? [] : [{ formation, path: `formations[${i}]` }]);
  const ids = placed.map(({ formation, path }) => ({ id: formation.id, path: `${path}.id` }));
  reportDuplicates(ids, 'formation', problems);
  for (const one of placed) checkMarkers(one, problems);
  if (placed.length === draft.formations.length) checkSides(placed, problems);
  if (draft.engage !== undefined) checkEngage(draft.engage, draft.formations, problems);
};

/** Markers as they can be between two actions: a formation with too many of them is broken. @rule B1, B2 */
const checkMarkers = ({ formation, path }: Placed, problems: ProblemList): void => {
  const { blastMarkers, broken, rules, units } = formation;
  if (blastMarkers === undefined || blastMarkers === 0) return;
  if (broken) {
    problems.report(`${path}.blastMarkers`, 'broken-with-markers',
      () => `A broken formation has lost its Blast markers: blastMarkers must be 0, but it is ${blastMarkers}.`);
  }
  if (broken !== false || rules === undefined || rules.includes(undefined) || !units?.length) return;
  const breaking = units.length * markersPerUnit({ rules: rules.filter(rule => rule !== undefined) });
  if (blastMarkers < breaking) return;
  problems.report(`${path}.blastMarkers`, 'would-be-broken',
    () => `This formation breaks at ${breaking} Blast markers: blastMarkers must be less, but it is ${blastMarkers}.`);
};

const checkSides = (placed: readonly Placed[], problems: ProblemList): void => {
  const sides = placed.map(({ formation }) => formation.side);
  if (sides.includes(undefined)) return;
  for (const side of SIDES) {
    if (sides.includes(side)) continue;
    problems.report('formations', 'no-formation', () => `There is no formation of the ${side}.`);
  }
};

/** One side's formation engages one of the other side; broken formations cannot act. @rule A0.2, A1.1 */
const checkEngage = (
  engage: EngageDraft, formations: readonly (FormationDraft | undefined)[], problems: ProblemList,
): void => {
  const engaging = named(engage.formation, 'engage.formation', 'attacker', formations, problems);
  named(engage.target, 'engage.target', 'defender', formations, problems);
  if (engaging?.broken) {
    problems.report('engage.formation', 'engaging-broken',
      () => `${quote(engaging.id ?? '')} is broken, and broken formations cannot engage.`);
  }
};

/** The formation that one half of the engage action names. */
const named = (
  id: string | undefined, path: string, side: Side, formations: readonly (FormationDraft | undefined)[],
  problems: ProblemList,
): FormationDraft | undefined => {
  if (id === undefined) return undefined;
  const found = formations.find(formation => formation?.id === id);
  const ids = formations.map(formation => formation?.id);
  if (found?.side !== undefined && found.side !== side) {
    problems.report(path, 'wrong-side',
      () => `${path} must name a formation of the ${side}; ${quote(id)} is the other side's.`);
  }
  if (found === undefined && !ids.includes(undefined)) {
    const known = ids.filter(one => one !== undefined);
    problems.report(path, 'unknown-formation', () => `There is no formation ${quote(id)}.${didYouMean(id, known)}`);
  }
  return found;
};
