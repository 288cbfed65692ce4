/** The engine as a worker made of modules. */
import { answersTo } from './engine.ts';
import { serve, type Scope } from './serving.ts';

serve(globalThis as unknown as Scope, answersTo);
