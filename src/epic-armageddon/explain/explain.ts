/**
 * Why a unit may attack, support, be hit, save or withdraw, or why it may not: a chain of facts with their numbers and
 * rules, told from what the functions that decide have found.
 */
import { isAlive, unitOf } from '../model/roster.ts';
import type { Assault } from '../model/state.ts';
import { whyAttack } from './attack.ts';
import { whyHit } from './be-hit.ts';
import {
  aside, no, notNow, speaksAgainst, type Explanation, type Reasoning, type UnitQuestion, type Why,
} from './fact.ts';
import { roundMomentOf } from './moment.ts';
import { whySave } from './save.ts';
import { whySupport } from './support.ts';
import { whyWithdraw } from './withdraw.ts';

const WHY: Readonly<Record<UnitQuestion, Why<Assault>>> = {
  attack: whyAttack, support: whySupport, 'be-hit': whyHit, save: whySave, withdraw: whyWithdraw,
};

/** Questions that are behind once it is settled how the assault ends. @rule A4.7, A6.4 */
const FOUGHT: readonly UnitQuestion[] = ['attack', 'support'];

const reasoningOf = (assault: Assault, id: string, asked: UnitQuestion): Reasoning => {
  const unit = unitOf(assault, id);
  if (!isAlive(unit)) return no(speaksAgainst('A4.5', 'is-lost', { to: unit.lostTo! }));
  if (FOUGHT.includes(asked) && roundMomentOf(assault) === 'over') return notNow(aside('A4.7', 'fight-is-over'));
  return WHY[asked](assault, unit);
};

/** The answer to one of the questions about a unit as the assault stands, and the reasoning behind it. */
export const explain = (assault: Assault, unit: string, asked: UnitQuestion): Explanation =>
  ({ unit, asked, ...reasoningOf(assault, unit, asked) });
