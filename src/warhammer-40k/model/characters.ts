/** Characters who go with a unit: they stand, test and fall with it, or are models of it. */
import { answer, isSilent, type Ruled } from '../editions/answers.ts';
import { isAlive, isWipedOut, livingOf, profileOf, unitOf } from './roster.ts';
import type { Phase, Unit } from './state.ts';

/** Two ones: the lowest that two dice can show. */
const NATURAL_TWO = 2;

/** The unit that a character goes with; null: none. A monstrous creature goes with nobody. @ruling */
export const joinedTo = ({ joined, traits }: Unit): string | null =>
  (traits.includes('monstrous-creature') ? null : joined);

/** Whether a character who has joined a unit is one of its models. @rule 40k.74 @ruling */
const areModelsOfUnits = (ruled: Ruled): boolean =>
  !isSilent(ruled, 'characterStrike') && answer(ruled, 'characterStrike') === 'with-unit';

/**
 * The same phase with every model in the unit that it is one of by the text: a character is his own unit, or one of the
 * unit that he has joined, in all that the rules do to it. Alone he is a unit of one.
 *
 * @rule 40k.74
 * @ruling
 */
export const withCharactersAsTold = (phase: Phase): Phase => {
  const unitFor = (id: string): string => (areModelsOfUnits(phase) ? unitJoined(phase, id) : id);
  return {
    ...phase,
    units: phase.units.map(unit => ({ ...unit, charged: [...new Set(unit.charged.map(unitFor))] })),
    models: phase.models.map(model => ({ ...model, unit: unitFor(model.writtenIn) })),
  };
};

/** The unit that a character has joined, or that has been joined by whom he has joined; himself if none. */
const unitJoined = (phase: Phase, id: string, before: readonly string[] = []): string => {
  const joined = joinedTo(unitOf(phase, id));
  return joined === null || joined === id || before.includes(joined) ? id : unitJoined(phase, joined, [...before, id]);
};

/** The units of the scenario whose living models are of a unit: its own, and those of characters who are. */
export const writtenUnitsOf = (phase: Phase, unit: string): readonly Unit[] => phase.units.filter(({ id }) =>
  phase.models.some(model => model.unit === unit && model.writtenIn === id && isAlive(model)));

/** Whether somebody of a unit of the scenario lives, whichever unit he is one of. */
export const isPresent = (phase: Phase, id: string): boolean =>
  phase.models.some(model => model.writtenIn === id && isAlive(model));

/**
 * The unit that a character stands and falls with: its host while that lives, or else itself.
 *
 * @ruling
 */
export const hostOf = (phase: Phase, unit: string): string => {
  const host = joinedTo(unitOf(phase, unit));
  return host === null || isWipedOut(phase, host) ? unit : host;
};

/** Whether a unit is a host, or a character who has gone with it: he is of its party even when it is dead. */
export const isOfParty = (unit: Unit, host: string): boolean => unit.id === host || joinedTo(unit) === host;

/** A host and the characters that are with it, those who live: they test, break and fall back as one. @ruling */
export const partyOf = (phase: Phase, host: string): readonly string[] =>
  phase.units.filter(unit => isOfParty(unit, host) && !isWipedOut(phase, unit.id)).map(({ id }) => id);

/** The units of a list as the parties that they belong to, each named by its host, once. @ruling */
export const hostsOf = (phase: Phase, units: readonly string[]): readonly string[] =>
  [...new Set(units.map(unit => hostOf(phase, unit)))];

/** The best Leadership among a unit and the characters that are with it: they test together. @ruling */
export const leadershipOfParty = (phase: Phase, host: string): number =>
  Math.max(0, ...partyOf(phase, host).map(unit => leadershipOf(phase, unit)));

/** The Leadership of a unit is the best of its living models'; 0 where nobody lives. */
const leadershipOf = (phase: Phase, unit: string): number =>
  Math.max(0, ...livingOf(phase, unit).map(model => profileOf(phase, model).leadership));

/**
 * Two dice pass a test when they show at most the Leadership, after whatever is taken from it. Where it is ruled so two
 * ones pass whatever that is; only a check of morale ever has anything taken from it.
 *
 * @ruling R-X.05
 */
export const passesTest = ({ rulings }: Phase, total: number, leadership: number): boolean =>
  total <= leadership || (rulings.moraleTest === 'natural-two-passes' && total === NATURAL_TWO);
