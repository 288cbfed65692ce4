/** One of the threads that prove: it is sent jobs by their place in the list, and sends back what the oracle says. */
import { parentPort, workerData } from 'node:worker_threads';
import { judge, JOBS } from './jobs.ts';

const { plays } = workerData as { readonly plays: number };

parentPort!.on('message', (place: number) => {
  const job = JOBS[place]!;
  parentPort!.postMessage({ job, verdict: judge(job, plays) });
});
