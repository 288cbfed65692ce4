#!/usr/bin/env node
/** The command `assault-resolver`. */
import { runCommand } from './run-command.ts';
import { readFileAt } from './read-file.ts';

declare const ASSAULT_RESOLVER_VERSION: string;

/** Of what others wrote only what can be seen is shown: nothing in it steers the terminal. */
const shown = (text: string): string => text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');

process.stdout.on('error', () => process.exit(0)); // whoever reads has seen enough

process.exitCode = await runCommand(process.argv.slice(2), {
  version: ASSAULT_RESOLVER_VERSION,
  out: line => void process.stdout.write(`${shown(line)}\n`),
  err: line => void process.stderr.write(`${shown(line)}\n`),
  readFile: readFileAt,
});
