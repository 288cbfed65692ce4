/** In French: the tasks of lessons, by their ids. */
import type { taskWords as english } from '../../../epic-armageddon/lesson/question-words.ts';

export const words: typeof english = {
  'charge-with': 'Choisis la cible, et fais combattre {formations} dans cet assaut.',
  'in-contact': 'Amène au contact des socles du camp {side}, au moins {count}.',
  'not-in-contact': 'Charge pour que quelqu’un soit assez près, mais qu’aucun socle du camp {side} ne soit au contact.',
  near: 'Laisse au plus {cm} cm entre {unit} et {from}.',
  away: 'Laisse plus de {cm} cm entre {unit} et {from}.',
  'clear-of-enemies': 'Place {unit} à plus de {cm} cm de tout ennemi.',
  'in-cover': 'Place {units} à couvert.',
  engaged: 'Fais en sorte qu’une attaque soit possible pour {units}.',
  'not-engaged': 'Garde {units} hors du combat : pas d’attaque, et pas de touche possible.',
  'hit-last': 'Place {unit} pour que personne de son camp ne soit touché après.',
  'dice-split': 'Pour {unit}, dés au corps à corps : {count}, les autres en fusillade.',
  hit: 'Place les touches, dont une sur {unit}.',
  spare: 'Place les touches, mais aucune sur {unit}.',
  'save-by': 'Fais sauvegarder {unit} par {save}.',
  'supported-by': 'Fais appuyer le camp {side} par {units}, et par personne d’autre.',
  'got-away': 'Replie {formation} sans perdre personne en chemin.',
  reach: 'Joue jusqu’à « {state} ».',
  'play-well': 'Joue le camp {side} jusqu’au bout ; ensuite, chaque décision est comparée aux chances.',
};
