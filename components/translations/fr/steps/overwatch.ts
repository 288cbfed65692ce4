/** In French: what is said where overwatch fire is entered. */
import { counted, figure } from '../../../shared/languages/forms.ts';
import type { overwatchWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  doesAnybody: 'Y a-t-il un tir d’état d’alerte ?',
  lead: 'La charge est finie. Lance les tirs à la table et saisis ici ce qu’ils ont touché.',
  whatIsIt: 'Qu’est-ce que l’état d’alerte ?',
  nobody: 'Personne ne tire',
  misses: (name: string): string => `${name} tire et rate`,
  fires: (name: string, hits: number): string => `${name} tire : ${counted(hits, { one: 'touche', other: 'touches' })}`,
  who: 'Qui tire ?',
  atWhom: 'Sur qui ?',
  kind: 'Touches de ce genre',
  kinds: {
    normal: 'ordinaire', 'ignore-cover': 'ignore le couvert', lance: 'lance', sniper: 'sniper',
    'macro-weapon': 'macro-arme', 'titan-killer': 'Tueur de Titans', lost: 'déjà perte ou dégât',
  },
  counted: (hits: number, kind: string): string => `${figure(hits)} ${kind}`,
  ofKindOn: (kind: string, name: string): string => `${kind} : ${name}`,
  points: 'Points de dégât de chacune sur un engin de guerre',
  markers: 'Pions Impact en plus de ceux-là',
  help: 'Essuyer un tir coûte un pion Impact, chaque perte aussi ; ils sont posés sans ton aide. '
    + 'Les autres sont par exemple ceux d’armes perturbatrices.',
};
