/** In Spanish: what is said round an explanation. */
import type { explainWords as english } from '../../epic-armageddon/explain/explain-words.ts';

export const words: typeof english = {
  questions: {
    attack: '¿Puede atacar?', support: '¿Puede apoyar?', 'be-hit': '¿Puede recibir impactos?',
    save: '¿Tiene salvación?', withdraw: '¿Puede retirarse?',
  },
  answers: { yes: 'Sí', no: 'No', 'not-now': 'Ahora no' },
  speaks: { for: 'A favor:', against: 'En contra:', neither: 'A saber:' },
  why: (name: string): string => `¿Por qué? ${name}`,
  with: (name: string, characters: string): string => `${name} con ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, atacante`,
    defender: (formation: string): string => `${formation}, defensor`,
  },
  rule: (id: string): string => `Regla ${id}`,
  ruleSays: 'Qué dice la regla',
  close: 'Cerrar',
};
