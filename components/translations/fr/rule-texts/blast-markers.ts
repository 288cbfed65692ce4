/** In French: B, when a formation breaks and what that means. */
import type { BLAST_MARKER_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/blast-markers.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  B1:
    'Une formation est démoralisée quand elle a autant de pions Impact que d’unités, les Space Marines deux '
    + 'par unité. On retire alors ses pions.',
  B2: 'Une formation démoralisée compte comme ayant autant de pions Impact que d’unités.',
  B3:
    'Une formation démoralisée perd une unité par pion Impact qu’elle devrait prendre, sans sauvegarde et par '
    + 'l’avant. Les Space Marines en perdent une pour deux.',
  B4:
    'Une formation démoralisée combat dans un assaut comme une autre. Elle ne peut pas appuyer, et elle est '
    + 'détruite si elle perd.',
  B5: 'Les pions Impact au-delà du point où une formation est démoralisée partent avec les autres.',
  B7: 'Les formations dans l’assaut ne prennent pas de pion Impact tant qu’il dure.',
};
