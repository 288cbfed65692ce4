/** What is written behind `assault-resolver`, understood and done. */
import { parseArgs } from 'node:util';
import { didYouMean } from '../../src/parsing/spelling.ts';
import { oddsCommand } from './odds-command.ts';
import { playCommand } from './play-command.ts';
import { reportCommand } from './report-command.ts';
import { rosterCommand } from './roster-command.ts';
import { type Command, type Given, type Terminal, Unreadable } from './terminal.ts';

const COMMANDS: Readonly<Record<string, Command>> =
  { odds: oddsCommand, play: playCommand, roster: rosterCommand, report: reportCommand };

/** 0: done. 1: it was read, and the rules or the dice refuse it. 2: what was given cannot be read. */
export type ExitCode = 0 | 1 | 2;

/** Does what is asked for; what goes wrong is told in sentences. */
export const runCommand = async (args: readonly string[], terminal: Terminal): Promise<ExitCode> => {
  try {
    await run(args, terminal);
    return 0;
  } catch (error) {
    const isUnreadable = error instanceof Unreadable;
    for (const say of isUnreadable ? error.sentences : [(error as Error).message]) terminal.err(say);
    return isUnreadable ? 2 : 1;
  }
};

const run = async ([name, ...args]: readonly string[], terminal: Terminal): Promise<void> => {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') return showHelp(terminal);
  if (name === '--version') return terminal.out(terminal.version);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name]! : null;
  if (command === null) {
    const known = `There is no command ${name}; there are ${Object.keys(COMMANDS).join(', ')}.`;
    throw new Unreadable(didYouMean(known, name, Object.keys(COMMANDS)));
  }
  const given = givenTo(name, command, args);
  return given.values['help'] === true ? showHelpOf(command, terminal) : command.run(given, terminal);
};

/** @throws Unreadable for an option that there is not, or that lacks its value. */
const givenTo = (name: string, { options }: Command, args: readonly string[]): Given => {
  const known = Object.fromEntries(Object.entries(options).map(([option, { type }]) => [option, { type }]));
  try {
    const { positionals, values } = parseArgs({
      args: [...args], allowPositionals: true, options: { ...known, help: { type: 'boolean', short: 'h' } },
    });
    return { positionals, values: values as Given['values'] };
  } catch (error) {
    const [first = ''] = (error as Error).message.split(/\.(?: |$)|\n/);
    throw new Unreadable(`${first}.`, `assault-resolver ${name} --help tells what there is.`);
  }
};

const showHelp = ({ out }: Terminal): void => {
  out('Assaults of Epic: Armageddon and assault phases of Warhammer 40,000, without a screen.');
  out('');
  for (const { usage, about } of Object.values(COMMANDS)) {
    out(`  assault-resolver ${usage}`);
    out(`      ${about}`);
  }
  out('');
  out('Every command takes --json and --help; FILE may be - for what is piped in.');
  out('Exit codes: 0 done; 1 the rules or the dice refuse it; 2 what was given cannot be read.');
};

const showHelpOf = ({ usage, about, options }: Command, { out }: Terminal): void => {
  out(`assault-resolver ${usage}`);
  out(about);
  for (const [name, { type, about: what }] of Object.entries(options)) {
    out(`  ${(type === 'string' ? `--${name} …` : `--${name}`).padEnd(16)}${what}`);
  }
};
