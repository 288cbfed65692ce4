/** The formation picker for pages made of modules: the army lists are imported when it is first shown. */
import { addLibrary } from '../languages/speech.ts';
import { onceLoaded } from '../once-loaded.ts';
import { makingBooks } from '../translations/making.ts';
import { screenBooks } from '../translations/screen.ts';
import { AssaultMuster } from './assault-muster.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(makingBooks, 'making');

AssaultMuster.later = { stock: onceLoaded(async () => (await import('./stock.ts')).stock) };
