/** The sentences of a lesson as they are said at its moments: with the figures of what has happened. */
import { gapBetween } from '../../src/epic-armageddon/engagement.ts';
import type { Effect } from '../../src/epic-armageddon/profile.ts';
import { combatantOf, fighters, livingOf, unitOf } from '../../src/epic-armageddon/roster.ts';
import { bestSave, saveOptions } from '../../src/epic-armageddon/saves.ts';
import { sumOf } from '../../src/epic-armageddon/result-modifiers.ts';
import { enemyOf, type Assault, type Score, type Side, type Unit } from '../../src/epic-armageddon/state.ts';
import { centimetres, listOf } from '../../src/epic-armageddon/wording.ts';
import { withFigures, type Figure, type FigureName } from '../../src/scenario/lessons/figures.ts';
import { GOALS, type Goal } from '../../src/scenario/lessons/goals.ts';
import type { Said } from '../../src/scenario/lessons/lesson.ts';
import type { ParameterName, Parameters } from '../../src/scenario/lessons/parameters.ts';
import { QUESTIONS, type Question } from '../../src/scenario/lessons/questions.ts';

const WINNERS: Readonly<Record<Side, string>> = { attacker: 'the attacker', defender: 'the defender' };

const lastScore = ({ results }: Assault, side: Side): Score | undefined => results.at(-1)?.[side];

const nearestGap = (assault: Assault, unit: Unit): string => {
  const enemies = livingOf(assault, enemyOf(unit.side));
  return enemies.length === 0 ? '–' : centimetres(Math.min(...enemies.map(enemy => gapBetween(assault, unit, enemy))));
};

const saveOf = (assault: Assault, unit: Unit): string => {
  const best = bestSave(assault, unit, 'normal');
  const option = saveOptions(assault, unit, 'normal').find(({ kind }) => kind === best);
  return option === undefined ? 'no save' : `${option.target}+`;
};

const lastHits = ({ volley, settled }: Assault, side: Side): number =>
  (volley?.hits[side].length ?? 0) || (settled?.hits[side].length ?? 0);

type Write = (assault: Assault, of: string) => string | number;

/** What is said of a unit, by its id. */
const ofUnit = (write: (assault: Assault, unit: Unit) => string | number): Write =>
  (assault, id) => write(assault, unitOf(assault, id));

/** What is said of a side, by its name. */
const ofSide = (write: (assault: Assault, side: Side) => string | number): Write =>
  (assault, side) => write(assault, side as Side);

const WRITE: { readonly [name in FigureName]: Write } = {
  round: ({ round }) => round,
  winner: ({ winner }) => (winner === null ? 'nobody' : WINNERS[winner]),
  hackdown: ({ hackDown }) => hackDown,
  kills: ofSide(({ kills }, side) => kills[side]),
  left: ofSide((assault, side) => fighters(assault, side).length),
  lost: ofSide(({ units }, side) => units.filter(unit => unit.side === side && unit.lostTo !== null).length),
  engaged: ofSide((assault, side) => assault.engaged.filter(({ unit }) => unitOf(assault, unit).side === side).length),
  total: ofSide((assault, side) => lastScore(assault, side)?.total ?? '–'),
  dice: ofSide((assault, side) => lastScore(assault, side)?.dice.join(' and ') ?? '–'),
  added: ofSide((assault, side) => sumOf(lastScore(assault, side)?.modifiers ?? [])),
  hits: ofSide(lastHits),
  unit: ofUnit((_, { name }) => name),
  gap: ofUnit(nearestGap),
  save: ofUnit(saveOf),
  damage: ofUnit((assault, unit) => combatantOf(assault, unit).damageCapacity - unit.damage),
  formation: (assault, id) => assault.formations.find(one => one.id === id)?.name ?? id,
  markers: (assault, id) => assault.formations.find(one => one.id === id)?.blastMarkers ?? '–',
};

/** What figure there is not, or of what there is not, is left as it stands. */
const figure = (assault: Assault, { name, of }: Figure): string => {
  const isThere = Object.hasOwn(WRITE, name) && (name !== 'unit' && name !== 'gap' && name !== 'save'
    && name !== 'damage' ? true : assault.units.some(({ id }) => id === of));
  return isThere ? String(WRITE[name as FigureName](assault, of ?? '')) : `{${name}${of === null ? '' : ` ${of}`}}`;
};

/** A sentence with the figures of the assault as it stands. */
export const spoken = (assault: Assault, { say, ...rest }: Said): Said =>
  ({ ...rest, say: withFigures(say, one => figure(assault, one)) });

const EFFECTS: Readonly<Record<Effect, string>> = {
  normal: 'an ordinary one', 'ignore-cover': 'ignoring cover', lance: 'a lance’s', sniper: 'a sniper’s',
  'macro-weapon': 'a macro-weapon’s', 'titan-killer': 'a Titan Killer’s',
};

/** Parameters in words: names for ids, the side as it is. */
const inWords = (assault: Assault, name: ParameterName, value: Parameters[ParameterName]): string => {
  const named = [...assault.units, ...assault.formations];
  const nameOf = (id: string): string => named.find(one => one.id === id)?.name ?? id;
  if (Array.isArray(value)) return value.length === 0 ? 'nobody' : listOf((value as readonly string[]).map(nameOf));
  if (name === 'effect') return EFFECTS[value as Effect];
  return ['unit', 'from', 'formation'].includes(name) ? nameOf(String(value)) : String(value).replaceAll('-', ' ');
};

const filled = (assault: Assault, say: string, params: Readonly<Record<string, unknown>>): string =>
  withFigures(say, ({ name }) => inWords(assault, name as ParameterName, params[name] as Parameters[ParameterName]));

/** A question in words. */
export const questionSaid = (assault: Assault, question: Question): Said => {
  const { say, rule } = QUESTIONS[question.asks];
  return { say: filled(assault, say, { ...question }), rule };
};

/** A task in words. */
export const taskSaid = (assault: Assault, goal: Goal): Said => {
  const { say, rule } = GOALS[goal.goal];
  return { say: filled(assault, say, { ...goal }), rule };
};
