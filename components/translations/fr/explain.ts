/** In French: what is said round an explanation. */
import type { explainWords as english } from '../../epic-armageddon/explain/explain-words.ts';

export const words: typeof english = {
  questions: {
    attack: 'Peut-elle attaquer ?', support: 'Peut-elle appuyer ?', 'be-hit': 'Peut-elle être touchée ?',
    save: 'A-t-elle une sauvegarde ?', withdraw: 'Peut-elle se replier ?',
  },
  answers: { yes: 'Oui', no: 'Non', 'not-now': 'Pas maintenant' },
  speaks: { for: 'Pour :', against: 'Contre :', neither: 'À savoir :' },
  why: (name: string): string => `Pourquoi ? ${name}`,
  with: (name: string, characters: string): string => `${name} avec ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, attaquant`,
    defender: (formation: string): string => `${formation}, défenseur`,
  },
  rule: (id: string): string => `Règle ${id}`,
  ruleSays: 'Ce que dit la règle',
  close: 'Fermer',
};
