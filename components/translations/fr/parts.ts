/** In French: what the parts say of their own accord, dice aside. */
import { counted } from '../../shared/languages/forms.ts';
import type { partsWords as english } from '../../shared/parts/parts-words.ts';

export const words: typeof english = {
  less: (what: string): string => `Un de moins : ${what}`,
  more: (what: string): string => `Un de plus : ${what}`,
  steps: 'Étapes de l’assaut',
  stepState: { done: 'fait', skipped: 'sauté', now: 'en cours', next: 'peut suivre', later: 'plus tard' },
  log: 'Journal',
  lines: (count: number): string => counted(count, { one: 'ligne', other: 'lignes' }),
  undone: 'annulé',
  rule: 'Règle',
  source: (where: string): string => `Source : ${where}`,
  ruling: (question: string): string => `Décision : ${question}`,
  instead: 'On pourrait aussi jouer :',
  attacker: 'Attaquant',
  defender: 'Défenseur',
  none: 'aucun',
  total: 'Total',
  odds: (attacker: string, defender: string): string =>
    `Victoire de l’attaquant ${attacker}, du défenseur ${defender}`,
  noOdds: 'Pas encore connu',
  oneIn: (many: string): string => `1 sur ${many}`,
};
