/** What words of a line or a list may mean, by the unit library: made when it is first asked for. */
import { neteaLibrary } from '../../src/army-lists/netea.ts';
import { lexiconOf, type Lexicon } from '../../src/deployment/quick-entry/meanings.ts';

let made: Lexicon | null = null;

export const lexicon = (): Lexicon => (made ??= lexiconOf(neteaLibrary));
