/** In German: what a datasheet says that counts in an assault. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { cardWords as english } from '../../../set-up/formation-builder/card-words.ts';

export const words: typeof english = {
  types: {
    infantry: 'Infanterie', 'light-vehicle': 'Leichtes Fahrzeug', 'armoured-vehicle': 'Gepanzertes Fahrzeug',
    'war-engine': 'Kriegsmaschine', character: 'Charakter',
  },
  values: { armour: 'Rüstung', cc: 'NK', ff: 'FG', speed: 'Tempo', damageCapacity: 'SK' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'in Kontakt',
  inFirefight: 'im Feuergefecht',
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'Attacke', other: 'Attacken' }) : 'Attacken'}`,
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};
