/** The table while something is asked about it: everything that lies there, and nothing that would answer. */
import { calledInFull, combatantOf, formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { battlefieldView } from '../steps/battlefield-view.ts';
import { tableFacts } from './table-facts.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';

export interface Asked {
  /** The key of the step, such as `a4Attacks`. */
  readonly step: string;
  /** Those that can be taken into the answer. */
  readonly choosable: readonly string[];
  /** Those that are in it. */
  readonly chosen: readonly string[];
  /** Whom the opponent has named. */
  readonly marked: string | null;
  /** The answer has an order. */
  readonly isOrder: boolean;
  /** Where the hits lie may be seen. */
  readonly hasHits: boolean;
  /** The one that it is about; none unless given. */
  readonly about?: string | null;
  /** Whom the map shows, however small the others; all unless given. */
  readonly focus?: ReadonlySet<string> | null;
  /** Those who have been lost and are still drawn. */
  readonly stoodBefore?: readonly string[];
}

const NOBODY: ReadonlySet<string> = new Set();

/** Who fights with what, who is hit and who may support is for the reader to say. */
export const askedView = (assault: Assault, asked: Asked): BattlefieldView => {
  const view = battlefieldView(assault, {
    step: asked.step, movable: [], choosable: asked.choosable, chosen: null, ghost: null, allowance: null,
    stoodBefore: asked.stoodBefore ?? [], supporters: NOBODY,
  });
  const counters = new Map(view.counters.map(one => [one.id, one]));
  return {
    ...view,
    counters: assault.units.flatMap(unit => {
      const counter = counters.get(unit.id);
      return counter === undefined ? [] : [counterOf(assault, unit, counter, asked)];
    }),
    formations: (view.formations ?? []).map(one => ({ ...one, label: formationOf(assault, one.id).name, state: null })),
    lines: [],
    tokens: asked.hasHits ? view.tokens : [],
    areas: [],
  };
};

const counterOf = (assault: Assault, unit: Unit, counter: Counter, asked: Asked): Counter => {
  const place = asked.chosen.indexOf(unit.id);
  const isMarked = asked.marked === unit.id;
  return {
    ...counter,
    spoken: [
      nameOf(assault, unit),
      ...(place === -1 ? [] : [asked.isOrder ? askedWords.inOrder(place + 1) : askedWords.chosen]),
      ...(isMarked ? [askedWords.marked] : []),
      askedWords.sideAndFormation(askedWords.sides[unit.side], formationOf(assault, unit.formation).name),
      ...(counter.alive ? [] : [askedWords.lost]),
      ...tableFacts(assault, unit),
    ].join('; '),
    stance: asked.focus?.has(unit.id) === false ? 'bystander' : 'engaged',
    now: place !== -1 || asked.about === unit.id,
    ...unasked(assault, unit),
    badge: isMarked ? askedWords.markedSign : orderOf(place, asked),
    note: place !== -1 && asked.isOrder ? askedWords.inOrder(place + 1) : noteOf(counter, asked),
  };
};

/** Both its values, and nothing of how it fights. */
const unasked = (assault: Assault, unit: Unit): Pick<Counter, 'counts' | 'other' | 'more' | 'filling'> => {
  const { cc, ff } = combatantOf(assault, unit);
  const plus = (value: number | null): string => (value === null ? '–' : `${value}+`);
  return { counts: plus(cc), other: plus(ff), more: null, filling: 'ring' };
};

const orderOf = (place: number, { isOrder }: Asked): string | null =>
  (place !== -1 && isOrder ? figure(place + 1) : null);

const noteOf = ({ note }: Counter, { hasHits }: Asked): string | null => (hasHits ? note : null);

/** 'Boyz 3 with Warboss' */
export const nameOf = (assault: Assault, unit: Unit): string => {
  const { characters } = combatantOf(assault, unit);
  const name = calledInFull(assault, unit);
  return characters.length === 0 ? name : askedWords.withCharacters(name, listed(characters));
};
