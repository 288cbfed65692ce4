/** A phase of 40k from outside, as a shelf keeps it: loaded where one is to be read. */
import * as v from 'valibot';
import { pointIn } from '../parsing/place-shapes.ts';
import { fieldsOf, id, listOf, recordOf, type Shape, text, wholeFrom, wordOf } from '../parsing/shapes.ts';
import { QUESTION_IDS } from '../warhammer-40k/editions/policy.ts';
import { SAVE_KINDS } from '../warhammer-40k/model/allocation.ts';
import { CHOICE_QUESTIONS } from '../warhammer-40k/model/choices.ts';
import { GUN_KINDS } from '../warhammer-40k/model/gun.ts';
import { editionOf, type Scenario } from '../warhammer-40k/model/scenario.ts';
import { usualRulings } from '../warhammer-40k/rulings/rulings.ts';
import { PHASE_LIMITS } from '../warhammer-40k/model/limits.ts';
import { openPhase } from '../warhammer-40k/scenario/parse.ts';
import { rulings } from '../warhammer-40k/scenario/draft.ts';
import type { PlayedEvent, PlayedPhase } from '../warhammer-40k/stages/turns.ts';
import type { ContentReader } from './read-item.ts';
import { eventListOf, playedContent, readPlayed, THROWN } from './read-played.ts';

/** The most of anything that is counted in one event. */
const MANY = 1000;
const count = wholeFrom(0, MANY);

const wounded = fieldsOf('a model and its wounds', { model: id, wounds: count });

const gun = fieldsOf('a gun that fires at chargers', {
  kind: wordOf(GUN_KINDS), strength: count, armourPiercing: v.nullable(count), shots: count,
});

/** What each event says beside its type. */
const FIELDS: Readonly<Record<PlayedEvent['type'], v.ObjectEntries>> = {
  'answer.agreed': { question: wordOf(QUESTION_IDS), answer: text },
  'silence.accepted': {},
  'charge.declared': { unit: id, targets: listOf('unit ids', id, { most: PHASE_LIMITS.units }) },
  'declarations.ended': {},
  'charger.picked': { unit: id },
  'overwatch.fired': { unit: id, wounds: listOf('wounded models', wounded, { most: PHASE_LIMITS.models }) },
  'overwatch.shot': { unit: id, guns: listOf('weapons', gun, { most: PHASE_LIMITS.models }) },
  'overwatch.ended': {},
  'model.moved': { model: id, to: pointIn('inches') },
  'rest.moved': {},
  'moves.ended': {},
  'weapon.chosen': { model: id, weapon: text },
  'strikes.aimed': { model: id, at: recordOf('an object of attacks by units', count) },
  'strikes.settled': {},
  'choice.made': { question: wordOf(CHOICE_QUESTIONS), option: text },
  'save.chosen': { hand: count, dice: count, save: wordOf(SAVE_KINDS) },
  'wound.kept': { hand: count },
  'dice.thrown': THROWN,
  'turn.begun': { rulings },
};

/** A list of events, none of which has been held against a phase yet. */
export const phaseEventsShape: Shape<PlayedEvent[]> = eventListOf<PlayedEvent>(FIELDS, 'phase');

const content = playedContent('phase', phaseEventsShape);

/** Rulings of a turn that are left out are as usual. */
const completed = (event: PlayedEvent, scenario: Scenario): PlayedEvent => (event.type === 'turn.begun'
  ? { ...event, rulings: { ...usualRulings(editionOf(scenario)), ...event.rulings } } : event);

/** `accepts`: how many of the events the rules accept, one after the other. */
export const phaseReader = (accepts: (played: PlayedPhase) => number): ContentReader<'phase'> =>
  (json, problems) => readPlayed({ content, parse: openPhase, completed, accepts }, json, problems);
