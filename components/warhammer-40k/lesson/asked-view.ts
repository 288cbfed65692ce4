/** The table of a phase while something is asked about it: what lies there, and nothing that would answer. */
import { isAlive, profileOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Model, Phase } from '../../../src/warhammer-40k/model/state.ts';
import { touchedBy } from '../../../src/warhammer-40k/movement/engagement.ts';
import type { Counter } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { askedWords } from '../../shared/lesson/asked-words.ts';
import { phaseView } from '../steps/battlefield-view.ts';
import { namesTogether } from '../steps/wording.ts';
import { phaseLessonWords } from './phase-lesson-words.ts';

export interface AskedOfPhase {
  /** Those that can be taken into the answer. */
  readonly choosable: readonly string[];
  /** Those that are in it. */
  readonly chosen: readonly string[];
  /** Whom the opponent has named. */
  readonly marked: readonly string[];
  /** It is about armour: that is printed on everybody, and not the Initiative. */
  readonly isAboutArmour: boolean;
  /** Those that it is about; none unless given. */
  readonly about?: readonly string[];
  /** Models that have been lost and are still drawn. */
  readonly stoodBefore?: readonly string[];
}

const STILL = { movable: [], chosen: null, ghost: null, allowance: null, stoodBefore: [] } as const;

/** Everything that is known; whoever is meant stands out. */
export const knownPhaseView = (phase: Phase, meant: readonly string[]): BattlefieldView =>
  phaseView(phase, { ...STILL, choosable: [], shown: meant });

/** Who strikes when, who supports and who is wounded is for the reader to say. */
export const askedPhaseView = (phase: Phase, asked: AskedOfPhase): BattlefieldView => {
  const view = phaseView(phase, {
    ...STILL, choosable: asked.choosable, shown: [...asked.chosen, ...asked.about ?? []],
    stoodBefore: asked.stoodBefore ?? [],
  });
  return {
    ...view,
    counters: view.counters.map(counter =>
      counterOf(phase, phase.models.find(({ id }) => id === counter.id)!, counter, asked)),
    lines: view.lines.filter(({ kind }) => kind === 'contact'),
    tokens: [],
  };
};

const counterOf = (phase: Phase, model: Model, counter: Counter, asked: AskedOfPhase): Counter => {
  const { initiative, save } = profileOf(phase, model);
  const isMarked = asked.marked.includes(model.id);
  return {
    ...counter,
    spoken: [
      model.name,
      ...(asked.chosen.includes(model.id) ? [askedWords.chosen] : []),
      ...(isMarked ? [askedWords.marked] : []),
      phaseLessonWords.of(model.side, unitOf(phase, model.unit).name),
      phaseLessonWords.initiative(initiative), phaseLessonWords.save(save), ...placeOf(phase, model),
    ].join('; '),
    values: asked.isAboutArmour ? phaseLessonWords.armour(save) : String(initiative),
    counts: asked.isAboutArmour ? phaseLessonWords.armour(save) : String(initiative),
    other: null,
    filling: 'ring',
    stance: 'engaged',
    badge: isMarked ? askedWords.markedSign : null,
  };
};

/** What can be seen of where a model stands: whom it touches. */
export const placeOf = (phase: Phase, model: Model): readonly string[] => {
  if (!isAlive(model)) return [askedWords.lost];
  const touched = touchedBy(phase, model).map(({ id }) => id);
  const { wounds } = profileOf(phase, model);
  return [
    ...(touched.length === 0 ? [] : [askedWords.touches(namesTogether(phase, touched))]),
    ...(wounds > 1 ? [phaseLessonWords.wounds(model.wounds)] : []),
  ];
};
