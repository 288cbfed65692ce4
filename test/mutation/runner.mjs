// Runs the tests on one mutant after another without loading them anew, which would take ten times as long.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus, determineHitLimitReached, MutantRunStatus, TestStatus, toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { coverageByTest, nameComers } from './coverage.mjs';
import { Order } from './order.mjs';
import { COUNTING, FOUND, REACHED, RUNNING, VERDICTS } from './places.mjs';
import { isInPart } from './report.mjs';
import { loadSuite, suiteBeingRead } from './suite.mjs';

/** Where mutated code looks which mutant is meant, and says that it has come by. */
const mutants = globalThis.__stryker__ ??= {};
nameComers(mutants, suiteBeingRead);

class KeptModules {
  #suite;
  #order;
  /** By mutant, which tests come by it before they are run. */
  #early = {};

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    if (!existsSync(resolve(FOUND))) return;
    const { early, took } = read(FOUND);
    this.#early = early;
    this.#order = new Order(took);
    await this.#loadAnew();
  }

  async dispose() {}

  async dryRun() {
    const { tests, turn } = await loadSuite(resolve(COUNTING));
    const run = turn();
    const results = [];
    const took = {};
    for (const [name, test] of tests) {
      const start = process.cpuUsage();
      results.push(await result(name, test, run));
      took[name] = process.cpuUsage(start).user / 1_000;
    }
    const { early, mutantCoverage } = coverageByTest(mutants.mutantCoverage, tests, read(REACHED));
    writeFileSync(resolve(FOUND), JSON.stringify({ took, early }));
    await this.init();
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    if (!isInPart(activeMutant)) return { status: MutantRunStatus.Error, errorMessage: 'not in this part' };
    mutants.hitLimit = limitOf(hitLimit);
    const { id, fileName } = activeMutant;
    const results = await this.#running(id, testFilter, fileName);
    if (isSeen(results)) this.#order.learn(results.at(-1).name, fileName);
    const timeout = determineHitLimitReached(mutants.hitCount, mutants.hitLimit);
    const result = toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests: results });
    if (result.status !== MutantRunStatus.Killed) this.#keep(activeMutant, result.status);
    return result;
  }

  /** What is not seen is known at once, also of a run that is broken off. */
  #keep({ id, fileName, mutatorName, replacement, location: { start } }, status) {
    const line = { id, fileName, line: start.line + 1, column: start.column + 1, mutatorName, replacement, status };
    appendFileSync(VERDICTS, `${JSON.stringify(line)}\n`);
  }

  async #running(id, names, file) {
    const all = [...this.#suite.tests.keys()];
    const named = places => new Set((places ?? []).map(place => all[place]));
    const ordered = of => this.#order.of(of, file);
    const only = named(this.#early[id]?.only);
    const kept = ordered(names.filter(name => !only.has(name)));
    const results = await withMutant(id, kept, this.#suite);
    if (isSeen(results)) return this.#sure(id, results, kept);
    const early = [...named(this.#early[id]?.early)];
    return early.length === 0 ? results : this.#loadedWith(id, ordered(early));
  }

  /** What one mutant has left behind must not fail the test of another: where it does, everything is loaded anew. */
  async #sure(id, results, names) {
    if (mutants.hitCount > mutants.hitLimit) {
      await this.#loadAnew();
      return results;
    }
    const { name } = results.at(-1);
    const again = await result(name, this.#suite.tests.get(name), this.#suite.turn());
    if (again.status === TestStatus.Success) return results;
    await this.#loadAnew();
    const fresh = await withMutant(id, names, this.#suite);
    await this.#loadAnew();
    return fresh;
  }

  /** The mutant is there while the tests are loaded: some have worked something out before they are run. */
  async #loadedWith(id, names) {
    mutants.activeMutant = id;
    mutants.hitCount = 0;
    try {
      return await withMutant(id, names, await loadSuite(resolve(RUNNING)));
    } catch (error) {
      return [failed(names[0], error, 0)];
    } finally {
      mutants.activeMutant = undefined;
    }
  }

  async #loadAnew() {
    this.#suite = await loadSuite(resolve(RUNNING));
  }
}

/** Stryker allows a hundred times as much as all tests come by a mutant; as only some of them run, twice will do. */
const limitOf = hitLimit => Math.max(hitLimit / 50, 1_000);

/** Runs tests until one fails. */
const withMutant = async (id, names, { tests, turn }) => {
  const run = turn();
  const results = [];
  thrown.length = 0;
  mutants.hitCount = 0;
  mutants.activeMutant = id;
  for (const name of names) {
    results.push(await result(name, tests.get(name), run));
    if (isSeen(results)) break;
  }
  if (names.length > 0 && !isSeen(results)) results.push(...await uncaught(names[0]));
  mutants.activeMutant = undefined;
  return results;
};

const isSeen = results => results.at(-1)?.status === TestStatus.Failed;

const result = async (name, test, run) => {
  const start = performance.now();
  mutants.currentTestId = name;
  try {
    if (test === undefined) throw new Error('There is no such test any more.');
    await run(test);
    return { id: name, name, timeSpentMs: performance.now() - start, status: TestStatus.Success };
  } catch (error) {
    return failed(name, error, performance.now() - start);
  } finally {
    mutants.currentTestId = undefined;
  }
};

/** What is thrown after its test is over, as a statechart does, fails the tests of Vitest too. */
const thrown = [];
process.on('uncaughtException', error => thrown.push(error));

const uncaught = async name => {
  await new Promise(resolve => setTimeout(resolve, 1));
  return thrown.splice(0).slice(0, 1).map(error => failed(name, error, 0));
};

const failed = (name, error, timeSpentMs) => ({
  id: name, name, timeSpentMs, status: TestStatus.Failed, failureMessage: String(error?.message ?? error).slice(0, 400),
});

const read = file => JSON.parse(readFileSync(resolve(file), 'utf8'));

const create = () => new KeptModules();
create.inject = [];

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'kept-modules', create)];
