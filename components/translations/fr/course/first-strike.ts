/** In French: the lesson 'first-strike'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  masks: {
    title: 'Tes Banshees',
    text: [
      'Elles touchent sur 2+ au corps à corps et sur 5+ en fusillade ; de près, il faut 4+ à un Ork.',
      'Leurs masques donnent First Strike au corps à corps. Leur blindage est léger.',
      'Ce sont des Infiltrators : leur charge peut faire deux fois leur Vitesse, 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Là où les masques comptent',
    text: [
      'Un masque effraie qui est assez près pour le regarder.',
      'De loin, tes Banshees tirent mal.',
    ],
    hint: [
      'Deux de tes socles peuvent se partager un Ork, ou chacun prend le sien.',
      'Un Ork au contact n’a plus de zone de contrôle.',
    ],
    task: 'Amène trois de tes socles au contact.',
    after: [
      'Trois au contact. Finis la charge quand les autres sont où tu les veux.',
    ],
  },
  'who-first': {
    title: 'Qui frappe en premier ?',
    text: [
      'Tous les mouvements sont finis, et personne n’a encore lancé de dé.',
      'Ton ami lit le nom de la formation et dit qu’elle passe tout entière en premier.',
    ],
    hint: [
      'First Strike d’une arme d’assaut vaut au corps à corps, celui d’une arme légère en fusillade.',
      'Seuls les socles au contact prennent leur valeur de corps à corps.',
    ],
    after: [
      'Qui reste hors du contact attaque plus tard, avec tous les autres.',
    ],
  },
  losses: {
    title: 'Les premiers dés',
    text: [
      'Tes Banshees ont frappé : les Boyz sauvegardent sur 6+, les Nobz sur 4+.',
      'Ces touches sont placées, sauvegardées et réglées avant toute autre attaque.',
    ],
    hint: [
      'Chaque touche sur un socle se sauvegarde par son blindage ; qui échoue est retiré.',
    ],
    after: [
      'Les morts quittent la table maintenant.',
    ],
  },
  'strike-back': {
    title: 'La réponse',
    text: [
      'Le joueur ork prend un dé pour chaque socle qui était là quand tu as chargé.',
      'Et c’est vrai : les attaques sont simultanées, et d’habitude qui meurt a frappé.',
    ],
    hint: [
      'First Strike est la seule exception aux attaques simultanées.',
    ],
    after: [
      'Qui est tombé sous First Strike ne riposte pas.',
    ],
  },
  rest: {
    title: 'Et le reste des tiens ?',
    text: [
      'Des Banshees dont les victimes sont tombées n’ont plus personne devant elles.',
      '« Maintenant elles sont libres de tirer », dit ton ami.',
    ],
    hint: [
      'Chaque socle attaque une fois par round ; les attaques supplémentaires s’y ajoutent.',
    ],
    after: [
      'Qui a frappé en premier a eu son attaque ; les autres font la leur maintenant.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Tes pertes infligées : {kills attacker} ; tes propres pertes : {lost attacker}.',
      'First Strike ne sert à rien aux amis qui appuient : il ne compte que dans les attaques.',
    ],
    hint: [],
  },
};
