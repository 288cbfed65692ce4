// Where mutation testing keeps what it makes: in a folder of its own, which can be thrown away.
export const HOME = '.mutation';
export const COUNTING = `${HOME}/counting.mjs`;
export const RUNNING = `${HOME}/running.mjs`;
/** What the first run has found out, for those that come later. */
export const FOUND = `${HOME}/found.json`;
/** By module, the files of tests that load it. */
export const REACHED = `${HOME}/reached.json`;
/** Mutants that were not killed, one a line, as the run goes on; outside of the copy in which it goes on. */
export const VERDICTS = process.env.MUTATED_VERDICTS ?? `${HOME}/verdicts.jsonl`;
