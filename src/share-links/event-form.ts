/** Events in a link: the number of their type, then their fields. */
import { WAYS_TO_FIGHT } from '../epic-armageddon/model/combatant.ts';
import type { AssaultEvent, AssaultEventType } from '../epic-armageddon/model/events.ts';
import { EFFECTS } from '../epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../epic-armageddon/model/volley.ts';
import { SIDES } from '../epic-armageddon/model/procedure.ts';
import { both, byType, every, list, oneOf, some, truth, type Codec, type Forms } from './codec.ts';
import { going } from './positions.ts';
import { name } from './names.ts';
import { faces, number } from './numbers.ts';

type EventOf<T extends AssaultEventType> = Extract<AssaultEvent, { readonly type: T }>;
type FieldsOf<T extends AssaultEventType> = Omit<EventOf<T>, 'type'>;

const side = oneOf(SIDES);
const nothing = every({});
const byHit = { side, hit: number };

const overwatchHit = both(
  every({ unit: name }), some({ effect: oneOf(EFFECTS), points: number, unsaved: truth }),
);

const overwatch = both(
  every({ formation: name, target: name, hits: list(overwatchHit) }), some({ markers: number }),
);

/** The end of a withdrawal of which somebody says whose chain stays: links of before have no place for that. */
type KeptEvent = { readonly type: 'withdrawal.kept'; readonly keep: string };

/** Every type of event: its place here is its number, so new ones are put last and none is ever moved. */
const FORMS: Forms<AssaultEvent | KeptEvent> = {
  'dice.thrown': every({ faces }),
  'unit.moved': going('unit'),
  'target.chosen': both(every({ target: name }), some({ intermingled: list(name), combined: list(name) })),
  'charge.ended': some({ keep: name }),
  'counterCharge.ended': some({ keep: name }),
  'ways.settled': nothing,
  'hits.allocated': nothing,
  'support.called': nothing,
  'rest.withdrew': nothing,
  'withdrawal.ended': nothing,
  'consolidation.ended': nothing,
  'hit.moved': every({ ...byHit, to: name }),
  'save.chosen': every({ ...byHit, save: oneOf(SAVE_KINDS) }),
  'supporters.called': every({ side, units: list(name) }),
  'unit.disembarked': going('unit'),
  'unit.embarked': every({ unit: name, transport: name }),
  'way.chosen': every({ unit: name, by: oneOf(WAYS_TO_FIGHT) }),
  'dice.split': every({ unit: name, closeCombat: number }),
  'sniper.aimed': every({ ...byHit, to: name }),
  'critical.entered': every({ damage: list(every({ unit: name, points: number })) }),
  'care.taken': every({ unit: name }),
  'unit.rose': every({ unit: name }),
  'overwatch.fired': overwatch,
  'overwatch.ended': nothing,
  'test.repeated': nothing,
  'test.accepted': nothing,
  'withdrawal.halfway': nothing,
  'withdrawal.moved': nothing,
  'consolidation.moved': nothing,
  'withdrawal.kept': every({ keep: name }),
} satisfies { readonly [type in Exclude<AssaultEventType, 'withdrawal.ended'>]: Codec<FieldsOf<type>> }
& { readonly 'withdrawal.ended': Codec<object>; readonly 'withdrawal.kept': Codec<Omit<KeptEvent, 'type'>> };

const forms = byType<AssaultEvent | KeptEvent>(FORMS);

export const eventForm: Codec<AssaultEvent> = {
  write: (out, event) => forms.write(out, event.type === 'withdrawal.ended' && event.keep !== undefined
    ? { type: 'withdrawal.kept', keep: event.keep } : event),
  read: from => {
    const event = forms.read(from);
    return event.type === 'withdrawal.kept' ? { type: 'withdrawal.ended', keep: event.keep } : event;
  },
};
