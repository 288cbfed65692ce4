/** The parts of a 40k scenario held against each other. */
import { distance, overlaps } from '../../battlefield/base.ts';
import { quote, reportDuplicates, type ProblemList } from '../../parsing/problems.ts';
import { sayProblem } from '../../parsing/problem-words.ts';
import { didYouMean } from '../../parsing/spelling.ts';
import { editionOfRow, isRow, LEFT_OUT, meantBy, type RowId } from '../editions/rows.ts';
import { type Edition, POLICIES } from '../editions/index.ts';
import type { Completion, PolicyQuestion } from '../editions/policy.ts';
import { RULESET_PREFIX } from '../model/scenario.ts';
import { type Side, SIDES } from '../model/procedure.ts';
import type { ModelDraft, PhaseDraft, UnitDraft } from './draft.ts';
import { PHASE_LIMITS } from '../model/limits.ts';
import { whyNotWeapon } from '../model/refused-weapons.ts';
import { sayPhaseProblem } from './problem-words.ts';

/** A unit or a model with its path. */
interface Placed<T> {
  readonly it: T;
  readonly path: string;
}

const placed = <T>(list: readonly (T | undefined)[] | undefined, path: string): readonly Placed<T>[] =>
  (list ?? []).flatMap((it, i) => (it === undefined ? [] : [{ it, path: `${path}[${i}]` }]));

/** Of more models than there may be nothing else is asked. */
export const countModels = ({ units }: PhaseDraft, problems: ProblemList): void => {
  const models = (units ?? []).reduce((sum, unit) => sum + (unit?.models?.length ?? 0), 0);
  if (models <= PHASE_LIMITS.models) return;
  problems.report('units', 'too-many', () => sayPhaseProblem('manyModels', models, PHASE_LIMITS.models));
};

/** Reports everything that contradicts something else. */
export const checkPhase = (draft: PhaseDraft, problems: ProblemList): void => {
  const units = placed(draft.units, 'units');
  const models = units.flatMap(({ it, path }) => placed(it.models, `${path}.models`));
  const idsOf = (all: readonly Placed<{ readonly id: string | undefined }>[]) =>
    all.map(({ it, path }) => ({ id: it.id, path: `${path}.id` }));
  reportDuplicates(idsOf(units), 'unit', problems);
  reportDuplicates(idsOf(models), 'model', problems);
  reportDuplicates(idsOf(placed(draft.table?.terrain, 'table.terrain')), 'piece of terrain', problems);
  if (draft.units !== undefined && units.length === draft.units.length) checkSides(units, problems);
  for (const one of units) checkUnit(one, units, problems);
  const known = Object.keys(draft.profiles ?? {});
  for (const one of models) checkModel(one, draft, known, problems);
  checkOverlaps(models, draft, problems);
  checkRows(draft, problems);
};

/** Asked only of who writes a scenario now: its text has what is carried, and leaves open what is agreed. */
export const checkNew = (draft: PhaseDraft, problems: ProblemList): void => {
  checkCompletion(draft, problems);
  checkWeapons(draft, problems);
};

const checkSides = (units: readonly Placed<UnitDraft>[], problems: ProblemList): void => {
  const sides = units.map(({ it }) => it.side);
  if (sides.includes(undefined)) return;
  for (const side of SIDES) {
    if (!sides.includes(side)) problems.report('units', 'no-unit', () => sayPhaseProblem('noUnitOf', side));
  }
};

/** Rows of the text that is played, and none that is left out. */
const checkRows = ({ ruleset, completions }: PhaseDraft, problems: ProblemList): void => {
  if (ruleset === undefined) return;
  const edition = ruleset.slice(RULESET_PREFIX.length) as Edition;
  (completions ?? []).forEach((word, i) => {
    if (word === undefined) return;
    const own = isRow(word) ? editionOfRow(word) : editionOfRow(`${word}-D1`);
    if (own !== edition) {
      problems.report(`completions[${i}]`, 'wrong-edition', () => sayPhaseProblem('wrongEdition', word, own, edition));
    } else if (LEFT_OUT.includes(word as RowId)) {
      problems.report(`completions[${i}]`, 'left-out', () => sayPhaseProblem('leftOut', word));
    }
  });
};

/** Whom it has shot, charged or joined: units of the right side. */
const checkUnit = (
  { it, path }: Placed<UnitDraft>, units: readonly Placed<UnitDraft>[], problems: ProblemList,
): void => {
  const { side, joined, fired, charged = [], traits } = it;
  if (side === undefined) return;
  const enemy = side === 'attacker' ? 'defender' : 'attacker';
  if (fired !== null) checkNamed(fired, `${path}.fired`, enemy, units, problems);
  charged.forEach((id, i) => checkNamed(id, `${path}.charged[${i}]`, enemy, units, problems));
  if (joined === null || joined === undefined) return;
  checkNamed(joined, `${path}.joined`, side, units, problems);
  if (joined === it.id || traits?.includes('independent-character') === false) {
    problems.report(`${path}.joined`, 'not-a-companion',
      () => sayPhaseProblem('companion'));
  }
};

const checkNamed = (
  id: string | undefined, path: string, side: Side, units: readonly Placed<UnitDraft>[], problems: ProblemList,
): void => {
  if (id === undefined) return;
  const found = units.find(({ it }) => it.id === id)?.it;
  const ids = units.map(({ it }) => it.id);
  if (found === undefined && !ids.includes(undefined)) {
    problems.report(path, 'unknown-unit',
      () => didYouMean(sayProblem('noUnit', quote(id)), id, ids.filter(one => one !== undefined)));
  } else if (found?.side !== undefined && found.side !== side) {
    problems.report(path, 'wrong-side', () => sayPhaseProblem('wrongSide', path, side, quote(id)));
  }
};

const checkModel = (
  { it, path }: Placed<ModelDraft>, draft: PhaseDraft, known: readonly string[], problems: ProblemList,
): void => {
  const { profiles, table } = draft;
  if (it.profile !== undefined && profiles !== undefined && !Object.hasOwn(profiles, it.profile)) {
    const { profile } = it;
    problems.report(`${path}.profile`, 'unknown-profile',
      () => didYouMean(sayPhaseProblem('noProfile', quote(profile)), profile, known));
  }
  const wounds = it.profile === undefined ? undefined : profiles?.[it.profile]?.wounds;
  if (wounds !== undefined && it.lost !== undefined && it.lost >= wounds) {
    problems.report(`${path}.lost`, 'already-destroyed',
      () => sayPhaseProblem('lost', wounds, it.lost!));
  }
  const { width, depth } = table ?? {};
  if (it.at === undefined || width === undefined || depth === undefined) return;
  const [x, y] = it.at;
  if (x >= 0 && x <= width && y >= 0 && y <= depth) return;
  problems.report(`${path}.at`, 'off-table', () => sayPhaseProblem('offTable', `[${x}, ${y}]`, width, depth));
};

/** Every model that stands on one before it, at the same height, is told once. */
const checkOverlaps = (
  models: readonly Placed<ModelDraft>[], { profiles }: PhaseDraft, problems: ProblemList,
): void => {
  const bases = models.flatMap(({ it: { id, at, profile, height }, path }) => {
    const radius = profile === undefined ? undefined : profiles?.[profile]?.radius;
    return at === undefined || radius === undefined ? [] : [{ at, radius, height, id: id ?? path, path }];
  });
  bases.forEach((one, i) => {
    const other = bases.slice(0, i).find(before => before.height === one.height && overlaps(one, before));
    if (other === undefined) return;
    const deep = Math.max(0.1, Math.round(10 * (one.radius + other.radius - distance(one.at, other.at))) / 10);
    problems.report(`${one.path}.at`, 'overlap',
      () => sayPhaseProblem('overlap', quote(one.id), quote(other.id), Number(deep)));
  });
};

/** Whoever stands on the table carries what the text has. @ruling */
const checkWeapons = (
  { ruleset, completion, completions, profiles, units }: PhaseDraft, problems: ProblemList,
): void => {
  if (ruleset === undefined) return;
  const edition = ruleset.slice(RULESET_PREFIX.length) as Edition;
  const rows = meantBy((completions ?? []).filter(row => row !== undefined));
  const ruled = { edition, completion: (completion ?? {}) as Completion, completions: rows };
  const used = new Set((units ?? []).flatMap(unit => unit?.models ?? []).map(model => model?.profile));
  for (const [id, profile] of Object.entries(profiles ?? {}).filter(([key]) => used.has(key))) {
    (profile?.weapons ?? []).forEach((weapon, i) => {
      const { kind, armourPiercing = null } = weapon ?? {};
      const why = kind === undefined ? null : whyNotWeapon(ruled, { kind, armourPiercing });
      if (why !== null) problems.report(`profiles.${id}.weapons[${i}]`, 'text-tells', () => sayPhaseProblem(SAY[why]));
    });
  }
};

const SAY = { 'not-agreed': 'weaponNotAgreed', 'needs-number': 'weaponNeedsNumber' } as const;

/** Players agree on answers only where their text does not tell. */
const checkCompletion = ({ ruleset, completion }: PhaseDraft, problems: ProblemList): void => {
  if (ruleset === undefined || completion === undefined) return;
  const policy = POLICIES[ruleset.slice(RULESET_PREFIX.length) as Edition];
  for (const question of Object.keys(completion) as PolicyQuestion[]) {
    if (policy[question] === null || completion[question] === undefined) continue;
    problems.report(`completion.${question}`, 'text-tells',
      () => sayPhaseProblem('told', question, String(policy[question])));
  }
};
