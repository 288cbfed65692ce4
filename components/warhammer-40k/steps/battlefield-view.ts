/** From a phase to what the battlefield draws: who touches whom, who stands near, who takes wounds. Inches. */
import { once } from '../../../src/shared/once.ts';
import { rungOf } from '../../../src/warhammer-40k/fight/initiative.ts';
import { strikersNow } from '../../../src/warhammer-40k/fight/rungs.ts';
import { combatOf, isAlive, livingOn, profileOf, unitOf } from '../../../src/warhammer-40k/model/roster.ts';
import type { Combat, Model, Phase, Unit } from '../../../src/warhammer-40k/model/state.ts';
import { setsOf, fightRoleOf } from '../../../src/warhammer-40k/movement/engagement.ts';
import { COHERENCY } from '../../../src/warhammer-40k/movement/coherency.ts';
import { areTouching, gapBetween, isNear } from '../../../src/warhammer-40k/movement/places.ts';
import { INCHES } from '../../shared/battlefield/measure.ts';
import * as details from '../../shared/battlefield/details.ts';
import type {
  Area, Counter, MapFormation, Ghost, Line, MatteringFormation, RefusedMove,
  Shape, Stance, Terrain, Token, TokenState,
} from '../../shared/battlefield/pieces.ts';
import type { BattlefieldView } from '../../shared/battlefield/view.ts';
import { onceSpoken } from '../../shared/languages/spoken.ts';
import { inches } from '../spoken/inches.ts';
import { moveAreas } from './move-areas.ts';
import { MAP_WORDS, sceneWords } from '../spoken/map-words.ts';
import { SIDES } from '../../../src/warhammer-40k/model/procedure.ts';
import type { TerrainPiece } from '../../../src/warhammer-40k/model/terrain.ts';
import type { Fight, Sets } from '../../../src/warhammer-40k/model/fight.ts';

/** What the map shows beside the phase itself. */
export interface ViewOptions {
  /** What tells steps apart, if the camera is to follow them. */
  readonly step?: string;
  /** How far models may go, by id. */
  readonly reaches?: Readonly<Record<string, number>>;
  /** A move that has just been refused. */
  readonly refused?: RefusedMove | null;
  readonly movable: readonly string[];
  readonly choosable: readonly string[];
  /** The model that takes the next wound unless somebody says otherwise; null: nobody is asked. */
  readonly taker?: string | null;
  /** The model that is chosen, or being moved. */
  readonly chosen: string | null;
  /** Models of which a line in the panel speaks. */
  readonly shown: readonly string[];
  readonly ghost: Ghost | null;
  /** How far the chosen model may move; null: it does not. */
  readonly allowance: number | null;
  /** Models that stood when this step began: those that have died since are still drawn. */
  readonly stoodBefore: readonly string[];
}

/** The sets of every combat: those that the fight works with, or as they would be now. */
const allSets = once((phase: Phase): readonly Sets[] => phase.combats.map(combat => setsFor(phase, combat)));

const setsFor = (phase: Phase, combat: Combat): Sets =>
  (phase.fight?.combat === combat.id ? phase.fight.sets : setsOf(phase, combat));

const stanceOf = (phase: Phase, model: Model): Stance => {
  const standings = allSets(phase).map(sets => fightRoleOf(sets, model.id));
  if (standings.includes('touching')) return 'fighting';
  if (standings.includes('supporting')) return 'supporting';
  const isOpen = phase.combats.length + phase.charges.length === 0;
  const isIn = isOpen || phase.combats.some(combat => combat.units.includes(model.unit))
    || phase.charges.some(({ unit, targets, stage }) => stage !== 'failed' && [unit, ...targets].includes(model.unit));
  return isIn ? 'engaged' : 'bystander';
};

const shapeOf = ({ traits }: Unit): Shape => {
  if (traits.includes('monstrous-creature')) return 'ring';
  return traits.includes('bikes') || traits.includes('walker') || traits.includes('dreadnought') ? 'square' : 'circle';
};

/** Whoever is fired at while he charges strikes later. */
const isFighting = ({ fight, combats }: Phase, { unit }: Model): boolean => fight?.outside !== 'overwatch'
  && combats.some(combat => combat.id === fight?.combat && combat.units.includes(unit));

/** When it strikes: the rung in this fight, or its Initiative. */
const valuesOf = (phase: Phase, model: Model): string => {
  if (!isFighting(phase, model)) return String(profileOf(phase, model).initiative);
  const rung = rungOf(phase, model);
  return rung === 'cover' ? '★' : String(rung ?? '–');
};

type Print = Pick<Counter, 'counts' | 'other' | 'filling'>;

/**
 * What is printed on a counter: what it hits on and its Strength while it strikes, else the step at which it does;
 * nothing where it does not fight.
 */
const printOf = (phase: Phase, model: Model, stance: Stance): Print => {
  const role = stance === 'supporting' ? 'tinted' : 'solid';
  const isIdle = isFighting(phase, model) && stance === 'engaged';
  const strike = phase.fight?.strikes.find(({ models }) => models.includes(model.id));
  if (strike !== undefined) {
    const { toHit, strength, rules: { armourPiercing } } = strike;
    const other = armourPiercing === null ? sceneWords.strength(strength) : sceneWords.piercing(armourPiercing);
    return { counts: toHit === null ? '!' : `${toHit}+`, other, filling: role };
  }
  if (stance === 'bystander' || isIdle) return { counts: '–', other: null, filling: 'dotted' };
  const isNow = phase.fight !== null && strikersNow(phase).some(({ id }) => id === model.id);
  return { counts: valuesOf(phase, model), other: sceneWords.step, filling: isNow ? role : 'ring' };
};

const counterOf = (phase: Phase, model: Model, options: ViewOptions): Counter => {
  const unit = unitOf(phase, model.unit);
  const written = unitOf(phase, model.writtenIn);
  const { wounds, radius } = profileOf(phase, model);
  const stance = stanceOf(phase, model);
  return {
    id: model.id,
    name: model.name,
    spoken: sceneWords.model(model.name, unit.name, MAP_WORDS.stances[stance], valuesOf(phase, model)),
    side: model.side,
    shape: shapeOf(written),
    at: model.at,
    radius,
    values: valuesOf(phase, model),
    ...printOf(phase, model, stance),
    stance,
    alive: isAlive(model),
    hasCharacter: written.traits.includes('independent-character'),
    inspiring: false,
    damage: isAlive(model) ? wounds - model.wounds : 0,
    ...(wounds > 1 ? { capacity: wounds } : {}),
    ...(isAlive(model) && model.wounds < wounds
      ? { label: sceneWords.unit(model.name, model.wounds, wounds) } : {}),
    ...(model.height > 0 ? { badge: inches(model.height) } : {}),
    formation: unit.name,
    broken: unit.fallingBack,
    now: options.chosen === model.id || options.taker === model.id || options.shown.includes(model.id),
    movable: options.movable.includes(model.id),
    choosable: options.choosable.includes(model.id),
    askable: isAlive(model),
    note: null,
  };
};

/** Between three models no further apart than this there is no hole, inches. */
const FILLS = 3;

/** Its models with the chain of coherency between them. */
const formationsOf = onceSpoken((phase: Phase): readonly MapFormation[] => SIDES.flatMap(side =>
  phase.units.filter(unit => unit.side === side).map((unit, nth) => {
    const models = phase.models.filter(model => model.unit === unit.id);
    const left = models.filter(isAlive);
    return {
      id: unit.id, side, nth, joins: COHERENCY, fills: FILLS, members: idsOf(left),
      label: sceneWords.unit(unit.name, left.length, models.length),
      state: unit.fallingBack ? ` · ${MAP_WORDS.broken}` : null,
    };
  })));

const idsOf = (models: readonly Model[]): readonly string[] => models.map(({ id }) => id);

/** Contact between enemies, and the friend whom each supporter stands by. */
const linesOf = onceSpoken((phase: Phase): readonly Line[] => {
  const contacts = livingOn(phase, 'attacker').flatMap(model => livingOn(phase, 'defender')
    .filter(enemy => areTouching(phase, model, enemy))
    .map(enemy => lineOf('contact', model, enemy, sceneWords.touches(model.name, enemy.name))));
  const supports = allSets(phase).flatMap(sets => sets.supporting.flatMap(id => {
    const model = phase.models.find(one => one.id === id)!;
    const friend = livingOn(phase, model.side)
      .filter(one => sets.touching.includes(one.id) && isNear(phase, model, one))
      .sort((a, b) => gapBetween(phase, model, a) - gapBetween(phase, model, b))[0];
    return friend === undefined || !isAlive(model) ? []
      : [lineOf('support', model, friend, sceneWords.standsBy(model.name, friend.name))];
  }));
  return [...contacts, ...supports];
});

const lineOf = (kind: Line['kind'], from: Model, to: Model, say: string): Line => ({
  id: `${kind}-${from.id}-${to.id}`, kind, from: from.id, to: to.id, label: null, cutAt: null, say, emphasis: false,
  drawn: true,
});

/**
 * Wounds that have been dealt to a model and wait for its save, those that it has taken in this rung, and the one that
 * its unit is asked about.
 */
const tokensOf = (
  { fight, choice }: Phase & { readonly fight: Fight }, taker: string | null,
): readonly Token[] => fight.allocations.flatMap(({ unit, dealt, taken }) => {
  const waiting = dealt.filter(({ model }) => model !== null)
    .map(({ model, saved }) => ({ model: model!, state: stateOf(saved) }));
  const lost = taken.map(({ model }) => ({ model, state: 'killed' as TokenState }));
  const asked = taker === null || choice?.about !== unit ? [] : [{ model: taker, state: 'waiting' as TokenState }];
  return [...lost, ...waiting, ...asked].map(({ model, state }, i): Token => ({
    id: `${unit}-${i}`, unit: model, number: i + 1, effect: null, say: sceneWords.wound(i + 1), state, movable: false,
  }));
});

const stateOf = (saved: boolean | null): TokenState => {
  if (saved === null) return 'waiting';
  return saved ? 'saved' : 'damaged';
};

const terrainOf = onceSpoken(({ terrain }: Phase['table']): readonly Terrain[] => terrain.map(pieceOf));

/** Textures go by the words of the other game's terrain. */
const TEXTURES: Readonly<Record<TerrainPiece['kind'], string>> = {
  woods: 'woods', ruins: 'ruins', barricade: 'fortifications', craters: 'rubble', water: 'river', swamp: 'marsh',
  hill: 'hill', rock: 'cliffs', building: 'buildings',
};

const pieceOf = ({ id, kind, name, outline, traits }: TerrainPiece): Terrain => ({
  id, kind: TEXTURES[kind], outline, cutsSight: traits.includes('blocks-sight'),
  name: name ?? sceneWords.kinds[kind],
});

const areasFor = (phase: Phase, { chosen, allowance }: ViewOptions): readonly Area[] => {
  const model = phase.models.find(one => one.id === chosen);
  return model === undefined || allowance === null ? [] : moveAreas(phase, model, allowance);
};

/** Those in contact first, then their supporters, then the rest; the fighting combat before others. */
const inOrder = (phase: Phase, models: readonly Model[]): readonly Model[] => {
  const fighting = phase.fight === null ? [] : combatOf(phase, phase.fight.combat).units;
  const ranks: readonly Stance[] = ['fighting', 'supporting', 'engaged', 'bystander'];
  const rank = (model: Model): number => SIDES.indexOf(model.side) * 100
    + (fighting.includes(model.unit) ? 0 : 10) + ranks.indexOf(stanceOf(phase, model));
  return [...models].sort((a, b) => rank(a) - rank(b));
};

/** The whole picture of a phase. */
export const phaseView = (phase: Phase, options: ViewOptions): BattlefieldView => ({
  width: phase.table.width,
  depth: phase.table.depth,
  measure: INCHES,
  words: MAP_WORDS,
  terrain: terrainOf(phase.table),
  counters: inOrder(phase, phase.models.filter(model => isAlive(model) || options.stoodBefore.includes(model.id)))
    .map(model => counterOf(phase, model, options)),
  roster: phase.models,
  formations: formationsOf(phase),
  fillings: {
    ...sceneWords.fillings, dotted: MAP_WORDS.stances.bystander,
    ...(phase.fight?.outside === 'overwatch' ? { solid: sceneWords.fires } : {}),
  },
  details,
  lines: linesOf(phase),
  tokens: phase.fight === null ? [] : tokensOf({ ...phase, fight: phase.fight }, options.taker ?? null),
  areas: areasFor(phase, options),
  ghost: options.ghost,
  ...(options.step === undefined ? {}
    : { step: options.step, chosen: options.chosen, mattering: matteringUnits(phase) }),
  ...(options.reaches === undefined ? {} : { reaches: options.reaches }),
  refused: options.refused ?? null,
});

/** Units in a combat or a charge of this phase. */
const matteringUnits = (phase: Phase): readonly MatteringFormation[] => phase.units.map(({ id, name, side }) => ({
  id, name, side, why: null,
  units: livingOn(phase, side).filter(model => model.unit === id && stanceOf(phase, model) !== 'bystander')
    .map(model => model.id),
}));
