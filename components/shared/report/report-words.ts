/** What the report and the bug report say of their own accord, in one place; what has happened is said by the log. */
import type { PlayerSide } from '../parts/side-mark.ts';
import { counted, figure, form } from '../languages/forms.ts';
import { spoken } from '../languages/spoken.ts';

const SIDES: Readonly<Record<PlayerSide, string>> = { attacker: 'Attacker', defender: 'Defender' };

/** What comes of dice. */
const CAME = {
  hits: { one: 'hit', other: 'hits' }, wounds: { one: 'wound', other: 'wounds' },
  saves: { one: 'save', other: 'saves' }, attacks: { one: 'attack', other: 'attacks' },
  points: { one: 'point', other: 'points' }, criticals: { one: 'critical hit', other: 'critical hits' },
  successes: { one: 'success', other: 'successes' },
} as const;
export type Came = keyof typeof CAME;

const letters = (count: number): string => counted(count, { one: 'character', other: 'characters' });

const WEAPONS = { assault: 'close combat', 'small-arms': 'firefight' };

export const reportWords = spoken('report', {
  untitled: 'An assault',
  unfinished: (title: string): string => `It is not over yet: it stands at “${title}”.`,
  cut: (some: number, all: number): string =>
    `Only the first ${some} of its ${all} steps could be played again; the rest does not follow from them.`,
  terms: {
    assault: { forces: 'Formations', force: 'Formation', link: 'This assault, step by step' },
    phase: { forces: 'Units', force: 'Unit', link: 'This phase, step by step' },
  },
  side: SIDES,
  initiative: (value: number): string => `initiative ${value}+`,
  markers: (count: number): string => counted(count, { one: 'Blast marker', other: 'Blast markers' }),
  broken: 'broken',
  marched: 'has marched',
  overwatch: 'on overwatch',
  stands: (count: number, name: string): string => `${count} × ${name}`,
  withCharacters: (name: string, characters: string): string => `${name} with ${characters}`,
  values: (cc: string, ff: string, armour: string): string => `CC ${cc} · FF ${ff} · armour ${armour}`,
  speed: (cm: number): string => `${figure(cm)}\u00a0cm`,
  capacity: (points: number): string => `damage capacity ${points}`,
  damaged: (points: number): string => `damage ${points} already taken`,
  aboard: (transport: string): string => `aboard ${transport}`,
  poppedUp: 'popped up',
  weapons: WEAPONS,
  /** A number, or a die such as 'D3'. */
  extraAttacks: (more: number | string): string =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attack', other: 'attacks' }) : 'attacks'}`,
  maps: 'The table',
  atStart: 'At the start',
  atEnd: (isOver: boolean): string => (isOver ? 'At the end' : 'As it stands'),
  rules: (game: string, otherwise: number): string => `${game} · ${otherwise === 0 ? 'rulings as usual'
    : `${counted(otherwise, { one: 'question', other: 'questions' })} answered differently`}`,
  result: 'Result',
  dice: 'Dice',
  diceColumns: { step: 'Step', who: 'Who throws', needs: 'What is needed', dice: 'Dice', came: 'What came of it' },
  /** '3 hits' */
  came: (what: Came, count: number): string => counted(count, CAME[what]),
  logColumns: { step: 'Step', say: 'What happened', rule: 'Rule' },
  luck: 'Luck, in points for the attacker',
  luckOnTheWay: 'It is being worked out …',
  decisions: 'Decisions, in points that they cost',
  allDecisions: 'All decisions',
  allDice: 'All dice',
  /** Of the winner. */
  chanceBefore: (chance: string): string => `chance before the dice ${chance}`,
  /** To the winner, or from it. */
  diceGave: (points: string): string => `the dice gave ${points} points`,
  diceTook: (points: string): string => `the dice took ${points} points`,
  printed: (date: string): string => `Printed ${date}`,
  unofficial: 'Names belong to their owners, who have not approved it.',
  odds: 'Odds before the first throw',
  rulings: 'Played differently',
  steps: 'What happened',
  inRound: (title: string, round: number): string => `${title}, round ${round}`,
  score: (side: PlayerSide, sum: string, lines: string): string => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: (isOver: boolean): string => (isOver ? 'What is left' : 'What is left so far'),
  columns: { lost: 'Lost', left: 'Left', markers: 'Blast markers' },
  lostAndLeft: (lost: number, left: number): string => `${lost} lost, ${left} left`,
  version: (version: string): string => `Assault resolver ${version}`,

  codeLabel: 'QR code of the link',
  codeTooLong: (count: number, most: number): string =>
    `A link of ${letters(count)} is too long for a QR code that a phone can read; ${letters(most)} are the most. `
    + 'Copy it instead.',
  print: 'Print or save as PDF',
  takeAway: 'As text or file',
  form: 'Form',
  forms: {
    text: 'Plain text', bbcode: 'BBCode, for a forum', markdown: 'Markdown', json: 'JSON, with every step',
  },
  textIn: (form: string): string => `The report: ${form}`,
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'Your browser does not allow it. The text is selected: copy it with Ctrl+C, or with a long press.',
  save: 'Save as a file',
  saved: (name: string): string => `Saved as ${name}.`,

  wrongMore: 'Nothing is sent: you copy the text below and put it where you report it.',
  what: 'What is wrong, what should have happened, and which rule says so?',
  whatMissing: 'Not said.',
  bugReport: 'The report of a fault',
  fault: 'What is wrong',
  facts: 'Where it happened',
  openIssue: 'Open an issue',
  openIssueMore: 'It opens a page where you can still change everything.',
  tooLong: 'It is too long for an address: copy it, and paste it on the page that opens.',
  factNames: {
    link: 'Link', version: 'Version', edition: 'Edition', rulings: 'Rulings', state: 'State', browser: 'Browser',
  },
  usualRulings: 'all as usual',
  none: 'none',
});
