/** What the map shows of a unit once the game has come: its label, a war engine's dice, points lost, who supports. */
import { combatantOf, livingOf, passengersOf } from '../../../src/epic-armageddon/model/roster.ts';
import { isWarEngine, valueOf, type WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import { closeCombatDiceOf, waysOpen } from '../../../src/epic-armageddon/attacks/ways-to-fight.ts';
import { SIDES } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Assault, Unit } from '../../../src/epic-armageddon/model/state.ts';
import type { AllocatedHit } from '../../../src/epic-armageddon/model/volley.ts';
import { ableToSupport } from '../../../src/epic-armageddon/steps/a5-supporters.ts';
import { once } from '../../../src/shared/once.ts';
import type { Counter, Filling } from '../../shared/battlefield/pieces.ts';
import { figure, listed } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { mapWords } from './map-words.ts';

export const mapDetailWords = spoken('steps/map-details', {
  /** Below the number of a war engine's dice: what they hit on. */
  at: (target: number): string => `at ${figure(target)}+`,
  /** Its dice in the firefight, beside those in close combat; what they hit on where it is something else. */
  fire: (dice: string): string => `fire ${dice}`,
  fireAt: (dice: string, target: number): string => `fire ${dice} at ${figure(target)}+`,
  left: (points: number, all: number): string => `${figure(points)} of ${figure(all)} left`,
  /** The same in a label. */
  pointsOf: (points: number, all: number): string => `${figure(points)} of ${figure(all)}`,
  fillings: {
    solid: 'close combat', tinted: 'firefight', ring: 'may still join in', dotted: 'not engaged',
  } satisfies Readonly<Record<Filling, string>>,
  /** Who is hacked down, and the distance that decides. */
  nearestAt: (unit: string, enemy: string, length: string): string =>
    `The nearest enemy of ${unit} is ${enemy}, ${length} away.`,
  aboard: (units: number): string => `${figure(units)} aboard`,
});

/** Those who may support as things stand, while the attacks are made; null: the assault says so itself. @rule A5.2 */
export const supportersIn = (assault: Assault, step: string): ReadonlySet<string> | null => {
  if (step === 'a4Attacks') return supporters(assault);
  return step === 'a5SupportingFire' ? null : NOBODY;
};

const NOBODY: ReadonlySet<string> = new Set();

/** Whoever is engaged now may yet have struck by then. @ruling supportCalledBy */
const supporters = once((assault: Assault): ReadonlySet<string> => {
  const atTheEnd: Assault = { ...assault, rulings: { ...assault.rulings, supportCalledBy: 'enemy-engaged' } };
  return new Set(SIDES.flatMap(side => ableToSupport(atTheEnd, side)));
});

type Print = Pick<Counter, 'counts' | 'other' | 'more'>;

/** What a war engine throws while it fights: its own dice and extra attacks, then those it fires. @rule W1, W2 */
export const enginePrints = once((assault: Assault): ReadonlyMap<string, Print> => {
  const engaged = new Set(assault.engaged.map(({ unit }) => unit));
  return new Map(SIDES.flatMap(side => livingOf(assault, side))
    .filter(unit => isWarEngine(combatantOf(assault, unit)))
    .flatMap((unit): readonly (readonly [string, Print])[] => {
      const print = engaged.has(unit.id) ? engagedPrint(assault, unit) : supportPrint(assault, unit);
      return print === null ? [] : [[unit.id, print]];
    }));
});

const supportPrint = (assault: Assault, unit: Unit): Print | null => {
  const { ff, damageCapacity } = combatantOf(assault, unit);
  return ff === null ? null
    : { counts: diceOf(assault, unit, 'firefight', damageCapacity), other: mapDetailWords.at(ff) };
};

const engagedPrint = (assault: Assault, unit: Unit): Print | null => {
  const combatant = combatantOf(assault, unit);
  const open = waysOpen(assault, unit);
  const blows = closeCombatDiceOf(assault, unit);
  const shots = open['close-combat'] ? combatant.damageCapacity - blows : combatant.damageCapacity;
  const [close, fire] = [valueOf(combatant, 'close-combat'), valueOf(combatant, 'firefight')];
  const fires = open.firefight && fire !== null && shots > 0;
  const shooting = diceOf(assault, unit, 'firefight', shots);
  if (!open['close-combat'] || close === null || blows === 0) {
    return fires ? { counts: shooting, other: mapDetailWords.at(fire) } : null;
  }
  return {
    counts: diceOf(assault, unit, 'close-combat', blows),
    other: mapDetailWords.at(close),
    ...(fires ? { more: fire === close ? mapDetailWords.fire(shooting) : mapDetailWords.fireAt(shooting, fire) } : {}),
  };
};

/** '5 + 1': its own dice, then those of its weapons. */
const diceOf = (assault: Assault, unit: Unit, way: WayToFight, own: number): string =>
  [own, ...combatantOf(assault, unit).attacks[way].slice(1).map(({ dice }) => dice)].join(' + ');

/** Its name with what cannot be seen from afar: characters, passengers, points left. */
export const nameLabelOf = (assault: Assault, unit: Unit): Partial<Counter> => {
  if (unit.lostTo !== null) return {};
  const combatant = combatantOf(assault, unit);
  const aboard = passengersOf(assault, unit.id).length;
  const capacity = combatant.damageCapacity;
  const rest = [
    ...(combatant.characters.length > 0 ? [listed(combatant.characters)] : []),
    ...(aboard > 0 ? [mapDetailWords.aboard(aboard)] : []),
    ...(unit.damage > 0 ? [mapDetailWords.pointsOf(capacity - unit.damage, capacity)] : []),
    ...(unit.poppedUp ? [mapWords.poppedUp] : []),
  ];
  return {
    ...(rest.length === 0 ? {} : { label: [unit.name, ...rest].join(' · ') }),
    ...(isWarEngine(combatant) ? { left: mapDetailWords.left(capacity - unit.damage, capacity) } : {}),
    ...(unit.poppedUp ? { poppedUp: true } : {}),
  };
};

/** Points that the hits of the volley on the table have cost. */
export const pointsLost = (hits: readonly AllocatedHit[]): number => hits
  .filter(({ outcome }) => outcome === 'damaged')
  .reduce((sum, { points, stopped }) => sum + Math.max(0, Number(points) - stopped), 0);
