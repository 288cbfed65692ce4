// Answers one ask after another in a thread of its own.
import { parentPort } from 'node:worker_threads';
import { rowOf } from './row.mjs';

parentPort.on('message', ({ place, ask }) => parentPort.postMessage({ place, row: rowOf(ask) }));
