/** What the blows at one unit come to: its wounds dealt, saved and taken as its text says. */
import { allocate, beginAllocations, isAllocated } from '../allocation/allocate.ts';
import { presentFight, withFight } from '../model/current-fight.ts';
import type { Strike } from '../model/fight.ts';
import type { BySide } from '../model/procedure.ts';
import { withCombat } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { certainly, follow, followSlowly, merged, type Distribution, type Slowly } from './chances.ts';
import { lossesIn, mergedLosses, type Losses } from './losses.ts';
import { afterTaking, afterWaiting, areOneByOne, hasForce, type KnownStandings } from './one-by-one.ts';
import { openWord, settingWord } from './open-wounds.ts';
import { withoutLog, withUsualChoices, woundThrows } from './throws.ts';
import { inflicted } from './wounds-inflicted.ts';

/** What has been reckoned before of one setting of blows. */
interface KnownSetting {
  /** By the word of what is still open. */
  readonly losses: Map<string, Distribution<Losses>>;
  readonly standings: KnownStandings;
}

/** The same by the word of the setting. */
export type KnownLosses = Map<string, KnownSetting>;

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
  return mergedLosses(losses);
}

/** What is still to come of wounds that are being settled already. */
export const lossesLeft = (phase: Phase, unit: string, known: KnownLosses): Distribution<Losses> => {
  const allocations = presentFight(phase).allocations.filter(one => one.unit === unit);
  const now = withFight(unscored(phase), { allocations });
  return settled(now, unit, knownIn(phase, unit, known));
};

const knownIn = (phase: Phase, unit: string, known: KnownLosses): KnownSetting => {
  const word = settingWord(phase, unit);
  const setting = known.get(word) ?? { losses: new Map(), standings: new Map() };
  known.set(word, setting);
  return setting;
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

/**
 * Every way in which the wounds of a unit may be settled: what was not saved is taken, what waits follows one by one
 * where that comes to the same, and otherwise throw by throw.
 */
const settled = (phase: Phase, unit: string, known: KnownSetting): Distribution<Losses> => {
  const [allocation] = presentFight(phase).allocations;
  if (allocation === undefined) return certainly(lossesIn(phase, unit));
  const { waiting, dealt, unsaved, tests } = allocation;
  if (tests !== null || dealt.length > 0 || hasForce(allocation)) return byThrows(phase, unit, known);
  if (unsaved.length > 0) return settled(afterTaking(phase, unit, known.standings), unit, known);
  return waiting.length > 0 && areOneByOne(phase, allocation)
    ? afterWaiting(phase, unit, known.standings)
    : byThrows(phase, unit, known);
};

const byThrows = (phase: Phase, unit: string, known: KnownSetting): Distribution<Losses> => {
  const word = openWord(phase, unit);
  const before = known.losses.get(word);
  if (before !== undefined) return before;
  const now = withoutLog(withUsualChoices(allocate(phase)));
  const losses = isAllocated(now)
    ? certainly(lossesIn(now, unit))
    : mergedLosses(follow(woundThrows(now, unit), next => settled(next, unit, known)));
  known.losses.set(word, losses);
  return losses;
};
