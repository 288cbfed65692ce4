/** The table while something is asked about it: everything that lies there, and nothing that would answer. */
import { calledInFull, combatantOf, formationOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { BattlefieldView, Counter } from '../../shared/battlefield/view.ts';
import { listed } from '../../shared/languages/forms.ts';
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
}

/** Who fights with what, who is hit and who may support is for the reader to say. */
export const askedView = (assault: Assault, asked: Asked): BattlefieldView => {
  const view = battlefieldView(assault, {
    step: asked.step, movable: [], choosable: asked.choosable, chosen: null, ghost: null, allowance: null,
    stoodBefore: [],
  });
  const counters = new Map(view.counters.map(one => [one.id, one]));
  return {
    ...view,
    counters: assault.units.flatMap(unit => {
      const counter = counters.get(unit.id);
      return counter === undefined ? [] : [counterOf(assault, unit, counter, asked)];
    }),
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
    stance: 'engaged',
    now: place !== -1,
    badge: isMarked ? askedWords.markedSign : null,
    note: place !== -1 && asked.isOrder ? askedWords.inOrder(place + 1) : noteOf(counter, asked),
  };
};

const noteOf = ({ note }: Counter, { hasHits }: Asked): string | null => (hasHits ? note : null);

/** 'Boyz 3 with Warboss' */
export const nameOf = (assault: Assault, unit: Unit): string => {
  const { characters } = combatantOf(assault, unit);
  const name = calledInFull(assault, unit);
  return characters.length === 0 ? name : askedWords.withCharacters(name, listed(characters));
};
