/** Which combat is fought, and its ladder of Initiative: who strikes now, who strikes next, when it is over. */
import { answer } from '../editions/answers.ts';
import {
  presentCombat, fightersIn, presentFight, noteFight, UNTESTED, withFight,
} from '../model/current-fight.ts';
import { idleGrenades } from '../model/refused-weapons.ts';
import { combatOf, livingOf, profileOf, unitOf, withCombat } from '../model/roster.ts';
import { type Rung, SIDES } from '../model/procedure.ts';
import type { Combat, Model, Phase } from '../model/state.ts';
import { setsOf } from '../movement/engagement.ts';
import { attacksWith } from './attacks.ts';
import { withThrowsBefore } from './before-blows.ts';
import { FIRST, ladderOf, rungOf } from './initiative.ts';
import { strikableUnits } from './struck.ts';
import { weaponOf } from './weapons.ts';

/** Whoever's turn it is picks among the combats that have not been fought; each is finished first. @rule 40k.18 */
export const pickCombat = (phase: Phase): Phase => {
  const idle: Phase = { ...phase, fight: null };
  const ids = unfought(phase).map(({ id }) => id);
  const [first] = ids;
  if (first === undefined) return idle;
  if (ids.length === 1) return beginFight(idle, first);
  return {
    ...idle,
    choice: { question: 'combat', about: null, side: phase.active, options: ids, usual: first, rule: '40k.18' },
  };
};

const unfought = ({ combats }: Phase): readonly Combat[] => combats.filter(({ fought }) => !fought);

/**
 * The fight of a combat begins: who is engaged is worked out for the first time, and nobody has struck.
 *
 * @rule 40k.18, 40k.20
 * @ruling
 */
export const beginFight = (phase: Phase, combat: string): Phase => {
  const { units } = combatOf(phase, combat);
  const models = phase.models.map(model => (
    units.includes(model.unit) ? { ...model, strikesWith: null, strikesAt: null } : model));
  const fresh = withCombat({ ...phase, models }, combat, { wounds: { attacker: 0, defender: 0 } });
  const ladder = ladderOf(phase);
  const begun: Phase = {
    ...fresh,
    fight: {
      combat, rung: ladder[0]!, ladder, sets: setsOf(fresh, combatOf(fresh, combat)), strikes: [], allocations: [],
      struck: [], freeRound: null, piling: null, ...UNTESTED,
    },
  };
  const told = noteFight(begun, '40k.18', 'fight-begun', { units: units.map(id => unitOf(phase, id).name) });
  return withThrowsBefore(noteIdle(told, units));
};

/** What those who charge, or are charged, carry for it in vain by this text. @rule 40k.31, 40k.32 @ruling */
const noteIdle = (phase: Phase, units: readonly string[]): Phase => units.reduce((now, id) => {
  const { name, charged } = unitOf(phase, id);
  const grenades = livingOf(phase, id).flatMap(model => idleGrenades(phase, profileOf(phase, model).grenades));
  const isCharged = phase.units.some(one => one.charged.includes(id));
  const inVain = { plasma: charged.length > 0, photon: isCharged } as const;
  return [...new Set(grenades)].filter(kind => inVain[kind]).reduce((noted, kind) =>
    noteFight(noted, kind === 'plasma' ? '40k.31' : '40k.32', 'grenades-idle', { unit: name, kind }), now);
}, phase);

/**
 * The fight goes on to the next rung at which somebody strikes, or may after piling in; if there is none, or one side
 * is gone, it is over.
 *
 * @rule 40k.20, 40k.27
 */
export const nextRung = (phase: Phase): Phase => {
  const fresh = answer(phase, 'engagedWhen') === 'fight-start' ? phase : engageAnew(phase);
  const { ladder } = presentFight(fresh);
  const waiting = stillToStrike(fresh).map(model => ({ model, at: rungOf(fresh, model) }));
  const isHammered = presentFight(fresh).hammers.length > 0 && waiting.length > 0;
  const next = ladder.findIndex(rung => (isHammered && rung === FIRST)
    || waiting.some(({ model, at }) => at === rung && isAwaited(fresh, model)));
  if (next === -1) return endFight(fresh);
  const rung = ladder[next]!;
  return withFight(fresh, { rung, ladder: ladder.slice(next + 1), strikes: [], allocations: [] });
};

/** Who touches whom and who supports, as everybody stands now. @rule 40k.20, 40k.21 @ruling */
export const engageAnew = (phase: Phase): Phase => withFight(phase, { sets: setsOf(phase, presentCombat(phase)) });

/** Nothing is struck in this combat any more: what came of it is counted next. */
export const endFight = (phase: Phase): Phase =>
  withFight(
    withCombat(phase, presentFight(phase).combat, { fought: true }), { ladder: [], strikes: [], allocations: [] },
  );

/** Whether the ladder has been climbed down, or a free round is all there is. */
export const isFightOver = (phase: Phase): boolean => presentCombat(phase).fought;

/**
 * Those alive whose rung it is and who have not struck yet, whether they can or not: those who may pile in now.
 *
 * @rule 40k.27, 40k.54
 * @throws Error where nobody fights.
 */
export const thoseAt = (phase: Phase, rung: Rung): readonly Model[] => {
  const { struck } = presentFight(phase);
  return fightersIn(phase).filter(model => !struck.includes(model.id) && rungOf(phase, model) === rung);
};

/**
 * Those who strike at this rung: they have somebody to strike, and attacks to strike with.
 *
 * @rule 40k.21, 40k.35
 * @throws Error where nobody fights.
 */
export const strikersNow = (phase: Phase): readonly Model[] =>
  thoseAt(phase, presentFight(phase).rung).filter(model => canStrike(phase, model));

const canStrike = (phase: Phase, model: Model): boolean =>
  attacksWith(phase, model, weaponOf(phase, model)) > 0 && strikableUnits(phase, model).length > 0;

/** Everybody who has not struck yet, as long as both sides are left. */
const stillToStrike = (phase: Phase): readonly Model[] => {
  const { struck } = presentFight(phase);
  const fighters = fightersIn(phase);
  return SIDES.every(side => fighters.some(model => model.side === side))
    ? fighters.filter(({ id }) => !struck.includes(id)) : [];
};

/** Whether a model may pile in at its rung, or has somebody to strike: who is idle has no attacks. */
const isAwaited = (phase: Phase, model: Model): boolean =>
  answer(phase, 'engagedWhen') === 'step-after-pile-in' || canStrike(phase, model);
