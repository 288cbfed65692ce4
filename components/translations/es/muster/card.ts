/** In Spanish: what a datasheet says that counts in an assault. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { cardWords as english } from '../../../set-up/formation-builder/card-words.ts';

export const words: typeof english = {
  types: {
    infantry: 'Infantería', 'light-vehicle': 'Vehículo ligero', 'armoured-vehicle': 'Vehículo blindado',
    'war-engine': 'Máquina de guerra', character: 'Personaje',
  },
  values: { armour: 'Blindaje', cc: 'CC', ff: 'TT', speed: 'Velocidad', damageCapacity: 'CD' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'en contacto',
  inFirefight: 'en tiroteo',
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'ataque', other: 'ataques' }) : 'ataques'}`,
  weapon: (name, facts) => `${name}: ${facts.join(', ')}`,
};
