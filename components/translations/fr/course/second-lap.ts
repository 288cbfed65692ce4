/** In French: the lesson 'second-lap'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  thin: {
    title: 'Une petite bande et beaucoup de tirs',
    text: [
      'Dix dés vont tomber sur ta formation {formation mob}, et quatre de tes socles sont à portée.',
      'Nobz, Boyz et Grotz sont côte à côte, chacun avec son blindage ou sans aucun.',
      'Les touches tombent par tours : personne n’en prend une deuxième avant que tous en aient une.',
    ],
    hint: [],
  },
  four: {
    title: 'Six touches sur quatre',
    text: [
      'Imagine que six touches tombent, tout le monde à sa place.',
      '{unit n1} est au plus près. Un ami pense qu’un socle ne meurt qu’une fois et ne prend donc qu’une touche.',
    ],
    hint: [
      'Deux de tes socles sont à plus de 15 cm de tout ennemi : ils n’en prennent pas.',
      'Quand le premier tour est fini, le suivant repart du plus proche.',
    ],
    after: [
      'Le second tour commence devant, là où est ton meilleur socle.',
    ],
  },
  more: {
    title: 'Plus d’épaules pour la charge',
    text: [
      '{unit b3} et {unit b4} sont un peu trop loin pour être touchés, et pour tirer.',
      'Chacun peut contre-charger d’au plus 5 cm.',
    ],
    hint: [
      'Droit sur l’ennemi le plus proche ; un seul centimètre suffit.',
    ],
    task: 'Amène {unit b3} et {unit b4} dans le combat, et finis la contre-charge.',
    after: [
      'Deux dés de plus pour toi, et deux socles de plus qui peuvent être touchés.',
    ],
  },
  six: {
    title: 'Encore six touches',
    text: [
      'Les mêmes six touches, les mouvements finis.',
    ],
    hint: [
      'Compte qui peut être touché maintenant, et distribue les touches une à une.',
    ],
    after: [
      'Amener plus de socles à portée allège le second tour.',
    ],
  },
  'no-save': {
    title: 'Une touche sur les Grotz',
    text: [
      'Avant de lancer, pense aux sauvegardes à venir.',
      'On te tend un seul tas de dés en disant « la bande sauvegarde sur 6+ ».',
    ],
    hint: [
      'Chaque socle sauvegarde par son propre blindage, et un tiret n’en est pas un.',
    ],
    after: [
      'On ne mêle jamais les sauvegardes : chaque dé est à un socle et se lit avec son blindage.',
    ],
  },
  losses: {
    title: 'Deux touches, deux sauvegardes',
    text: [
      'Voici les dés. Certains de tes socles ont deux touches à sauvegarder.',
      'Ton adversaire compte chaque dé raté comme une perte.',
    ],
    hint: [
      'Chaque touche se sauvegarde à part ; un échec suffit à perdre le socle.',
      'Échouer deux fois ne fait quand même qu’une perte.',
    ],
    after: [
      'Deux touches sur un socle, ce sont deux sauvegardes et au plus une perte.',
      'Ce sont les pertes infligées qui comptent au résultat, pas les touches.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Tes pertes : {lost defender} ; l’attaquant compte {kills attacker} en pertes infligées.',
      'Les Grotz qui tombent parmi des Orks ne comptent pour personne ; c’est leur propre règle.',
      'Toutes les touches étaient placées avant toute sauvegarde : personne n’en a pris pour un socle qui venait de '
      + 'tomber.',
    ],
    hint: [],
  },
};
