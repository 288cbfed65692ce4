/** Units that break away from a fight at the end of the phase, where a row beside the text lets them. */
import type { Point } from '../../battlefield/base.ts';
import { readThrow } from '../../dice/hand.ts';
import type { PhaseHand } from '../model/hands.ts';
import { note } from '../model/log.ts';
import { otherSide, type Side, SIDES } from '../model/procedure.ts';
import { isWipedOut, livingOf, unitOf, withModel } from '../model/roster.ts';
import type { Chooser, HitAndRun, Model, Phase } from '../model/state.ts';
import { partyHas } from '../model/unit-traits.ts';
import { findCombats, foesOf, foughtBy, isLocked } from '../movement/combats.ts';
import { INCH_AWAY } from '../movement/places.ts';
import { isClearLine, MEASURED, whyNotStand } from '../movement/route.ts';
import { initiativeOf } from './sweep/destroy.ts';
import { sumHand, unitName } from './aftermath.ts';
import { beginFreed } from './consolidate.ts';

/** So many dice say how far. */
const DICE = 3;
/** Directions are named by the hours of a clock, twelve straight towards high y. */
const HOURS = 12;
/** A face that fails every test of a characteristic. */
const ALWAYS_FAILS = 6;

/** Whether somebody locked may try, now that every combat has been fought. @row 7C-U30 */
export const maySlipAway = (phase: Phase): boolean => phase.fight === null && phase.choice === null
  && nextUnit(phase) !== null;

const slipperyOn = (phase: Phase, side: Side): readonly string[] => phase.units.filter(unit => unit.side === side
  && !unit.fallingBack && !isWipedOut(phase, unit.id) && !(phase.hitAndRun?.asked.includes(unit.id) ?? false)
  && partyHas(phase, unit.id, 'hit-and-run') && isLocked(phase, unit.id)).map(({ id }) => id);

/** The sides take turns, the one first that has won the roll-off. */
const nextUnit = (phase: Phase): string | null => {
  const { first, asked } = phase.hitAndRun ?? { first: null, asked: [] };
  const last = asked.at(-1);
  const turn = last === undefined ? first ?? phase.active : otherSide(unitOf(phase, last).side);
  return slipperyOn(phase, turn)[0] ?? slipperyOn(phase, otherSide(turn))[0] ?? null;
};

const presentOf = ({ hitAndRun }: Phase): HitAndRun => {
  if (hitAndRun === undefined) throw new Error('Nobody breaks away.');
  return hitAndRun;
};

const withPresent = (phase: Phase, change: Partial<HitAndRun>): Phase =>
  ({ ...phase, hitAndRun: { ...presentOf(phase), ...change } });

/** Where both sides have such units they throw for who begins. */
export const beginHitAndRun = (phase: Phase): Phase => {
  if (phase.hitAndRun !== undefined) return phase;
  const isContested = SIDES.every(side => slipperyOn(phase, side).length > 0);
  return { ...phase, hitAndRun: { first: isContested ? null : phase.active, asked: [], unit: null, heading: null } };
};

/** A die for each side, until they differ. @row 7C-U30 */
export const rollOffHands = (phase: Phase): readonly PhaseHand[] => (presentOf(phase).first !== null ? []
  : [phase.active, otherSide(phase.active)].map(side => ({
      name: `${side}: roll-off`, side, purpose: 'roll-off' as const, owners: slipperyOn(phase, side).slice(0, 1),
      against: null, rule: '7C-U30', dice: 1, read: 'sum' as const,
    })));

/** @row 7C-U30 */
export const resolveRollOff = (phase: Phase, faces: readonly number[]): Phase => {
  const [own = 0, other = 0] = readThrow(rollOffHands(phase), faces);
  if (own === other) return phase;
  const first = own > other ? phase.active : otherSide(phase.active);
  return note(withPresent(phase, { first }), 'aftermath', '7C-U30', 'wins-roll-off', { side: first });
};

/** The next unit that may try is asked whether it does; nobody: it is over. */
export const askToSlipAway = (phase: Phase): Phase => {
  const unit = nextUnit(phase);
  if (unit === null) return phase;
  return {
    ...withPresent(phase, { unit }),
    choice: {
      question: 'hit-and-run', about: unit, side: unitOf(phase, unit).side, options: ['stay', 'leave'], usual: 'stay',
      rule: '7C-U30',
    },
  };
};

export const chooseHitAndRun: Chooser = (phase, option) => {
  const { unit, asked } = presentOf(phase);
  const answered = withPresent(phase, { asked: [...asked, unit!] });
  return option === 'stay' ? withPresent(answered, { unit: null }) : answered;
};

/** A die against the Initiative of the unit. @row 7C-U30 */
export const initiativeHands = (phase: Phase): readonly PhaseHand[] => {
  const { unit, heading } = presentOf(phase);
  return unit === null || heading !== null ? [] : [sumHand(phase, unit, 1, 'initiative-test', '7C-U30')];
};

/** At most the Initiative, and no six. Who passes names a direction. @row 7C-U30 */
export const resolveInitiative = (phase: Phase, faces: readonly number[]): Phase => {
  const unit = presentOf(phase).unit!;
  const [face, initiative] = [faces[0]!, initiativeOf(phase, unit)];
  const isPassed = face <= initiative && face < ALWAYS_FAILS;
  const told = note(phase, 'aftermath', '7C-U30', isPassed ? 'may-break-away' : 'may-not-break-away', {
    unit: unitName(phase, unit), face, initiative,
  });
  return isPassed ? askWhereTo(told, unit) : withPresent(told, { unit: null });
};

const askWhereTo = (phase: Phase, unit: string): Phase => ({
  ...phase,
  choice: {
    question: 'direction', about: unit, side: unitOf(phase, unit).side, options: HEADINGS,
    usual: usualHeading(phase, unit), rule: '7C-U30',
  },
});

const HEADINGS = Array.from({ length: HOURS }, (_, i) => String(i + 1));

/** Where three dice of an average throw take it clear, towards its own edge first. */
const usualHeading = (phase: Phase, unit: string): string => {
  const home = phase.table.edges[unitOf(phase, unit).side] === 'low' ? HOURS / 2 : HOURS;
  const away = (hour: string): number => {
    const apart = Math.abs(Number(hour) - home) % HOURS;
    return Math.min(apart, HOURS - apart);
  };
  const nearest = [...HEADINGS].sort((a, b) => away(a) - away(b));
  return nearest.find(hour => isClear(phase, unit, Number(hour), AVERAGE)) ?? nearest[0]!;
};

/** More than an inch, as nearly as anybody measures. */
const CLEAR = INCH_AWAY + 2 * MEASURED;

/** What three dice show on average, to the whole inch. */
const AVERAGE = 10;

export const chooseDirection: Chooser = (phase, option) => withPresent(phase, { heading: Number(option) });

/** How far. @row 7C-U30 */
export const slipHands = (phase: Phase): readonly PhaseHand[] => {
  const { unit, heading } = presentOf(phase);
  return unit === null || heading === null ? [] : [sumHand(phase, unit, DICE, 'hit-and-run', '7C-U30')];
};

/**
 * Exactly so far, all of them the same way and through those whom they fought, if that takes all of them more than 1″
 * away from every enemy; else nobody moves. Nobody sweeps after them: enemies who are left free consolidate.
 *
 * @row 7C-U30
 */
export const resolveSlip = (phase: Phase, faces: readonly number[]): Phase => {
  const { unit, heading } = presentOf(phase);
  const inches = readThrow(slipHands(phase), faces)[0]!;
  const done = withPresent(phase, { unit: null, heading: null });
  const values = { unit: unitName(phase, unit!), inches };
  if (!isClear(phase, unit!, heading!, inches)) return note(done, 'aftermath', '7C-U30', 'cannot-break-away', values);
  const foes = foesOf(phase, unit!);
  const moved = livingOf(phase, unit!).reduce((after, model) => {
    const to = placeAt(model, heading!, inches);
    return withModel(after, model.id, { at: to, path: [model.at, to] });
  }, done);
  const told = note(moved, 'aftermath', '7C-U30', 'breaks-away', values);
  return beginFreed(findCombats(told), foes);
};

const placeAt = ({ at: [x, y] }: Model, hour: number, inches: number): Point => {
  const angle = (hour / HOURS) * 2 * Math.PI;
  return [exact(x + Math.sin(angle) * inches), exact(y + Math.cos(angle) * inches)];
};

/** To a millionth of an inch: straight ahead stays straight. */
const exact = (inches: number): number => Math.round(inches * 1e6) / 1e6;

/** Whether every model of a unit gets so far, and stands there out of reach of all enemies. */
const isClear = (phase: Phase, unit: string, hour: number, inches: number): boolean => {
  const own = livingOf(phase, unit);
  const fought = new Set([unit, ...foughtBy(phase, unit)]);
  const moved: Phase = {
    ...phase, models: phase.models.map(model => (own.includes(model)
      ? { ...model, at: placeAt(model, hour, inches) } : model)),
  };
  return own.every(model => {
    const to = placeAt(model, hour, inches);
    return isClearLine(phase, model, to, other => fought.has(other.unit))
      && whyNotStand(moved, model, to, { near: [], away: CLEAR, through: false, longest: Infinity }) === null;
  });
};
