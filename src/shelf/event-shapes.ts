/** The events of an assault from outside: whether each is one that there is, and says what such an event says. */
import * as v from 'valibot';
import type { AssaultEvent, AssaultEventType } from '../epic-armageddon/model/events.ts';
import { WAYS_TO_FIGHT } from '../epic-armageddon/model/combatant.ts';
import { SAVE_KINDS } from '../epic-armageddon/model/volley.ts';
import { SIDES } from '../epic-armageddon/model/procedure.ts';
import { SCENARIO_LIMITS } from '../epic-armageddon/model/limits.ts';
import { pointIn } from '../parsing/place-shapes.ts';
import { fieldsOf, id, listOf, truth, wholeFrom, wordOf, type Shape } from '../parsing/shapes.ts';
import { eventListOf, THROWN } from './read-played.ts';

const MANY = 1000;

const EFFECTS = ['normal', 'ignore-cover', 'lance', 'sniper', 'macro-weapon', 'titan-killer'] as const;

const point = pointIn('cm');

const side = wordOf(SIDES);
const count = wholeFrom(0, MANY);
const units = listOf('unit ids', id, { most: SCENARIO_LIMITS.units });
const formations = v.exactOptional(listOf('formation ids', id, { most: SCENARIO_LIMITS.formations }));
const keep = v.exactOptional(id);

const overwatchHit = fieldsOf('a hit on a unit', {
  unit: id,
  effect: v.exactOptional(wordOf(EFFECTS)),
  points: v.exactOptional(count),
  unsaved: v.exactOptional(truth),
});

const damage = fieldsOf('damage on a unit', { unit: id, points: count });

/** What each event says beside its type. */
const FIELDS: Readonly<Record<AssaultEventType, v.ObjectEntries>> = {
  'test.repeated': {},
  'test.accepted': {},
  'target.chosen': { target: id, intermingled: formations, combined: formations },
  'unit.disembarked': { unit: id, to: point },
  'unit.embarked': { unit: id, transport: id },
  'overwatch.fired': {
    formation: id,
    target: id,
    hits: listOf('hits', overwatchHit, { most: MANY }),
    markers: v.exactOptional(count),
  },
  'overwatch.ended': {},
  'way.chosen': { unit: id, by: wordOf(WAYS_TO_FIGHT) },
  'dice.split': { unit: id, closeCombat: count },
  'ways.settled': {},
  'sniper.aimed': { side, hit: count, to: id },
  'critical.entered': { damage: listOf('damaged units', damage, { most: MANY }), to: v.exactOptional(point) },
  'unit.moved': { unit: id, to: point },
  'care.taken': { unit: id },
  'unit.rose': { unit: id },
  'charge.ended': { keep },
  'counterCharge.ended': { keep },
  'dice.thrown': THROWN,
  'hit.moved': { side, hit: count, to: id },
  'hits.allocated': {},
  'save.chosen': { side, hit: count, save: wordOf(SAVE_KINDS) },
  'supporters.called': { side, units },
  'support.called': {},
  'rest.withdrew': {},
  'withdrawal.halfway': {},
  'withdrawal.moved': {},
  'withdrawal.ended': { keep },
  'consolidation.moved': {},
  'consolidation.ended': {},
};

/** A list of events, none of which has been held against an assault yet. */
export const eventsShape: Shape<AssaultEvent[]> = eventListOf<AssaultEvent>(FIELDS, 'assault');
