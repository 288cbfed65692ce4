/** In French: the lesson 'macro-weapons'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  power: {
    title: 'Des armes énergétiques',
    text: [
      'Des Terminators ont atteint ta formation {formation company}. Chacun porte une arme énergétique : une attaque '
      + 'supplémentaire.',
      'Leur Captain en a une autre. Tu as de l’infanterie, en partie entre des murs, et un char.',
      'Une attaque supplémentaire se lance avec la même valeur que les autres de son socle.',
    ],
    hint: [],
  },
  dice: {
    title: 'Combien de dés pour eux ?',
    text: [
      'Trois Terminators sont au contact de tes socles, le Captain est avec l’un d’eux, et un autre tire de derrière.',
      '« Quatre à deux dés chacun, et encore un pour le Captain », dit leur joueur.',
    ],
    hint: [
      'Compte un dé par socle, plus ceux que donnent les armes d’assaut au contact.',
      'Qui tire laisse l’arme énergétique.',
    ],
    after: [
      'Seules les attaques supplémentaires sont celles de la macro-arme, et seulement au contact.',
      'Le premier dé de chaque socle est un dé ordinaire.',
    ],
  },
  walls: {
    title: 'Des murs contre une arme énergétique',
    text: [
      '{unit g1} a une sauvegarde de {save g1} par les ruines autour. Un ami pense que la pierre, c’est la pierre.',
    ],
    hint: [
      'Demande-toi ce qu’une macro-arme laisse du blindage, et ce qu’elle laisse du couvert.',
    ],
    after: [
      'Le couvert ne sert à rien contre une macro-arme, et un blindage ordinaire non plus.',
    ],
  },
  tank: {
    title: 'Et le char ?',
    text: [
      '{unit l1} a Reinforced Armour, sur 4+.',
      'Contre une touche ordinaire il lancerait, et en cas d’échec relancerait.',
    ],
    hint: [
      'Reinforced Armour est l’exception, mais ne garde pas ses deux jets.',
    ],
    after: [
      'Contre une macro-arme, Reinforced Armour a un jet, et pas de second.',
      'Une lance lui ôte aussi le second jet, et rien de plus.',
    ],
  },
  'titan-killer': {
    title: 'Si c’était un Tueur de Titans',
    text: [
      'Imagine que la touche sur {unit l1} vienne d’un Tueur de Titans.',
    ],
    hint: [
      'Un Tueur de Titans fait tout ce que fait une macro-arme, et une chose de plus.',
    ],
    after: [
      'Contre un Tueur de Titans, même Reinforced Armour ne sert à rien.',
    ],
  },
  captain: {
    title: 'Quelque chose aide-t-il encore ?',
    text: [
      'Dans l’autre sens : un Tueur de Titans touche {unit t1}, le socle de leur Captain.',
      'Il apporte une sauvegarde invulnérable. « Rien ne sauve de ça », te dit-on.',
    ],
    hint: [
      'Après le blindage ou le couvert, ou à leur place, une touche peut rencontrer une seconde sorte de sauvegarde.',
    ],
    after: [
      'Une sauvegarde invulnérable de 6+ tient contre toute attaque, et rien ne la rend plus dure.',
      'Certaines armées ont leurs propres champs, qui peuvent aider là où le blindage ne peut rien.',
    ],
  },
  'place-it': {
    title: 'Où la mettre',
    text: [
      'Les touches ordinaires sont sauvegardées et leurs morts retirés ; celles de macro-arme se placent seulement '
      + 'maintenant.',
      'Comme on joue d’habitude, elles commencent par le plus proche qui reste, déjà touché ou non.',
      'Touches de cette sorte sur ton camp : {hits defender}. Ton char est devant.',
    ],
    hint: [
      'Un autre socle est peut-être aussi proche, au contact, et vaut moins.',
    ],
    task: 'Place les touches pour que {unit l1} n’en prenne aucune, et continue.',
    after: [
      'À même distance, le moins cher est la meilleure place pour une touche sans sauvegarde.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Tes pertes : {lost defender}, celles des Terminators : {lost attacker}.',
      'Si un Terminator était mort de tes touches ordinaires, son arme énergétique aurait frappé quand même.',
    ],
    hint: [],
  },
};
