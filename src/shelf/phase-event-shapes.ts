/** The events of a phase of 40k from outside. */
import * as v from 'valibot';
import { CHOICE_QUESTIONS } from '../warhammer-40k/model/choices.ts';
import { QUESTION_IDS } from '../warhammer-40k/editions/policy.ts';
import { DEFAULT_RULINGS } from '../warhammer-40k/rulings/rulings.ts';
import type { PlayedEvent } from '../warhammer-40k/stages/turns.ts';
import { pointIn } from '../parsing/place-shapes.ts';
import { fieldsOf, id, listOf, recordOf, text, wholeFrom, wordOf, type Shape } from '../parsing/shapes.ts';
import { rulings } from '../warhammer-40k/scenario/draft.ts';
import { eventListOf, THROWN } from './event-list.ts';
import { PHASE_LIMITS } from '../warhammer-40k/scenario/limits.ts';

const MANY = 1000;
const count = wholeFrom(0, MANY);

const wounded = fieldsOf('a model and its wounds', { model: id, wounds: count });

/** Those that are not told are as usual. */
const allRulings = v.pipe(
  rulings,
  v.transform(told => ({ ...DEFAULT_RULINGS, ...told })),
  v.description('an object of answers by their rulings'),
);

/** What each event says beside its type. */
const FIELDS: Readonly<Record<PlayedEvent['type'], v.ObjectEntries>> = {
  'answer.agreed': { question: wordOf(QUESTION_IDS), answer: text },
  'silence.accepted': {},
  'charge.declared': { unit: id, targets: listOf('unit ids', id, { most: PHASE_LIMITS.units }) },
  'declarations.ended': {},
  'charger.picked': { unit: id },
  'overwatch.fired': { unit: id, wounds: listOf('wounded models', wounded, { most: PHASE_LIMITS.models }) },
  'overwatch.ended': {},
  'model.moved': { model: id, to: pointIn('inches') },
  'rest.moved': {},
  'moves.ended': {},
  'weapon.chosen': { model: id, weapon: text },
  'strikes.aimed': { model: id, at: recordOf('an object of attacks by units', count) },
  'strikes.settled': {},
  'choice.made': { question: wordOf(CHOICE_QUESTIONS), option: text },
  'dice.thrown': THROWN,
  'turn.begun': { rulings: allRulings },
};

/** A list of events, none of which has been held against a phase yet. */
export const phaseEventsShape: Shape<PlayedEvent[]> = eventListOf<PlayedEvent>(FIELDS, 'phase');
