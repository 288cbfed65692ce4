/** What players can decide at a moment: one thing at a time, each with the events that do it. */
import { transition } from 'xstate';
import { choosers, closeCombatDiceOf, wayInContact } from '../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { whyNotAim, whyNotMoveHit, whyNotSave } from '../../src/epic-armageddon/attacks/owner-choices.ts';
import { isWarEngine, WAYS_TO_FIGHT, type WayToFight } from '../../src/epic-armageddon/model/combatant.ts';
import type { Decision } from '../../src/epic-armageddon/model/events.ts';
import { enemyOf, SIDES, type Side } from '../../src/epic-armageddon/model/procedure.ts';
import { combatantOf, formationOf, unitOf } from '../../src/epic-armageddon/model/roster.ts';
import type { Assault } from '../../src/epic-armageddon/model/state.ts';
import { SAVE_KINDS, type SaveKind } from '../../src/epic-armageddon/model/volley.ts';
import { possibleTargets } from '../../src/epic-armageddon/steps/a1-choose-target.ts';
import { isWithinReach } from '../../src/epic-armageddon/steps/a2-charge.ts';
import {
  usualCharges, usualCounterCharges, usualFireCharges, type UsualMove,
} from '../../src/epic-armageddon/steps/usual-moves.ts';
import { isInState, statePath } from '../why.ts';
import { assaultMachine } from './assault.machine.ts';
import { handsOf, why, type AssaultSnapshot } from './why.ts';

/** What each kind of decision is told with. All names are those that units and formations have on the table. */
export interface DecisionValues {
  'target-other': { side: Side; formation: string };
  /** A formation that was meant to charge as well, or to be charged. */
  'joined-left-out': { side: Side; formation: string };
  /** All charge as they usually do but one. */
  'charge-without': { side: Side; unit: string };
  /** All stop near enough to fire. */
  'charge-to-fire': { side: Side };
  /** Where somebody is near enough already: one more charges, or all who have not. */
  'charge-also': { side: Side; unit: string };
  'charge-all': { side: Side };
  'called-off': { side: Side };
  'counter-charge': { side: Side; unit: string };
  'counter-charge-all': { side: Side };
  'way-chosen': { side: Side; unit: string; by: WayToFight };
  /** `of`: how many dice there are. */
  'dice-split': { side: Side; unit: string; closeCombat: number; of: number };
  'hit-moved': { side: Side; unit: string; other: string };
  'sniper-aimed': { side: Side; unit: string; other: string };
  'save-chosen': { side: Side; unit: string; save: SaveKind };
  'support-all': { side: Side };
  'support-none': { side: Side };
}
export type DecisionKind = keyof DecisionValues;

type Told = { readonly [K in DecisionKind]: {
  readonly kind: K;
  /** What its sentence is made of: `side`, whose decision it is. */
  readonly values: Readonly<DecisionValues[K]>;
} }[DecisionKind];

/** What is decided, before it is known whether it is legal. */
type Proposal = Told & {
  /** Different for every decision of one moment; the same every time. */
  readonly id: string;
  readonly rule: string;
  /** Ids of the units that it is about. */
  readonly units: readonly string[];
  /** What happens if it is decided so, one after the other. */
  readonly events: readonly Decision[];
};

export type OpenDecision = Proposal & {
  /** The moment once it is decided so. */
  readonly after: AssaultSnapshot;
};

/** So many units are tried one by one, and so many other victims of hits. */
const MOST_UNITS = 12;
const MOST_VICTIMS = 6;

type Lister = (assault: Assault, snapshot: AssaultSnapshot) => Iterable<Proposal>;

/** What is decided in which states; where nothing is listed, dice decide or nothing is open. */
const LISTS: readonly (readonly [isThere: (path: string) => boolean, list: Lister])[] = [
  [path => path === 'a1ChooseTarget', targets],
  [path => path === 'a2Charge.moving.choosing', assault => charges(assault)],
  [path => path === 'a3CounterCharge.attackerMoves.choosing', assault => counterCharges(assault, 'attacker')],
  [path => path === 'a3CounterCharge.defenderMoves.choosing', assault => counterCharges(assault, 'defender')],
  [path => path === 'a4Attacks.choosing', waysToFight],
  [path => /(^|\.)(allocating|macroAllocating)$/.test(path), otherVictims],
  [path => path.endsWith('.saving'), otherSaves],
  [path => isInState(path, 'a5SupportingFire.calling'), supporters],
];

/**
 * One decision after the other, in an order that is always the same, each only where the rules accept it and no dice
 * come in between. Once somebody has won nothing is left to decide that would bear on it.
 */
export function* openDecisions(snapshot: AssaultSnapshot): Generator<OpenDecision> {
  const { assault } = snapshot.context;
  if (snapshot.status !== 'active' || assault.winner !== null) return;
  const path = statePath(snapshot);
  for (const [isThere, list] of LISTS) {
    if (!isThere(path)) continue;
    for (const proposal of list(assault, snapshot)) {
      const after = afterAll(snapshot, proposal.events);
      if (after !== null) yield { ...proposal, after };
    }
  }
}

/** The moment after some events; null: one of them is refused, or only dice would tell whether it is. */
export const afterAll = (snapshot: AssaultSnapshot, events: readonly Decision[]): AssaultSnapshot | null => {
  let now = snapshot;
  for (const event of events) {
    if (now.status !== 'active' || why(now, event) !== null) return null;
    [now] = transition(assaultMachine, now, event);
    if (event.type === 'unit.moved' && handsOf(now).length > 0) return null;
  }
  return now;
};

/** Another target, or fewer who charge and are charged; then how the one that is meant is charged. @rule A1.1 */
function* targets(assault: Assault, snapshot: AssaultSnapshot): Generator<Proposal> {
  const { target, intended: { intermingled, combined } } = assault;
  const chosen: Decision = { type: 'target.chosen', target };
  for (const id of possibleTargets(assault).filter(one => one !== target)) {
    yield {
      id: `target-other:${id}`, kind: 'target-other', rule: 'A1.1', units: unitsIn(assault, id),
      values: { side: 'attacker', formation: formationOf(assault, id).name },
      events: [{ type: 'target.chosen', target: id }],
    };
  }
  for (const id of [...combined, ...intermingled]) {
    const others = (ids: readonly string[]): readonly string[] => ids.filter(one => one !== id);
    yield {
      id: `joined-left-out:${id}`, kind: 'joined-left-out', rule: 'A1.1', units: unitsIn(assault, id),
      values: { side: 'attacker', formation: formationOf(assault, id).name },
      events: [{ ...chosen, intermingled: others(intermingled), combined: others(combined) }],
    };
  }
  const begun = afterAll(snapshot, [chosen]);
  if (begun !== null) yield* charges(begun.context.assault, [chosen]);
}

const unitsIn = (assault: Assault, formation: string): readonly string[] =>
  assault.units.filter(unit => unit.formation === formation).map(({ id }) => id);

const movesOf = (moves: readonly UsualMove[]): readonly Decision[] =>
  moves.map(move => ({ type: 'unit.moved', ...move }));

/** Each unit once. */
const moversOf = (moves: readonly UsualMove[]): readonly string[] => [...new Set(moves.map(({ unit }) => unit))];

/** As long as nobody is near enough, what differs from the usual charge; after that, who else goes. @rule A2.1, A2.2 */
function* charges(assault: Assault, begun: readonly Decision[] = []): Generator<Proposal> {
  const usual = usualCharges(assault);
  const isThere = isWithinReach(assault);
  const movers = moversOf(usual);
  if (isThere && movers.length > 1) {
    yield {
      id: 'charge-all', kind: 'charge-all', rule: 'A2.1', units: movers, values: { side: 'attacker' },
      events: [...begun, ...movesOf(usual)],
    };
  }
  const isAnybodyLeft = isThere || movers.length > 1;
  for (const id of isAnybodyLeft ? movers.slice(0, MOST_UNITS) : []) {
    const { name } = unitOf(assault, id);
    const moves = usual.filter(({ unit }) => (unit === id) === isThere);
    const kind = isThere ? 'charge-also' : 'charge-without';
    yield {
      id: `${kind}:${id}`, kind, rule: 'A2.1', units: [id], values: { side: 'attacker', unit: name },
      events: [...begun, ...movesOf(moves)],
    };
  }
  if (isThere) return;
  const firing = usualFireCharges(assault);
  if (firing.length > 0) {
    yield {
      id: 'charge-to-fire', kind: 'charge-to-fire', rule: 'A4.2', units: moversOf(firing),
      values: { side: 'attacker' }, events: [...begun, ...movesOf(firing)],
    };
  }
  yield {
    id: 'called-off', kind: 'called-off', rule: 'A2.2', units: [], values: { side: 'attacker' },
    events: [...begun, { type: 'charge.ended' }],
  };
}

/** One goes straight at the nearest enemy, or all do. @rule A3.1 */
function* counterCharges(assault: Assault, side: Side): Generator<Proposal> {
  const usual = usualCounterCharges(assault, side);
  const movers = moversOf(usual);
  if (movers.length > 1) {
    yield {
      id: 'counter-charge-all', kind: 'counter-charge-all', rule: 'A3.1', units: movers, values: { side },
      events: movesOf(usual),
    };
  }
  for (const id of movers.slice(0, MOST_UNITS)) {
    yield {
      id: `counter-charge:${id}`, kind: 'counter-charge', rule: 'A3.1', units: [id],
      values: { side, unit: unitOf(assault, id).name },
      events: movesOf(usual.filter(({ unit }) => unit === id)),
    };
  }
}

/** A skimmer in contact fights in the other way, a war engine with other numbers of dice in each. @rule A4.2, W2 */
function* waysToFight(assault: Assault): Generator<Proposal> {
  for (const id of choosers(assault)) {
    const unit = unitOf(assault, id);
    const combatant = combatantOf(assault, unit);
    const { side, name } = unit;
    if (!isWarEngine(combatant)) {
      for (const by of WAYS_TO_FIGHT.filter(way => way !== wayInContact(assault, unit))) {
        yield {
          id: `way-chosen:${id}`, kind: 'way-chosen', rule: 'A4.2', units: [id], values: { side, unit: name, by },
          events: [{ type: 'way.chosen', unit: id, by }],
        };
      }
      continue;
    }
    const of = combatant.damageCapacity;
    for (const closeCombat of new Set([0, Math.floor(of / 2), of])) {
      if (closeCombat === closeCombatDiceOf(assault, unit)) continue;
      yield {
        id: `dice-split:${id}:${closeCombat}`, kind: 'dice-split', rule: 'W2', units: [id],
        values: { side, unit: name, closeCombat, of }, events: [{ type: 'dice.split', unit: id, closeCombat }],
      };
    }
  }
}

/** Hits that may fall on others who have none: those of owners among equals, those of snipers. @rule H1, H6 */
function* otherVictims(assault: Assault): Generator<Proposal> {
  const { volley } = assault;
  for (const side of volley === null ? [] : SIDES) {
    const hits = volley!.hits[side];
    const unhit = volley!.targets[side].map(({ unit }) => unit).filter(to => !hits.some(({ unit }) => unit === to));
    const pairs = hits.flatMap(({ unit }, hit) => unhit.map(to => ({ unit, hit, to })))
      .filter(({ unit, to }, i, all) => all.findIndex(one => one.unit === unit && one.to === to) === i);
    const told = (unit: string, to: string, whose: Side) =>
      ({ side: whose, unit: unitOf(assault, unit).name, other: unitOf(assault, to).name });
    for (const { unit, hit, to } of pairs.filter(one =>
      whyNotMoveHit(assault, side, one.hit, one.to) === null).slice(0, MOST_VICTIMS)) {
      yield {
        id: `hit-moved:${unit}:${to}`, kind: 'hit-moved', rule: 'H1', units: [unit, to],
        values: told(unit, to, side), events: [{ type: 'hit.moved', side, hit, to }],
      };
    }
    for (const { unit, hit, to } of pairs.filter(one =>
      whyNotAim(assault, side, one.hit, one.to) === null).slice(0, MOST_VICTIMS)) {
      yield {
        id: `sniper-aimed:${unit}:${to}`, kind: 'sniper-aimed', rule: 'H6', units: [unit, to],
        values: told(unit, to, enemyOf(side)), events: [{ type: 'sniper.aimed', side, hit, to }],
      };
    }
  }
}

/** Every other save that a hit could be saved by. @rule V2 */
function* otherSaves(assault: Assault): Generator<Proposal> {
  const { volley } = assault;
  for (const side of volley === null ? [] : SIDES) {
    for (const [hit, { unit, save: chosen }] of volley!.hits[side].entries()) {
      for (const save of SAVE_KINDS.filter(one => one !== chosen && whyNotSave(assault, side, hit, one) === null)) {
        yield {
          id: `save-chosen:${side}:${hit}:${save}`, kind: 'save-chosen', rule: 'V2', units: [unit],
          values: { side, unit: unitOf(assault, unit).name, save },
          events: [{ type: 'save.chosen', side, hit, save }],
        };
      }
    }
  }
}

/** All of a side who may support do, or nobody does. @rule A5.2 */
function* supporters({ support: { able, called } }: Assault): Generator<Proposal> {
  for (const side of SIDES.filter(one => able[one].length > 0)) {
    if (called[side].length < able[side].length) {
      yield {
        id: `support-all:${side}`, kind: 'support-all', rule: 'A5.2', units: able[side], values: { side },
        events: [{ type: 'supporters.called', side, units: able[side] }],
      };
    }
    if (called[side].length === 0) continue;
    yield {
      id: `support-none:${side}`, kind: 'support-none', rule: 'A5.2', units: able[side], values: { side },
      events: [{ type: 'supporters.called', side, units: [] }],
    };
  }
}
