/** In Polish: what is said round an explanation. */
import type { explainWords as english } from '../../epic-armageddon/explain/explain-words.ts';

export const words: typeof english = {
  questions: {
    attack: 'Czy może atakować?', support: 'Czy może wspierać?', 'be-hit': 'Czy można ją trafić?',
    save: 'Czy ma rzut obronny?', withdraw: 'Czy może się wycofać?',
  },
  answers: { yes: 'Tak', no: 'Nie', 'not-now': 'Nie teraz' },
  speaks: { for: 'Za:', against: 'Przeciw:', neither: 'Warto wiedzieć:' },
  why: name => `Czemu? ${name}`,
  with: (name, characters) => `${name} + ${characters}`,
  whose: {
    attacker: formation => `${formation}, atakujący`,
    defender: formation => `${formation}, obrońca`,
  },
  rule: id => `Zasada ${id}`,
  ruleSays: 'Co mówi zasada',
  close: 'Zamknij',
};
