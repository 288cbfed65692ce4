/** One of the threads that prove: it judges jobs, sent by their place in the list, or plays an assault many times. */
import { parentPort } from 'node:worker_threads';
import { assaultOf, LARGE } from '../support/odds-oracle/assaults.ts';
import { tallyOf } from '../support/odds-oracle/sampling.ts';
import { judge, JOBS } from './jobs.ts';

/** Plays of one assault of the large ones. */
export interface PlayJob {
  readonly kind: string;
  readonly seed: number;
  readonly from: number;
  readonly plays: number;
}

parentPort!.on('message', (wanted: number | PlayJob) => {
  if (typeof wanted === 'number') {
    const job = JOBS[wanted]!;
    parentPort!.postMessage({ job, verdict: judge(job) });
    return;
  }
  const { kind, seed, from, plays } = wanted;
  const { met } = tallyOf(assaultOf(LARGE[kind]!, seed)!, plays, from);
  parentPort!.postMessage({ ...wanted, met: Object.fromEntries(met) });
});
