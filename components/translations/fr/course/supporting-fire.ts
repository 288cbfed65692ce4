/** In French: the lesson 'supporting-fire'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  stalled: {
    title: 'Rien n’est encore réglé',
    text: [
      'Tu mènes la formation {formation warband} et tu as chargé {formation company}.',
      'Tes pertes infligées : {kills attacker}, tes propres pertes : {lost attacker}.',
      'Il reste des attaquants engagés, et des défenseurs aussi : les attaques seules n’ont rien décidé.',
      'Maintenant, les amis qui ne combattent pas dans cet assaut peuvent y tirer, des deux côtés.',
    ],
    hint: [],
  },
  yours: {
    title: 'Qui tire pour toi ?',
    text: [
      'Trois {formation gunz} sont derrière toi. Pions Impact sur la formation : {markers gunz}.',
      'Le joueur de la Garde dit : « Qui a un pion garde la tête baissée. »',
    ],
    hint: [
      'Pour appuyer, il faut à 15 cm et en ligne de tir un ennemi qui a attaqué dans cet assaut.',
      'Les pions n’empêchent personne d’appuyer tant que la formation n’est pas démoralisée.',
    ],
    question: 'Lesquels de tes socles peuvent t’appuyer ?',
    after: [
      'On demande portée et vue de chaque canon à part ; les pions ne comptent pas.',
    ],
  },
  theirs: {
    title: 'Et qui pour eux ?',
    text: [
      'Des chars derrière la ligne, dont un au-delà de la chapelle. Les Chimeras ont fait une marche forcée à ce tour.',
      'Une section battue est près de {unit b5}, et un Sentinel vise {unit b6}.',
      '« Tous sont à 15 cm d’un Ork », dit leur joueur.',
    ],
    hint: [
      'Une formation démoralisée peut combattre quand on l’attaque, mais elle n’appuie pas.',
      'Qui a fait une marche forcée à ce tour ne peut pas appuyer, même tout près.',
      'Des murs entre deux socles coupent la ligne ici comme partout.',
      'L’Ork qu’ils voient a-t-il attaqué ? Seule la compagnie combat ici : mesure de {unit b6} jusqu’à elle.',
    ],
    question: 'Quels socles de la Garde peuvent l’appuyer ?',
    after: [
      'Qui appuie n’est pas démoralisé, n’a pas fait de marche forcée, et voit à 15 cm un ennemi qui a attaqué.',
      'On lance sous la valeur de fusillade ; First Strike ne vaut rien ici.',
    ],
  },
  spare: {
    title: 'Un obus pour les Nobz ?',
    text: [
      'Touches des chars : {hits attacker}, pour l’instant sur {unit n1}.',
      'Les touches d’appui tombent sur les plus proches de ceux qui appuient, et seulement sur les directement '
      + 'engagés.',
      'Mesure depuis les chars, pas depuis les gardes.',
    ],
    hint: [
      'Entre socles à même distance, leur propriétaire choisit. C’est toi.',
    ],
    task: 'Donne la touche à quelqu’un d’autre, à même distance, si tu peux.',
    after: [
      'Ce qui tomberait au-delà des engagés est perdu ; ceux qui appuient ne sont jamais touchés.',
    ],
  },
  kills: {
    title: 'Qu’ont ajouté tes canons ?',
    text: [
      'Avant le résultat, tu comptes. « Seule ta Warband combat, donc seul compte ce qu’elle a tué », dit ton '
      + 'adversaire.',
    ],
    hint: [
      'Une perte infligée compte pour ton camp, peu importe qui a tiré.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Ceux qui appuient ajoutent leurs pertes infligées et rien d’autre : ni nombre, ni pions, ni Inspiring.',
      'Si l’appui tue le dernier d’un camp dans l’assaut, l’autre a gagné.',
    ],
  },
  shaken: {
    title: 'Le prix du spectacle',
    text: [
      'La Garde a perdu. Les Chimeras n’ont pas tiré. Leurs pions Impact : {markers chimeras}.',
      '« Ça ne les concernait pas », dit leur joueur.',
    ],
    hint: [
      'Comme on joue d’habitude, une défaite ébranle les amis assez proches pour la voir, qu’ils tirent ou non.',
    ],
    question: 'Combien de pions Impact ont les Chimeras quand tout est fini ?',
    after: [
      'Chaque formation du perdant qui était proche prend un pion.',
      'Une formation démoralisée ne prend pas de pion : elle perd un socle à la place.',
    ],
  },
};
