/**
 * The engine of the calculator as a classic script. In a worker it answers what it is asked; on a page it leaves
 * `assaultOddsEngine`.
 */
import { answersTo } from './odds/engine.ts';
import { serve, type Scope } from './odds/serving.ts';

if (typeof document === 'undefined') serve(globalThis as unknown as Scope, answersTo);

export { answersTo };
