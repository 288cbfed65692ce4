/** What comes before the first blow of a fight: tests for Fear, dice of a rampage, and who will hit by his charge. */
import { readThrow } from '../../dice/hand.ts';
import { leadershipOfParty } from '../model/characters.ts';
import { fightersIn, noteFight, presentFight, withFight } from '../model/current-fight.ts';
import type { PhaseHand } from '../model/hands.ts';
import { bySide, SIDES, type Side } from '../model/procedure.ts';
import { unitOf } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { hasTrait, unitHas } from '../model/traits.ts';
import { areTouching } from '../movement/places.ts';

/** Sets out who has to throw before anybody strikes; without rows that tell of it nobody has. */
export const withThrowsBefore = (phase: Phase): Phase => {
  if (phase.completions.length === 0) return phase;
  const fighters = fightersIn(phase);
  const scared = unitsOf(fighters.filter(model => fighters.some(foe => foe.side !== model.side
    && hasTrait(phase, foe, 'fear') && areTouching(phase, model, foe))));
  const passing = scared.flatMap(unit => {
    const trait = PASSING.find(one => unitHas(phase, unit, one.trait));
    return trait === undefined ? [] : [{ unit, row: trait.row }];
  });
  const begun = withFight(phase, {
    testing: scared.filter(unit => passing.every(one => one.unit !== unit)),
    raging: SIDES.filter(side => isRaging(phase, fighters, side)),
    hammers: fighters.filter(model => isHammering(phase, fighters, model)).map(({ id }) => id),
  });
  const told = passing.reduce((now, { unit, row }) =>
    noteFight(now, row, 'row-counts', { who: unitOf(phase, unit).name, row }), begun);
  return noteProfiles(told, fighters);
};

/** They pass without a throw. @row 7C-U1, 7C-U3 */
const PASSING = [
  { trait: 'fearless', row: '7C-U1' }, { trait: 'and-they-shall-know-no-fear', row: '7C-U3' },
] as const;

/** Saves that come with a trait count from the first blow on. @row 7C-U25, 7C-W16 */
const noteProfiles = (phase: Phase, fighters: readonly Model[]): Phase => SAVING.reduce((now, { trait, row }) =>
  unitsOf(fighters.filter(model => hasTrait(phase, model, trait))).reduce((noted, unit) =>
    noteFight(noted, row, 'row-counts', { who: unitOf(phase, unit).name, row }), now), phase);

const SAVING = [
  { trait: 'daemon', row: '7C-U25' }, { trait: 'storm-shield', row: '7C-W16' },
  { trait: 'terminator-armour', row: '7C-W16' },
] as const;

const unitsOf = (models: readonly Model[]): readonly string[] => [...new Set(models.map(({ unit }) => unit))];

/** Whether the enemy has more models in the combat, and somebody here goes on a rampage for it. @row 7C-U11 */
const isRaging = (phase: Phase, fighters: readonly Model[], side: Side): boolean => {
  const own = fighters.filter(model => model.side === side);
  return 2 * own.length < fighters.length
    && own.some(model => hasTrait(phase, model, 'rampage') && !unitOf(phase, model.unit).disordered);
};

/** Whether a model has ended its charge in contact with somebody it charged. @row 7C-U19 */
const isHammering = (phase: Phase, fighters: readonly Model[], model: Model): boolean =>
  hasTrait(phase, model, 'hammer-of-wrath') && hammeredBy(phase, fighters, model) !== null;

/** The unit that the charge of a model hits; null: it has charged nobody whom it touches. @row 7C-U19 */
export const hammeredBy = (phase: Phase, fighters: readonly Model[], model: Model): string | null => {
  const { charged } = unitOf(phase, model.unit);
  return fighters.find(foe => foe.side !== model.side && charged.includes(foe.unit)
    && areTouching(phase, model, foe))?.unit ?? null;
};

/** Two dice for every unit that is to be frightened. @row 7C-U7 */
export const fearHands = (phase: Phase): readonly PhaseHand[] => presentFight(phase).testing.map(unit => ({
  name: unitOf(phase, unit).name, dice: 2, read: 'sum', side: unitOf(phase, unit).side, purpose: 'fear',
  owners: [unit], against: null, rule: '7C-U7',
}));

/** Whoever shows more than its Leadership is afraid as long as the fight lasts. @row 7C-U7 */
export const resolveFear = (phase: Phase, faces: readonly number[]): Phase => {
  const { testing, afraid } = presentFight(phase);
  const totals = readThrow(fearHands(phase), faces);
  const failing = testing.filter((unit, i) => totals[i]! > leadershipOfParty(phase, unit));
  const told = testing.reduce((now, unit, i) => noteFight(
    now, '7C-U7', failing.includes(unit) ? 'fear-failed' : 'fear-passed',
    { unit: unitOf(phase, unit).name, total: totals[i]!, leadership: leadershipOfParty(phase, unit) },
  ), phase);
  return withFight(told, { testing: [], afraid: [...afraid, ...failing] });
};

/** A die for each side that rages, worth a D3. @row 7C-U11 */
export const rampageHands = (phase: Phase): readonly PhaseHand[] => presentFight(phase).raging.map(side => {
  const raging = unitsOf(fightersIn(phase).filter(model => model.side === side && hasTrait(phase, model, 'rampage')));
  return {
    name: raging.map(unit => unitOf(phase, unit).name).join(', '), dice: 1, read: 'halves', side, purpose: 'rampage',
    owners: raging, against: null, rule: '7C-U11',
  };
});

/** So many attacks more for everybody of the side who rages. @row 7C-U11 */
export const resolveRampage = (phase: Phase, faces: readonly number[]): Phase => {
  const { raging, rampage } = presentFight(phase);
  const hands = rampageHands(phase);
  const readings = readThrow(hands, faces);
  const worth = bySide(side => (raging.includes(side) ? readings[raging.indexOf(side)]! : rampage[side]));
  const thrown = withFight(phase, { raging: [], rampage: worth });
  return hands.reduce((now, { name, side }) =>
    noteFight(now, '7C-U11', 'rampages', { units: name, attacks: worth[side] }), thrown);
};
