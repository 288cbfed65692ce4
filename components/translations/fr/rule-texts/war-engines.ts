/** In French: W, how war engines fight, count and take damage. */
import type { WAR_ENGINE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/war-engines.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  W1:
    'Un engin de guerre lance un dé par point de sa capacité de dégâts de départ, plus ses attaques '
    + 'supplémentaires.',
  W2:
    'Son propriétaire répartit ces dés entre le corps à corps contre les unités au contact et la fusillade '
    + 'contre les autres.',
  W3:
    'Ses coups ne tombent que sur les unités à son contact, ses tirs que sur les autres à 15 cm et en ligne '
    + 'de tir.',
  W4: 'Deux fois plus d’unités que sa capacité de dégâts de départ peuvent être à son contact.',
  W5: 'Chaque touche non sauvegardée ôte un point de capacité de dégâts. Au dernier, il est détruit.',
  W6:
    'Pour chaque point perdu, on lance un dé : sur 6, un coup critique fait ce que dit la fiche, à défaut un '
    + 'point de plus. Certains engins de guerre explosent et touchent tout ce qui est proche.',
  W7:
    'Chaque point de dégât est une perte infligée, ceux d’un coup critique aussi, mais jamais plus que ce qui '
    + 'restait.',
  W8: 'Un engin de guerre compte comme autant d’unités que sa capacité de dégâts de départ.',
  W9: 'Une touche de débâcle lui ôte un point, avec un dé pour le coup critique.',
  W10:
    'Les formations à bord d’un engin de guerre peuvent débarquer et combattre avec lui. Celles qui restent à '
    + 'bord comptent dans le résultat.',
  W11: 'Certains textes donnent aux Titans d’autres dés au contact.',
};
