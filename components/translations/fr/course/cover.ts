/** In French: the lesson 'cover'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  ruins: {
    title: 'Un combat entre des murs',
    text: [
      'Des Orks ont couru dans les ruines où attendait ta formation {formation company}.',
      'L’un d’eux, {unit n1}, s’est arrêté dans un bosquet. Ton char est aussi dans les ruines.',
      'L’infanterie en ruines peut avoir une sauvegarde de couvert de 4+, en bois de 5+.',
      'À toi de dire qui l’a.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Mets-toi à l’abri',
    text: [
      '{unit g4} est à découvert derrière les ruines.',
      'Sans contact, une contre-charge de 5 cm est possible.',
    ],
    hint: [
      'L’ennemi le plus proche est juste de l’autre côté des ruines.',
    ],
    task: 'Fais en sorte que {unit g4} soit à couvert à la fin de la contre-charge.',
    after: [
      'À couvert, il y a une sauvegarde là où il n’y en avait aucune.',
    ],
  },
  orks: {
    title: 'Les Orks dans les mêmes ruines',
    text: [
      'Le joueur ork montre les murs : « Les miens y sont aussi, et un dans le bois. »',
      'Choisis ceux de ses socles qui sauvegardent par leur couvert.',
    ],
    hint: [
      'Demande d’abord qui a chargé, et ensuite seulement où ils sont.',
      'Une réponse sans personne est aussi une réponse.',
    ],
    after: [
      'Qui charge renonce au couvert pour tout l’assaut, où que la charge ait fini.',
      'Il ne lui sert que contre le tir d’état d’alerte en chemin.',
    ],
  },
  guard: {
    title: 'Et ton propre camp ?',
    text: [
      'Tes propres socles. {unit l1} est dans les ruines jusqu’à la tourelle.',
      '{unit g5} et {unit r1} sont dans le verger, à pied et à cheval.',
      'Un ami dit que le couvert ne compte qu’au contact.',
    ],
    hint: [
      'Les sauvegardes de couvert sont pour l’infanterie.',
      'La façon dont la touche est faite ne compte pas, seulement où est sa victime.',
    ],
    after: [
      'Un véhicule ne sauvegarde par couvert que dans des ouvrages construits pour lui.',
      'Les troupes montées sont des véhicules pour le terrain, sauf si ton club joue autrement.',
    ],
  },
  'to-hit': {
    title: 'Est-ce plus dur à toucher ?',
    text: [
      '{unit b1} attaque quelqu’un entre les murs ; sa fiche dit 4+ au corps à corps.',
      'Quand on tire sur un couvert, le dé est plus dur de 1. Ton ami ferait pareil ici.',
    ],
    hint: [
      'Le tir a ses modificateurs. Demande-toi si les attaques d’un assaut en ont.',
    ],
    after: [
      'Dans un assaut, rien ne rend une touche plus facile ou plus dure ; le couvert n’est qu’une sauvegarde.',
    ],
  },
  flames: {
    title: 'S’ils avaient des flammes',
    text: [
      'Imagine une touche d’une arme qui ignore le couvert.',
      '{unit g1} n’a pas de blindage, mais des murs de pierre autour.',
    ],
    hint: [
      'Une telle touche laisse le blindage et ôte le couvert.',
    ],
    after: [
      'Contre une telle arme, seul le blindage aide.',
      'Comme on joue d’habitude, elle va à quelqu’un à couvert autant que l’ordre le permet.',
      'Le couvert remplace le blindage et ne se lance jamais en plus.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Tes pertes : {lost defender}, celles des Orks : {lost attacker}.',
      'Un véhicule ordinaire qui entre dans des ruines lance un dé ; sur 1, il est perdu.',
      'Qui a blindage et couvert prend l’un des deux pour chaque touche, en général le meilleur.',
    ],
    hint: [],
  },
};
