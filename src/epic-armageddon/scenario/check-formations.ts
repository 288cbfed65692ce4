/** What no formation can be, and what an engage action needs. */
import { sizeOf } from '../model/combatant.ts';
import { isArmyRule } from '../model/army-rules.ts';
import { markersPerUnit } from '../special-rules/they-shall-know-no-fear.ts';
import { SIDES, type Side } from '../model/procedure.ts';
import type { EngageDraft, FormationDraft, ScenarioDraft } from './draft.ts';
import { type ProblemList, quote, reportDuplicates } from '../../parsing/problems.ts';
import { sayProblem } from '../../parsing/problem-words.ts';
import { combatantFrom, type Profiles } from './profile-source.ts';
import { didYouMean } from '../../parsing/spelling.ts';

/** A formation with its path. */
interface Placed {
  readonly formation: FormationDraft;
  readonly path: string;
}

/** Holds formations against each other and against the engage action. */
export const checkFormations = (draft: ScenarioDraft, profiles: Profiles, problems: ProblemList): void => {
  if (draft.formations === undefined) return;
  const placed = draft.formations.flatMap((formation, i) =>
    formation === undefined ? [] : [{ formation, path: `formations[${i}]` }]);
  const ids = placed.map(({ formation, path }) => ({ id: formation.id, path: `${path}.id` }));
  reportDuplicates(ids, 'formation', problems);
  for (const one of placed) {
    checkMarkers(one, profiles, problems);
    checkOverwatch(one, problems);
  }
  if (placed.length === draft.formations.length) checkSides(placed, problems);
  if (draft.engage !== undefined) checkEngage(draft.engage, draft.formations, problems);
};

/** Markers as they can be between two actions: a formation with too many of them is broken. @rule B1, B2, W8 */
const checkMarkers = ({ formation, path }: Placed, profiles: Profiles, problems: ProblemList): void => {
  const { blastMarkers, broken } = formation;
  if (blastMarkers === undefined || blastMarkers === 0) return;
  if (broken) {
    problems.report(`${path}.blastMarkers`, 'broken-with-markers',
      () => sayProblem('lostMarkers', blastMarkers));
  }
  const breaking = broken === false ? breakPoint(formation, profiles) : undefined;
  if (breaking === undefined || blastMarkers < breaking) return;
  problems.report(`${path}.blastMarkers`, 'would-be-broken',
    () => sayProblem('breaksAt', breaking, blastMarkers));
};

/** Blast markers that break a formation; undefined where it is not known whole. @rule B1, W8 */
const breakPoint = ({ rules, units }: FormationDraft, profiles: Profiles): number | undefined => {
  if (rules === undefined || rules.includes(undefined) || !units?.length) return undefined;
  const sizes = units.map(unit => {
    const combatant = unit === undefined ? undefined : combatantFrom(unit, profiles);
    return combatant === undefined ? NaN : sizeOf(combatant);
  });
  const size = sizes.reduce((sum, one) => sum + one, 0);
  return Number.isNaN(size) ? undefined : size * markersPerUnit({ rules: rules.filter(isArmyRule) });
};

/** Only a formation that has taken no other action waits on overwatch. @rule A2.12 */
const checkOverwatch = ({ formation: { overwatch, broken, marched }, path }: Placed, problems: ProblemList): void => {
  if (!overwatch || !(broken || marched)) return;
  problems.report(`${path}.overwatch`, 'contradiction',
    () => sayProblem(broken ? 'brokenOnOverwatch' : 'marchedOnOverwatch'));
};

const checkSides = (placed: readonly Placed[], problems: ProblemList): void => {
  const sides = placed.map(({ formation }) => formation.side);
  if (sides.includes(undefined)) return;
  for (const side of SIDES) {
    if (sides.includes(side)) continue;
    problems.report('formations', 'no-formation', () => sayProblem('noFormationOf', side));
  }
};

type Formations = readonly (FormationDraft | undefined)[];

/** Formations of one side engage some of the other; broken ones cannot act. @rule A0.2, A1.1, A1.2, A1.5 */
const checkEngage = (engage: EngageDraft, formations: Formations, problems: ProblemList): void => {
  const { formation, target, intermingled, combined } = engage;
  const engaging = listed([formation, ...(combined ?? [])], 'engage.formation', 'engage.combined');
  const charged = listed([target, ...(intermingled ?? [])], 'engage.target', 'engage.intermingled');
  for (const { id, path, isFirst } of engaging) {
    const found = named(id, path, 'attacker', formations, problems);
    if (!isFirst) reportTwice(id, path, problems);
    else if (found?.broken) {
      problems.report(path, 'engaging-broken', () => sayProblem('brokenEngages', quote(id)));
    }
  }
  for (const { id, path, isFirst } of charged) {
    named(id, path, 'defender', formations, problems);
    if (!isFirst) reportTwice(id, path, problems);
  }
};

/** One half of an engage action: the formation that leads it, and those that are with it. */
const listed = (ids: readonly (string | undefined)[], first: string, others: string) => {
  const before = new Set<string>();
  return ids.flatMap((id, i) => {
    if (id === undefined) return [];
    const isFirst = !before.has(id);
    before.add(id);
    return [{ id, path: i === 0 ? first : `${others}[${i - 1}]`, isFirst }];
  });
};

const reportTwice = (id: string, path: string, problems: ProblemList): void =>
  problems.report(path, 'joined-already', () => sayProblem('inAlready', quote(id)));

/** The formation that an engage action names, if it is one of that side. */
const named = (
  id: string, path: string, side: Side, formations: Formations, problems: ProblemList,
): FormationDraft | undefined => {
  const found = formations.find(formation => formation?.id === id);
  const ids = formations.map(formation => formation?.id);
  if (found?.side !== undefined && found.side !== side) {
    problems.report(path, 'wrong-side',
      () => sayProblem('wrongSide', path, side, quote(id)));
    return undefined;
  }
  if (found === undefined && !ids.includes(undefined)) {
    const known = ids.filter(one => one !== undefined);
    problems.report(path, 'unknown-formation', () => didYouMean(sayProblem('noFormation', quote(id)), id, known));
  }
  return found;
};
