/** What the comparison says of its own accord, in one place. */
import type { Aspect } from '../../../machines/compare/chart-differences.ts';
import type { StepDifference } from '../../../machines/compare/lockstep.ts';
import { counted, figure, form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

/** What the two sides are called, in every language. */
export const LETTERS = ['A', 'B'] as const;

/** What is told of how a game stands; what a machine of the page tells is called as that has it. */
const FACTS = {
  winner: 'Winner', ending: 'How it ended', round: 'Round', hackDown: 'Hits of the hack-down',
  kills: 'kills', hits: 'hits being settled',
  living: 'units left', blastMarkers: 'Blast markers', broken: 'broken', lostTo: '', damage: 'damage', place: 'place',
};

const LOST = {
  attack: 'lost to an attack', support: 'lost to supporting fire', 'hack-down': 'lost to the hack-down',
  withdrawal: 'lost in withdrawing', 'already-broken': 'lost, being broken already',
  passengers: 'lost with its transport', critical: 'lost to a critical hit', coherency: 'lost out of coherency',
  'dangerous-terrain': 'lost to dangerous terrain', 'blast-marker': 'lost to a Blast marker',
  overwatch: 'lost to overwatch', summoned: 'vanished',
};

/** What dice are thrown for. */
const PURPOSES = {
  'close-combat': 'Close combat', firefight: 'Firefight', 'extra-attacks': 'Extra attacks', damage: 'Damage',
  save: 'Save', 're-roll': 'Re-roll', invulnerable: 'Invulnerable', critical: 'Critical', splash: 'Splash',
  result: 'Result', 'dangerous-terrain': 'Dangerous terrain', 'action-test': 'Action test',
  'blast-markers': 'Blast markers',
};

const NEWS: Readonly<Record<StepDifference, string>> = {
  alone: 'it happens in one of the two only',
  event: 'something else is decided',
  dice: 'other dice are asked for',
  faces: 'dice fall otherwise',
  log: 'something else is said to happen',
  next: 'it goes on elsewhere',
  facts: 'they stand otherwise afterwards',
};

/** What a chart says of a state or transition that is not the same in both. */
const ASPECTS: Readonly<Record<Exclude<Aspect, 'lacking' | 'order'>, (value: string) => string>> = {
  key: value => `is called ${value}`, parent: value => `stands in ${value}`, kind: value => `is ${value}`,
  title: value => `has the title ${value}`, description: value => `says ${value}`, rule: value => `cites ${value}`,
  initial: value => `begins with ${value}`, event: value => `answers ${value}`, guard: value => `asks ${value}`,
  targets: value => `leads to ${value}`, actions: value => `does ${value}`,
};

export const compareWords = spoken('compare', {
  heading: 'Side by side',
  reading: 'Reading the scenario.',
  scenario: 'Assault',
  ownScenario: 'A scenario of your own',
  question: 'Question that the rules leave open',
  matter: 'Something turns on it here',
  others: 'Nothing turns on it here',
  untried: 'Questions',
  answer: (letter: string): string => `${letter} plays`,
  back: 'Back',
  on: 'On',
  toDifference: 'Next difference',
  step: (at: number, of: number): string => `Step ${at} of ${of}`,
  beginning: (of: number): string => `Before the first of ${of} steps`,
  alike: 'Both go the same way here.',
  waits: 'Waits: nothing of the kind happens here.',
  refused: (say: string): string => `It could not: ${say}`,
  over: 'It is over here.',
  onlyHere: (letter: string): string => `only ${letter}`,
  dice: 'Dice',
  round: (round: number): string => `round ${round}`,
  newDie: 'thrown only here',
  log: 'What has happened so far',
  apartNow: 'What differs now',
  apartInTheEnd: 'What differs in the end',
  nothingApart: 'Nothing: both stand alike.',
  nothingInTheEnd: 'Nothing: both end alike.',
  fact: 'Fact',
  more: (count: number): string => `${count} more`,
  rest: (caption: string, count: number): string => `${caption}: ${count} more`,
  turning: 'What turns on a ruling here',
  trying: (tried: number, found: number): string =>
    `${counted(tried, { one: 'other answer', other: 'other answers' })} tried, ${figure(found)} of them `
    + `${form(found, { one: 'matters', other: 'matter' })} so far.`,
  tried: (found: number): string => (found === 0
    ? 'Nothing, as this assault is played with these dice.'
    : form(found, { one: 'One other answer changes something.', other: `${found} other answers change something.` })),
  from: (first: number, steps: number): string => `From step ${first} of ${steps} on.`,
  endsOtherwise: 'It ends otherwise.',
  compare: 'Compare',
  odds: 'Odds from here',
  asking: 'Reckoning.',
  views: 'What is shown',
  table: 'The table',
  charts: 'The statecharts',
  chartDifferences: 'What differs between the charts',
  sameCharts: 'A and B have the same statechart; a ruling decides within its guards and actions.',
  noCharts: 'There is no statechart to be shown.',
  shown: 'Side shown',
  notLoaded: 'A part of this program could not be loaded. Check the connection and try again.',
  tryAgain: 'Try again',
  problems: 'This scenario cannot be played',
  said: (at: number, of: number, differing: string): string => `Step ${at} of ${of}. ${differing}`,

  facts: FACTS,
  lost: LOST,
  lives: 'lives',
  endings: { 'no-assault': 'no assault', swift: 'at once', result: 'by the result' },
  nobody: 'nobody',
  yes: 'yes',
  no: 'no',
  /** Of whom a fact is told, and who a fact names. */
  sides: { attacker: 'Attacker', defender: 'Defender' },
  theSides: { attacker: 'attacker', defender: 'defender' },
  purposes: PURPOSES,
  news: NEWS,
  newsSaid: (news: readonly string[]): string => `${news.join('; ')}.`.replace(/^./, first => first.toUpperCase()),

  aspects: ASPECTS,
  state: (id: string): string => `State ${id}`,
  transition: (id: string): string => `Transition ${id}`,
  lacks: (name: string): string => `${name} lacks it`,
  isThere: 'is there',
  inThisOrder: 'is tried in this order',
  inAnotherOrder: 'is tried in another order',
  nothing: 'nothing',
  quoted: (texts: readonly string[]): string => texts.map(one => `“${one}”`).join(', '),
});
