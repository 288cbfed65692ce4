/** In French: the lesson 'formations-together'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Qui t’accompagne ?',
    text: [
      'Tu mènes {formation warband}, et un Warlord est un Commander. Autour, il y a quatre autres formations.',
      'Un Commander peut en faire combattre d’autres dans le même assaut : d’habitude, trois formations en tout.',
      '« Je les vois toutes, donc elles viennent toutes », dit ton voisin.',
    ],
    hint: [
      'Chacune doit avoir un socle à 5 cm d’un socle de la formation du Commander lui-même.',
      'Une formation démoralisée ne fait pas d’action, donc elle ne suit pas non plus.',
    ],
    question: 'Quelles formations peux-tu entraîner ?',
    after: [
      'Être près d’une formation qui vient ne suffit pas : c’est celle du Commander qui compte.',
    ],
  },
  theirs: {
    title: 'Qui charges-tu en même temps ?',
    text: [
      'Tu veux charger la formation {formation company}. Des chars sont sur son flanc, une réserve derrière elle.',
      '« Une cible, une formation », dit le joueur de la Garde.',
    ],
    hint: [
      'Mesure de la compagnie à chacune des autres : 5 cm entre deux socles, c’est assez près.',
    ],
    question: 'Quelles formations peux-tu charger en même temps que la compagnie ?',
    after: [
      'De telles formations sont entremêlées, et c’est toi qui décides si tu les charges ensemble.',
      'Alors elles n’en font qu’une pour cet assaut, à tous égards.',
    ],
  },
  choose: {
    title: 'Désigne-les toutes',
    text: [
      'Tes Boyz ne peuvent entrer que dans les zones de contrôle de ceux qui sont chargés.',
      'Les zones des chars barrent le chemin de {formation mob}.',
    ],
    hint: [
      'Désigne d’abord la cible, puis qui combat avec elle et qui combat avec toi.',
    ],
    task: 'Charge la compagnie et les chars, et emmène {formation mob}.',
    after: [
      'Celles que tu laisses peuvent encore t’appuyer : seul ce qui ne combat pas prête ses tirs.',
      'La charge doit arriver près de l’une ou l’autre des formations chargées ; certains clubs veulent celle '
      + 'désignée.',
    ],
  },
  hit: {
    title: 'Les pertes de qui ?',
    text: [
      '{formation mob} a chargé les chars, ta Warband la compagnie. {unit n1} reste en arrière.',
      '« Tu as désigné la compagnie, donc tes touches tombent sur elle », dit le joueur de la Garde.',
    ],
    hint: [
      'Pour chaque socle de tous ceux qui combattent, demande : au contact d’un ennemi, ou près d’un ennemi en vue ?',
    ],
    question: 'Quels socles de la Garde peuvent être touchés ?',
    after: [
      'Les touches tombent sur tous ceux qui combattent ensemble, d’où qu’elles viennent.',
      'Ton Commander aurait pu rester plus loin encore : son socle n’a besoin d’être près d’aucun ennemi.',
    ],
  },
  markers: {
    title: 'Qu’ajoutes-tu ?',
    text: [
      'Pions Impact de ton camp : Warband {markers warband}, {formation mob} {markers mob}.',
      'Compagnie : {markers company}, chars : {markers tanks}. Tes pertes infligées : {kills attacker}.',
      '« Ma Warband est propre », dis-tu, « ça fait un pour moi. »',
    ],
    hint: [
      'Leurs pions s’additionnent, dans chaque camp.',
      'Compte les pertes infligées, le nombre ({left attacker} à toi contre {left defender}), puis les pions.',
    ],
    question: 'Qu’ajoutes-tu en tout à ton dé le plus haut ?',
    after: [
      'Une seule formation : le nombre et les pions sont ceux de toutes, et aucune n’est propre à part.',
    ],
  },
  break: {
    title: 'Qui craque ?',
    text: [
      'La Garde a perdu de {hackdown}. Sa réserve était proche et a appuyé.',
      '« Tu as désigné la compagnie », dit son joueur, « donc c’est la compagnie qui craque. »',
    ],
    hint: [
      'Qui a combattu dans le camp perdant craque.',
    ],
    after: [
      'Celles qui ont combattu comme une seule perdent comme une seule.',
      'Dans le camp vainqueur, chacune ne prend de pions que pour ses propres pertes.',
    ],
  },
  after: {
    title: 'Entraînée par accident',
    text: [
      'Une contre-charge peut aussi entraîner quelqu’un : la formation mise au contact combat dès ce moment.',
      'Cela n’arrive qu’aux ennemis ; les amis proches ne peuvent qu’appuyer.',
      'Avant de charger, regarde donc qui est à côté de toi, et à côté d’eux.',
    ],
    hint: [],
  },
};
