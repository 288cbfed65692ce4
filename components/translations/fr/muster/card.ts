/** In French: what a datasheet says that counts in an assault. */
import { figure, form } from '../../../shared/languages/forms.ts';
import type { cardWords as english } from '../../../set-up/formation-builder/card-words.ts';

export const words: typeof english = {
  types: {
    infantry: 'Infanterie', 'light-vehicle': 'Véhicule léger', 'armoured-vehicle': 'Véhicule blindé',
    'war-engine': 'Engin de guerre', character: 'Personnage',
  },
  values: { armour: 'Blindage', cc: 'CC', ff: 'FF', speed: 'Vitesse', damageCapacity: 'CD' },
  cm: cm => `${figure(cm)} cm`,
  inContact: 'au contact',
  inFirefight: 'en fusillade',
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'attaque', other: 'attaques' }) : 'attaques'}`,
  weapon: (name, facts) => `${name} : ${facts.join(', ')}`,
};
