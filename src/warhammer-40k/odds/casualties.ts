/** What the blows at one unit come to: its wounds dealt, saved and taken as its text says. */
import { allocate, beginAllocations, isAllocated } from '../allocation/allocate.ts';
import type { Allocation } from '../model/allocation.ts';
import { hasPsychicTest, psychicHands, resolvePsychic } from '../allocation/psychic.ts';
import { readSaves, saveHands } from '../allocation/save-throws.ts';
import { presentFight, withFight } from '../model/current-fight.ts';
import { combatOf, withCombat } from '../model/roster.ts';
import type { Model, Phase } from '../model/state.ts';
import { certainly, follow, followSlowly, merged, type Distribution, type Slowly } from './chances.ts';
import { throwsOf, withoutLog, withUsualChoices } from './throws.ts';
import { lifeWord, openWord, settingWord } from './open-wounds.ts';
import { inflicted } from './wounds-inflicted.ts';
import type { BySide } from '../model/procedure.ts';
import type { Strike } from '../model/fight.ts';

/** How the models of a unit stand after the blows, and what the strikers have scored by them. */
export interface Losses {
  readonly models: readonly Model[];
  readonly wounds: BySide<number>;
}

/** Losses that have been reckoned before, by the setting of the blows and then by what is still open. */
export type KnownLosses = Map<string, Map<string, Distribution<Losses>>>;

const UNSCORED: BySide<number> = { attacker: 0, defender: 0 };

/** As much of a phase as what is done to one unit depends on: its own models, and those that strike it. */
export const alone = (phase: Phase, unit: string): Phase => {
  const strikers = new Set(
    presentFight(phase).strikes.filter(({ target }) => target === unit).flatMap(one => one.models),
  );
  return {
    ...phase,
    models: phase.models.filter(model => model.unit === unit || strikers.has(model.id)),
  };
};

/** What all blows of the present rung at one unit come to. */
export function* lossesOf(phase: Phase, unit: string, known: KnownLosses): Slowly<Distribution<Losses>> {
  const open = knownIn(phase, unit, known);
  const strikes = presentFight(phase).strikes.filter(({ target }) => target === unit);
  const losses = yield* followSlowly(merged(inflictedBy(strikes), woundsWord), function* (wounding) {
    yield;
    return settled(struckBy(phase, wounding), unit, open);
  });
  return merged(losses, lossesWord);
}

/** What is still to come of wounds that are being settled already. */
export const lossesLeft = (phase: Phase, unit: string, known: KnownLosses): Distribution<Losses> => {
  const allocations = presentFight(phase).allocations.filter(one => one.unit === unit);
  const now = withFight(unscored(phase), { allocations });
  return settled(now, unit, knownIn(phase, unit, known));
};

const knownIn = (phase: Phase, unit: string, known: KnownLosses): Map<string, Distribution<Losses>> => {
  const word = settingWord(phase, unit);
  const open = known.get(word) ?? new Map<string, Distribution<Losses>>();
  known.set(word, open);
  return open;
};

/** Every number of wounds that these strikes may inflict together. */
const inflictedBy = (strikes: readonly Strike[]): Distribution<readonly Strike[]> => strikes.reduce(
  (before, strike) => follow(before, others =>
    inflicted(strike).map(({ weight, outcome }) => ({ weight, outcome: [...others, outcome] }))),
  certainly<readonly Strike[]>([]),
);

const woundsWord = (strikes: readonly Strike[]): string =>
  strikes.map(({ wounds, rending }) => `${wounds}/${rending}`).join();

/** The blows at one unit alone, their wounds known, as if nobody had scored before. */
const struckBy = (phase: Phase, strikes: readonly Strike[]): Phase =>
  beginAllocations(withFight(unscored(phase), { strikes, allocations: [] }));

const unscored = (phase: Phase): Phase => withCombat(phase, presentFight(phase).combat, { wounds: UNSCORED });

/** Every way in which the wounds of a unit may be settled, throw by throw. */
const settled = (phase: Phase, unit: string, known: Map<string, Distribution<Losses>>): Distribution<Losses> => {
  const word = openWord(phase, unit);
  const before = known.get(word);
  if (before !== undefined) return before;
  const now = withoutLog(withUsualChoices(allocate(phase)));
  const losses = isAllocated(now)
    ? certainly(lossesIn(now, unit))
    : merged(follow(thrown(now, unit), next => settled(next, unit, known)), lossesWord);
  known.set(word, losses);
  return losses;
};

/** The dice that are asked for now, thrown; throws that leave the same wounds are one. */
const thrown = (phase: Phase, unit: string): Distribution<Phase> => {
  const hands = saveHands(phase);
  if (hands.length === 0 && hasPsychicTest(phase)) {
    return throwsOf(psychicHands(phase)).map(({ weight, outcome }) =>
      ({ weight, outcome: resolvePsychic(phase, outcome) }));
  }
  const saved = throwsOf(hands).map(({ weight, outcome }) =>
    ({ weight, outcome: withoutSaved(withoutLog(readSaves(phase, outcome))) }));
  return merged(saved, after => openWord(after, unit));
};

/** A wound that was saved is nothing any more. */
const withoutSaved = (phase: Phase): Phase => withFight(phase, {
  allocations: presentFight(phase).allocations.map((one): Allocation => (one.dealt.some(({ saved }) => saved === null)
    ? one : { ...one, dealt: [], unsaved: [...one.unsaved, ...one.dealt.filter(({ saved }) => saved === false)] })),
});

const lossesIn = (phase: Phase, unit: string): Losses => ({
  models: phase.models.filter(model => model.unit === unit),
  wounds: combatOf(phase, presentFight(phase).combat).wounds,
});

const lossesWord = ({ models, wounds }: Losses): string =>
  `${wounds.attacker} ${wounds.defender} ${models.map(lifeWord).join()}`;
