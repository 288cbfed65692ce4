/** A table from outside that may be half set up: sides without formations, stands on one another, nobody engaging. */
import type { Scenario } from '../epic-armageddon/model/scenario.ts';
import { checkFormations } from '../epic-armageddon/scenario/check-formations.ts';
import { checkPassengers } from '../epic-armageddon/scenario/check-passengers.ts';
import { checkTable } from '../epic-armageddon/scenario/check-table.ts';
import { checkUnits } from '../epic-armageddon/scenario/check-units.ts';
import { scenarioShape, type ScenarioDraft, type ScenarioFields } from '../epic-armageddon/scenario/draft.ts';
import { completeScenario } from '../epic-armageddon/scenario/parse.ts';
import type { Json } from '../parsing/plain-json.ts';
import type { Problem, ProblemCode, ProblemList } from '../parsing/problems.ts';
import { NO_LIBRARY, profilesOf } from '../epic-armageddon/scenario/profile-source.ts';
import { readShape } from '../parsing/shapes.ts';

/** What holds parts together: without it a table could not even be shown. */
const UNBEARABLE: readonly ProblemCode[] = ['unknown-unit', 'unusable-unit', 'unknown-transport', 'duplicate-id'];

/** Whether a field is merely not filled in yet. */
const isUnfilled = ({ path, code }: Omit<Problem, 'say'>): boolean =>
  (code === 'out-of-range' && /^engage\.(?:formation|target)$/.test(path))
  || (code === 'too-few' && /^formations\[\d+\]\.units$/.test(path));

/** The same list without the problems that are bearable. */
const reportingOnly = (
  problems: ProblemList, isBearable: (path: string, code: ProblemCode) => boolean,
): ProblemList => ({
  ...problems,
  report: (path, code, say) => {
    if (!isBearable(path, code)) problems.report(path, code, say);
  },
});

/**
 * The table as it was, its spare profiles as well; undefined: it could not be shown, and its problems say why.
 *
 * What the rules or the room on the table do not allow yet is no problem here. Every profile has to be its own.
 */
export const readUnfinishedTable = (json: Json, problems: ProblemList): Scenario | undefined => {
  const draft = readShape(scenarioShape, json, reportingOnly(problems, (path, code) => isUnfilled({ path, code })));
  if (draft === undefined || problems.count() > 0) return undefined;
  const profiles = profilesOf(draft.profiles, NO_LIBRARY);
  const grave = reportingOnly(problems, (_path, code) => !UNBEARABLE.includes(code));
  for (const check of [checkFormations, checkUnits, checkPassengers, checkTable]) check(draft, profiles, grave);
  if (problems.count() > 0) return undefined;
  const fields = filled(draft);
  return { ...completeScenario(fields, profiles), profiles: fields.profiles };
};

/** Who engages whom is empty where it has not been said. */
const filled = (draft: ScenarioDraft): ScenarioFields => {
  const fields = draft as ScenarioFields;
  const { formation, target } = draft.engage!;
  return { ...fields, engage: { ...fields.engage, formation: formation ?? '', target: target ?? '' } };
};
