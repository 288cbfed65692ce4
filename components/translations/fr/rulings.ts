/** In French: the questions that the rules of Epic leave open. */
import type { RulingWords } from '../../../src/epic-armageddon/rulings/rulings.ts';
import type { English } from '../english.ts';

type Words = English['rulings'];

/** The open questions about the target, the charge and its answer. */
const chargeRulings = {
  lineOfFireToAssault: {
    question: 'Un assaut demande-t-il une ligne de tir entre deux unités, ou suffit-il d’être à 15 cm ou moins ?',
    answers: {
      needed: 'Il faut une ligne de tir, après la charge et encore après les premières contre-charges.',
      'not-needed': 'Être à 15 cm ou moins suffit, comme le dit la règle imprimée.',
    },
    source: 'FAQ NetEA depuis 2017 ; la règle imprimée n’en dit rien.',
  },
  immobileCounterCharge: {
    question: 'Un socle sans Vitesse peut-il contre-charger ?',
    answers: {
      stays: 'Non, le socle reste où il est.',
      '5cm': 'Oui, de 5 cm, comme tout socle lent.',
    },
    source: 'Point ouvert 13.',
  },
  reachToTarget: {
    question: 'Plusieurs formations sont chargées ensemble : à 15 cm ou moins de quelle unité '
      + 'la charge doit-elle arriver ?',
    answers: {
      'any-included': 'De n’importe quelle unité d’une formation chargée.',
      'the-target': 'D’une unité de la formation désignée comme cible.',
    },
    source: 'FAQ NetEA, « formations entremêlées » : à convenir avant.',
  },
  combinedFormations: {
    question: 'Combien de formations un Commander peut-il entraîner avec lui ?',
    answers: {
      'three-in-total': 'Deux, donc trois formations en tout.',
      'three-more': 'Trois formations en plus de la sienne.',
    },
    source: 'Point ouvert 8 : le texte donne les deux nombres.',
  },
  scoutZones: {
    question: 'Jusqu’où va la zone de contrôle d’un Scout pendant une charge ?',
    answers: {
      '10cm': '10 cm, comme toujours.',
      '5cm': '5 cm, comme pour tout le monde.',
    },
    source: 'NetEA 2.1.12 ; la seconde réponse est celle de Ragnarök.',
  },
  ownTargetZone: {
    question: 'Un socle commence sa charge dans une zone de contrôle de la cible et n’est au contact de personne : '
      + 'peut-il y rester ?',
    answers: {
      'contact-or-leave': 'Non : le socle va au contact, dans la mesure du possible, ou quitte la zone.',
      'may-stay': 'Oui, le socle peut rester et combattre de là.',
    },
    source: 'Point ouvert 27 : NetEA 1.7.3.',
  },
  brokenFollower: {
    question: 'Un tir d’état d’alerte démoralise une formation d’une charge combinée : qui s’arrête ?',
    answers: {
      'it-alone-leaves': 'Cette formation seule ; les autres continuent.',
      'all-stop': 'Toutes : pour toutes les règles, c’est une seule formation.',
    },
    source: 'Point ouvert 25 : NetEA 2.1.2 et 1.10.',
  },
  disembarkWithin: {
    question: 'À quelle distance de son transport pose-t-on un passager qui débarque ?',
    answers: {
      'any-part': 'Une partie de son socle à 5 cm ou moins.',
      'whole-base': 'Tout son socle à 5 cm ou moins.',
    },
    source: 'FAQ NetEA, « véhicules de transport » : à convenir avant.',
  },
  warEngineCounterCharge: {
    question: 'Un engin de guerre au contact peut-il contre-charger ?',
    answers: {
      'below-capacity': 'Oui, tant que le nombre d’ennemis au contact est inférieur à sa capacité de dégâts de départ.',
      never: 'Non, comme le dit la règle imprimée.',
    },
    source: 'Point ouvert 12 : FAQ NetEA, « mouvements de charge ».',
  },
  drawnInCover: {
    question: 'Une formation entraînée dans l’assaut par une contre-charge profite-t-elle de son couvert ?',
    answers: {
      none: 'Non : la formation combat comme si elle avait chargé.',
      cover: 'Oui : la formation n’a pas bougé.',
    },
    source: 'Point ouvert 9 : une déduction.',
  },
} satisfies Partial<RulingWords>;

/** The open questions about attacks, hits and saves. */
const hitsRulings = {
  equalDistances: {
    question: 'Deux socles sont à même distance : qui prend la touche ?',
    answers: {
      'owner-chooses': 'Leur propriétaire choisit ; sans choix, le premier de la liste.',
      'list-order': 'Toujours le premier de la liste.',
    },
    source: 'Point ouvert 1 : rien d’imprimé pour les touches ; supposition de Ragnarök.',
  },
  laterBatch: {
    question: 'Les touches de macro-arme recommencent-elles au socle le plus proche ?',
    answers: {
      'fresh-lap': 'Oui : une nouvelle passe sur les survivants, dans le même ordre.',
      'lap-continues': 'Non : les socles déjà touchés dans cette série attendent que tous l’aient été.',
    },
    source: 'Point ouvert 2 : la lecture naturelle.',
  },
  settledTies: {
    question: 'Le propriétaire a tranché une égalité pour les touches ordinaires : cela vaut-il pour les suivantes ?',
    answers: {
      'settled-anew': 'Non : on tranche à nouveau pour les touches de macro-arme et de Tueur de Titans, et après '
        + 'First Strike.',
      'stay-settled': 'Oui, dans l’ordre choisi la première fois.',
    },
    source: 'Point ouvert 26 ; la seconde réponse est celle de Ragnarök.',
  },
  shieldedEngineHits: {
    question: 'Des touches de corps à corps et de fusillade tombent sur une unité à boucliers et sur d’autres : '
      + 'lesquelles prend-elle ?',
    answers: {
      'owner-chooses': 'Son propriétaire peut lui donner les touches de fusillade, et aux autres celles de corps à '
        + 'corps ; sans choix, c’est l’ordre des jets.',
      'as-thrown': 'Dans l’ordre des jets : les touches de corps à corps d’abord.',
    },
    source: 'Point ouvert 24 : une déduction tirée de NetEA 1.9.6.',
  },
  specialHits: {
    question: 'Où tombent, parmi les touches ordinaires, les touches de lance et celles qui ignorent le couvert ?',
    answers: {
      'where-they-bite': 'Sur des socles où elles ont un effet, tant que les plus proches sont touchés d’abord.',
      'in-order': 'Après les touches ordinaires, là où l’ordre les place.',
    },
    source: 'FAQ NetEA, « résoudre les attaques » : un consensus non officiel.',
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
    question: 'Un engin de guerre est parmi d’autres unités : quand prend-il ses touches ?',
    answers: {
      'in-position-order': 'Quand vient son tour, le plus proche d’abord.',
      'war-engines-first': 'Avant toutes les autres unités.',
    },
    source: 'Point ouvert 6 : ce que suppose « le plus proche d’abord ».',
  },
  nomination: {
    question: 'Contre des engins de guerre mêlés à d’autres unités, vise-t-on un seul des deux types ?',
    answers: {
      none: 'Non, les touches tombent sur les deux types, d’abord sur l’unité la plus proche.',
      'war-engines': 'Oui, les engins de guerre tant qu’il y en a.',
      others: 'Oui, les autres unités tant qu’il y en a.',
    },
    source: 'Point ouvert 5 : les règles de tir veulent une désignation, celles d’assaut n’en parlent pas.',
  },
  impossibleHits: {
    question: 'La touche d’un engin de guerre n’a personne sur qui tomber : que devient-elle ?',
    answers: {
      lost: 'La touche est perdue.',
      'anybody-engaged': 'La touche tombe sur l’ennemi directement engagé le plus proche.',
    },
    source: 'Point ouvert 23.',
  },
  sniperPlace: {
    question: 'La touche d’un sniper compte-t-elle comme la touche de sa victime pour cette passe ?',
    answers: {
      'outside-the-lap': 'Non, les touches ordinaires tombent comme si celle du sniper n’existait pas.',
      'in-the-lap': 'Oui, sa victime attend que tous les socles aient été touchés.',
    },
    source: 'Point ouvert 20.',
  },
  titanDice: {
    question: 'Avec quoi frappent les Titans et autres engins de guerre au contact ?',
    answers: {
      'starting-capacity': 'Un dé par point de capacité de départ, à répartir au choix du propriétaire.',
      'half-macro': 'Moitié moins de dés, qui touchent comme des macro-armes, ou tous les dés en fusillade.',
    },
    source: 'NetEA 3.3.2 ; la seconde réponse est celle d’EpicAU.',
  },
  splashTiming: {
    question: 'Un engin de guerre explose : quand ses voisins sont-ils touchés ?',
    answers: {
      'with-the-batch': 'Aussitôt, avant tout autre jet.',
      'after-the-attacks': 'Quand toutes les touches de l’étape sont réglées.',
    },
    source: 'Point ouvert 18.',
  },
} satisfies Partial<RulingWords>;

/** The open questions about supporting fire, the result and what follows. */
const endingRulings = {
  supportEachRound: {
    question: 'Après une égalité, peut-on appeler de nouveau l’appui ?',
    answers: {
      'every-round': 'Oui, à chaque round.',
      'first-round': 'Non, seulement au premier round.',
    },
    source: 'Point ouvert 14 : tout est répété à partir de l’étape 4.',
  },
  supportCalledBy: {
    question: 'L’unité qui appuie doit-elle voir un ennemi qui a attaqué, ou un ennemi en mesure d’attaquer '
      + 'suffit-il ?',
    answers: {
      'enemy-that-attacked': 'Un ennemi qui a attaqué pendant ce round.',
      'enemy-engaged': 'N’importe quel ennemi directement engagé.',
    },
    source: 'FAQ NetEA, « tir d’appui ».',
  },
  supportReach: {
    question: 'Une touche d’appui peut-elle tomber sur un socle engagé hors d’atteinte de l’appui ?',
    answers: {
      'within-15cm': 'Non : seulement sur un socle à 15 cm ou moins d’un appui et dans sa ligne de tir.',
      'all-engaged': 'Oui : tout socle directement engagé peut être touché.',
    },
    source: 'Le texte dit « comme au tir » ; la seconde réponse le lit sans cette limite.',
  },
  supportOrder: {
    question: 'Tous les appuis tirent-ils ensemble, ou formation par formation ?',
    answers: {
      together: 'Ensemble, les deux camps à la fois.',
      'one-by-one': 'Une formation après l’autre, en retirant les pertes entre-temps.',
    },
    source: 'NetEA 1.12.6 ; la seconde réponse est celle de Ragnarök.',
  },
  losersSupporters: {
    question: 'Quelles formations du camp perdant prennent un pion Impact pour avoir été proches ?',
    answers: {
      'swift-endings-too': 'Les formations qui étaient à 15 cm ou moins et en vue d’un ennemi au combat, qu’elles '
        + 'aient pu tirer ou non ; après une fin immédiate aussi.',
      'when-support-is-called': 'Les mêmes, mais aucune après une fin immédiate.',
      'able-to-fire': 'Seulement les formations qui pouvaient tirer, ou n’en étaient empêchées que par leur '
        + 'démoralisation ou l’absence de valeur de fusillade.',
    },
    source: 'Point ouvert 10 ; la troisième réponse est celle de Ragnarök.',
  },
  supportingWarEngine: {
    question: 'Combien de dés un engin de guerre lance-t-il en appui ?',
    answers: {
      'starting-capacity': 'Un dé par point de sa capacité de dégâts de départ.',
      one: 'Un dé.',
    },
    source: 'Point ouvert 4 : une déduction tirée de NetEA 3.3.2.',
  },
  bothSwift: {
    question: 'Tous les défenseurs et tous les attaquants engagés meurent ensemble : qui a gagné ?',
    answers: {
      'attacker-if-any-lives': 'L’attaquant, si un socle de la formation qui charge vit encore quelque part ; '
        + 'sinon personne.',
      nobody: 'Personne.',
    },
    source: 'Point ouvert 3 : pas de règle.',
  },
  engagedInLaterRounds: {
    question: 'Qui doit mourir pour qu’un round ultérieur finisse aussitôt : les attaquants engagés dans ce round, '
      + 'ou dans le premier ?',
    answers: {
      'this-round': 'Les attaquants directement engagés pendant ce round.',
      'first-round': 'Les attaquants directement engagés au premier round.',
    },
    source: 'Point ouvert 15 : Rules Revamp A4 et FAQ NetEA, « résoudre les attaques ».',
  },
  whoConsolidates: {
    question: 'Qui peut faire le mouvement gratuit de 5 cm du vainqueur ?',
    answers: {
      'formations-in-the-assault': 'Seulement les formations qui ont combattu.',
      'supporters-too': 'Les formations qui ont combattu et celles qui ont tiré en appui.',
    },
    source: 'Point ouvert 11.',
  },
  brokenWinner: {
    question: 'Un vainqueur est démoralisé par ses pertes : peut-il encore consolider ?',
    answers: {
      consolidates: 'Oui, rien ne l’interdit.',
      stays: 'Non.',
    },
    source: 'Point ouvert 22.',
  },
  passengersAsKills: {
    question: 'Les passagers morts avec leur transport comptent-ils comme pertes infligées ?',
    answers: {
      kills: 'Oui : ce sont des pertes infligées.',
      'no-kills': 'Non, seulement le transport.',
    },
    source: 'Point ouvert 7 : la règle n’en dit rien.',
  },
  criticalDeath: {
    question: 'Un coup critique détruit net un engin de guerre : combien de pertes infligées ?',
    answers: {
      'all-that-was-left': 'Autant que la capacité de dégâts restante.',
      'one-more': 'Une perte pour le coup critique.',
    },
    source: 'Point ouvert 17 : la lecture cohérente.',
  },
  mixedMarines: {
    question: 'Des Marines perdent avec d’autres troupes : divise-t-on par deux les touches de débâcle ?',
    answers: {
      'all-marines-only': 'Seulement si toutes les formations perdantes sont composées de Marines.',
      'any-marines': 'Dès qu’une formation perdante est composée de Marines.',
    },
    source: 'Point ouvert 16 : à convenir avant.',
  },
  fearlessTransport: {
    question: 'La débâcle épargne un transport Fearless : épargne-t-elle aussi ses passagers ?',
    answers: {
      'passengers-hit': 'Non, les passagers viennent ensuite.',
      'passengers-skipped': 'Oui.',
    },
    source: 'Point ouvert 19 : FAQ NetEA, « établir le résultat ».',
  },
  engagedAttackersGone: {
    question: 'Tous les attaquants engagés sont morts, mais d’autres sont plus loin : le défenseur a-t-il gagné ?',
    answers: {
      'defender-wins': 'Oui, tout de suite.',
      'fights-on': 'Non, pas tant que la formation qui charge a un survivant.',
    },
    source: 'Errata officiel de 2008 ; la seconde réponse est, dit-on, la façon dont on jouait avec le premier livre '
      + 'de règles.',
  },
} satisfies Partial<RulingWords>;

/** The questions that the rules leave open, and their answers. */
const epicArmageddonRulings: Words['epic-armageddon/rulings'] = { ...chargeRulings, ...hitsRulings, ...endingRulings };

export const books: English['rulings'] = {
  'epic-armageddon/rulings': epicArmageddonRulings,
};
