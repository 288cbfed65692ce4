/** The words with which a moment of a phase is said, and those of all that may come after it. */
import { groupOfLine } from '../spoken/sentences.ts';
import { PHASE_LOG_GROUPS, PHASE_MOMENT_GROUPS } from '../spoken/word-groups.ts';
import type { ResolverController } from './resolver-controller.ts';

/** What the statechart says of moments of a part of a phase. */
const MOMENT_WORDS: Readonly<Record<string, readonly string[]>> = {
  chargeTogether: ['warhammer-40k-charges-moments'], chargeInTurn: ['warhammer-40k-charges-moments'],
  fight: ['warhammer-40k-fight-moments'], aftermath: ['warhammer-40k-aftermath-moments'],
  hitAndRun: ['warhammer-40k-aftermath-moments'],
};

/** With what is said of anything that somebody does. */
export const LATER_WORDS = [
  ...PHASE_MOMENT_GROUPS,
  ...PHASE_LOG_GROUPS, 'warhammer-40k-refusals', 'warhammer-40k-reasons', 'warhammer-40k-policy',
  'warhammer-40k-silent', 'warhammer-40k-fight', 'warhammer-40k-dice', 'dice-entry',
] as const;

/** What the newest line of the log, or of those that were taken back, and the statechart say. */
export const wordsOfMoment = ({
  phase: { log }, state: { path }, entry, timeline: { snapshots },
}: ResolverController): readonly string[] => {
  const newest = log.at(-1) ?? snapshots.at(-1)!.context.phase.log.at(-1);
  return [
    ...MOMENT_WORDS[path.split('.')[0]!] ?? [],
    ...(newest === undefined ? [] : [groupOfLine(newest)]),
    ...(newest?.key === 'agreed' ? ['warhammer-40k-policy'] : []),
    ...(entry === null ? [] : ['dice-entry', 'warhammer-40k-dice']),
  ];
};
