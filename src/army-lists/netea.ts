/** The library of NetEA units. A browser loads this module on demand: it is mostly facts. */
import { buildLibrary, type Library } from './library.ts';
import { NETEA_OPTIONS } from './netea-options.ts';
import { NETEA_UNITS } from './netea-units.ts';

/** Every unit of the NetEA Tournament Pack, with its source and licence. */
export const neteaLibrary: Library = buildLibrary({ ...NETEA_UNITS, options: NETEA_OPTIONS });
