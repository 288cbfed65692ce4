/** The formation picker for pages made of modules: the army lists are imported when it is first shown. */
import { onceLoaded } from '../../shared/once-loaded.ts';
import { addWords } from '../../translations/add-words.ts';
import { FormationBuilder } from '../../set-up/formation-builder/formation-builder.ts';

void addWords('screen', 'set-up');

FormationBuilder.lazyParts = {
  catalogue: onceLoaded(async () => (await import('../../set-up/formation-builder/army-catalogue.ts')).armyCatalogue),
};
