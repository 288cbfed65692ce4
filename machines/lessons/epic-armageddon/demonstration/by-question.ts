/** What is drawn to each question, up to its answer: lines, distances, dice that are laid, hits that fall. */
import { distance } from '../../../../src/battlefield/base.ts';
import { inLaps } from '../../../../src/epic-armageddon/attacks/allocation.ts';
import { isWarEngine } from '../../../../src/epic-armageddon/model/combatant.ts';
import { combatantOf, fighters, formationOf, livingIn, unitOf } from '../../../../src/epic-armageddon/model/roster.ts';
import { SIDES, type Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import type { Unit } from '../../../../src/epic-armageddon/model/state.ts';
import { zoneOf } from '../../../../src/epic-armageddon/movement/zones-of-control.ts';
import { modifiers } from '../../../../src/epic-armageddon/steps/a6-result.ts';
import type { QuestionId } from '../../../../src/lessons/questions.ts';
import { idsAnswered, type DrawnReason } from '../../demonstration.ts';
import type { QuestionOf } from '../judge.ts';
import type { LessonPosition } from '../position.ts';
import { atTheEnd } from '../questions/aftermath.ts';
import { counted } from '../questions/attackers.ts';
import { afterFire } from '../questions/on-the-way.ts';
import { afterBatch, whenKnown } from '../questions/losses.ts';
import { afterResult, atHackDown, atSupport } from '../questions/result.ts';
import { hittableUnits } from '../questions/victims.ts';
import { languageOf } from '../answer-words.ts';
import {
  answerShown, diceShown, hitsDrawn, membersShown, reasonsOf, sideOf, type ToShow,
} from './answers.ts';
import { eventSteps, writtenAt, type EpicStep } from './event-steps.ts';
import { attackLines, distanceLine, supportLines } from './lines.ts';

type Shows = (shown: ToShow) => readonly EpicStep[];

const questionOf = <I extends QuestionId>({ question }: ToShow): QuestionOf<I> => question as QuestionOf<I>;

const writtenAtSide = (shown: ToShow, at = shown.position): readonly string[] => writtenAt(at.assault, sideOf(shown));

/** Stands that fight, each with the line to whom. */
const withAttackLines: Shows = shown => membersShown(shown, 'line', id => attackLines(shown.position, id));

const plainly: Shows = shown => membersShown(shown, 'place');

/** Formations, each with the way from those who charge. */
const withDistances: Shows = shown => membersShown(shown, 'line', id => {
  const { assault } = shown.position;
  const side = formationOf(assault, id).side;
  const from = side === formationOf(assault, assault.engaging).side ? assault.target : assault.engaging;
  const [first] = [...livingIn(assault, id)].flatMap(unit =>
    distanceLine(shown.position, unit, livingIn(assault, from)));
  return first === undefined ? [] : [first];
});

/** Hits on everybody in their order, and of those the ones that are asked for. */
const hitsOnAll = (units: (shown: ToShow) => readonly string[]): Shows => shown => {
  const falling = hitsDrawn(units(shown));
  return membersShown(shown, 'hits', id => falling.filter(one => one.draws === 'hit' && one.unit === id));
};

const targetsOf = (shown: ToShow): readonly string[] =>
  hittableUnits(shown.position, sideOf(shown)).map(({ unit }) => unit);

const lapsOf = (shown: ToShow): readonly string[] => {
  const { hits } = questionOf<'who-takes-the-hits' | 'hits-on-a-unit'>(shown);
  return inLaps(hittableUnits(shown.position, sideOf(shown)), hits);
};

const order: Shows = shown => {
  const ids = idsAnswered(shown.answer);
  return hitsOnAll(() => ids)(shown).map(step => ({
    ...step,
    drawn: step.drawn.map(one => (one.draws === 'stand' ? { ...one, place: ids.indexOf(one.unit) + 1 } : one)),
  }));
};

const hitLast: Shows = shown => membersShown(shown, 'hits').map((step, i) =>
  (i === 0 ? { ...step, drawn: [...hitsDrawn(targetsOf(shown)), ...step.drawn] } : step));

const hackedDown: Shows = shown => {
  const then = atHackDown(shown.position);
  const { volley } = then.assault;
  const hits = volley?.cause === 'hack-down' ? SIDES.flatMap(side => volley.hits[side].map(({ unit }) => unit)) : [];
  const falling = hitsDrawn(hits);
  return [
    ...eventSteps(shown.position, then.timeline).filter(({ kind }) => kind === 'dice'),
    ...membersShown(shown, 'hits', id => falling.filter(one => one.draws === 'hit' && one.unit === id), then),
  ];
};

/** A number at a stand, a line to whom it is about, and why. */
const atUnit = (draw: (shown: ToShow, unit: string) => readonly DrawnReason[]): Shows => shown => {
  const { unit } = questionOf<'value-needed'>(shown);
  const drawn = draw(shown, unit);
  const hasLine = drawn.some(one => one.draws === 'line');
  return [
    { kind: hasLine ? 'line' : 'place', position: shown.position, drawn, says: reasonsOf(shown) },
    answerShown(shown, [unit]),
  ];
};

const reach: Shows = shown => {
  const { position, answer } = shown;
  const { unit: id } = questionOf<'counter-charge-distance'>(shown);
  const unit = unitOf(position.assault, id);
  const radius = answer.kind === 'number' ? answer.value : 0;
  const { words, centimetres } = languageOf(position);
  const label = centimetres(radius);
  return [
    { kind: 'line', position, drawn: distanceLine(position, unit), says: reasonsOf(shown) },
    {
      ...answerShown(shown, [id], position, 'move'), says: [{ say: words.mayGo(unit.name, label) }],
      drawn: [{ draws: 'reach', unit: id, radius, label }, ...answerShown(shown, [id]).drawn],
    },
  ];
};

const inIt = ({ position }: ToShow, id: string): Unit => unitOf(position.assault, id);

const lineToEnemy = (shown: ToShow, id: string): readonly DrawnReason[] =>
  distanceLine(shown.position, inIt(shown, questionOf<'whose-zones'>(shown).unit), [inIt(shown, id)]);

/** Enemies, each with the line from the stand that is asked about. */
const fromTheUnitAsked: Shows = shown => membersShown(shown, 'line', id => lineToEnemy(shown, id));

/** The same, each with how far its zone of control reaches. */
const zonesShown: Shows = shown => membersShown(shown, 'line', id => {
  const radius = zoneOf(shown.position.assault, inIt(shown, id));
  const { centimetres } = languageOf(shown.position);
  return [...lineToEnemy(shown, id), { draws: 'reach', unit: id, radius, label: centimetres(radius) }];
});

const assaultOrNot: Shows = shown => {
  const { position } = shown;
  const { assault } = position;
  const chargers = livingIn(assault, assault.engaging);
  const lines = chargers.flatMap(unit => distanceLine(position, unit, livingIn(assault, assault.target))
    .map(line => ({ line, gap: gapIn(position, unit.id, line) }))).sort((a, b) => a.gap - b.gap);
  const [nearest] = lines;
  const drawn = nearest === undefined ? [] : [nearest.line];
  return [
    { kind: 'line', position, drawn, says: reasonsOf(shown) },
    answerShown(shown, drawn.flatMap(one => (one.draws === 'line' ? [one.from] : []))),
  ];
};

const gapIn = ({ assault }: LessonPosition, from: string, line: DrawnReason): number => {
  if (line.draws !== 'line') return Infinity;
  return distance(unitOf(assault, from).at, unitOf(assault, line.to).at);
};

/** How many dice each stand throws, and all of a side together. */
const diceCounted: Shows = shown => {
  const then = counted(shown.position, sideOf(shown));
  const dice = new Map<string, number>();
  for (const one of then.assault.batch?.strikers[sideOf(shown)] ?? []) {
    dice.set(one.unit, (dice.get(one.unit) ?? 0) + Number(one.dice));
  }
  const drawn = [...dice].flatMap(([unit, count]): readonly DrawnReason[] =>
    [...attackLines(then, unit), { draws: 'count', at: unit, text: String(count) }]);
  return [
    { kind: 'line', position: then, drawn, says: reasonsOf(shown) }, answerShown(shown, writtenAtSide(shown), then),
  ];
};

/** The dice that were shown with the question, and the answer that they give. */
const diceRead: Shows = shown => [...diceShown(shown), answerShown(shown, writtenAtSide(shown))];

/** What comes of the dice, event by event, up to where it is known. */
const playedTo = (
  then: (position: LessonPosition) => LessonPosition, on: (shown: ToShow) => readonly string[] = writtenAtSide,
): Shows => shown => {
  const there = then(shown.position);
  return [...eventSteps(shown.position, there.timeline), answerShown(shown, on(shown), there)];
};

const formationsAtTheEnd: Shows = shown => {
  const end = atTheEnd(shown.position);
  return [...eventSteps(shown.position, end.timeline), ...membersShown(shown, 'place', () => [], end)];
};

/** Everybody who counts, with how much. */
const numbersCounted: Shows = shown => {
  const { position } = shown;
  const { assault } = position;
  const drawn = fighters(assault, sideOf(shown)).map((unit): DrawnReason => {
    const combatant = combatantOf(assault, unit);
    return { draws: 'count', at: unit.id, text: String(isWarEngine(combatant) ? combatant.damageCapacity : 1) };
  });
  return [{ kind: 'place', position, drawn, says: reasonsOf(shown) }, answerShown(shown, writtenAtSide(shown))];
};

/** What a side adds, line by line, with the sum so far. */
const modifiersShown = (position: LessonPosition, side: Side): readonly EpicStep[] => {
  const { modifier, words } = languageOf(position);
  const lines = modifiers(position.assault, side);
  const [at] = writtenAt(position.assault, side);
  return lines.map(({ name, value, rule }, i) => {
    const sum = lines.slice(0, i + 1).reduce((all, one) => all + one.value, 0);
    return {
      kind: 'place', position, says: [{ say: words.adds(capitalized(modifier(name)), value), rule }],
      drawn: at === undefined ? [] : [{ draws: 'count', at, text: `+${sum}` }],
    };
  });
};

const capitalized = (name: string): string => `${name.slice(0, 1).toLocaleUpperCase()}${name.slice(1)}`;

const modifiersOfASide: Shows = shown => [
  ...modifiersShown(shown.position, sideOf(shown)), answerShown(shown, writtenAtSide(shown)),
];

/** The dice of the result, what they come to, and the answer. */
const resultThrown: Shows = shown => {
  const then = afterResult(shown.position);
  const dice = eventSteps(shown.position, then.timeline).filter(({ kind }) => kind === 'dice').slice(-1);
  const why: readonly EpicStep[] =
    [{ kind: 'place', position: then, says: reasonsOf(shown), drawn: totalsDrawn(then) }];
  const total = shown.question.asks === 'total-of-a-side' ? modifiersShown(shown.position, sideOf(shown)) : [];
  return [...dice, ...total, ...why, answerShown(shown, loserOr(shown, then), then)];
};

/** What each side has come to, written at it. */
const totalsDrawn = ({ assault }: LessonPosition): readonly DrawnReason[] => SIDES.flatMap(side => {
  const total = assault.results.at(-1)?.[side].total;
  return total === undefined ? [] : writtenAt(assault, side).map(at => ({ draws: 'count', at, text: String(total) }));
});

/** Hits of a hack-down are written at the loser, everything else at the side that is asked about. */
const loserOr = (shown: ToShow, { assault }: LessonPosition): readonly string[] => {
  if (shown.question.asks !== 'hack-downs') return writtenAtSide(shown);
  return writtenAt(assault, assault.winner === 'attacker' ? 'defender' : 'attacker');
};

const chance: Shows = shown => {
  const { side } = questionOf<'chance-to-win'>(shown);
  const exact = shown.position.odds?.winner[side] ?? 0;
  return [
    { kind: 'place', position: shown.position, says: reasonsOf(shown), drawn: totalsOfKills(shown.position) },
    {
      ...answerShown(shown, writtenAtSide(shown), shown.position, 'odds'),
      drawn: [{ draws: 'scale', side, exact }, ...answerShown(shown, writtenAtSide(shown)).drawn],
    },
  ];
};

const totalsOfKills = ({ assault }: LessonPosition): readonly DrawnReason[] => SIDES.flatMap(side =>
  writtenAt(assault, side).map(at => ({ draws: 'count', at, text: String(assault.kills[side]) } as const)));

const killsCounted: Shows = shown => [
  { kind: 'place', position: shown.position, says: reasonsOf(shown), drawn: lostTo(shown) },
  answerShown(shown, writtenAtSide(shown)),
];

/** Those whom the other side has lost. */
const lostTo = (shown: ToShow): readonly DrawnReason[] => shown.position.assault.units
  .filter(unit => unit.side !== sideOf(shown) && unit.lostTo !== null)
  .map(({ id }) => ({ draws: 'loss', unit: id }));

export const SHOWS: Readonly<Record<QuestionId, Shows>> = {
  'who-may-be-charged': withDistances,
  'who-may-join': withDistances,
  'whose-zones': zonesShown,
  'who-may-be-contacted': fromTheUnitAsked,
  'may-the-charge-end': shown => [
    { kind: 'place', position: shown.position, drawn: [], says: reasonsOf(shown) },
    answerShown(shown, writtenAtSide(shown)),
  ],
  'who-may-get-out': plainly,
  'markers-after-fire': playedTo(afterFire, shown => [questionOf<'markers-after-fire'>(shown).formation]),
  'who-is-caught': shown => membersShown(shown, 'line', id => distanceLine(shown.position, inIt(shown, id))),
  'is-there-an-assault': assaultOrNot,
  'counter-charge-distance': reach,
  'who-may-attack': withAttackLines,
  'who-strikes-in-close-combat': withAttackLines,
  'who-fires-in-the-firefight': withAttackLines,
  'who-strikes-first': plainly,
  'dice-of-a-side': diceCounted,
  'value-needed': atUnit(({ position }, unit) => attackLines(position, unit)),
  'hits-of-a-side': diceRead,
  'who-may-be-hit': withAttackLines,
  'order-of-hits': order,
  'who-takes-the-hits': hitsOnAll(lapsOf),
  'hits-on-a-unit': shown => [
    { kind: 'hits', position: shown.position, says: reasonsOf(shown), drawn: hitsDrawn(lapsOf(shown)) },
    answerShown(shown, [questionOf<'hits-on-a-unit'>(shown).unit]),
  ],
  'who-is-hit-last': hitLast,
  'who-saves-by-cover': plainly,
  'save-needed': atUnit((_, unit) => [{ draws: 'hit', unit, number: 1 }]),
  'may-it-save': atUnit((_, unit) => [{ draws: 'hit', unit, number: 1 }]),
  'how-many-are-lost': playedTo(afterBatch),
  'damage-left': playedTo(afterBatch, shown => [questionOf<'damage-left'>(shown).unit]),
  'does-it-end-here': playedTo(whenKnown),
  'who-has-won-at-once': playedTo(whenKnown),
  'who-may-support': shown => {
    const then = atSupport(shown.position);
    return membersShown(shown, 'line', id => supportLines(then, id), then);
  },
  'kills-of-a-side': killsCounted,
  'counted-for-numbers': numbersCounted,
  'modifier-of-a-side': modifiersOfASide,
  'total-of-a-side': resultThrown,
  'who-wins-the-result': resultThrown,
  'hack-downs': resultThrown,
  'who-is-hacked-down': hackedDown,
  'who-breaks': formationsAtTheEnd,
  'who-is-destroyed': formationsAtTheEnd,
  'who-must-withdraw': formationsAtTheEnd,
  'markers-on': playedTo(atTheEnd, shown => [questionOf<'markers-on'>(shown).formation]),
  'chance-to-win': chance,
};
