/** Which open questions an assault can come to while nobody decides otherwise than usual; the others change nothing. */
import { has, isWarEngine, WAYS_TO_FIGHT, type Combatant } from '../../model/combatant.ts';
import type { Effect } from '../../model/profile.ts';
import { combatantOf, formationOf } from '../../model/roster.ts';
import type { RulingId } from '../../rulings/rulings.ts';
import type { Scenario } from '../../model/scenario.ts';
import { mustCounterCharge } from '../../special-rules/formation-rules.ts';
import type { Assault, Formation } from '../../model/state.ts';
import { laidOut } from './layout.ts';

type IsAsked = (assault: Assault) => boolean;

const always: IsAsked = () => true;
/** Only a player’s move or choice would ask. */
const never: IsAsked = () => false;
const every = (...asks: readonly IsAsked[]): IsAsked => assault => asks.every(is => is(assault));
const some = (...asks: readonly IsAsked[]): IsAsked => assault => asks.some(is => is(assault));

const anyUnit = (is: (combatant: Combatant) => boolean): IsAsked => ({ combatants }) =>
  Object.values(combatants).some(is);
const anyFormation = (is: (formation: Formation) => boolean): IsAsked => ({ formations }) => formations.some(is);
const throwing = (...effects: readonly Effect[]): IsAsked => anyUnit(({ attacks }) =>
  WAYS_TO_FIGHT.some(way => attacks[way].some(({ effect }) => effects.includes(effect))));

const engines = anyUnit(isWarEngine);
const bystanders = anyFormation(one => !one.fighting);
const passengers: IsAsked = ({ units }) => units.some(unit => unit.aboard !== null);
const unblooded = anyFormation(mustCounterCharge);
const severalDefenders: IsAsked = ({ formations }) =>
  formations.filter(one => one.side === 'defender' && one.fighting).length > 1;
const sightCut: IsAsked = ({ table }) => table.terrain.some(piece => piece.cutsSight);
const engineAside: IsAsked = assault => assault.units.some(unit =>
  isWarEngine(combatantOf(assault, unit)) && !formationOf(assault, unit.formation).fighting);
const isMarines = ({ rules }: Formation): boolean => rules.includes('they-shall-know-no-fear');

/** For each question what there must be in an assault that could ask it. */
const ASKED: Readonly<Record<RulingId, IsAsked>> = {
  lineOfFireToAssault: some(sightCut, engines),
  immobileCounterCharge: every(unblooded, anyUnit(one => one.speed === 0)),
  reachToTarget: severalDefenders,
  combinedFormations: ({ intended }) => intended.combined.length > 2,
  scoutZones: every(unblooded, anyUnit(one => has(one, 'scout'))),
  ownTargetZone: never,
  brokenFollower: never,
  disembarkWithin: never,
  warEngineCounterCharge: every(unblooded, engines),
  drawnInCover: anyFormation(one => one.drawnIn || mustCounterCharge(one)),
  equalDistances: never,
  laterBatch: some(engines, throwing('macro-weapon', 'titan-killer')),
  settledTies: never,
  shieldedEngineHits: never,
  specialHits: throwing('ignore-cover', 'lance', 'sniper', 'macro-weapon', 'titan-killer'),
  mountedCover: anyUnit(one => has(one, 'mounted')),
  soak: engines,
  nomination: engines,
  impossibleHits: some(engines, throwing('sniper')),
  sniperPlace: throwing('sniper'),
  titanDice: engines,
  splashTiming: anyUnit(one => one.critical?.splash != null),
  supportEachRound: bystanders,
  supportCalledBy: bystanders,
  supportReach: bystanders,
  supportOrder: bystanders,
  losersSupporters: bystanders,
  supportingWarEngine: engineAside,
  bothSwift: always,
  engagedInLaterRounds: always,
  whoConsolidates: never,
  brokenWinner: never,
  passengersAsKills: passengers,
  criticalDeath: engines,
  mixedMarines: every(anyFormation(isMarines), anyFormation(one => !isMarines(one))),
  fearlessTransport: passengers,
  engagedAttackersGone: always,
};

/** Whether the answer to an open question could make a difference to a scenario that is fought by default. */
export const isAsked = (scenario: Scenario, ruling: RulingId): boolean => ASKED[ruling](laidOut(scenario));
