/** The words of the statechart that belong to no single part of the phase. */
import { choose, whyNotChoose } from '../../../src/warhammer-40k/choose.ts';
import { asks, on } from '../calls.ts';
import type { Reason } from './reason.ts';

export const PHASE_REASONS = {
  mayChoose: (phase, event) => (event.type === 'choice.made' ? whyNotChoose(phase, event) : null),
} as const satisfies Readonly<Record<string, Reason>>;

export const PHASE_GUARDS = {
  hasChoice: asks(phase => phase.choice !== null),
  startsAtFight: asks(phase => phase.startAt === 'fight'),
};

export const PHASE_ACTIONS = {
  choose: on('choice.made', choose),
};
