/** What happened, line by line. */
import type { Report } from '../../src/epic-armageddon/explain/report.ts';
import type { PhaseReport } from '../../src/warhammer-40k/explain/report.ts';

export const logLine = ({ rule, say }: { readonly rule: string; readonly say: string }): string =>
  `${rule.padEnd(6)} ${say}`;

const whoWins = (winner: string | null): string => (winner === null ? 'Nobody wins' : `The ${winner} wins`);

/** How an assault has ended. */
export const endOfAssault = ({ winner, ending, rounds, kills, diceUsed }: Report): readonly string[] => (
  ending === 'no-assault' ? ['There was no assault.'] : [
    `${whoWins(winner)} after ${rounds} ${rounds === 1 ? 'round' : 'rounds'}; `
    + `kills ${kills.attacker} to ${kills.defender}; ${diceUsed} dice.`,
  ]);

/** How each fight of a phase has ended. */
export const endsOfFights = ({ results, diceUsed }: PhaseReport): readonly string[] => [
  ...results.map(({ winner, wounds: { attacker, defender } }, i) =>
    `${results.length > 1 ? `Fight ${i + 1}: ` : ''}${whoWins(winner)}; wounds ${attacker} to ${defender}.`),
  `${diceUsed} dice.`,
];
