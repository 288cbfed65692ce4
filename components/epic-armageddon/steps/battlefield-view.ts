/** From an assault to what the battlefield draws: who fights whom, by which line, and why others do not. */
import type {
  Area, BattlefieldView, Counter, Ghost, Push, Shape, Stance, Terrain, Token,
} from '../../shared/battlefield/view.ts';
import { has, isWarEngine, type Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import { FIREFIGHT } from '../../../src/epic-armageddon/movement/engagement.ts';
import { movedBy } from '../../../src/epic-armageddon/movement/movement.ts';
import { isFirstOver, withdrawalAllowance } from '../../../src/epic-armageddon/movement/two-moves.ts';
import { once } from '../../../src/shared/once.ts';
import { combatantOf, formationOf, livingOf, passengersOf, unitOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { enemyOf, SIDES, type Side } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN } from '../../../src/epic-armageddon/model/terrain.ts';
import type { AllocatedHit, Volley } from '../../../src/epic-armageddon/model/volley.ts';
import { enemiesWithZones, zoneOf } from '../../../src/epic-armageddon/movement/zones-of-control.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { pieceName } from '../spoken/terrain-names.ts';
import type { Badge } from './badges.ts';
import { linesOf, type EngagementLines } from './engagement-lines.ts';
import { hitWords, spokenOf } from './spoken.ts';
import { centimetres, namesTogether } from './wording.ts';
import { mapWords } from './map-words.ts';

/** What the map shows beside the assault itself. */
export interface ViewOptions {
  /** The key of the current step, such as `a4Attacks`. */
  readonly step: string;
  /** Units that the player may move now. */
  readonly movable: readonly string[];
  /** Units that the player may choose now. */
  readonly choosable: readonly string[];
  /** Every unit can be asked why it may do something or may not. */
  readonly askable?: boolean;
  /** The unit that is chosen, or being moved. */
  readonly chosen: string | null;
  readonly ghost: Ghost | null;
  /** Those whom the move under way would shove aside. */
  readonly pushes?: readonly Push[];
  /** How those fight who have a choice, by unit. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Ids of the hits that may change hands. */
  readonly movableHits?: readonly string[];
  /** How far the chosen unit may still move, cm; null if it does not move. */
  readonly allowance: number | null;
  /** Units that stood when this step began: those that have died since are still drawn. */
  readonly stoodBefore: readonly string[];
}

const SHAPES: Readonly<Record<Combatant['type'], Shape>> = {
  infantry: 'circle', character: 'circle', 'light-vehicle': 'square', 'armoured-vehicle': 'square',
  'war-engine': 'ring',
};

const valuesOf = ({ cc, ff }: Combatant): string => `${cc ?? '–'}/${ff ?? '–'}`;

const stanceOf = (assault: Assault, unit: Unit, engaged: ReadonlySet<string>): Stance => {
  if (formationOf(assault, unit.formation).fighting) return engaged.has(unit.id) ? 'fighting' : 'engaged';
  return SIDES.some(side => assault.support.able[side].includes(unit.id)) ? 'supporting' : 'bystander';
};

const hitsOf = (volley: Volley | null, unit: Unit): readonly AllocatedHit[] =>
  volley?.hits[unit.side].filter(hit => hit.unit === unit.id) ?? [];

/** The volley to show: the one that is open, or what became of the last one. */
const shownVolley = (assault: Assault): Volley | null => {
  const isOpen = assault.volley !== null && SIDES.some(side => assault.volley!.hits[side].length > 0);
  return isOpen ? assault.volley : assault.settled;
};

/** The same counter as before where nothing about it has changed, so that it is not drawn again. */
const knownOn = once((_: Assault['table']) => new Map<string, Counter>());
const same = (table: Assault['table'], counter: Counter): Counter => {
  const known = knownOn(table);
  const before = known.get(counter.id);
  const keys = Object.keys({ ...before, ...counter }) as (keyof Counter)[];
  if (before !== undefined && keys.every(key => before[key] === counter[key])) return before;
  known.set(counter.id, counter);
  return counter;
};

/** Where a side has several formations, which of them each is: 0 for the first. */
const groupsOf = once((assault: Assault): ReadonlyMap<string, number> => new Map(SIDES.flatMap(side => {
  const ours = assault.formations.filter(formation => formation.side === side);
  return ours.length < 2 ? [] : ours.map(({ id }, i): [string, number] => [id, i]);
})));

/** Its signs beyond what every unit has: formation, shields, passengers, how it fights. */
const signsOf = (assault: Assault, unit: Unit, badge: Badge | null): Partial<Counter> => {
  const combatant = combatantOf(assault, unit);
  const { name, overwatch } = formationOf(assault, unit.formation);
  const group = groupsOf(assault).get(unit.formation);
  const aboard = passengersOf(assault, unit.id);
  return {
    ...(isWarEngine(combatant) ? { capacity: combatant.damageCapacity } : {}),
    ...(combatant.shields > 0 ? { shields: unit.shields, fullShields: combatant.shields } : {}),
    ...(aboard.length > 0 ? { aboard: aboard.length, passengers: namesTogether(aboard.map(one => one.name)) } : {}),
    ...(group === undefined ? {} : { group: Math.min(group, MOST_GROUPS), formation: name }),
    ...(overwatch ? { overwatch } : {}),
    ...(has(combatant, 'skimmer') || has(combatant, 'support-craft') ? { skimmer: true } : {}),
    ...(has(combatant, 'aircraft') ? { landed: true } : {}),
    ...(badge === null ? {} : { badge: badge.sign }),
  };
};

/** The map tells so many formations of a side apart. */
const MOST_GROUPS = 5;

const counterOf = (assault: Assault, unit: Unit, lines: EngagementLines, options: ViewOptions): Counter => {
  const combatant = combatantOf(assault, unit);
  const hits = hitsOf(assault.volley, unit);
  const badge = options.badges?.get(unit.id) ?? null;
  return same(assault.table, {
    ...signsOf(assault, unit, badge),
    id: unit.id,
    name: unit.name,
    spoken: spokenOf(assault, unit, lines, badge),
    side: unit.side,
    shape: SHAPES[combatant.type],
    at: unit.at,
    radius: combatant.radius,
    values: valuesOf(combatant),
    stance: stanceOf(assault, unit, lines.engaged),
    alive: unit.lostTo === null,
    hasCharacter: combatant.characters.length > 0,
    inspiring: has(combatant, 'inspiring'),
    damage: unit.damage,
    broken: formationOf(assault, unit.formation).broken,
    now: options.chosen === unit.id || (hits.length > 0 && unit.lostTo === null),
    movable: options.movable.includes(unit.id),
    choosable: options.choosable.includes(unit.id),
    ...(options.askable ? { askable: true } : {}),
    note: hits.length === 0 ? null : hitWords(assault, unit, hits),
  });
};

/**
 * Fighting units first, the nearest to the enemy before the others: the order in which hits would reach them. Who is
 * about to get out of a transport comes last, and so lies on top of it.
 */
const inHitOrder = (assault: Assault, units: readonly Unit[], lines: EngagementLines): readonly Unit[] => {
  const rank = (unit: Unit): number => {
    const cm = lines.gaps.get(unit.id) ?? 1000;
    return (unit.side === 'attacker' ? 0 : 10_000) + (formationOf(assault, unit.formation).fighting ? 0 : 5000) + cm;
  };
  const order = [...units].sort((a, b) => rank(a) - rank(b));
  return [...order.filter(unit => unit.aboard === null), ...order.filter(unit => unit.aboard !== null)];
};

const terrainOf = onceSpoken((table: Assault['table']): readonly Terrain[] =>
  table.terrain.map(piece => {
    const { id, kind, outline, cutsSight } = piece;
    const { cover } = TERRAIN[kind];
    return { id, kind, outline, cutsSight, name: `${pieceName(piece)}${cover === null ? '' : ` ${cover}+`}` };
  }));

const tokensOn = (
  assault: Assault, volley: Volley, side: Side, movable: readonly string[],
): readonly Token[] =>
  volley.hits[side].map((hit, i) => ({
    id: `${side}-${i}`,
    unit: hit.unit,
    number: i + 1,
    effect: hit.effect === 'normal' ? null : hit.effect,
    say: mapWords.hit(i + 1, unitOf(assault, hit.unit).name),
    state: hit.outcome,
    movable: movable.includes(`${side}-${i}`),
  }));

const zonesAgainst = (assault: Assault, unit: Unit): readonly Area[] =>
  enemiesWithZones(assault, unit).map(enemy => ({
    id: `zone-${enemy.id}`, kind: 'zone-of-control', at: enemy.at, label: null,
    radius: zoneOf(assault, enemy) + combatantOf(assault, enemy).radius,
    say: mapWords.zone(enemy.name),
  }));

/** How far the first of two moves goes, while it lasts. @rule A7.3 */
const firstMoveOf = (assault: Assault, unit: Unit): readonly Area[] => {
  if (!assault.withdrawing.includes(unit.formation) || unit.aboard !== null || isFirstOver(assault, unit)) return [];
  const { radius, speed } = combatantOf(assault, unit);
  const cm = withdrawalAllowance(assault, unit) - speed - movedBy(unit);
  return [{
    id: 'first-move', kind: 'reach', at: unit.at, radius: cm + radius, label: null,
    say: mapWords.firstMove(unit.name, centimetres(cm)),
  }];
};

/** What bounds a move: how far the unit may go, the zones it meets, and the 15cm of a firefight round the enemy. */
const areasFor = (assault: Assault, unit: Unit, allowance: number, step: string): readonly Area[] => {
  const { radius } = combatantOf(assault, unit);
  const across = Math.hypot(assault.table.width, assault.table.depth);
  const withdraws = assault.withdrawing.includes(unit.formation);
  const reach: Area = {
    id: 'reach', kind: 'reach', at: unit.at, radius: Math.min(allowance, across) + radius, label: null,
    say: unit.aboard === null
      ? mapWords.mayMove(unit.name, centimetres(Math.min(allowance, across)))
      : mapWords.getsOut(unit.name, unitOf(assault, unit.aboard).name),
  };
  const fifteen = step === 'a7Consolidate' && !withdraws ? [] : livingOf(assault, enemyOf(unit.side))
    .filter(enemy => withdraws || formationOf(assault, enemy.formation).fighting)
    .map((enemy, i): Area => ({
      id: `fifteen-${enemy.id}`, kind: 'firefight', at: enemy.at,
      radius: FIREFIGHT + combatantOf(assault, enemy).radius,
      label: i === 0 ? centimetres(FIREFIGHT) : null, say: mapWords.from(centimetres(FIREFIGHT), enemy.name),
    }));
  return [reach, ...firstMoveOf(assault, unit), ...(withdraws ? [] : zonesAgainst(assault, unit)), ...fifteen];
};

/** The whole picture of an assault. */
export const battlefieldView = (assault: Assault, options: ViewOptions): BattlefieldView => {
  const lines = linesOf(assault, options.step);
  const shown = assault.units.filter(unit => (unit.lostTo === null || options.stoodBefore.includes(unit.id))
    && (unit.aboard === null || (unit.id === options.chosen && options.movable.includes(unit.id))));
  const volley = shownVolley(assault);
  const chosen = options.chosen === null ? undefined : assault.units.find(unit => unit.id === options.chosen);
  return {
    width: assault.table.width,
    depth: assault.table.depth,
    terrain: terrainOf(assault.table),
    counters: inHitOrder(assault, shown, lines).map(unit => counterOf(assault, unit, lines, options)),
    lines: lines.lines,
    tokens: volley === null ? [] : SIDES.flatMap(side => tokensOn(assault, volley, side, options.movableHits ?? [])),
    areas: chosen === undefined || options.allowance === null
      ? []
      : areasFor(assault, chosen, options.allowance, options.step),
    ghost: options.ghost,
    pushes: options.pushes ?? [],
  };
};
