/** How much a list from outside may hold; nobody's army comes near. */
import { IMPORT_WORDS } from './import-words.ts';

export const TOO_LARGE = IMPORT_WORDS.tooLarge;

export const IMPORT_LIMITS = {
  /** Bytes of a file, or characters of a text, as it is given. */
  file: 4_000_000,
  /** Bytes of what is inside an archive. */
  text: 16_000_000,
  /** Entries of an archive. */
  archived: 20,
  /** Forces, selections and profiles of a roster, and how deep they nest. */
  nodes: 20_000,
  depth: 40,
  lines: 1500,
  line: 1000,
  formations: 60,
  /** Stands of a formation; on a table there is room for fewer. */
  unitsInFormation: 200,
  /** Different names that are looked up. */
  names: 250,
  unmatched: 200,
  /** Letters of a name that is shown or looked up. */
  name: 80,
} as const;
