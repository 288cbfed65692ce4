/** Events of every type with anything in their fields that JSON can hold, allowed or not. */
import { fc } from '../support/laws.ts';
import { WAYS_TO_FIGHT } from '../../src/epic-armageddon/model/combatant.ts';
import type { AssaultEvent } from '../../src/epic-armageddon/model/events.ts';
import { EFFECTS } from '../../src/epic-armageddon/model/profile.ts';
import { SAVE_KINDS } from '../../src/epic-armageddon/model/volley.ts';
import type { Scenario } from '../../src/epic-armageddon/model/scenario.ts';
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';

/** What is round to a hundredth of a cm, to a thousandth, and what is not round at all. */
const cm = fc.oneof(
  fc.integer({ min: -20_000, max: 20_000 }).map(n => n / 100 + 0),
  fc.integer({ min: -200_000, max: 200_000 }).map(n => n / 1000 + 0),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);
const at = fc.tuple(cm, cm);
const count = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
const side = fc.constantFrom(...SIDES);

type Fields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Events about the units and formations of a scenario, and now and then about nobody that there is. */
export const eventsIn = ({ formations }: Scenario): fc.Arbitrary<readonly AssaultEvent[]> => {
  const ids = formations.flatMap(({ id, units }) => [id, ...units.map(unit => unit.id)]);
  const id = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.string() });
  const some = fc.array(id, { maxLength: 4 });
  const of = (type: AssaultEvent['type'], must: Fields = {}, may: Fields = {}) => fc.record<Record<string, unknown>>(
    { type: fc.constant(type), ...must, ...may },
    { requiredKeys: ['type', ...Object.keys(must)], noNullPrototype: true },
  );
  const hit = { side, hit: count, to: id };
  const overwatchHit = fc.record(
    { unit: id, effect: fc.constantFrom(...EFFECTS), points: count, unsaved: fc.boolean() },
    { requiredKeys: ['unit'], noNullPrototype: true },
  );
  const forms: { readonly [type in AssaultEvent['type']]: fc.Arbitrary<unknown> } = {
    'test.repeated': of('test.repeated'),
    'test.accepted': of('test.accepted'),
    'target.chosen': of('target.chosen', { target: id }, { intermingled: some, combined: some }),
    'unit.disembarked': of('unit.disembarked', { unit: id, to: at }),
    'unit.embarked': of('unit.embarked', { unit: id, transport: id }),
    'overwatch.fired': of('overwatch.fired', {
      formation: id, target: id, hits: fc.array(overwatchHit, { maxLength: 3 }),
    }, { markers: count }),
    'overwatch.ended': of('overwatch.ended'),
    'way.chosen': of('way.chosen', { unit: id, by: fc.constantFrom(...WAYS_TO_FIGHT) }),
    'dice.split': of('dice.split', { unit: id, closeCombat: count }),
    'ways.settled': of('ways.settled'),
    'sniper.aimed': of('sniper.aimed', hit),
    'critical.entered': of('critical.entered', {
      damage: fc.array(fc.record({ unit: id, points: count }, { noNullPrototype: true }), { maxLength: 3 }),
    }, { to: at }),
    'unit.moved': of('unit.moved', { unit: id, to: at }),
    'care.taken': of('care.taken', { unit: id }),
    'unit.rose': of('unit.rose', { unit: id }),
    'charge.ended': of('charge.ended', {}, { keep: id }),
    'counterCharge.ended': of('counterCharge.ended', {}, { keep: id }),
    'dice.thrown': of('dice.thrown', { faces: fc.oneof(
      { weight: 9, arbitrary: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 30 }) },
      { weight: 1, arbitrary: fc.array(count, { maxLength: 5 }) },
    ) }),
    'hit.moved': of('hit.moved', hit),
    'hits.allocated': of('hits.allocated'),
    'save.chosen': of('save.chosen', { side, hit: count, save: fc.constantFrom(...SAVE_KINDS) }),
    'supporters.called': of('supporters.called', { side, units: some }),
    'support.called': of('support.called'),
    'rest.withdrew': of('rest.withdrew'),
    'withdrawal.halfway': of('withdrawal.halfway'),
    'withdrawal.moved': of('withdrawal.moved'),
    'withdrawal.ended': of('withdrawal.ended', {}, { keep: id }),
    'consolidation.moved': of('consolidation.moved'),
    'consolidation.ended': of('consolidation.ended'),
  };
  return fc.array(fc.oneof(...Object.values(forms)), { maxLength: 25 }) as fc.Arbitrary<readonly AssaultEvent[]>;
};
