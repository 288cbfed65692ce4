/** In Polish: the action test. */
import type { actionTestWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  test: name => `${name}: test akcji`,
  testFailed: name => `${name} oblewa test`,
  testLead: initiative => `Jedna kość przeciw inicjatywie ${initiative}+ decyduje, czy w ogóle dojdzie do szturmu.`,
  onTheDie: modifiers => `${modifiers} do rzutu.`,
  needs: target => `Potrzeba ${target}+.`,
  needsTooMuch: 'Żadna kość nie wystarczy.',
  accepting: 'Jeśli się zgodzisz, kosztuje to znacznik wybuchu, a formacja tylko trzyma pozycję. Walki nie będzie.',
  throwingAgain: 'Twój Supreme Commander może kazać rzucić jeszcze raz.',
  throwAgain: 'Rzuć jeszcze raz',
  accept: 'Zgódź się',
  whatItNeeds: 'Ile trzeba wyrzucić?',
  whatStarts: 'Co zaczyna szturm?',
};
