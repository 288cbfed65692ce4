/** In Polish: what a datasheet says that counts in an assault. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { cardWords as english } from '../../../set-up/formation-builder/card-words.ts';

export const words: typeof english = {
  types: {
    infantry: 'Piechota', 'light-vehicle': 'Pojazd lekki', 'armoured-vehicle': 'Pojazd opancerzony',
    'war-engine': 'Machina bojowa', character: 'Postać',
  },
  values: { armour: 'Pancerz', cc: 'WW', ff: 'WO', speed: 'Szybkość', damageCapacity: 'Wytrzymałość' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'w kontakcie',
  inFirefight: 'w wymianie ognia',
  extraAttacks: more => `+${more} ${typeof more === 'number'
    ? form(more, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' }) : 'ataków'}`,
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};
