/** Events worth asking the assault about: for each type the usual one, then what could turn out differently. */
import type { AnyMachineSnapshot } from 'xstate';
import { diceIn } from '../../src/dice/hand.ts';
import { criticalReach } from '../../src/epic-armageddon/attacks/aftermath.ts';
import { possibleTargets } from '../../src/epic-armageddon/steps/a1-choose-target.ts';
import { onOverwatch, underFire } from '../../src/epic-armageddon/steps/a2-overwatch.ts';
import type { AssaultEvent, AssaultEventType } from '../../src/epic-armageddon/model/events.ts';
import type { Refusal } from '../../src/epic-armageddon/model/log.ts';
import { sentence } from '../../src/epic-armageddon/explain/log-sentences.ts';
import { combatantOf, livingIn, livingOf, unitOf } from '../../src/epic-armageddon/model/roster.ts';
import { SAVE_KINDS } from '../../src/epic-armageddon/model/volley.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../src/epic-armageddon/model/procedure.ts';
import { choosers } from '../../src/epic-armageddon/attacks/ways-to-fight.ts';
import type { EventProber, Probe } from '../charts/event-prober.ts';
import { gettingIn, gettingOut, moversIn, moving, risers } from './move-probes.ts';
import { handsOf, metaOf, why, type AssaultSnapshot } from './why.ts';

type Probes = Iterable<AssaultEvent>;

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** All lowest, all highest, then each of a few hands at its best against whatever the others may throw. */
function* throws(snapshot: AssaultSnapshot): Probes {
  const hands = handsOf(snapshot).map(({ dice }) => dice);
  const count = diceIn(handsOf(snapshot));
  const faces = (faceOf: (hand: number, die: number) => number): AssaultEvent => ({
    type: 'dice.thrown', faces: hands.flatMap((dice, hand) => Array.from({ length: dice }, (_, i) => faceOf(hand, i))),
  });
  yield faces(() => 1);
  if (count === 0) return;
  yield faces(() => 6);
  for (const best of hands.length > 1 && hands.length < 5 ? hands.keys() : []) {
    for (const other of FACES) yield faces(hand => (hand === best ? 6 : other));
  }
  yield faces((_, die) => (die % 2 === 0 ? 6 : 1));
  yield faces((_, die) => (die % 3) + 2);
}

function* fires(assault: Assault): Probes {
  const [first] = assault.formations;
  for (const formation of [...onOverwatch(assault), first!.id]) {
    for (const target of [...underFire(assault), assault.engaging]) {
      yield { type: 'overwatch.fired', formation, target, hits: [] };
      const [unit] = livingIn(assault, target);
      if (unit !== undefined) yield { type: 'overwatch.fired', formation, target, hits: [{ unit: unit.id }] };
    }
  }
}

/** Units that may say how they fight; where there are none, one that may not. */
const sayers = (assault: Assault): readonly string[] => {
  const able = choosers(assault);
  return able.length > 0 ? able : assault.units.slice(0, 1).map(({ id }) => id);
};

function* splits(assault: Assault): Probes {
  for (const unit of sayers(assault)) {
    const { damageCapacity } = combatantOf(assault, unitOf(assault, unit));
    for (const closeCombat of [damageCapacity, 0, 1]) yield { type: 'dice.split', unit, closeCombat };
  }
}

/** Every hit on every unit that could have it; where nothing was hit, a hit that is not there. */
function* elsewhere(assault: Assault, type: 'hit.moved' | 'sniper.aimed'): Probes {
  const { volley } = assault;
  for (const side of SIDES) {
    const hits = volley?.hits[side] ?? [];
    const targets = volley?.targets[side] ?? [];
    for (const hit of hits.keys()) {
      for (const { unit: to } of targets) if (to !== hits[hit]!.unit) yield { type, side, hit, to };
    }
  }
  for (const side of SIDES) {
    const struck = volley?.hits[side][0]?.unit;
    if (struck !== undefined) yield { type, side, hit: 0, to: struck };
  }
  yield { type, side: 'attacker', hit: 0, to: assault.units[0]!.id };
}

/** For each hit the saves that were not chosen. */
function* saves(assault: Assault): Probes {
  for (const side of SIDES) {
    for (const [hit, { save: chosen }] of (assault.volley?.hits[side] ?? []).entries()) {
      for (const save of SAVE_KINDS) if (save !== chosen) yield { type: 'save.chosen', side, hit, save };
    }
  }
  yield { type: 'save.chosen', side: 'attacker', hit: 0, save: 'armour' };
}

function* supporters(assault: Assault): Probes {
  for (const side of SIDES) {
    const units = assault.support.able[side];
    yield { type: 'supporters.called', side, units };
    yield { type: 'supporters.called', side, units: [] };
  }
}

function* criticals(assault: Assault): Probes {
  yield { type: 'critical.entered', damage: [] };
  if (criticalReach(assault) > 0) {
    yield { type: 'critical.entered', damage: [], to: unitOf(assault, assault.aftermath[0]!.unit).at };
  }
  for (const side of SIDES) {
    for (const unit of livingOf(assault, side).slice(0, 1)) {
      yield { type: 'critical.entered', damage: [{ unit: unit.id, points: 1 }] };
    }
  }
}

const PROBES: { readonly [type in AssaultEventType]?: (assault: Assault, snapshot: AssaultSnapshot) => Probes } = {
  'dice.thrown': (_, snapshot) => throws(snapshot),
  'target.chosen': assault => [assault.target, ...possibleTargets(assault).filter(id => id !== assault.target)]
    .map(target => ({ type: 'target.chosen', target })),
  'unit.moved': (assault, snapshot) => moving(assault, metaOf(snapshot)),
  'unit.rose': (assault, snapshot) => risers(assault, metaOf(snapshot)).map(unit => ({ type: 'unit.rose', unit })),
  'care.taken': (assault, snapshot) => moversIn(assault, metaOf(snapshot))
    .map(unit => ({ type: 'care.taken', unit })),
  'unit.disembarked': (assault, snapshot) => gettingOut(assault, metaOf(snapshot)),
  'unit.embarked': (assault, snapshot) => gettingIn(assault, metaOf(snapshot)),
  'overwatch.fired': fires,
  'way.chosen': assault => sayers(assault).flatMap(unit => [
    { type: 'way.chosen', unit, by: 'firefight' }, { type: 'way.chosen', unit, by: 'close-combat' },
  ]),
  'dice.split': splits,
  'hit.moved': assault => elsewhere(assault, 'hit.moved'),
  'sniper.aimed': assault => elsewhere(assault, 'sniper.aimed'),
  'save.chosen': saves,
  'supporters.called': supporters,
  'critical.entered': criticals,
};

/** Events of a type that are worth asking the assault about, the usual one first; what needs no more is its type. */
export const probesOf = (snapshot: AssaultSnapshot, type: AssaultEventType): Iterable<AssaultEvent> =>
  PROBES[type]?.(snapshot.context.assault, snapshot) ?? [{ type } as AssaultEvent];

/** How the assault is asked, and how it says no: why it refuses is said by `say`. */
export const assaultProber = (say: (refusal: Refusal) => string): EventProber => ({
  probes: (snapshot, type) =>
    probesOf(snapshot as unknown as AssaultSnapshot, type as AssaultEventType) as Iterable<Probe>,
  reason: (snapshot: AnyMachineSnapshot, event) => {
    const refusal = why(snapshot as unknown as AssaultSnapshot, event as unknown as AssaultEvent);
    return refusal === null ? null : { say: say(refusal), rule: refusal.rule };
  },
});

/** In English. */
export const ASSAULT_PROBER = assaultProber(sentence);
