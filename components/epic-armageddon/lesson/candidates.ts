/** What an answer can be made of, as rows to choose from: with what the table shows of each. */
import { livingIn } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../../src/epic-armageddon/model/state.ts';
import type { AnswerKind } from '../../../src/lessons/questions.ts';
import type { Choice } from '../../shared/parts/choice.ts';
import { nameOf } from './asked-view.ts';
import { placeOf } from './table-facts.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

/** Stands or formations in the order of the scenario, so that their places in the list say nothing. */
export const choicesOf = (assault: Assault, kind: AnswerKind, ids: readonly string[]): readonly Choice[] =>
  (kind === 'formations' ? formationChoices(assault, ids) : unitChoices(assault, ids));

/** Where both sides are meant their side is said. */
const unitChoices = (assault: Assault, ids: readonly string[]): readonly Choice[] => {
  const units = assault.units.filter(({ id }) => ids.includes(id));
  const isBoth = new Set(units.map(({ side }) => side)).size > 1;
  return units.map(unit => ({
    id: unit.id,
    label: nameOf(assault, unit),
    detail: [...(isBoth ? [askedWords.sides[unit.side]] : []), ...placeOf(assault, unit)].join(', '),
    refusal: null,
  }));
};

const formationChoices = (assault: Assault, ids: readonly string[]): readonly Choice[] =>
  assault.formations.filter(({ id }) => ids.includes(id)).map(({ id, name, side, broken, blastMarkers }) => ({
    id,
    label: name,
    detail: askedWords.formation(askedWords.sides[side], livingIn(assault, id).length, blastMarkers, broken),
    refusal: null,
  }));
