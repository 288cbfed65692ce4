/** What the beginning of the site says: three doors, what was left, and what is ready to be played. */
import type { SampleId } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import type { PhaseSampleId } from '../../../src/warhammer-40k/scenario/samples/names.ts';
import { spoken } from '../../shared/languages/spoken.ts';

/** What there is to see in the bundled assaults, in two or three words. */
const THEMES: Readonly<Record<SampleId | PhaseSampleId, string>> = {
  'marines-charge-warband': 'contact and firefight',
  'orks-storm-ruins': 'cover',
  'banshees-and-terminators': 'First Strike, macro-weapons',
  'firefight-to-a-tie': 'support, a tie, two rounds',
  'warband-swarms-titan': 'a war engine',
  'mechanised-company-cornered': 'transports',
  'warlord-leads-three-mobs': 'three formations, overwatch',
  'swarm-among-the-broken': 'intermingled, broken',
  'falcons-refuse-close-combat': 'skimmers',
  'thunderhawk-lands-on-guns': 'an aircraft lands',
  'gargant-barges-to-tanks': 'war engines, Titan Killers',
  'bloodthirster-and-necrons': 'Expendable, summoned',
  'barricade-with-frag': 'cover, frag grenades',
  'barricade-without-frag': 'cover, no grenades',
  'power-fist-sergeant': 'order of Initiative',
  'two-armours': 'two kinds of armour',
  'character-in-a-unit': 'a character',
  'multiple-combat': 'two units a side',
  'sweeping-advance': 'flight and pursuit',
};

export const homeWords = spoken('site/home', {
  game: 'Game',
  games: { epic: 'Epic: Armageddon', phase: 'Warhammer 40,000' },
  edition: 'Edition',
  heading: 'Two formations meet. Who wins, and why?',
  lead: 'By the book, with your dice or ours, and the reason behind every line.',
  settle: 'Settle an assault',
  settleLead: 'The one on your table, step by step, with your dice or ours.',
  charge: 'Should I charge?',
  chargeLead: 'Name both sides, and see who is likely to win.',
  line: 'Both sides',
  example: '8 boyz, 2 nobz v 6 tactical',
  phaseExample: '10 tactical v 20 boyz',
  ask: 'Show the odds',
  learn: 'Learn the rules',
  learnLead: (lessons: number): string => `${lessons} short lessons on a table: you answer, the rules judge.`,
  editions: 'Compare four editions',
  editionsLead: 'The same fight, the same decisions and the same dice, by four texts.',
  carryOn: 'Carry on',
  /** Where a table stands: after so many of its steps. */
  moment: (at: number, steps: number): string => (steps === 0 ? 'not begun' : `step ${at} of ${steps}`),
  ready: 'Ready-made',
  themes: THEMES,
});
