/** The words of Warhammer 40,000, for pages that name its editions and fights before any of them is played. */
import { addLibrary } from '../shared/languages/speech.ts';
import { warhammer40kBooks } from '../translations/warhammer-40k.ts';

void addLibrary(warhammer40kBooks, 'warhammer-40k');
