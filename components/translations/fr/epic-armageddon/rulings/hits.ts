/** In French: the open questions about attacks, hits and saves. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const hitsRulings = {
  equalDistances: {
    question: 'Deux socles sont à même distance : qui prend la touche ?',
    answers: {
      'owner-chooses': 'Leur propriétaire choisit ; sans choix, le premier de la liste.',
      'list-order': 'Toujours le premier de la liste.',
    },
    source: 'Point ouvert 1 : pas imprimé pour les touches, supposé par Ragnarök.',
  },
  laterBatch: {
    question: 'Les touches de macro-arme repartent-elles du socle le plus proche ?',
    answers: {
      'fresh-lap': 'Oui : un nouveau tour des survivants, dans le même ordre.',
      'lap-continues': 'Non : les socles déjà touchés attendent que tous l’aient été.',
    },
    source: 'Point ouvert 2 : la lecture naturelle.',
  },
  specialHits: {
    question: 'Où tombent les touches Ignore Cover et Lance parmi les ordinaires ?',
    answers: {
      'where-they-bite': 'Sur des socles où elles comptent, tant que le plus proche passe d’abord.',
      'in-order': 'Après les touches ordinaires, là où l’ordre les met.',
    },
    source: 'FAQ NetEA, résoudre les attaques : un consensus non officiel.',
  },
  mountedCover: {
    question: 'Les troupes montées ont-elles une sauvegarde de couvert d’infanterie ?',
    answers: {
      none: 'Non : pour le terrain, ce sont des véhicules.',
      infantry: 'Oui, comme l’infanterie.',
    },
    source: 'Point ouvert 21.',
  },
  soak: {
    question: 'Un engin de guerre est parmi d’autres : quand prend-il ses touches ?',
    answers: {
      'in-position-order': 'Quand vient son tour, le plus proche d’abord.',
      'war-engines-first': 'Avant tous les autres.',
    },
    source: 'Point ouvert 6 : ce que suppose « le plus proche d’abord ».',
  },
  nomination: {
    question: 'Contre des engins de guerre mêlés à d’autres, vise-t-on un seul genre ?',
    answers: {
      none: 'Non, les touches tombent sur les deux, le plus proche d’abord.',
      'war-engines': 'Oui, les engins de guerre tant qu’il y en a.',
      others: 'Oui, les autres tant qu’il y en a.',
    },
    source: 'Point ouvert 5 : le tir demande de désigner, les assauts n’en parlent pas.',
  },
  impossibleHits: {
    question: 'La touche d’un engin de guerre n’a personne sur qui tomber : que devient-elle ?',
    answers: {
      lost: 'Elle est perdue.',
      'anybody-engaged': 'Elle tombe sur l’ennemi directement engagé le plus proche.',
    },
    source: 'Point ouvert 23.',
  },
  sniperPlace: {
    question: 'La touche d’un sniper compte-t-elle comme la touche du tour pour sa victime ?',
    answers: {
      'outside-the-lap': 'Non, les touches ordinaires tombent comme si elle n’était pas là.',
      'in-the-lap': 'Oui, sa victime attend que tous aient été touchés.',
    },
    source: 'Point ouvert 20.',
  },
  titanDice: {
    question: 'Avec quoi frappent les Titans et autres engins de guerre au contact ?',
    answers: {
      'starting-capacity': 'Un dé par point de capacité de départ, répartis au choix du propriétaire.',
      'half-macro': 'Moitié moins de dés, qui touchent comme macro-armes, ou tous en tir.',
    },
    source: 'NetEA 3.3.2 ; la seconde réponse est celle d’EpicAU.',
  },
  splashTiming: {
    question: 'Un engin de guerre explose : quand ses voisins souffrent-ils ?',
    answers: {
      'with-the-batch': 'Aussitôt, avant tout autre jet.',
      'after-the-attacks': 'Quand toutes les touches de l’étape sont réglées.',
    },
    source: 'Point ouvert 18.',
  },
} satisfies Partial<RulingWords>;
