/** In German: what is said round an explanation. */
import type { explainWords as english } from '../../epic-armageddon/explain/explain-words.ts';

export const words: typeof english = {
  questions: {
    attack: 'Darf sie attackieren?', support: 'Darf sie unterstützen?', 'be-hit': 'Kann sie getroffen werden?',
    save: 'Hat sie einen Schutzwurf?', withdraw: 'Darf sie sich zurückziehen?',
  },
  answers: { yes: 'Ja', no: 'Nein', 'not-now': 'Jetzt nicht' },
  speaks: { for: 'Dafür:', against: 'Dagegen:', neither: 'Gut zu wissen:' },
  why: name => `Warum? ${name}`,
  with: (name, characters) => `${name} mit ${characters}`,
  whose: {
    attacker: formation => `${formation}, Angreifer`,
    defender: formation => `${formation}, Verteidiger`,
  },
  rule: id => `Regel ${id}`,
  ruleSays: 'Was die Regel sagt',
  close: 'Schließen',
};
