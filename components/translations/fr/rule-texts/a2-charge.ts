/** In French: A2, the charge and the fire that waits for it. */
import type { CHARGE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/a2-charge.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  A2:
    'Chaque unité de la formation qui charge fait un mouvement. Il faut que quelqu’un finisse assez près pour '
    + 'combattre.',
  'A2.1':
    'Une charge est un mouvement d’au plus la Vitesse de l’unité, dans n’importe quelle direction. Rester sur '
    + 'une route donne 5 cm de plus ; les Infiltrators doublent leur Vitesse.',
  'A2.2':
    'Après la charge, une de tes unités doit être à 15 cm de la cible et la voir. Sinon l’action s’arrête là, '
    + 'sans combat.',
  'A2.3':
    'Chaque unité contrôle le terrain à 5 cm autour d’elle, un Scout à 10 cm. Tu n’entres dans une telle zone '
    + 'que si elle appartient à la cible, et seulement pour aller au contact.',
  'A2.4':
    'Une unité qui entre dans une zone de contrôle va au contact de l’ennemi le plus proche parmi ceux qui la '
    + 'tiennent. Si son mouvement est trop court, elle va droit sur lui aussi loin que possible.',
  'A2.5':
    'Une unité mise au contact n’a plus de zone de contrôle jusqu’à la fin de l’assaut : d’autres peuvent '
    + 'passer.',
  'A2.6': 'Deux unités au plus peuvent charger au contact du même ennemi.',
  'A2.7':
    'Une unité qui commence dans une zone de contrôle et bouge doit aller au contact d’un ennemi de la cible, '
    + 'ou être hors de la zone à la fin de la charge.',
  'A2.8':
    'Après le mouvement, la formation tient en une seule chaîne, avec des écarts d’au plus 5 cm, 20 cm pour '
    + 'les Scouts. Ce qui reste dehors est perdu, et chaque perte coûte un pion Impact ; le propriétaire '
    + 'choisit la partie qui reste.',
  'A2.9':
    'Tu peux passer sur ta propre infanterie, pas sur d’autres amis, et jamais sur un ennemi. Les réacteurs '
    + 'dorsaux franchissent amis et décors.',
  'A2.10':
    'Une unité qui entre en terrain dangereux, ou qui en part, lance un dé et est perdue sur 1 : ni '
    + 'sauvegarde, ni pion Impact, ni perte infligée. Un Walker relance une fois, comme une unité qui fait au '
    + 'plus 5 cm à cette étape.',
  'A2.11':
    'Les passagers débarquent à la fin du mouvement de leur transport, à 5 cm de lui, au contact s’ils '
    + 'veulent ; d’un appareil posé, les réacteurs dorsaux et antigravs à 15 cm.',
  'A2.12':
    'Les formations en état d’alerte tirent quand la charge est finie. La cible d’un tir prend aussitôt un '
    + 'pion Impact, et un par perte ; si cela la démoralise, elle se replie. Ces pertes ne comptent pas dans le '
    + 'résultat.',
  'A2.13':
    'En chemin, un engin de guerre pousse de côté de petites unités de la cible, jusqu’à deux fois sa '
    + 'capacité de dégâts de départ. Elles finissent au contact de son socle. Dans une tranchée ou un bunker, '
    + 'on n’est pas poussé.',
};
