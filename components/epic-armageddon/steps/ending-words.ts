/** What the panels say from the result on: who wins, what losing costs, who gets away, what is left. */
import type { Loss } from '../../../src/epic-armageddon/model/procedure.ts';
import { figure, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';
import { countOf } from './wording.ts';

const LOSSES: Readonly<Record<Loss, (names: string) => string>> = {
  attack: names => `${names} killed in the attacks`,
  support: names => `${names} killed by supporting fire`,
  'hack-down': names => `${names} hacked down`,
  withdrawal: names => `${names} caught in the withdrawal`,
  'already-broken': names => `${names} destroyed, broken before`,
  passengers: names => `${names} lost with its transport`,
  critical: names => `${names} lost to a critical hit`,
  coherency: names => `${names} out of coherency`,
  'dangerous-terrain': names => `${names} lost in dangerous terrain`,
  'blast-marker': names => `${names} lost to panic`,
  overwatch: names => `${names} lost to overwatch fire`,
  summoned: names => `${names} vanished`,
};

const wins = (formations: number): string => form(formations, { one: 'wins', other: 'win' });

/** How an assault ended. */
export const outcomeWords = spoken('steps/outcome', {
  testFailed: 'The action test failed, and nothing was fought.',
  nobodyNear: 'Nobody was near enough, and nothing was fought.',
  nobodyLeft: 'Nobody is left to win.',
  winsNobodyLeft: (names: string, formations: number, losers: string): string =>
    `${names} ${wins(formations)} at once: nobody of ${losers} is left.`,
  winsEngagedDead: (names: string, formations: number): string =>
    `${names} ${wins(formations)} at once: every directly engaged attacker is dead.`,
  winsResult: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} the result by ${figure(points)}.`,
  winsResultAfter: (names: string, formations: number, points: number, rounds: number): string =>
    `${names} ${wins(formations)} the result by ${figure(points)}, after ${countOf(rounds, 'round')}.`,
});

export const endingWords = spoken('steps/endings', {
  withdraws: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'withdraws', other: 'withdraw' })}`,
  defeatBroke: 'The defeat of their friends has broken them where they stood.',
  fireBroke: 'Overwatch fire has broken them as they consolidated.',
  twoMoves: 'Each unit may make two moves, which are tested for dangerous terrain; whoever ends apart from the others '
    + 'or within 15 cm of an enemy is lost.',
  twoMovesEngines: 'Each unit may make two moves, which are tested for dangerous terrain; whoever ends apart from the '
    + 'others or within 15 cm of an enemy is lost, a war engine damaged by each of them.',
  whyWithdraw: 'Why do they withdraw?',
  whyBreak: 'Why do they break?',
  whoGetsAway: 'Who gets away?',
  whyAircraft: 'Why is the aircraft lost?',
  mayFearless: 'May the Fearless stay?',
  ofFriends: 'What of their friends near by?',
  whichOrder: 'In which order?',

  etherealLost: 'An Ethereal is lost',
  grieves: 'Its formation grieves: D3 Blast markers more for each Ethereal killed.',
  consolidates: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'consolidates', other: 'consolidate' })}`,
  mayMove: 'Each unit may move 5 cm, but into no enemy’s zone of control.',
  mayRun: 'Each unit may move its Speed where its army hits and runs, else 5 cm, but into no enemy’s zone of control.',
  runs: (length: string): string => `Hits and runs, up to ${length}`,
  noMarkers: 'It takes no Blast markers.',
  whyMarkers: 'Why these Blast markers?',
  whoMoves: 'Who may move?',
  evenBroken: 'Even if it is broken?',
  whoIsPickedUp: 'Who may be picked up?',
});

/** The result, and the end. */
export const resultWords = spoken('steps/result', {
  result: 'Result',
  resultOf: (round: number): string => `Result of round ${round}`,
  /** Between both totals, and behind them: '10 to 9 for the Marines'. */
  to: 'to',
  for: (names: string): string => `for ${names}`,
  resultLead: 'Each side throws two dice, keeps the higher and adds what the fight has earned it.',
  takesHalf: (names: string, formations: number, hits: number, points: number): string =>
    `${names} ${form(formations, { one: 'takes', other: 'take' })} half of ${figure(points)}: ${countOf(hits, 'hit')}.`,
  brutalAdds: 'Brutal winners add one hit.',
  fearless: (names: string, units: number): string =>
    `${names} ${form(units, { one: 'is', other: 'are' })} Fearless: passed over.`,
  whatAdds: 'What does each side add?',
  whoWins: 'Who wins?',
  whyHit: 'Why are they hit?',
  passedOver: 'Who is passed over?',
  ofEngine: 'What of a war engine?',
  ofInside: 'What of those inside?',
  whyThere: 'Why do they fall there?',

  noAssault: 'No assault',
  nobodyWon: 'Nobody has won',
  hasWon: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'has won', other: 'have won' })}`,
  whatIsLeft: 'What is left',
  formation: 'Formation',
  lost: 'Lost',
  left: 'Left',
  markers: 'Blast markers',
  round: (round: number): string => `Round ${round}`,
  tieRound: (round: number): string => `Round ${round}: a tie`,
  failedTestCost: 'What does a failed test cost?',
  whyNothing: 'Why was nothing fought?',
  whyAtOnce: 'Why at once?',
  whyWon: 'Why did it win?',
  whichMarkers: 'Which losses became Blast markers?',
  stillInContact: 'And those still in contact?',

  losses: LOSSES,
  damaged: (name: string, damage: string): string => `${name}: ${damage}`,
  destroyed: 'destroyed',
  broken: 'broken',
});
