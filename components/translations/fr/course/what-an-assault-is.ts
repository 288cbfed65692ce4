/** In French: the lesson 'what-an-assault-is'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  engage: {
    title: 'Il faut que quelqu’un le veuille',
    text: [
      'Des socles qui s’approchent ne se battent pas tout seuls : une formation doit faire une action d’assaut.',
      'Elle lance d’abord un dé contre son initiative, et un pion Impact rend cela plus dur.',
      'Les Orks et quelques autres l’ont plus facile : leurs propres règles ajoutent à ce dé.',
      'Ta formation {formation tactical} a réussi. De l’autre côté des ruines, il y a {formation warband}.',
      'Plus loin, il y a une bande démoralisée, et deux motos dans le coin de la table.',
    ],
    hint: [],
  },
  whom: {
    title: 'Qui peux-tu désigner ?',
    text: [
      'Avant tout mouvement, tu désignes la formation que tu charges.',
      'Certains en cherchent une assez proche, d’autres écartent celles déjà démoralisées.',
    ],
    hint: [
      'À ce moment, ni la distance ni l’état d’une formation ne l’excluent.',
    ],
    after: [
      'On peut désigner n’importe quelle formation ennemie sur la table, proche ou loin, démoralisée ou non.',
      'Y arriver est une autre affaire. Tu choisis {formation warband}.',
    ],
  },
  'near-enough': {
    title: 'Déjà assez près ?',
    text: [
      '{unit t1} est à {gap t1} de l’Ork le plus proche. Tu pourrais épargner tes jambes et rester.',
      'Regarde ce qu’il y a entre les deux lignes avant de répondre.',
    ],
    hint: [
      'Quand la charge est finie, quelqu’un doit être à 15 cm de la cible et la voir.',
      'Des ruines coupent une ligne qui les traverse, sauf si l’un des deux y est, jusqu’à 10 cm de profondeur.',
    ],
    question: 'Si ta charge finissait ici, sans aucun mouvement, y aurait-il un assaut ?',
    after: [
      'Distance et vue sont deux questions ; comme on joue d’habitude, une charge doit réussir les deux.',
    ],
  },
  charge: {
    title: 'La charge',
    text: [
      'Une charge est un seul mouvement d’au plus la Vitesse de chaque socle ; 15 cm pour les tiens.',
      'L’infanterie peut traverser des ruines.',
    ],
    hint: [
      'Tout droit suffit : les socles ont un rayon de 1 cm.',
      'Tes socles peuvent traverser l’infanterie amie, jamais un ennemi.',
      'Deux de tes socles au plus peuvent venir au contact du même Ork.',
    ],
    task: 'Amène trois de tes socles au contact des Orks.',
    after: [
      'Trois y sont. Finis la charge quand tous ceux qui doivent ont bougé.',
      'Les passagers d’un transport peuvent débarquer à la fin de sa charge, même au contact.',
    ],
  },
  answer: {
    title: 'La réponse à une charge',
    text: [
      'Avant les dés, les défenseurs qui ne touchent personne peuvent bouger aussi.',
      '{unit b5} a une Vitesse de 15. Son joueur prend une règle.',
    ],
    hint: [
      'Ce n’est jamais un mouvement entier ; seuls ceux à Vitesse 30 ou plus vont plus loin.',
    ],
    after: [
      'Une contre-charge fait au plus 5 cm pour les lents et 10 cm pour les rapides.',
      'Elle va droit sur l’ennemi le plus proche, ou nulle part.',
      'Des passagers peuvent monter ou descendre à ce moment, sauf si assez d’ennemis tiennent leur transport.',
    ],
  },
  steps: {
    title: 'Ce qui vient maintenant',
    text: [
      'Un ennemi en état d’alerte aurait pu tirer à la fin de ta charge.',
      'Après les premières contre-charges, quelqu’un doit encore voir quelqu’un, sinon il ne se passe rien.',
      'Les deux camps attaquent en même temps, First Strike à part, et les morts ont quand même frappé.',
      'Si cela ne décide rien, des amis proches peuvent appuyer.',
      'Puis chaque camp lance deux dés pour le résultat et compte ce qu’il a fait.',
      'Les leçons suivantes prennent ces étapes une par une.',
    ],
    hint: [],
  },
  end: {
    title: 'Comment cela a fini',
    text: [
      'Ton camp a {kills attacker} en pertes infligées, l’autre {kills defender}. Vainqueur : {winner}.',
      'À la fin, il y a toujours un vainqueur : à totaux égaux, on continue.',
      'Le perdant craque, même avec peu de pertes.',
    ],
    hint: [],
  },
};
