/** `odds LINE`: how likely each side is to win, of a line such as people type. */
import { matchUp } from '../../machines/entries/library.ts';
import { odds, type AskedOdds } from '../../machines/entries/odds-of-moments.ts';
import { fightOddsIn } from '../../machines/warhammer-40k/fight-odds.ts';
import { matchUpPhase } from '../../machines/warhammer-40k/match-up.ts';
import type { Odds } from '../../src/epic-armageddon/odds/answer.ts';
import type { FightOdds } from '../../src/warhammer-40k/odds/fight-odds.ts';
import { type Command, type Given, numberIn, type Terminal, Unreadable } from './terminal.ts';

const percent = (chance: number): string => `${(100 * chance).toFixed(1)} %`;

/** The odds in one line, with how sure they are. */
const oddsLine = (line: string, { winner, error }: Odds): string => {
  const nobody = winner.none < 0.0005 ? '' : `, nobody ${percent(winner.none)}`;
  return `${line}: attacker ${percent(winner.attacker)}, defender ${percent(winner.defender)}${nobody}`
    + unsureBy(error);
};

const unsureBy = (error: number): string => (error < 0.0005 ? '' : ` (± ${percent(error)})`);

/** The same of a fight of Warhammer 40,000. */
const fightOddsLine = (line: string, { winner: told, mostWounds, error }: FightOdds): string => {
  const winner = told ?? mostWounds;
  return `${line}: attacker ${percent(winner.attacker)}, defender ${percent(winner.defender)}, `
    + `draw ${percent(winner.none)}${unsureBy(error)}`;
};

const askedIn = (given: Given): Pick<AskedOdds, 'effort' | 'tolerance'> => {
  const [effort, tolerance] = [numberIn(given, 'effort'), numberIn(given, 'tolerance')];
  return { ...(effort === undefined ? {} : { effort }), ...(tolerance === undefined ? {} : { tolerance }) };
};

export const oddsCommand: Command = {
  usage: 'odds "4 assault + chaplain v 6 boyz 2 nobz"',
  about: 'Who is likely to win if the first charge the second: one line.',
  options: {
    json: { type: 'boolean', about: 'all figures as JSON' },
    effort: { type: 'string', about: 'how much work may be done, 250000 if not said; of 40k 5000' },
    tolerance: { type: 'string', about: 'how sure is sure enough, 0.0005 if not said; of 40k 0' },
    game: { type: 'string', about: 'epic if not said, or 40k: the seventh edition' },
    whole: { type: 'boolean', about: 'of 40k: with all rules that other pages add to its text' },
  },
  run: async (given, terminal) => {
    const line = given.positionals.join(' ').trim();
    if (line === '') throw new Unreadable('Say who charges whom: odds "4 assault + chaplain v 6 boyz 2 nobz".');
    if (isPhaseAsked(given)) return phaseOdds(line, given, terminal);
    const made = matchUp(line);
    if (made.problems) throw new Unreadable(...made.problems);
    const asked = odds(made.scenario, askedIn(given));
    tell({ line, notes: made.notes, odds: asked }, oddsLine(line, asked), given, terminal);
  },
};

const GAMES = ['epic', '40k'];

/** @throws Unreadable for a game that there is not. */
const isPhaseAsked = ({ values: { game = 'epic', whole } }: Given): boolean => {
  if (!GAMES.some(one => one === game)) {
    throw new Unreadable(`There is no game ${game}; there are ${GAMES.join(', ')}.`);
  }
  if (whole === true && game !== '40k') throw new Unreadable('--whole goes with --game 40k.');
  return game === '40k';
};

/** So much is open after the second answer of a fight that takes long. */
const MUCH_OPEN = 0.5;

/** Says of a fight that takes long what is known of it meanwhile; of others nothing. */
export const soFar = (
  words: (odds: FightOdds) => string, say: (line: string) => void,
): (odds: FightOdds) => void => {
  let answers = 0;
  let isLong = false;
  return odds => {
    answers += 1;
    const { unresolved } = odds;
    if (answers === 2 && unresolved > MUCH_OPEN) {
      isLong = true;
      say('Much may come of this fight: it takes a while. Fewer ways are followed with --effort 1000.');
    }
    if (isLong) say(`So far: ${words(odds)}`);
  };
};

/** The models stand as they do after the charge. */
const phaseOdds = (line: string, given: Given, terminal: Terminal): void => {
  const made = matchUpPhase(line, { startAt: 'fight', completions: given.values['whole'] === true ? ['7C'] : [] });
  if (made.problems) throw new Unreadable(...made.problems);
  const asked = fightOddsIn(made.scenario, askedIn(given), given.values['json'] === true
    ? undefined : soFar(odds => fightOddsLine(line, odds), terminal.err));
  tell({ line, notes: made.notes, odds: asked }, fightOddsLine(line, asked), given, terminal);
};

/** All that is known as JSON where that is asked for, or else in a line, after what was assumed. */
const tell = (
  known: { readonly line: string; readonly notes: readonly string[]; readonly odds: object }, inWords: string,
  { values }: Given, { out, err }: Terminal,
): void => {
  if (values['json'] === true) return out(JSON.stringify(known));
  for (const note of known.notes) err(note);
  out(inWords);
};
