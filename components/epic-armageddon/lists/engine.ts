/** The engine behind lists against lists. It runs in a worker or on the page and knows neither. */
import type { BuiltFormation } from '../../../src/army-lists/built-formation.ts';
import { neteaLists } from '../../../src/army-lists/lists.ts';
import { neteaLibrary } from '../../../src/army-lists/netea.ts';
import { formationsOf } from '../../../src/deployment/list-match/list-formations.ts';
import { lineUpOf, waysToLineUp, type Opponents } from '../../../src/deployment/list-match/line-up-kinds.ts';
import { MOST_FORMATIONS } from '../../../src/deployment/list-match/list-limits.ts';
import type { ListInput } from '../../../src/deployment/list-match/match-lists.ts';
import { LINE_UP_EFFORT, matchPairs, triedLineUps } from '../../../src/deployment/list-match/match-pairs.ts';
import { bestOf, type TriedLineUp } from '../../../src/deployment/list-match/known-pair.ts';
import { odds } from '../../../src/epic-armageddon/odds/odds.ts';
import { bySide, SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Scenario } from '../../../src/epic-armageddon/model/scenario.ts';
import type {
  ListAnswers, ListedFormation, ListEngine, ListKind, ListQuestion, ListTrouble, MatchAnswer, MatchAsked, PairAnswer,
  PairAsked,
} from './question.ts';

const sources = { library: neteaLibrary, lists: neteaLists() };

/** As many as there are of each of its units, in the order in which they are first named. */
const listed = ({ name, units, profiles }: BuiltFormation): ListedFormation => {
  const counts = new Map<string, number>();
  for (const { profile, characters } of units) {
    for (const id of [profile, ...characters]) {
      const called = profiles[id]?.name ?? neteaLibrary.unit(id)?.name ?? id;
      counts.set(called, (counts.get(called) ?? 0) + 1);
    }
  }
  return { name, stands: units.length, units: [...counts].map(([unit, count]) => ({ name: unit, count })) };
};

/** The formations of a list, or why there are none that could be matched. */
const builtOf = (list: ListInput): readonly BuiltFormation[] | Omit<ListTrouble, 'side'> => {
  if (typeof list === 'string' && !sources.lists.some(({ id }) => id === list)) return { code: 'unknown', count: 0 };
  if (typeof list !== 'string' && list.every(({ units }) => units.length === 0)) return { code: 'nobody', count: 0 };
  const formations = formationsOf(list, sources);
  return formations.length > MOST_FORMATIONS ? { code: 'too-many', count: formations.length } : formations;
};

function* matched({ lists, ...state }: MatchAsked): Generator<MatchAnswer, void> {
  const built = bySide(side => builtOf(lists[side]));
  for (const side of SIDES) {
    const found = built[side];
    if ('code' in found) return yield { kind: 'trouble', trouble: { side, ...found } };
  }
  const formations = built as { readonly [side in keyof typeof built]: readonly BuiltFormation[] };
  yield { kind: 'lists', formations: bySide(side => formations[side].map(listed)) };
  const question = { ...state, effort: LINE_UP_EFFORT };
  for (const pair of matchPairs(formations.attacker, formations.defender, question, neteaLibrary)) {
    yield { kind: 'pair', ...pair };
  }
}

const opponentsOf = ({ lists, places }: PairAsked): Opponents =>
  bySide(side => formationsOf(lists[side], sources)[places[side]]!);

/** @throws RangeError where they cannot be lined up; the pair is not known then. */
const tableOf = (asked: PairAsked, lineUp: TriedLineUp['lineUp']): Scenario => {
  const opponents = opponentsOf(asked);
  const { inContact } = waysToLineUp(opponents).find(({ kind }) => kind === lineUp)!;
  const made = lineUpOf(opponents, inContact, asked, neteaLibrary);
  if ('obstacles' in made) throw new RangeError(made.obstacles.map(({ say }) => say).join(' '));
  return made.scenario;
};

const meanOf = (chances: readonly number[]): number => chances.reduce((sum, chance, lost) => sum + chance * lost, 0);

const pairOf = (asked: PairAsked): PairAnswer => {
  const opponents = opponentsOf(asked);
  const markers = { ...asked.markers, defender: asked.markers.defender + 1 };
  const tried = (question: MatchAsked): readonly TriedLineUp[] =>
    triedLineUps(opponents, { ...question, effort: LINE_UP_EFFORT }, neteaLibrary);
  const { lost } = odds(tableOf(asked, bestOf(tried(asked)).lineUp), { effort: LINE_UP_EFFORT });
  return { marked: tried({ ...asked, markers }), lost: bySide(side => meanOf(lost[side])) };
};

function* answersOf(question: ListQuestion): Generator<ListAnswers[ListKind], void> {
  switch (question.kind) {
    case 'names':
      return yield sources.lists.map(({ id, name }) => ({ id, name }));
    case 'match':
      return yield* matched(question);
    case 'pair':
      return yield pairOf(question);
    case 'table':
      return yield tableOf(question, question.lineUp);
  }
}

/** Answers to one question. */
export const listAnswersTo = answersOf as ListEngine;
