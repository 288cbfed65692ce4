/**
 * The order of the assault, read a second time: with nobody to decide anything, and a throw for every way in which its
 * dice can fall. A test holds its states to those of the statechart.
 */
import { AFTER } from './procedure/after.ts';
import { BEFORE } from './procedure/before.ts';
import { FIGHT } from './procedure/fight.ts';
import type { Moment, Steps, Turn } from './procedure/turn.ts';

const STEPS: Steps = { ...BEFORE, ...FIGHT, ...AFTER };

/** The states in which everything is over. */
export const OVER: readonly string[] = ['assaultOver', 'noAssault'];

/** Every state by the path of its name, in the order of the procedure. */
export const STATES: readonly string[] = [...Object.keys(STEPS).filter(at => !at.startsWith('#')), ...OVER];

/** The places of all states in the procedure, also of those about to be entered. */
export const PLACES: ReadonlyMap<string, number> = new Map([...Object.keys(STEPS), ...OVER].map((at, i) => [at, i]));

/** What follows a moment that is not the last. */
export const turnAt = ({ at, assault }: Moment): Turn => STEPS[at]!(assault);
