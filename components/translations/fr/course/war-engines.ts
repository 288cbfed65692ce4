/** In French: the lesson 'war-engines'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  split: {
    title: 'Deux poignées de dés',
    text: [
      'On a chargé ton engin, {unit tank}. Il touche sur 6+ au corps à corps et sur 4+ en fusillade.',
      'Un engin de guerre peut répartir ses dés entre les deux.',
      'Ses coups tombent sur ce qui est à son contact, ses tirs sur ce qui reste à distance.',
      'Quatre bandes sont à son contact ; à distance, il n’y a que {unit b3}.',
    ],
    hint: [
      'Contre une seule bande à distance, un troisième tir vaut rarement grand-chose.',
      'Un engin de guerre à trois points peut en avoir six au contact ; sa zone de contrôle dure jusqu’à ce qu’ils '
      + 'soient trois.',
    ],
    task: 'Mets un dé au corps à corps et laisse les autres à la fusillade.',
    after: [
      'Un tir qui ne trouve personne à distance est perdu.',
    ],
  },
  dice: {
    title: 'Combien de dés ?',
    text: [
      'Au départ, {unit tank} avait trois points de capacité de dégâts. Points restants : {damage tank}.',
      'Avec lui, il y a trois socles d’infanterie ; {unit i3} est juste derrière le char.',
      '« Un char endommagé tire moins », dit le joueur ork.',
    ],
    hint: [
      'Ses dés dépendent de ce qu’il avait au départ.',
      'Les socles ne cachent personne, mais un engin de guerre coupe bien une ligne de tir.',
    ],
    question: 'Combien de dés ton camp lance-t-il pour toucher ?',
    after: [
      'Trois dés pour trois points au départ, endommagé ou non.',
    ],
  },
  soak: {
    title: 'S’il venait quatre touches',
    text: [
      'Le char est au plus près, car des Orks sont à son contact. Deux socles d’infanterie peuvent aussi être touchés.',
      '« Une chacun, puis on repart de l’avant », dit ton voisin.',
    ],
    hint: [
      'Quand vient son tour, il en prend plus d’une avant que le suivant en prenne.',
    ],
    after: [
      'Un engin de guerre encaisse autant de touches qu’il avait de points au départ, même s’il lui en reste moins.',
    ],
  },
  damage: {
    title: 'Qu’en reste-t-il ?',
    text: [
      'Touches des Orks : {hits defender}, et voici tes dés.',
      'Le char a Reinforced Armour : une sauvegarde ratée contre une touche ordinaire se relance.',
      '« Toute touche non sauvegardée tue », dit le joueur ork.',
    ],
    hint: [
      'Chaque touche non sauvegardée coûte un point ; il est perdu quand il n’en reste plus.',
      'Pour chaque point perdu on lance un dé, et seul un 6 est un coup critique.',
    ],
    after: [
      'Un point de dégât est une perte infligée pour l’ennemi, et plus tard un pion.',
      'Si un coup critique l’avait détruit, tous les points qui lui restaient seraient des pertes infligées.',
    ],
  },
  numbers: {
    title: 'Combien êtes-vous ?',
    text: [
      'On compare le nombre. Tu as de l’infanterie et un char, dont les points restants sont : {damage tank}.',
      '« Un char, c’est un socle », dit le joueur ork.',
    ],
    hint: [
      'Il compte pour ce qu’il était au départ, tant qu’il vit.',
    ],
    question: 'Combien de socles compte ton camp ?',
    after: [
      'Pour le nombre, et pour les pions qui font craquer une formation, il compte pour trois.',
    ],
  },
  defeat: {
    title: 'D’un cheveu',
    text: [
      'Tu as perdu de {hackdown}. Le char est le plus proche ; points restants : {damage tank}.',
      '« Son blindage a tenu jusqu’ici », dis-tu.',
    ],
    hint: [
      'Un engin de guerre prend un point par touche de débâcle, et on ne lance aucune sauvegarde.',
      'Seuls les Fearless sont épargnés.',
    ],
    after: [
      'Mieux vaut donc tenir un engin de guerre endommagé loin des combats qui peuvent se perdre d’un cheveu.',
    ],
  },
  after: {
    title: 'Ce qui reste, et ce qu’il y a encore',
    text: [
      'Socles restants de ta formation : {left defender}, de la leur : {left attacker}.',
      'Chaque point perdu, ici aussi, demande un dé : un Baneblade qui explose peut emporter ses voisins.',
      'Quand un engin charge lui-même, il peut pousser de côté des socles ordinaires de la cible.',
      'Il peut même contre-charger au contact, tant que peu d’ennemis l’entourent ; certains clubs ne le permettent '
      + 'jamais.',
      'Les points d’un Tueur de Titans se lancent quand sa touche tombe, et chacun remplit une place de ce qui est '
      + 'encaissé.',
      'Qui est à son bord compte avec lui quand on compare le nombre.',
    ],
    hint: [],
  },
};
