/** `play FILE`: a scenario of either game, played to its end. */
import { parseScenario } from '../../machines/entries/library.ts';
import { play } from '../../machines/entries/play.ts';
import type { Dice } from '../../machines/headless.ts';
import { parsePhase, playPhase } from '../../machines/warhammer-40k/index.ts';
import type { Problem } from '../../src/parsing/problems.ts';
import { isObject } from '../../src/parsing/shapes.ts';
import { RULESET_PREFIX } from '../../src/warhammer-40k/model/scenario.ts';
import { endOfAssault, endsOfFights, logLine } from './report-lines.ts';
import { type Command, type Given, numberIn, onlyOne, type Terminal, Unreadable } from './terminal.ts';

const MOST_BYTES = 1_000_000;

/** @throws Unreadable for what is no JSON. */
const jsonIn = async (path: string, { readFile }: Terminal): Promise<unknown> => {
  const text = new TextDecoder().decode(await readFile(path, MOST_BYTES));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Unreadable(`${path} is no JSON: ${(error as Error).message}.`);
  }
};

/** A scenario, or one with the decisions that belong to it. */
const tableIn = (json: unknown): { readonly written: unknown; readonly decisions: never } => {
  const isBoth = isObject(json) && isObject(json['scenario']) && json['format'] === undefined;
  return { written: isBoth ? json['scenario'] : json, decisions: (isBoth ? json['decisions'] ?? [] : []) as never };
};

/** @throws Unreadable where neither a seed nor faces are said, or both. */
const diceIn = (given: Given): Dice => {
  const [seed, { dice }] = [numberIn(given, 'seed'), given.values];
  if ((seed === undefined) === (dice === undefined)) throw new Unreadable('Say --seed 7, or --dice 4,2,6 as thrown.');
  if (seed !== undefined) return { seed };
  const faces = String(dice).split(/[\s,]+/).filter(face => face !== '');
  const wrong = faces.find(face => !/^\d+$/.test(face));
  if (wrong !== undefined) throw new Unreadable(`--dice takes the numbers that dice show, not ${wrong}.`);
  return faces.map(Number);
};

const unread = (path: string, problems: readonly Problem[]): Unreadable =>
  new Unreadable(`${path} cannot be played.`, ...problems.map(one => (one.path ? `${one.path}: ${one.say}` : one.say)));

export const playCommand: Command = {
  usage: 'play FILE --seed 7',
  about: 'Plays the scenario in a JSON file to its end; what nobody decides is done in the usual way.',
  options: {
    json: { type: 'boolean', about: 'the whole report as JSON' },
    seed: { type: 'string', about: 'a number from which the same dice always come' },
    dice: { type: 'string', about: 'the dice that were thrown instead: --dice 4,2,6,1' },
  },
  run: async (given, terminal) => {
    const [path, dice] = [onlyOne(given, 'file'), diceIn(given)];
    const { written, decisions } = tableIn(await jsonIn(path, terminal));
    const isPhase = isObject(written) && String(written['ruleset']).startsWith(RULESET_PREFIX);
    if (isPhase) {
      const { scenario, problems } = parsePhase(written);
      if (problems) throw unread(path, problems);
      return tell(playPhase(scenario, { dice, decisions }), endsOfFights, given, terminal);
    }
    const { scenario, problems } = parseScenario(written);
    if (problems) throw unread(path, problems);
    return tell(play(scenario, { dice, decisions }), endOfAssault, given, terminal);
  },
};

const tell = <R extends { readonly log: readonly { readonly rule: string; readonly say: string }[] }>(
  report: R, endOf: (report: R) => readonly string[], { values }: Given, { out }: Terminal,
): void => {
  if (values['json'] === true) return out(JSON.stringify(report));
  for (const line of [...report.log.map(logLine), ...endOf(report)]) out(line);
};
