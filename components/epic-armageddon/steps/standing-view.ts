/** From an assault to counters on a map: who stands where, who fights whom, and why others do not. */
import type { Point } from '../../../src/battlefield/base.ts';
import type { Counter, Ghost, Push, RefusedMove, Shape, Stance, Terrain } from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { has, isWarEngine, type Combatant } from '../../../src/epic-armageddon/model/combatant.ts';
import { once } from '../../../src/shared/once.ts';
import { combatantOf, formationOf, passengersOf } from '../../../src/epic-armageddon/model/roster.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import { TERRAIN } from '../../../src/epic-armageddon/model/terrain.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { pieceName } from '../spoken/terrain-names.ts';
import type { Badge } from './badges.ts';
import { drawnLines, linesOf, type EngagementLines } from './engagement-lines.ts';
import { spokenOf } from './spoken.ts';
import { namesTogether } from './wording.ts';

/** A move as it is planned: legs one after the other. */
export interface PlannedMove {
  readonly unit: string;
  readonly legs: readonly Point[];
}

/** What the map shows beside the assault itself. */
export interface ViewOptions {
  /** The key of the current step, such as `a4Attacks`. */
  readonly step: string;
  /** What tells steps apart, if the camera is to follow them: the key with the number of the round. */
  readonly stage?: string;
  /** Units that the player may move now. */
  readonly movable: readonly string[];
  /** Units that the player may choose now. */
  readonly choosable: readonly string[];
  /** Every unit can be asked why it may do something or may not. */
  readonly askable?: boolean;
  /** The unit that is chosen, or being moved. */
  readonly chosen: string | null;
  /** The unit of which it is told why; its lines are drawn, not those of the chosen one. */
  readonly asked?: string | null;
  readonly ghost: Ghost | null;
  /** Those whom the move under way would shove aside. */
  readonly pushes?: readonly Push[];
  /** How those fight who have a choice, by unit. */
  readonly badges?: ReadonlyMap<string, Badge>;
  /** Those who may support; null: those of whom the assault says so. */
  readonly supporters?: ReadonlySet<string> | null;
  /** Ids of the hits that may change hands. */
  readonly movableHits?: readonly string[];
  /** How those usually move who have not yet; none unless given. */
  readonly planned?: readonly PlannedMove[];
  /** How far the chosen unit may still move, cm; null if it does not move. */
  readonly allowance: number | null;
  /** Units that stood when this step began: those that have died since are still drawn. */
  readonly stoodBefore: readonly string[];
  /** How far units may still go, by id, cm. */
  readonly reaches?: Readonly<Record<string, number>>;
  /** A move that has just been refused. */
  readonly refused?: RefusedMove | null;
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

/** Whether a unit may support: one of those given, or of whom the assault says so. */
export const maySupport = (assault: Assault, { id }: Unit, supporters: ViewOptions['supporters']): boolean =>
  supporters?.has(id) ?? SIDES.some(side => assault.support.able[side].includes(id));

type Print = Pick<Counter, 'counts' | 'other' | 'filling'>;

/** What counts of a unit at this moment: its close combat or its firefight value; nothing while it is not engaged. */
const printOf = (
  assault: Assault, unit: Unit, { ways, isOpen }: EngagementLines, { badges, supporters }: ViewOptions,
): Print => {
  const { cc, ff } = combatantOf(assault, unit);
  const plus = (value: number | null): string => (value === null ? '–' : `${value}+`);
  const [close, fire] = [plus(cc), plus(ff)];
  const way = badges?.get(unit.id)?.way ?? ways.get(unit.id);
  if (way === 'close-combat') return { counts: close, other: fire, filling: 'solid' };
  if (way === 'firefight') return { counts: fire, other: close, filling: 'tinted' };
  if (assault.support.called[unit.side].includes(unit.id)) return { counts: fire, other: close, filling: 'tinted' };
  if (maySupport(assault, unit, supporters)) {
    return { counts: fire, other: close, filling: 'ring' };
  }
  return isOpen && formationOf(assault, unit.formation).fighting
    ? { counts: close, other: fire, filling: 'ring' } : { counts: '–', other: null, filling: 'dotted' };
};

/** The same counter as before where nothing about it has changed, so that it is not drawn again. */
const knownOn = once((_: Assault['table']) => new Map<string, Counter>());
const same = (table: Assault['table'], counter: Counter): Counter => {
  const known = knownOn(table);
  const before = known.get(counter.id);
  if (before !== undefined && isAlike(before, counter) && isAlike(counter, before)) return before;
  known.set(counter.id, counter);
  return counter;
};

const isAlike = (one: Counter, other: Counter): boolean => {
  for (const key in one) if (one[key as keyof Counter] !== other[key as keyof Counter]) return false;
  return true;
};

/** Its signs beyond what every unit has: shields, passengers, how it fights. */
const signsOf = (assault: Assault, unit: Unit, badge: Badge | null): Partial<Counter> => {
  const combatant = combatantOf(assault, unit);
  const aboard = passengersOf(assault, unit.id);
  const signs: { -readonly [key in keyof Counter]?: Counter[key] } = {};
  if (isWarEngine(combatant)) signs.capacity = combatant.damageCapacity;
  if (combatant.shields > 0) [signs.shields, signs.fullShields] = [unit.shields, combatant.shields];
  if (aboard.length > 0) {
    [signs.aboard, signs.passengers] = [aboard.length, namesTogether(aboard.map(one => one.name))];
  }
  if (formationOf(assault, unit.formation).overwatch) signs.overwatch = true;
  if (has(combatant, 'skimmer') || has(combatant, 'support-craft')) signs.skimmer = true;
  if (has(combatant, 'aircraft')) signs.landed = true;
  if (badge !== null) signs.way = badge.sign;
  return signs;
};

/** Everything of it is named one by one: spreading objects into it took half of the time of a view. */
const counterOf = (
  assault: Assault, unit: Unit, lines: EngagementLines, options: ViewOptions, more: ReturnType<MoreOf>,
): Counter => {
  const combatant = combatantOf(assault, unit);
  const { name: formation, broken } = formationOf(assault, unit.formation);
  const badge = options.badges?.get(unit.id) ?? null;
  const { counts, other = null, filling } = printOf(assault, unit, lines, options);
  const counter: Counter = {
    id: unit.id,
    name: unit.name,
    spoken: spokenOf(assault, unit, lines, badge),
    side: unit.side,
    shape: SHAPES[combatant.type],
    at: unit.at,
    radius: combatant.radius,
    values: valuesOf(combatant),
    counts, other, filling, formation, broken,
    stance: stanceOf(assault, unit, lines.engaged),
    alive: unit.lostTo === null,
    hasCharacter: combatant.characters.length > 0,
    inspiring: has(combatant, 'inspiring'),
    damage: unit.damage,
    now: options.chosen === unit.id || (more.note !== null && unit.lostTo === null),
    movable: options.movable.includes(unit.id),
    choosable: options.choosable.includes(unit.id),
    askable: options.askable ?? false,
    note: more.note,
  };
  return same(assault.table, Object.assign(counter, signsOf(assault, unit, badge), more));
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

/** What else is shown of a unit; its note: what it does about a hit, null: it has not been hit. */
type MoreOf = (unit: Unit) => Partial<Counter> & Pick<Counter, 'note'>;

/** Whose lines are drawn; while somebody charges not of whom is chosen: his way is. */
const selectedIn = ({ step, asked, chosen }: ViewOptions): string | null =>
  asked ?? (step === 'a2Charge' ? null : chosen);

/** An assault in which nobody has been hit and nobody is on the way. */
export const standingView = (
  assault: Assault, options: ViewOptions, moreOf: MoreOf = () => ({ note: null }),
): BattlefieldView => {
  const lines = linesOf(assault, options.step);
  const shown = assault.units.filter(unit => (unit.lostTo === null || options.stoodBefore.includes(unit.id))
    && (unit.aboard === null || (unit.id === options.chosen && options.movable.includes(unit.id))));
  return {
    width: assault.table.width,
    depth: assault.table.depth,
    terrain: terrainOf(assault.table),
    counters: inHitOrder(assault, shown, lines).map(unit => counterOf(assault, unit, lines, options, moreOf(unit))),
    roster: assault.units,
    lines: drawnLines(assault, options.step, selectedIn(options)),
    tokens: [],
    areas: [],
    ghost: options.ghost,
    pushes: options.pushes ?? [],
    ...(options.stage === undefined ? {} : { step: options.stage, chosen: options.chosen }),
    ...(options.reaches === undefined ? {} : { reaches: options.reaches }),
    refused: options.refused ?? null,
  };
};
