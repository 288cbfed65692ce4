/** In French: the lesson 'losing'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  'how-many': {
    title: 'À quel point ?',
    text: [
      'Des Orks ont chargé ta formation {formation company}, et avec elle une formation démoralisée, {formation '
      + 'remnant}.',
      'Tes pertes infligées : {kills defender}, les leurs : {kills attacker}. Les dés du résultat sont sur la table.',
      '« Tu as perdu un socle, donc tu prends encore une touche », dit quelqu’un.',
    ],
    hint: [
      'Prends le dé le plus haut de chaque camp et ajoute : pertes infligées, nombre, pions, socles Inspiring.',
      'Une section démoralisée compte comme un pion pour chacun de ses socles.',
      'C’est l’écart entre les deux totaux.',
    ],
    question: 'Combien de touches sans sauvegarde le perdant prend-il maintenant ?',
    after: [
      'Autant de points d’écart au résultat, autant de touches de débâcle, et rien n’en sauve.',
    ],
  },
  whom: {
    title: 'Sur qui tombe la débâcle ?',
    text: [
      '{unit g4} est derrière le moulin, n’a vu aucun Ork et n’a lancé aucun dé.',
      'Un commissaire va avec {unit g3} et lui donne Fearless. Nombre de touches : {hackdown}.',
      '« Qui n’était pas engagé ne peut pas être touché », dis-tu.',
    ],
    hint: [
      'La débâcle ne demande ni ligne de tir ni engagement, seulement qui est le plus proche.',
      'Les socles Fearless sont épargnés, et la touche passe au suivant.',
      'Les deux formations comptent comme une ; leurs socles se prennent ensemble, les plus proches des Orks d’abord.',
    ],
    after: [
      'Près, c’est près : derrière un mur, personne n’est à l’abri d’une défaite.',
      'Avec un transport, tout le monde à l’intérieur est touché aussi, avant quiconque est plus loin.',
      'Les passagers d’une épave qu’aucune de ces touches n’a atteints lancent une sauvegarde.',
      'Ces pertes ne comptent pas comme pertes infligées et ne donnent aucun pion.',
    ],
  },
  break: {
    title: 'Qui craque ?',
    text: [
      'Les chars ont appuyé et sont proches. Le commissaire est en vie.',
      '« Un socle Fearless fait tenir sa compagnie », dit ton voisin.',
    ],
    hint: [
      'Toute formation qui a perdu craque, quoi qu’il lui reste, sauf si elle était déjà démoralisée.',
      'Les amis qui étaient proches prennent un pion, qui à lui seul ne fait craquer qu’un socle isolé.',
    ],
    after: [
      'Pas de test : la compagnie craque, et les pions qu’elle avait s’en vont.',
    ],
  },
  gone: {
    title: 'Et qui était déjà démoralisé ?',
    text: [
      'Après les touches, il restera quelqu’un de {formation remnant}.',
      '« Démoralisé, c’est démoralisé », dit ton voisin, « il ne peut rien arriver de plus. »',
    ],
    hint: [
      'Une formation démoralisée combat comme une autre, mais ne survit pas à une seconde défaite.',
    ],
    after: [
      'Une formation démoralisée quand on la charge, et qui perd, est détruite, sauf ses socles Fearless.',
      'La débâcle passe d’abord : ceux qui sont perdus de toute façon en ont pris une part.',
      'Un appareil posé qui perd est détruit aussi, sauf s’il est Fearless.',
    ],
  },
  away: {
    title: 'Emmène-les',
    text: [
      'Tu as deux mouvements, 30 cm ici, et les zones de contrôle ne t’arrêtent pas.',
      'Qui est ensuite à 15 cm d’un ennemi est perdu.',
      'Deux bandes de {formation bikes} attendent au bord opposé de la table.',
    ],
    hint: [
      'Tout droit loin de la Warband, c’est tout droit vers les motos. Essaie le côté où il n’y a personne.',
      'Les socles Fearless peuvent rester, ou finir n’importe où à plus de 5 cm des ennemis.',
    ],
    after: [
      'Ils s’en sont sortis, démoralisés mais vivants.',
      'Un engin de guerre qui finit près d’ennemis n’est pas perdu, mais prend un point de dégât pour chacun.',
    ],
  },
  after: {
    title: 'L’addition',
    text: [
      'Socles restants de tes deux formations : {left defender}. Pions Impact des chars : {markers tanks}.',
      'Dans cet ordre : touches, moral, destruction des déjà démoralisés, repli, pions des amis, pions des vainqueurs.',
    ],
    hint: [],
  },
};
