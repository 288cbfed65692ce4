/** Laws over all that can be thought up, from a fixed start: a run can be had again. `LAWS_SEED=7` starts elsewhere. */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(globalThis.process?.env['LAWS_SEED'] ?? 1) });

export { fc };
