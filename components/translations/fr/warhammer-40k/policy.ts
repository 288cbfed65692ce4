/** In French: the questions in which the editions differ, and their answers. */
import type { POLICY_WORDS as english } from '../../../warhammer-40k/spoken/policy.ts';

export const words: typeof english = {
  chargeShape: {
    asks: 'Dans quel ordre les unités chargent-elles ?',
    answers: {
      together: 'toutes déclarent, puis toutes bougent', 'in-turn': 'une unité déclare et bouge avant la suivante',
    },
  },
  chargeRange: {
    asks: 'Jusqu’où porte une charge ?',
    answers: { unit: 'aussi loin que l’unité le peut', six: '6″', 'two-dice': 'deux dés' },
  },
  chargeTerrain: {
    asks: 'Que fait un terrain difficile à une charge ?',
    answers: { 'keep-higher': 'sa portée est le plus haut de deux dés', 'minus-two': '2″ de moins' },
  },
  chargeSight: { asks: 'Faut-il voir sa cible pour charger ?', answers: { no: 'non', yes: 'oui' } },
  multiCharge: {
    asks: 'À quoi tient une charge contre plusieurs unités ?',
    answers: {
      primary: 'toutes à portée, la principale d’abord', cluster: 'chacune à 2″ d’une autre',
      disordered: 'elle est désordonnée et sans bonus',
    },
  },
  shotThenCharge: {
    asks: 'Sur qui une unité qui a tiré peut-elle charger ?',
    answers: {
      'shot-unit-first': 'd’abord sa cible de tir, d’autres avec', 'shot-unit-only': 'seulement sa cible de tir',
      'shot-unit-primary': 'sa cible de tir comme cible principale',
    },
  },
  stationaryFireBan: {
    asks: 'Une unité restée immobile pour tirer peut-elle charger ?',
    answers: { banned: 'non', allowed: 'oui', caller: 'au choix de qui prépare la table' },
  },
  overwatch: {
    asks: 'Les unités chargées peuvent-elles tirer d’abord ?', answers: { no: 'non', yes: 'oui, une fois par tour' },
  },
  support: {
    asks: 'Comment frappent les figurines près d’un ami au contact ?',
    answers: { 'one-attack': 'une attaque simple', full: 'avec tout ce qu’elles ont' },
  },
  supportReach: {
    asks: 'Près de quels amis doivent-elles être ?',
    answers: { 'own-unit': 'des amis de leur unité', 'any-friend': 'n’importe quel ami du combat' },
  },
  engagedWhen: {
    asks: 'Quand établit-on qui combat ?',
    answers: {
      'fight-start': 'une fois, au début du combat', step: 'à chaque étape d’Initiative',
      'step-after-pile-in': 'à chaque étape, après une mise au contact de 3″',
    },
  },
  vulnerable: {
    asks: 'Qui peut être retiré comme perte ?',
    answers: {
      'danger-zone': 'les figurines au contact des assaillants, ou à 2″ de l’une d’elles',
      engaged: 'toutes celles engagées à cette étape', 'whole-unit': 'toute l’unité, la plus proche d’abord',
    },
  },
  chargeBonusBar: {
    asks: 'Qu’est-ce qui ôte le bonus de charge ?',
    answers: {
      'fired-but-terminators': 'avoir tiré ; pas aux Terminators, motos et marcheurs',
      fired: 'avoir tiré ; pas aux motos et marcheurs', disordered: 'une charge désordonnée',
      photon: 'des grenades à photons',
    },
  },
  cover: {
    asks: 'Que donne le couvert aux unités qu’on y charge ?',
    answers: {
      'initiative-10': 'elles frappent à Initiative 10', 'before-all': 'elles frappent avant tout le monde',
      nothing: 'rien',
    },
  },
  coverLine: {
    asks: 'Pour qui regarde-t-on si la charge a traversé un couvert ?',
    answers: { unit: 'pour toute l’unité', model: 'pour chaque figurine' },
  },
  terrainStrikesLast: {
    asks: 'Charger à travers un terrain difficile fait-il frapper en dernier ?',
    answers: { no: 'non', yes: 'oui, à Initiative 1' },
  },
  majorityOver: {
    asks: 'Sur qui compte-t-on Capacité de Combat et Endurance ?',
    answers: { unit: 'toute l’unité', engaged: 'ses figurines engagées' },
  },
  tieWeaponSkill: {
    asks: 'Quelle Capacité de Combat compte à nombre égal ?',
    answers: { lowest: 'la plus basse', highest: 'la plus haute' },
  },
  tieToughness: {
    asks: 'Quelle Endurance compte à nombre égal ?',
    answers: { owner: 'le propriétaire choisit', lowest: 'la plus basse', highest: 'la plus haute' },
  },
  armour: {
    asks: 'Qu’est-ce qui interdit une sauvegarde d’armure ?',
    answers: {
      'denied-or-capped': 'les armes qui le disent, ou qui laissent 4+ au mieux', denied: 'les armes qui le disent',
      'armour-piercing': 'les armes dont la PA vaut au moins la sauvegarde',
    },
  },
  allocation: {
    asks: 'Comment répartit-on les blessures ?',
    answers: {
      lap: 'au plus grand groupe d’armure, puis au suivant, puis on recommence',
      iterative: 'au plus grand groupe d’armure, recompté après chaque série',
      pools: 'un lot après l’autre, la figurine la plus proche d’abord',
      'owner-picks': 'le propriétaire choisit parmi les engagées',
    },
  },
  splitAttacks: {
    asks: 'Comment frappe une figurine qui pourrait frapper plusieurs unités ?',
    answers: { 'by-model': 'elle choisit une unité', 'by-attack': 'elle répartit ses attaques' },
  },
  stageOrder: {
    asks: 'Dans quel ordre viennent les étapes après un combat ?',
    answers: {
      'pile-in-first': 'mise au contact, désengagement, consolidation',
      'break-off-first': 'désengagement, consolidation, mise au contact',
      'sweep-first': 'percée, mise au contact, consolidation',
    },
  },
  panic: {
    asks: 'Les amis d’une unité anéantie paniquent-ils ?', answers: { no: 'non', 'within-6': 'oui, à 6″' },
  },
  moralePenalty: {
    asks: 'Le moral baisse-t-il avec les blessures d’écart ?', answers: { no: 'non', yes: 'oui' },
  },
  autoFail: {
    asks: 'Les perdants peuvent-ils rater leur test exprès ?',
    answers: { no: 'non', yes: 'oui, s’ils ne peuvent pas blesser l’ennemi' },
  },
  sweep: {
    asks: 'Que deviennent ceux qu’une percée rattrape ?',
    answers: {
      relock: 'ils restent au combat', 'free-round': 'ils sont frappés encore une fois et partent',
      destroy: 'ils sont détruits',
    },
  },
  consolidate: {
    asks: 'De combien les vainqueurs consolident-ils, et qui peuvent-ils toucher ?',
    answers: {
      'three-any': '3″, tout le monde', 'three-new': '3″, de nouveaux ennemis', 'die-none': 'un dé, personne',
    },
  },
  endPileIn: {
    asks: 'Quelle mise au contact à la fin pour ceux encore au combat ?',
    answers: {
      'six-unengaged-first': '6″ à travers tout, ennemis libres d’abord', six: '6″ à travers tout',
      'three-as-charge': '3″, comme en charge',
    },
  },
  lockedShooting: {
    asks: 'Qui ne tire pas et n’est pas visé tant qu’il combat ?',
    answers: { model: 'les figurines au contact et celles à 2″ d’elles', unit: 'toute l’unité' },
  },
  characterStrike: {
    asks: 'Sur qui frappe un ennemi au contact d’un personnage et de son unité ?',
    answers: { may: 'l’un ou l’autre', must: 'le personnage' },
  },
  monsterIsCharacter: {
    asks: 'Une créature monstrueuse compte-t-elle comme un personnage ?', answers: { no: 'non', yes: 'oui' },
  },
};
