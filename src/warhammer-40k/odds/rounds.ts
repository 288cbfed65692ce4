/** The fight of one combat, rung by rung, as the chances of how everybody stands. */
import {
  beginStepPileIn, passPileIn, pileInDangerHands, pileInTheRest, pilesInAtRungs, resolvePileInDangers,
} from '../fight/pile-in-step.ts';
import { combatNow, fightOf, withFight } from '../fight/current.ts';
import { beginFight, isFightOver, nextRung } from '../fight/rungs.ts';
import { beginStrikes } from '../fight/strikes.ts';
import { settleToughness } from '../fight/toughness.ts';
import { settleWeapons } from '../fight/weapons.ts';
import { combatOf, withCombat } from '../roster.ts';
import { SIDES, type Phase } from '../state.ts';
import { lossesOf, type KnownLosses, type Losses } from './casualties.ts';
import { certainly, follow, merged, type Chance, type Chances } from './chances.ts';
import { chosen, untold } from './choices-made.ts';
import { standingWord } from './open-wounds.ts';
import { throwsOf } from './throws.ts';

/** The losses that have been reckoned already: by all blows at a unit, and by what is left open of them. */
interface Known {
  readonly byBlows: KnownLosses;
  readonly byOpen: KnownLosses;
}

/** A fight at its end, for every way in which it may end. */
export const endings = (phase: Phase, combat: string): Chances<Phase> => {
  const known: Known = { byBlows: new Map(), byOpen: new Map() };
  const done: Chance<Phase>[] = [];
  const begun = phase.fight?.combat === combat ? phase : settleWeapons(beginFight(phase, combat));
  let open = merged(isStriking(begun) ? struck(begun, known) : certainly(untold(begun)), fightWord);
  while (open.length > 0) {
    const next = merged(follow(open, now => nextBlows(now, known)), fightWord);
    done.push(...next.filter(({ outcome }) => isFightOver(outcome)));
    open = next.filter(({ outcome }) => !isFightOver(outcome));
  }
  return merged(done, fightWord);
};

/** Whether a fight stands in the middle of a rung: its blows have begun. */
const isStriking = (phase: Phase): boolean => fightOf(phase).strikes.length > 0;

/** The next rung at which anybody strikes, and everything that its blows may come to. */
const nextBlows = (phase: Phase, known: Known): Chances<Phase> => {
  const entered = untold(nextRung(phase));
  if (isFightOver(entered)) return certainly(entered);
  const ready = pilesInAtRungs(entered) ? piledIn(untold(beginStepPileIn(entered))) : certainly(entered);
  return follow(ready, now => (isFightOver(now) ? certainly(now) : struck(untold(beginStrikes(now)), known)));
};

/** Both sides close up; dangerous terrain may take some of them. */
const piledIn = (phase: Phase): Chances<Phase> => {
  if (isFightOver(phase) || fightOf(phase).piling === null) return certainly(phase);
  const closed = untold(pileInTheRest(phase));
  const hands = pileInDangerHands(closed);
  if (hands.length === 0) return piledIn(untold(passPileIn(closed)));
  return follow(throwsOf(hands), faces => piledIn(untold(resolvePileInDangers(closed, faces))));
};

/** All blows of a rung fall together: what they do to one unit is told apart from what they do to another. */
const struck = (phase: Phase, known: Known): Chances<Phase> => {
  const ready = untold(chosen(settleToughness(phase)));
  const targets = [...new Set(fightOf(ready).strikes.map(({ target }) => target))];
  return targets.reduce<Chances<Phase>>(
    (before, target) => {
      const losses = knownLosses(ready, target, known);
      return follow(before, now => losses.map(({ weight, outcome }) => ({ weight, outcome: withLosses(now, outcome) })));
    },
    certainly(withFight(ready, { strikes: [], allocations: [] })),
  );
};

const knownLosses = (phase: Phase, unit: string, known: Known): Chances<Losses> => {
  const word = blowsWord(phase, unit);
  const found = known.byBlows.get(word) ?? lossesOf(phase, unit, known.byOpen);
  known.byBlows.set(word, found);
  return found;
};

/** Everything on which the losses of a unit depend: the blows, who may be struck, who is left, where they stand. */
const blowsWord = (phase: Phase, unit: string): string => {
  const { strikes, sets } = fightOf(phase);
  const atIt = strikes.filter(({ target }) => target === unit);
  const places = pilesInAtRungs(phase) ? placesWord(phase) : '';
  const zones = sets.zones.filter(({ of }) => of === unit);
  const fronts = sets.touching.join();
  return JSON.stringify([unit, atIt, zones, fronts, sets.supporting, standingWord(phase, unit), places]);
};

const placesWord = (phase: Phase): string =>
  phase.models.map(({ at: [x, y] }) => `${x.toFixed(3)} ${y.toFixed(3)}`).join();

const withLosses = (phase: Phase, { models, wounds }: Losses): Phase => {
  const { id, wounds: before } = combatNow(phase);
  const scored = withCombat(phase, id, {
    wounds: { attacker: before.attacker + wounds.attacker, defender: before.defender + wounds.defender },
  });
  const changed = new Map(models.map(model => [model.id, model]));
  return { ...scored, models: phase.models.map(model => changed.get(model.id) ?? model) };
};

/** What matters of a fight between two rungs. */
const fightWord = (phase: Phase): string => {
  const { combat, rung, ladder, sets, struck: done, strikes } = fightOf(phase);
  const { units, wounds, fought } = combatOf(phase, combat);
  return JSON.stringify([
    fought, rung, ladder.length, done, wounds[SIDES[0]], wounds[SIDES[1]], units.map(unit => standingWord(phase, unit)),
    strikes.length, sets.touching, pilesInAtRungs(phase) ? placesWord(phase) : '',
  ]);
};
