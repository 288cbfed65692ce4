/** The words of the page around the elements. In English they stand in the page itself; others take their place. */
import { spoken } from '../shared/languages/spoken.ts';

/** Links and the like stand in brackets, in the order in which they stand in the page. */
export const siteWords = spoken('pages/site', {
  pages: 'Pages',
  play: 'Play',
  setUp: 'Set up',
  odds: 'Odds',
  learn: 'Learn',
  statechart: 'Statechart',
  embed: 'Embed',
  about: 'An assault of Epic: Armageddon or Warhammer 40,000, step by step: with your dice or ours, and a rule behind '
    + 'every line.',
  share: 'Share',
  keep: 'Keep',
  report: 'Report',
  fault: 'Something wrong?',
  language: 'Language',
  unspoken: 'This language could not be loaded. Load the page again when there is a network.',
  unloaded: 'This part could not be loaded. Load the page again when there is a network.',
  unofficial: 'An unofficial tool by fans, for players who own the rules. It contains no rules text and no artwork. '
    + 'The names of games, armies and units belong to their owners, who have neither approved it nor anything to do '
    + 'with it.',
  licence: 'Free software under the [MIT licence]. Unit facts from the [NetEA Tournament Pack].',
  documentation: '[Documentation]: for players, teachers and developers, and what becomes of your data.',
  offline: 'Ready to be used without a connection.',
});
