/** What an answer can be made of: every stand or formation that could be meant, whether or not it is right. */
import { isAlive, livingIn } from '../../src/epic-armageddon/roster.ts';
import { SIDES, type Assault, type Side } from '../../src/epic-armageddon/state.ts';
import type { Question } from '../../src/scenario/lessons/questions.ts';
import type { Choice } from '../parts/choice.ts';
import { nameOf } from './asked-view.ts';
import { placeOf } from './table-facts.ts';
import { words } from './words.ts';

/** The sides that a question is about: the one that it names, else both. */
const sidesOf = (ask: Question): readonly Side[] => ('side' in ask ? [ask.side] : SIDES);

/** Living stands in the order of the list; where both sides are meant their side is said. */
export const unitChoices = (assault: Assault, ask: Question): readonly Choice[] => {
  const sides = sidesOf(ask);
  return sides.flatMap(side => assault.units.filter(unit => unit.side === side && isAlive(unit))).map(unit => ({
    id: unit.id,
    label: nameOf(assault, unit),
    detail: [...(sides.length > 1 ? [words.sides[unit.side]] : []), ...placeOf(assault, unit)].join(', '),
    refusal: null,
  }));
};

/** Formations of which somebody lives. */
export const formationChoices = (assault: Assault, ask: Question): readonly Choice[] => {
  const sides = sidesOf(ask);
  return sides.flatMap(side => assault.formations.filter(one => one.side === side))
    .filter(({ id }) => livingIn(assault, id).length > 0)
    .map(({ id, name, side, broken, blastMarkers }) => ({
      id,
      label: name,
      detail: words.formation(words.sides[side], livingIn(assault, id).length, blastMarkers, broken),
      refusal: null,
    }));
};
