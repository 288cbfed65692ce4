/** What the benchmark of typed lines needs of the source. */
export { knownFormations } from '../../src/deployment/quick-entry/formations.ts';
export { formationFromText } from '../../src/deployment/quick-entry/formation-from-text.ts';
export { lexiconOf } from '../../src/deployment/quick-entry/meanings.ts';
export { readQuickEntry } from '../../src/deployment/quick-entry/read.ts';
export { matchUp } from '../../src/deployment/match-up.ts';
export { neteaLibrary } from '../../src/army-lists/netea.ts';
export { neteaLists } from '../../src/army-lists/lists.ts';
