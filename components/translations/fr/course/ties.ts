/** In French: the lesson 'ties'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  first: {
    title: 'Un partout',
    text: [
      'Tes Marines ont couru aussi loin que possible et sont devant une compagnie de la Garde ; le contact était '
      + 'hors d’atteinte.',
      'Les deux camps ont tiré. Tes pertes infligées : {kills attacker}, les leurs : {kills defender}.',
      'Maintenant, les deux lancent pour le résultat.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Qui a gagné ?',
    text: [
      'Les dés sont lancés. Personne n’a de pion. Socles restants : {left attacker} à toi, {left defender} à eux.',
      '« Tu ne m’as pas battu », dit le joueur de la Garde, « donc tu as perdu. »',
    ],
    hint: [
      'Ajoute les pertes infligées, le nombre, et un pour l’absence de pions, dans les deux camps.',
      'À égalité, aucun camp n’a l’avantage, ni qui a chargé ni qui a été chargé.',
    ],
    after: [
      'Personne n’a gagné, donc on continue : contre-charges, attaques, appui, et un nouveau résultat.',
    ],
  },
  'how-far': {
    title: 'Une autre charge ?',
    text: [
      'Round {round}. {unit a2} a une Vitesse de 30 et est à {gap a2} du garde le plus proche.',
      'Ton voisin prend cela pour une seconde charge et bougerait le socle de 30 cm.',
    ],
    hint: [
      'Dans les rounds suivants, l’attaquant bouge aussi selon les règles de la contre-charge.',
    ],
    after: [
      'À partir du deuxième round, les deux camps contre-chargent, l’attaquant d’abord.',
      'Qui bouge va droit sur l’ennemi le plus proche.',
    ],
  },
  'go-in': {
    title: 'Maintenant, tu les atteins',
    text: [
      'Tu frappes sur 3+ et tires sur 5+ ; ils frappent sur 6+ et tirent sur 5+.',
      'Qui est engagé, et comment, se demande de nouveau à chaque round.',
    ],
    hint: [
      'Droit devant chacun des tiens il y a un garde, et le chemin est assez court.',
    ],
    task: 'Contre-charge pour que trois de tes socles soient au contact d’un ennemi.',
    after: [
      'Au contact, c’est le corps à corps qui compte, pour eux aussi.',
    ],
  },
  support: {
    title: 'Encore les chars ?',
    text: [
      'Au premier round, {unit l1} a tiré et {unit l2} était trop loin.',
      '« Celui-là a déjà tiré », dis-tu.',
    ],
    hint: [
      'Tout ce qui suit les contre-charges se refait, l’appui compris.',
      'Mesure aussi de nouveau : tes Marines ont bougé.',
    ],
    question: 'Quels socles de la Garde peuvent l’appuyer maintenant ?',
    after: [
      'Comme on joue d’habitude, l’appui s’appelle à chaque round, et on demande à chaque fois qui peut le donner.',
    ],
  },
  kills: {
    title: 'Quelles pertes infligées comptent ?',
    text: [
      'Le deuxième round est joué. Certains sont tombés au premier, d’autres à celui-ci.',
      '« Chaque round se compte à part », dit le joueur de la Garde.',
    ],
    hint: [
      'Le résultat demande les pertes infligées de cet assaut.',
    ],
    question: 'Combien de pertes infligées compte ton camp ?',
    after: [
      'Les pertes infligées se gardent de round en round.',
      'Les pions Impact doivent attendre : qui combat n’en prend aucun avant que tout soit fini.',
    ],
  },
  after: {
    title: 'Il y a toujours un vainqueur',
    text: [
      'Après le round {round}, {total attacker} à {total defender}. Vainqueur : {winner}.',
      'Les rounds se suivent jusqu’à ce que quelqu’un gagne ; un assaut ne finit jamais sans vainqueur.',
    ],
    hint: [],
  },
};
