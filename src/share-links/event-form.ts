/** Events in a link: the number of their type, then their fields. */
import { WAYS_TO_FIGHT } from '../epic-armageddon/model/combatant.ts';
import type { AssaultEvent, AssaultEventType, CriticalEntered } from '../epic-armageddon/model/events.ts';
import { EFFECTS } from '../epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../epic-armageddon/model/volley.ts';
import { SIDES } from '../epic-armageddon/model/procedure.ts';
import { both, byType, every, list, oneOf, some, truth, type Codec, type Forms } from './codec.ts';
import { going } from './positions.ts';
import { name } from './names.ts';
import { faces, number, point } from './numbers.ts';

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

const damage = list(every({ unit: name, points: number }));

/** The end of a withdrawal of which somebody says whose chain stays: links of before have no place for that. */
type KeptEvent = { readonly type: 'withdrawal.kept'; readonly keep: string };

/** What a critical hit did that has moved its war engine: links of before have no place for where to. */
type MovedEvent = { readonly type: 'critical.moved' } & Required<CriticalEntered>;

/** Events of which a number of before holds a part alone. */
type ShortOf = 'withdrawal.ended' | 'critical.entered';

type LinkEvent = AssaultEvent | KeptEvent | MovedEvent;

/** Every type of event: its place here is its number, so new ones are put last and none is ever moved. */
const FORMS: Forms<LinkEvent> = {
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
  'critical.entered': every({ damage }),
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
  'critical.moved': every({ damage, to: point }),
} satisfies { readonly [type in Exclude<AssaultEventType, ShortOf>]: Codec<FieldsOf<type>> }
& { readonly [type in ShortOf]: Codec<object> }
& {
  readonly 'withdrawal.kept': Codec<Omit<KeptEvent, 'type'>>;
  readonly 'critical.moved': Codec<Omit<MovedEvent, 'type'>>;
};

const forms = byType<LinkEvent>(FORMS);

/** Under the number that has room for all that it says. */
const inLink = (event: AssaultEvent): LinkEvent => {
  if (event.type === 'withdrawal.ended' && event.keep !== undefined) {
    return { type: 'withdrawal.kept', keep: event.keep };
  }
  if (event.type === 'critical.entered' && event.to !== undefined) {
    return { type: 'critical.moved', damage: event.damage, to: event.to };
  }
  return event;
};

const outOfLink = (event: LinkEvent): AssaultEvent => {
  switch (event.type) {
    case 'withdrawal.kept': return { type: 'withdrawal.ended', keep: event.keep };
    case 'critical.moved': return { type: 'critical.entered', damage: event.damage, to: event.to };
    default: return event;
  }
};

export const eventForm: Codec<AssaultEvent> = {
  write: (out, event) => forms.write(out, inLink(event)),
  read: from => outOfLink(forms.read(from)),
};
