/** The vocabulary of the 40k statecharts, put together from that of their parts. */
import { setup } from 'xstate';
import type { PhaseEvent, PhaseEventType } from '../../src/warhammer-40k/model/events.ts';
import type { PolicyQuestion } from '../../src/warhammer-40k/editions/policy.ts';
import type { Scenario } from '../../src/warhammer-40k/model/scenario.ts';
import type { Phase } from '../../src/warhammer-40k/model/state.ts';
import { allRemembered } from '../remembered-reasons.ts';
import type { PhaseContext } from './calls.ts';
import { AFTERMATH_ACTIONS, AFTERMATH_GUARDS, AFTERMATH_HANDS, AFTERMATH_REASONS } from './vocabulary/aftermath.ts';
import { CHARGE_ACTIONS, CHARGE_GUARDS, CHARGE_HANDS, CHARGE_REASONS } from './vocabulary/charge.ts';
import { FIGHT_ACTIONS, FIGHT_GUARDS, FIGHT_HANDS, FIGHT_REASONS } from './vocabulary/fight.ts';
import { PHASE_ACTIONS, PHASE_GUARDS, PHASE_REASONS } from './vocabulary/phase.ts';
import type { Reason } from './vocabulary/reason.ts';

const ALL_REASONS = { ...PHASE_REASONS, ...CHARGE_REASONS, ...FIGHT_REASONS, ...AFTERMATH_REASONS };
export type ReasonName = keyof typeof ALL_REASONS;

export const REASONS: Readonly<Record<ReasonName, Reason>> =
  allRemembered(ALL_REASONS as Readonly<Record<ReasonName, Reason>>);

export const HANDS = { ...CHARGE_HANDS, ...FIGHT_HANDS, ...AFTERMATH_HANDS };
export type HandsName = keyof typeof HANDS;

export const isReason = (guard: string): guard is ReasonName => guard in REASONS;

/** What a state says of itself. */
export interface StateMeta {
  readonly rule: string;
  readonly title: string;
  /** The dice it asks for. */
  readonly hands?: HandsName;
  /** What happens if nobody decides. */
  readonly unlessDecided?: PhaseEventType;
  /** The questions that a text must answer before this state means anything: where it is silent, players may agree. */
  readonly asks?: readonly PolicyQuestion[];
}

/** A phase begins with a scenario, or with the turn that the turn before has left. */
export type PhaseInput = { readonly scenario: Scenario } | { readonly phase: Phase };

/** Says yes unless the rules have a reason to refuse. */
const unless = (name: ReasonName) => ({ context, event }: { context: PhaseContext; event: PhaseEvent }): boolean =>
  REASONS[name](context.phase, event) === null;

export const phaseSetup = setup({
  types: {
    context: {} as PhaseContext,
    events: {} as PhaseEvent,
    input: {} as PhaseInput,
    meta: {} as StateMeta,
  },
  guards: {
    ...(Object.fromEntries((Object.keys(REASONS) as ReasonName[]).map(name => [name, unless(name)])) as {
      readonly [name in ReasonName]: ReturnType<typeof unless>;
    }),
    ...PHASE_GUARDS, ...CHARGE_GUARDS, ...FIGHT_GUARDS, ...AFTERMATH_GUARDS,
  },
  actions: { ...PHASE_ACTIONS, ...CHARGE_ACTIONS, ...FIGHT_ACTIONS, ...AFTERMATH_ACTIONS },
});
