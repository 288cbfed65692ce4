/** The profiles that there are of each edition. A browser loads this module on demand: it is mostly facts. */
import type { Edition } from '../editions/index.ts';
import { SEVENTH_UNITS } from './seventh.ts';
import { buildPhaseLibrary, type PhaseLibrary } from './units.ts';

/** Profiles of the seventh edition, with their source: no other edition has any. */
export const phaseLibrary: PhaseLibrary = buildPhaseLibrary(SEVENTH_UNITS);

/** No source has profiles of the other editions, and those of the seventh are not offered for them. */
const NOBODY = buildPhaseLibrary({ ...SEVENTH_UNITS, source: '', licence: '', notice: [], units: [], vehicles: [] });

export const phaseLibraryOf = (edition: Edition): PhaseLibrary => (edition === '7th' ? phaseLibrary : NOBODY);
