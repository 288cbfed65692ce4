/** The formation picker for pages made of modules: the army lists are imported when it is first shown. */
import { addLibrary } from '../../shared/languages/speech.ts';
import { onceLoaded } from '../../shared/once-loaded.ts';
import { makingBooks } from '../../translations/making.ts';
import { screenBooks } from '../../translations/screen.ts';
import { FormationBuilder } from '../../set-up/formation-builder/formation-builder.ts';

void addLibrary(screenBooks, 'screen');
void addLibrary(makingBooks, 'making');

FormationBuilder.lazyParts = {
  catalogue: onceLoaded(async () => (await import('../../set-up/formation-builder/army-catalogue.ts')).armyCatalogue),
};
