/**
 * The resolver as a module for any page: first screens of bundled phases come by themselves, and what is shown only
 * after the first step comes once the page is idle, so that nobody waits for it.
 */
import { openings } from 'openings:all';
import { AssaultResolver } from '../elements/assault-resolver.ts';
import { language } from '../shared/languages/speech.ts';
import { onceLoaded } from '../shared/once-loaded.ts';
import './lazy/assault-resolver.ts';
import { openingsFrom } from './openings-from.ts';

AssaultResolver.lazyParts = {
  ...AssaultResolver.lazyParts!,
  controller: onceLoaded(async () => (await import('../epic-armageddon/resolver/first-parts.ts')).controllerFor),
  later: onceLoaded(() => import('../epic-armageddon/resolver/later-parts.ts')),
  opening: openingsFrom({
    drawing: () => import('../warhammer-40k/opening/phase-opening.ts'),
    stored: async id => (await (await openings[language()]()).openings[id]!()).default,
  }),
};
