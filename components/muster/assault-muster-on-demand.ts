/** The formation picker for pages made of modules: the army lists are imported when it is first shown. */
import { onceLoaded } from '../once-loaded.ts';
import { AssaultMuster } from './assault-muster.ts';

AssaultMuster.later = { stock: onceLoaded(async () => (await import('./stock.ts')).stock) };
