// What the tests take from Vitest, without its servers and workers: its own runner and expectations.
import {
  ASYMMETRIC_MATCHERS_OBJECT, chai, getState, JestAsymmetricMatchers, JestChaiExpect, JestExtend, setState,
} from '@vitest/expect';
import * as runner from '@vitest/runner';

export { afterAll, afterEach, beforeAll, beforeEach } from '@vitest/runner';

/** What stands in a file itself, not in a suite of it, has the file in its name. */
const withFile = register => new Proxy(register, {
  get: (of, key) => (typeof of[key] === 'function' ? withFile(of[key]) : of[key]),
  apply: (of, self, [name, ...rest]) => {
    const file = globalThis.moduleBeingLoaded;
    const named = Reflect.apply(of, self, [typeof name === 'string' && file ? `${file}: ${name}` : name, ...rest]);
    return typeof named === 'function' ? withFile(named) : named;
  },
});

export const describe = withFile(runner.describe);
export const it = withFile(runner.it);
export const test = it;

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

export const expect = Object.assign(
  (value, message) => chai.expect(value, message),
  chai.expect,
  globalThis[ASYMMETRIC_MATCHERS_OBJECT],
  { getState: () => getState(expect), setState: state => setState(state, expect) },
);
expect.setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null });
