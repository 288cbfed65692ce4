/** What the opponent says about a stand, from the same facts that explain it anywhere else. */
import { explain } from '../../../../src/epic-armageddon/explain/explain.ts';
import type { UnitQuestion, Fact } from '../../../../src/epic-armageddon/explain/fact.ts';
import { isWarEngine } from '../../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, formationOf } from '../../../../src/epic-armageddon/model/roster.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { LessonSentence } from '../../../../src/lessons/lesson.ts';
import type { LessonPosition } from '../position.ts';
import { languageOf } from '../answer-words.ts';

const factSaid = (position: LessonPosition) =>
  (fact: Fact): LessonSentence => ({ say: languageOf(position).fact(fact), rule: fact.rule });

/** So many of the facts against a stand are said; the last ones decide. */
const AGAINST = 2;

/** What a chain of facts begins with, and what it comes to. */
const endsOf = (facts: readonly Fact[]): readonly Fact[] => [...new Set([...facts.slice(0, 1), ...facts.slice(-1)])];

/** Facts that are told of a stand though they are neither the first nor the last. */
const TELLING: readonly Fact['key'][] = ['within-reach', 'markers-do-not-matter', 'fleet-of-foot'];

/** The facts that speak for a stand, or against it; where none does, what it all comes to. */
export const factsAbout = (
  position: LessonPosition, id: string, asked: UnitQuestion, belongs: boolean,
): readonly LessonSentence[] => {
  const { facts } = explain(position.assault, id, asked);
  const speaking = facts.filter(fact => fact.speaks === (belongs ? 'for' : 'against'));
  if (speaking.length === 0) return facts.slice(-1).map(factSaid(position));
  const ends = endsOf(speaking);
  const told = belongs ? facts.filter(fact => ends.includes(fact) || TELLING.includes(fact.key))
    : speaking.slice(-AGAINST);
  return told.map(factSaid(position));
};

/** Whom it stands near enough to, and with what it attacks. */
export const attackReasons = (position: LessonPosition, id: string): readonly LessonSentence[] => {
  const { facts, answer } = explain(position.assault, id, 'attack');
  const told = facts.filter(({ key, speaks }) => key === 'throws' || speaks === 'against' || key === 'forced-to-fire'
    || key === 'fires-as-skimmer' || key === 'touches' || key === 'within-reach');
  return (answer === 'yes' && told.length > 0 ? told : facts.slice(-1)).map(factSaid(position));
};

/** Living units of a side, in list order. */
export const livingUnits = ({ assault }: LessonPosition, side: Side): readonly string[] =>
  assault.units.filter(unit => unit.side === side && unit.lostTo === null).map(unit => unit.id);

/** Whether a side has a war engine in this fight, living or lost: what holds for them is said only then. */
export const hasEngine = ({ assault }: LessonPosition, side: Side): boolean =>
  assault.units.some(unit => unit.side === side && formationOf(assault, unit.formation).fighting
    && isWarEngine(combatantOf(assault, unit)));
