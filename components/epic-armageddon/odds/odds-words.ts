/** What the calculator says, in one place. */
import type { Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { LineUpPlace } from '../../../src/deployment/line-up-request.ts';
import { counted, form } from '../../shared/languages/forms.ts';
import { spoken } from '../../shared/languages/spoken.ts';

const units = (count: number): string => counted(count, { one: 'unit', other: 'units' });

const PLACES: Readonly<Record<LineUpPlace, string>> = {
  inContact: 'In contact', inFirefight: 'In firefight', back: 'Out of reach',
};

export const oddsWords = spoken('odds', {
  calculator: 'Odds of an assault',
  attacker: 'Attacker',
  defender: 'Defender',
  /** What a formation without a name of its own is called in a sentence. */
  theSide: { attacker: 'the attacker', defender: 'the defender' },
  theSupport: { attacker: 'the attacker, support', defender: 'the defender, support' },
  wins: (names: string, forces: number): string => `${names} ${form(forces, { one: 'wins', other: 'win' })}`,
  /** How many of all their units some lose on average. */
  lose: (names: string, forces: number, average: string, of: number): string =>
    `${names} ${form(forces, { one: 'loses', other: 'lose' })} ${average} of ${of}`,
  swift: 'Over before the result throw',
  nobody: 'Nobody wins',
  said: (attacker: string, defender: string, swift: string): string =>
    `Attacker ${attacker}, defender ${defender}, over before the result throw ${swift}.`,
  working: 'working it out',
  loading: 'The forces are on their way …',
  notLoaded: 'A part of the program could not be loaded.',
  tryAgain: 'Try again',
  result: 'Result',
  closer: 'getting closer',
  exact: 'exact',
  howSure: 'How sure is this?',
  surely: 'Exact: every throw was followed to its end.',
  sampled: (points: string): string =>
    `Part of it was sampled: three standard errors are ${points} ${points === '1' ? 'point' : 'points'}.`,
  bounds: (least: string, most: string): string => `For certain between ${least} and ${most}.`,
  pin: 'Pin this plan',
  unpin: 'Unpin',
  backToPin: 'Back to it',
  pinned: 'Pinned',
  againstPin: (change: string): string => `${change} points against the pinned plan`,
  swap: 'Swap sides',
  play: 'Play it',
  losses: 'Losses',
  lossesOf: { attacker: 'Losses of the attacker', defender: 'Losses of the defender' },
  reading: { exactly: 'Exactly', atLeast: 'At least' },
  readingLegend: 'How the bars count',
  chartSpoken: (side: Side, likeliest: number, chance: string, average: string, of: number): string =>
    `Losses of the ${side}: most likely ${likeliest} of ${units(of)}, ${chance}; ${average} on average. `
    + 'The table below has every figure.',
  average: (average: string, of: number): string => `${average} of ${units(of)} on average`,
  table: 'Table',
  lost: 'Lost',
  pinnedExactly: 'Pinned, exactly',
  more: (count: number): string => `${count} or more`,
  endings: 'Endings',
  endsIn: (round: number): string => `Over in round ${round}`,
  endsLater: (from: number): string => `In round ${from} or later`,
  swiftFor: { attacker: 'There the attacker wins', defender: 'There the defender wins' },
  endsBroken: { attacker: 'Attacker ends broken', defender: 'Defender ends broken' },
  assumptions: 'Assumed',
  /** The first of what is assumed, and how much more is. */
  assumed: (first: string, others: number): string =>
    `Assumed: ${first}${others === 0 ? '' : ` (+${others})`}`,
  mattersOf: {
    decided: 'What you can decide now', shooting: 'What shooting first could do', other: 'What else bears on it',
  },
  show: 'Show',
  doIt: 'Do it',
  noMatters: 'No single change would make a difference.',
  /** Why nothing stands there that could be decided. */
  nothingOpen: {
    dice: 'Dice are thrown next: nothing can be decided before that.',
    settled: 'It is settled who wins: nothing that is still decided changes it.',
    indifferent: 'Nothing that can be decided now would make a difference.',
    nobodyNear: 'As they stand nobody is near enough to fight: they have to charge first.',
  },
  /** A chance that is known roughly: 'about 70.0 %'. */
  about: (chance: string): string => `about ${chance}`,
  stillLooking: 'Looking for more …',
  forces: 'Forces',
  units: 'Units',
  unitsHint: '6 boyz 2 nobz',
  support: 'In support',
  supportHint: '4 devastators',
  places: PLACES,
  stands: (unit: string): string => `Number of ${unit}`,
  inPlace: (unit: string, place: LineUpPlace): string => `${unit}, ${PLACES[place].toLowerCase()}`,
  markers: 'Blast markers',
  markersOf: { attacker: 'Blast markers: Attacker', defender: 'Blast markers: Defender' },
  cover: 'Cover',
  noCover: 'In the open',
  broken: 'Broken',
  marched: 'Has marched',
  rules: 'Army rules',
  none: 'none',
  values: (cc: string, ff: string, armour: string): string => `CC ${cc} · FF ${ff} · armour ${armour}`,
  notUnderstood: (typed: string): string => `“${typed}” is not understood.`,
  meant: (typed: string, name: string): string => `“${typed}” is taken as ${name}.`,
  or: 'Or:',
  untitled: 'An assault',
  leave: 'Type the units instead',
  problems: 'This cannot be worked out yet',
  unknownAssault: (id: string): string => `There is no bundled assault "${id}".`,
});
