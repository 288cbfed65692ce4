// Which tests come by a mutant. What is run while a module or a suite of tests is read counts for each of its tests.

const READING = 'while reading ';
const LOADING = 'while loading ';

/** Says who comes by a mutant: the test that runs, the suite that is read, or the module that is loaded. */
export const nameComers = (mutants, suiteBeingRead) => {
  let test;
  Object.defineProperty(mutants, 'currentTestId', {
    configurable: true,
    get: () => test ?? marked(READING, suiteBeingRead()) ?? marked(LOADING, globalThis.moduleBeingLoaded),
    set: name => { test = name; },
  });
};

const marked = (mark, name) => (name === undefined ? undefined : `${mark}${name}`);

/**
 * The coverage as Stryker wants it, and by mutant the places of the tests that come by it before they are run:
 * `early`, and of these `only` before.
 */
export const coverageByTest = ({ perTest: found }, tests, reached) => {
  const names = [...tests.keys()];
  const places = new Map(names.map((name, place) => [name, place]));
  const comers = name => {
    if (tests.has(name)) return [name];
    if (name.startsWith(READING)) return startingWith(names, [`${name.slice(READING.length)} > `]);
    return startingWith(names, reached[name.slice(LOADING.length)].map(file => `${file}: `));
  };
  const perTest = {};
  const early = {};
  for (const [name, hitsByMutant] of Object.entries(found)) {
    for (const test of comers(name)) {
      perTest[test] ??= {};
      for (const [mutant, hits] of Object.entries(hitsByMutant)) {
        perTest[test][mutant] = (perTest[test][mutant] ?? 0) + (test === name ? hits : 1);
        if (test !== name) (early[mutant] ??= new Set()).add(places.get(test));
      }
    }
  }
  const isOnlyEarly = (mutant, place) => found[names[place]]?.[mutant] === undefined;
  const split = Object.entries(early).map(([mutant, all]) => [mutant, {
    early: [...all], only: [...all].filter(place => isOnlyEarly(mutant, place)),
  }]);
  return { early: Object.fromEntries(split), mutantCoverage: { static: {}, perTest } };
};

const startingWith = (names, starts) => names.filter(name => starts.some(start => name.startsWith(start)));
