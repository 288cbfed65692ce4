/** In French: the lesson 'close-combat-or-firefight'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  short: {
    title: 'Arrêtés exprès avant le contact',
    text: [
      'Des Avengers chargent ta formation {formation coven} ; ils touchent sur 4+ en tirant et sur 5+ au corps à '
      + 'corps.',
      'Ils sont à {gap v3} et auraient pu venir jusqu’au bout.',
      'Une charge n’a pas besoin de contact : à 15 cm et en vue, c’est un assaut aussi.',
      'Ils restent hors de ta zone de contrôle : entrer dans ces 5 cm oblige à en venir aux coups.',
      'Et ce serait avec le plus proche de ceux dont c’est la zone.',
      'Qui commence dans une telle zone doit charger cet ennemi, ou en être sorti à la fin.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Si tous restaient où ils sont',
    text: [
      'Les mutants tirent mal, sur 6+ ; tes chiens ont des crocs et rien d’autre.',
      'Tous sont bien à 15 cm, et quelqu’un dit que tous tirent.',
    ],
    hint: [
      'Un tiret à la place de la valeur de fusillade veut dire ce qu’il dit.',
    ],
    after: [
      'Sans valeur de fusillade, on attaque au contact ou pas du tout, mais on peut être touché.',
    ],
  },
  bite: {
    title: 'Lâche les chiens',
    text: [
      'Les chiens ont une Vitesse de 30 et peuvent contre-charger de 10 cm.',
      'Ils doivent aller droit sur l’ennemi le plus proche.',
    ],
    hint: [
      'Seul le contact donne une attaque à un chien ; tout droit est le bon chemin.',
      'Ta formation doit rester ensemble, avec des écarts d’au plus 5 cm.',
    ],
    task: 'Contre-charge pour que {unit d1} et {unit d2} puissent attaquer, et finis la contre-charge.',
    after: [
      'Au contact, ils frappent sur 4+. Ce que cela change pour ceux qu’ils touchent, c’est la question suivante.',
      'Personne ne doit contre-charger, sauf quelques têtes brûlées que leurs règles y obligent.',
    ],
  },
  'who-strikes': {
    title: 'Ce que les Avengers peuvent faire',
    text: [
      'Le joueur Eldar dit : « Je n’ai jamais chargé au contact, donc tous les miens tirent. »',
      'Regarde la table et dis qui ne tire pas.',
    ],
    hint: [
      'Ce qui compte, c’est que les socles se touchent maintenant, pas à cause de qui.',
    ],
    after: [
      'Le contact, c’est la valeur de corps à corps, pour les deux, qui que ce soit qui est venu.',
    ],
  },
  value: {
    title: 'La face qu’il faut',
    text: [
      '{unit v3} a 5+ au corps à corps et 4+ en fusillade. Son joueur prend un dé.',
    ],
    hint: [
      'Seuls antigravs et engins de guerre ont le choix, et rien ne s’ajoute jamais au dé.',
    ],
    after: [
      'La valeur dépend d’où est le socle ; ni couvert ni pion ne changent le dé.',
    ],
  },
  dice: {
    title: 'Combien de dés ?',
    text: [
      'Chaque Avenger porte une catapulte qui ajoute une attaque.',
      'Elle compte parmi les armes légères. Cinq socles à deux dés chacun, dit leur joueur.',
    ],
    hint: [
      'Les attaques supplémentaires des armes légères sont de fusillade, celles des armes d’assaut sont des coups.',
    ],
    after: [
      'Au contact, engins de guerre à part, on laisse les armes légères et leurs attaques supplémentaires.',
      'C’est ce que tes chiens t’ont gagné avant le premier dé.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Coups et tirs sont tombés ensemble ; être au contact ou non n’y change rien.',
      'Pertes de ta formation : {lost defender}, des Avengers : {lost attacker}.',
    ],
    hint: [],
  },
};
