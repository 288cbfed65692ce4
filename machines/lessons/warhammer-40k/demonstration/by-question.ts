/** What is drawn to each question, up to its answer: who touches whom, what counts, dice that are laid. */
import type { PhaseQuestionId, PhaseQuestionOf } from '../../../../src/lessons/warhammer-40k/questions.ts';
import type { DealtWound } from '../../../../src/warhammer-40k/model/allocation.ts';
import { livingOf, livingOn, modelOf, profileOf } from '../../../../src/warhammer-40k/model/roster.ts';
import { SIDES, type Side } from '../../../../src/warhammer-40k/model/procedure.ts';
import { idsAnswered, type DrawnReason } from '../../demonstration.ts';
import type { PhasePosition } from '../position.ts';
import { breakingIn, resultIn, settled } from '../questions/outcome.ts';
import { rungIn, strikesOf } from '../questions/strikes.ts';
import { afterRung, dealtTo, saveOf } from '../questions/wounds.ts';
import {
  answerShown, choiceShown, diceShown, membersShown, reasonsOf, type PhaseToShow,
} from './answers.ts';
import { eventSteps, type PhaseStep } from './event-steps.ts';
import { nearestLine, touchLines } from './lines.ts';

type Shows = (shown: PhaseToShow) => readonly PhaseStep[];

const questionOf = <I extends PhaseQuestionId>({ question }: PhaseToShow): PhaseQuestionOf<I> =>
  question as PhaseQuestionOf<I>;

/** Why, with what is drawn to it, and then the answer. */
const reasoned = (
  kind: PhaseStep['kind'], draw: (shown: PhaseToShow) => readonly DrawnReason[],
  on: (shown: PhaseToShow) => readonly string[],
): Shows => shown => [
  { kind, position: shown.position, says: reasonsOf(shown), drawn: draw(shown) }, answerShown(shown, on(shown)),
];

/** Fact by fact, and then the answer. */
const factByFact = (
  kind: PhaseStep['kind'], draw: (shown: PhaseToShow) => readonly DrawnReason[],
  on: (shown: PhaseToShow) => readonly string[],
): Shows => shown => [
  ...reasonsOf(shown).map((say, i): PhaseStep =>
    ({ kind, position: shown.position, says: [say], drawn: i === 0 ? draw(shown) : [] })),
  answerShown(shown, on(shown)),
];

const modelIn = (shown: PhaseToShow): string => questionOf<'attacks-of'>(shown).model;
const unitIn = (shown: PhaseToShow): string => questionOf<'does-cover-help'>(shown).unit;
const atModel = (shown: PhaseToShow): readonly string[] => [modelIn(shown)];
const atUnit = (shown: PhaseToShow): readonly string[] => [unitIn(shown)];

const firstUnitOf = ({ phase }: PhasePosition, side: Side): readonly string[] =>
  phase.units.filter(one => one.side === side).slice(0, 1).map(({ id }) => id);

const atSide = (shown: PhaseToShow): readonly string[] =>
  firstUnitOf(shown.position, questionOf<'dice-of-a-side'>(shown).side);

const contacts = (shown: PhaseToShow): readonly DrawnReason[] => touchLines(shown.position.phase, modelIn(shown));

const count = (at: string, text: string | number): DrawnReason => ({ draws: 'count', at, text: String(text) });

/** When each strikes. */
const rungsOf = ({ position: { phase } }: PhaseToShow): readonly DrawnReason[] => SIDES.flatMap(side =>
  livingOn(phase, side).map(({ id }) => count(id, rungIn(phase, id) === 'cover' ? '★' : rungIn(phase, id) ?? '–')));

const diceOf = (shown: PhaseToShow): readonly DrawnReason[] => {
  const dice = strikesOf(shown.position, questionOf<'dice-of-a-side'>(shown).side).flatMap(({ models }) => models);
  return [...new Set(dice)].map(id => count(id, dice.filter(one => one === id).length));
};

/** What each of a unit has of that which counts. */
const valuesOf = ({ position: { phase }, question }: PhaseToShow): readonly DrawnReason[] => {
  const { unit, of } = question as PhaseQuestionOf<'value-that-counts'>;
  return livingOf(phase, unit).map(model => count(model.id, profileOf(phase, model)[of] ?? '–'));
};

const armoursOf = ({ position: { phase }, question }: PhaseToShow): readonly DrawnReason[] =>
  livingOf(phase, (question as PhaseQuestionOf<'which-armour-first'>).unit).map(model => {
    const { save } = profileOf(phase, model);
    return count(model.id, save === null ? '–' : `${save}+`);
  });

/** Wounds as they are dealt: on a model, or on one after the other of those with that armour. */
const dealt = ({ position, question }: PhaseToShow): readonly DrawnReason[] => {
  const { unit, save } = question as PhaseQuestionOf<'saves-in-this-armour'>;
  const { phase } = position;
  const alike = livingOf(phase, unit).filter(model => profileOf(phase, model).save === save);
  const mine = dealtTo(position, unit).filter(one => saveOf(phase, one) === save);
  return mine.flatMap((one: DealtWound, i): readonly DrawnReason[] => {
    const taker = one.model ?? alike[i % Math.max(1, alike.length)]?.id;
    return taker === undefined ? [] : [{ draws: 'hit', unit: taker, number: i + 1 }];
  });
};

/** How many wounds each side has inflicted. */
const inflicted = ({ position }: PhaseToShow): readonly DrawnReason[] => {
  const { wounds } = resultIn(position);
  return SIDES.flatMap(side => firstUnitOf(position, side).map(id => count(id, wounds[side])));
};

/** What comes of the dice, event by event, and then the answer. */
const playedTo = (then: (position: PhasePosition) => PhasePosition): Shows => shown => {
  const there = then(shown.position);
  return [
    ...eventSteps(shown.position, there.timeline, shown.language),
    { kind: 'place', position: there, says: reasonsOf(shown), drawn: [] },
    answerShown(shown, atUnit(shown), there),
  ];
};

/** In each of these takes, what has become of it there. */
const takesShown: Shows = shown => {
  const { unit, takes } = questionOf<'where-is-it-so'>(shown);
  const right = idsAnswered(shown.answer);
  return takes.filter(take => right.includes(take)).map(take => {
    const there = breakingIn(shown.position.lesson, take);
    return choiceShown(shown, take, [unit], reasonsOf(shown, take), there === null ? shown.position : settled(there));
  });
};

const switchesShown: Shows = shown =>
  idsAnswered(shown.answer).map(id => choiceShown(shown, id, [], reasonsOf(shown, id)));

export const SHOWS: Readonly<Record<PhaseQuestionId, Shows>> = {
  'may-it-charge': reasoned('line', ({ position: { phase }, question }) => {
    const { unit, target } = question as PhaseQuestionOf<'may-it-charge'>;
    return nearestLine(phase, unit, target);
  }, atUnit),
  'does-cover-help': factByFact('place', rungsOf, atUnit),
  'who-strikes-first': factByFact('place', rungsOf, () => []),
  'when-does-it-strike': factByFact('line', contacts, atModel),
  'who-strikes-at': shown => membersShown(shown, 'line', id => touchLines(shown.position.phase, id)),
  'attacks-of': factByFact('line', contacts, atModel),
  'dice-of-a-side': factByFact('place', diceOf, atSide),
  'needed-to-hit': factByFact('line', contacts, atModel),
  'needed-to-wound': factByFact('line', contacts, atModel),
  'value-that-counts': reasoned('place', valuesOf, atUnit),
  'whom-may-it-strike': shown =>
    membersShown(shown, 'line', id => nearestLine(shown.position.phase, modelIn(shown), id)),
  'who-can-fall': shown => membersShown(shown, 'place'),
  'which-armour-first': factByFact('place', armoursOf, shown => livingOf(shown.position.phase, unitIn(shown))
    .filter(({ id }) => String(profileOf(shown.position.phase, modelOf(shown.position.phase, id)).save)
      === idsAnswered(shown.answer)[0]).map(({ id }) => id)),
  'saves-in-this-armour': reasoned('hits', dealt, atUnit),
  'who-may-take-it': shown => membersShown(shown, 'place'),
  'how-many-fall': playedTo(afterRung),
  'wounds-of-a-side': reasoned('place', inflicted, atSide),
  'who-wins': reasoned('place', inflicted, () => []),
  'who-must-test': shown => membersShown(shown, 'place'),
  'highest-that-holds': factByFact('place', () => [], atUnit),
  'does-it-hold': shown => [...diceShown(shown), answerShown(shown, atUnit(shown))],
  'what-becomes-of-it': playedTo(settled),
  'where-is-it-so': takesShown,
  'what-differs': switchesShown,
};
