/** In French: the lesson 'the-result'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  spare: {
    title: 'Quelqu’un qui vaut un point',
    text: [
      'Tes Marines ont chargé la formation {formation warband}. Un Chaplain va avec {unit a1}, et tu prends une '
      + 'touche.',
      'Chacun de tes socles Inspiring ajoute un au résultat, mais il doit vivre pour le voir.',
    ],
    hint: [
      'Les quatre sont au contact d’un ennemi, donc à même distance ; entre égaux, le propriétaire choisit.',
    ],
    task: 'Fais en sorte que la touche ne tombe pas sur {unit a1}.',
    after: [
      'Il vit, et compte. Un socle Inspiring parmi ceux qui appuient ne compterait pas.',
    ],
  },
  numbers: {
    title: 'Compte les Orks',
    text: [
      'Les deux camps comparent leur nombre, tel qu’il est après les pertes.',
      'Certains Boyz sont trop loin derrière pour avoir combattu, et la formation {formation gunz} a tiré depuis le '
      + 'flanc.',
      '« Compte ceux qui ont combattu », dit quelqu’un, « les canons aussi. »',
    ],
    hint: [
      'Pour chaque socle, demande si sa formation combat dans cet assaut, et s’il vit.',
    ],
    question: 'Combien de socles comptent les Orks ?',
    after: [
      'Toute la formation compte, engagée ou non. Ceux qui appuient ne comptent pas.',
      'Être plus nombreux vaut un, être plus du double vaut deux.',
      'Un engin de guerre compterait pour sa capacité de dégâts de départ.',
    ],
  },
  yours: {
    title: 'Qu’ajoutes-tu ?',
    text: [
      'Tes pertes infligées : {kills attacker}, tes pions : {markers assault} ; les pions des Orks : {markers '
      + 'warband}.',
      '« Les pions comptent une fois », dit ton adversaire, « les tiens ou les miens. »',
    ],
    hint: [
      'Cinq lignes : pertes infligées, nombre, aucun pion à toi, davantage chez l’ennemi, socles Inspiring.',
      'N’avoir aucun pion vaut un, et que l’ennemi en ait davantage vaut encore un.',
    ],
    question: 'Qu’ajoutes-tu en tout à ton dé le plus haut ?',
    after: [
      'Seuls comptent les pions d’avant le combat ; ceux de ses pertes viennent quand tout est fini.',
      'Une formation démoralisée compterait comme un pion par socle.',
    ],
  },
  theirs: {
    title: 'Et les Orks ?',
    text: [
      'Leurs pertes infligées : {kills defender} ; ils ont des pions. Socles : {left defender}, contre {left '
      + 'attacker} à toi.',
      'Leur joueur ajoute un parce qu’ils sont plus nombreux.',
    ],
    hint: [
      'Exactement le double n’est pas plus du double. Divise.',
    ],
    question: 'Qu’ajoutent les Orks en tout à leur dé le plus haut ?',
    after: [
      'Si les canons avaient tué quelqu’un, cela compterait ici aussi, et rien d’autre venant d’eux.',
    ],
  },
  chance: {
    title: 'Que valent deux points ?',
    text: [
      'Chaque camp lance deux dés et garde le plus haut.',
      'Tu as un peu d’avance. Dis à quel point c’est sûr.',
    ],
    hint: [
      'Le plus haut de deux dés est un 5 ou un 6 plus d’une fois sur deux, dans chaque camp.',
    ],
    question: 'Quelle est ta chance de gagner, en pour cent, à 12 près ?',
    after: [
      'Une petite avance vaut beaucoup, car le plus haut de deux dés varie moins qu’un dé seul.',
    ],
  },
  winner: {
    title: 'Les dés sont sur la table',
    text: [
      'Chaque joueur ajoute ce qui a été compté, et quelqu’un additionne les deux dés.',
    ],
    hint: [
      'Le dé le plus bas de chaque camp est mis de côté avant qu’on ajoute quoi que ce soit.',
    ],
    after: [
      'Le total le plus haut gagne, et de combien, cela compte pour le perdant.',
    ],
  },
  after: {
    title: 'Ce que cela a donné',
    text: [
      'Tes dés : {dice attacker} ; ton total : {total attacker}.',
      'Leurs dés : {dice defender} ; leur total : {total defender}.',
      'Regarde comme l’écart est petit : un seul socle Inspiring peut tout faire.',
      'Les pions pour les pertes viennent maintenant. Un par socle fait craquer une formation ; les Marines en '
      + 'supportent deux.',
    ],
    hint: [],
  },
};
