/** The fight of one combat, rung by rung, as the chances of how everybody stands. */
import {
  beginStepPileIn, passPileIn, pileInDangerHands, pileInTheRest, pilesInAtRungs, resolvePileInDangers,
} from '../fight/pile-in-step.ts';
import { presentCombat, presentFight, withFight } from '../model/current-fight.ts';
import { fearHands, rampageHands, resolveFear, resolveRampage } from '../fight/before-blows.ts';
import { ladderOf } from '../fight/initiative.ts';
import { beginFight, isFightOver, nextRung } from '../fight/rungs.ts';
import { beginStrikes } from '../fight/strikes.ts';
import { settleToughness } from '../fight/toughness.ts';
import { settleWeapons } from '../fight/weapons.ts';
import { withCombat } from '../model/roster.ts';
import type { Phase } from '../model/state.ts';
import { alone, lossesLeft, lossesOf, type KnownLosses } from './casualties.ts';
import { certainly, follow, followSlowly, likeliestOf, merged, type Distribution, type Slowly } from './chances.ts';
import type { Losses } from './losses.ts';
import { decisiveThrows, throwsOf, withoutLog, withUsualChoices } from './throws.ts';
import { settingWord, standingWord } from './open-wounds.ts';
import { rageWord } from './fight-word.ts';
import type { Strike } from '../model/fight.ts';

/** The losses that have been reckoned already: by all blows at a unit, and by what is left open of them. */
export interface Known {
  readonly byBlows: Map<string, Distribution<Losses>>;
  readonly byOpen: KnownLosses;
}

/** What the rung comes to in the middle of which a fight stands; nobody has struck yet: the fight as it begins. */
export function* firstBlows(phase: Phase, combat: string, known: Known): Slowly<Distribution<Phase>> {
  const begun = phase.fight?.combat === combat ? withoutLog(phase) : withoutLog(beginFight(phase, combat));
  const { strikes, allocations, piling, ladder } = presentFight(begun);
  if (isFightOver(begun)) return certainly(begun);
  if (allocations.length > 0) return settledFrom(withoutLog(withUsualChoices(begun)), known);
  if (strikes.length > 0) return yield* struck(withoutLog(withUsualChoices(begun)), known);
  if (piling !== null) return yield* followSlowly(piledIn(begun), now => blowsNow(now, known));
  if (ladder.length === ladderOf(begun).length) {
    return thrownBefore(begun).map(({ weight, outcome }) =>
      ({ weight, outcome: withoutLog(settleWeapons(outcome)) }));
  }
  return yield* blowsNow(begun, known);
}

/** Tests for Fear and dice of a rampage, as far as they are still to come. */
const thrownBefore = (phase: Phase): Distribution<Phase> => {
  const feared = (faces: readonly number[]): Phase => withoutLog(resolveFear(phase, faces));
  const raging = decisiveThrows(fearHands(phase), faces => presentFight(feared(faces)).afraid.join());
  return follow(raging, thrown => {
    const before = feared(thrown);
    const raged = throwsOf(rampageHands(before)).map(({ weight, outcome }) =>
      ({ weight, outcome: withoutLog(resolveRampage(before, outcome)) }));
    return merged(raged, rageWord);
  });
};

/** Wounds that are being settled already, each unit's on its own. */
const settledFrom = (phase: Phase, known: Known): Distribution<Phase> => presentFight(phase).allocations.reduce(
  (before, { unit }) => afterLosses(before, lossesLeft(alone(phase, unit), unit, known.byOpen)),
  certainly(withFight(phase, { strikes: [], allocations: [] })),
);

/** The next rung at which anybody strikes, and everything that its blows may come to. */
export function* nextBlows(phase: Phase, known: Known): Slowly<Distribution<Phase>> {
  const entered = withoutLog(nextRung(phase));
  if (isFightOver(entered)) return certainly(entered);
  const ready = pilesInAtRungs(entered) ? piledIn(withoutLog(beginStepPileIn(entered))) : certainly(entered);
  return yield* followSlowly(ready, now => blowsNow(now, known));
}

function* blowsNow(phase: Phase, known: Known): Slowly<Distribution<Phase>> {
  return isFightOver(phase) ? certainly(phase) : yield* struck(withoutLog(beginStrikes(phase)), known);
}

/** Both sides close up; dangerous terrain may take some of them. */
const piledIn = (phase: Phase): Distribution<Phase> => {
  if (isFightOver(phase) || presentFight(phase).piling === null) return certainly(phase);
  const closed = withoutLog(pileInTheRest(phase));
  const hands = pileInDangerHands(closed);
  if (hands.length === 0) return piledIn(withoutLog(passPileIn(closed)));
  return follow(throwsOf(hands), faces => piledIn(withoutLog(resolvePileInDangers(closed, faces))));
};

/** All blows of a rung fall together: what they do to one unit is told apart from what they do to another. */
function* struck(phase: Phase, known: Known): Slowly<Distribution<Phase>> {
  const ready = withoutLog(withUsualChoices(settleToughness(phase)));
  let after = certainly(withFight(ready, { strikes: [], allocations: [] }));
  for (const target of new Set(presentFight(ready).strikes.map(one => one.target))) {
    after = likeliestOf(afterLosses(after, yield* knownLosses(alone(ready, target), target, known)), MOST);
  }
  return after;
}

/** Where many units are struck at once so much may come of it that only the likeliest is followed. */
const MOST = 20_000;

const afterLosses = (
  before: Distribution<Phase>, losses: Distribution<Losses>,
): Distribution<Phase> => follow(before, now =>
  losses.map(({ weight, outcome }) => ({ weight, outcome: withLosses(now, outcome) })));

function* knownLosses(phase: Phase, unit: string, known: Known): Slowly<Distribution<Losses>> {
  const word = blowsWord(phase, unit);
  const found = known.byBlows.get(word) ?? (yield* lossesOf(phase, unit, known.byOpen));
  known.byBlows.set(word, found);
  return found;
}

/** Everything on which the losses of a unit depend: the blows, their setting, and who is left. */
const blowsWord = (phase: Phase, unit: string): string => {
  const atIt = presentFight(phase).strikes.filter(({ target }) => target === unit);
  return JSON.stringify([unit, atIt.map(diceWord), settingWord(phase, unit), standingWord(phase, unit)]);
};

const diceWord = ({ models, toHit, toWound, hits, rending, wounds, rerolls, hitRerolls }: Strike): string =>
  [models.length, toHit, toWound, hits, rending, wounds, rerolls, hitRerolls].join();

const withLosses = (phase: Phase, { models, wounds }: Losses): Phase => {
  const { id, wounds: before } = presentCombat(phase);
  const scored = withCombat(phase, id, {
    wounds: { attacker: before.attacker + wounds.attacker, defender: before.defender + wounds.defender },
  });
  const changed = new Map(models.map(model => [model.id, model]));
  return {
    ...scored,
    models: phase.models.map(model => {
      const after = changed.get(model.id);
      return after === undefined ? model
        : { ...model, wounds: after.wounds, slain: after.slain, concussed: after.concussed };
    }),
  };
};
