/** In French: the open questions about supporting fire, the result and what follows. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const endingRulings = {
  supportEachRound: {
    question: 'Après une égalité, peut-on rappeler l’appui ?',
    answers: {
      'every-round': 'Oui, à chaque round.',
      'first-round': 'Non, seulement au premier.',
    },
    source: 'Point ouvert 14 : tout est répété à partir de l’étape 4.',
  },
  supportCalledBy: {
    question: 'Qui appuie doit-il voir un ennemi qui a attaqué, ou un ennemi en mesure d’attaquer suffit-il ?',
    answers: {
      'enemy-that-attacked': 'Un ennemi qui a attaqué à ce round.',
      'enemy-engaged': 'N’importe quel ennemi directement engagé.',
    },
    source: 'FAQ NetEA, tir d’appui.',
  },
  supportReach: {
    question: 'Une touche d’appui peut-elle tomber sur un socle engagé hors d’atteinte de l’appui ?',
    answers: {
      'all-engaged': 'Oui : tout socle directement engagé peut être touché.',
      'within-15cm': 'Non : seulement à 15 cm et en ligne de tir de l’appui.',
    },
    source: 'Le texte ne nomme que les engagés ; « comme au tir » peut se lire comme une limite.',
  },
  supportOrder: {
    question: 'Tous les appuis tirent-ils ensemble, ou formation par formation ?',
    answers: {
      together: 'Ensemble, les deux camps à la fois.',
      'one-by-one': 'Une formation après l’autre, en retirant les pertes entre-temps.',
    },
    source: 'NetEA 1.12.6 ; la seconde réponse est celle de Ragnarök.',
  },
  losersSupporters: {
    question: 'Quelles formations du camp perdant prennent un pion Impact pour avoir été proches ?',
    answers: {
      'when-support-is-called': 'Celles en mesure d’appuyer à l’appel de l’appui ; aucune après une fin immédiate.',
      'swift-endings-too': 'Les mêmes, et aussi après une fin immédiate.',
      'able-to-fire': 'Seulement celles qui auraient pu tirer, mais étaient démoralisées ou sans valeur de fusillade.',
    },
    source: 'Point ouvert 10 ; la troisième réponse est celle de Ragnarök.',
  },
  supportingWarEngine: {
    question: 'Combien de dés un engin de guerre lance-t-il en appui ?',
    answers: {
      'starting-capacity': 'Un par point de sa capacité de dégâts de départ.',
      one: 'Un.',
    },
    source: 'Point ouvert 4 : une déduction de NetEA 3.3.2.',
  },
  bothSwift: {
    question: 'Tous les défenseurs et tous les attaquants engagés meurent ensemble : qui a gagné ?',
    answers: {
      'attacker-if-any-lives': 'L’attaquant, si un socle de la formation qui charge vit encore ; sinon personne.',
      nobody: 'Personne.',
    },
    source: 'Point ouvert 3 : pas réglé.',
  },
  engagedInLaterRounds: {
    question: 'La mort de qui finit aussitôt un round suivant : les engagés de ce round, ou du premier ?',
    answers: {
      'this-round': 'Les attaquants directement engagés à ce round.',
      'first-round': 'Les attaquants directement engagés au premier round.',
    },
    source: 'Point ouvert 15 : Rules Revamp A4 et FAQ NetEA, résoudre les attaques.',
  },
  whoConsolidates: {
    question: 'Qui peut faire le mouvement gratuit de 5 cm du vainqueur ?',
    answers: {
      'formations-in-the-assault': 'Seulement les formations qui ont combattu.',
      'supporters-too': 'Les formations qui ont combattu et celles qui ont appuyé.',
    },
    source: 'Point ouvert 11.',
  },
  brokenWinner: {
    question: 'Un vainqueur est démoralisé par ses pertes : peut-il encore consolider ?',
    answers: {
      consolidates: 'Oui, rien ne l’interdit.',
      stays: 'Non.',
    },
    source: 'Point ouvert 22.',
  },
  passengersAsKills: {
    question: 'Les passagers morts avec leur transport comptent-ils comme pertes infligées ?',
    answers: {
      kills: 'Oui : ce sont des pertes infligées.',
      'no-kills': 'Non, seulement le transport.',
    },
    source: 'Point ouvert 7 : pas écrit.',
  },
  criticalDeath: {
    question: 'Un coup critique détruit net un engin de guerre : combien de pertes infligées ?',
    answers: {
      'all-that-was-left': 'Autant que sa capacité de dégâts restante.',
      'one-more': 'Une pour le coup critique.',
    },
    source: 'Point ouvert 17 : la lecture cohérente.',
  },
  mixedMarines: {
    question: 'Des Marines perdent avec d’autres : divise-t-on par deux les touches de débâcle ?',
    answers: {
      'all-marines-only': 'Seulement si toutes les formations perdantes sont de Marines.',
      'any-marines': 'Dès qu’une en est.',
    },
    source: 'Point ouvert 16 : à convenir avant.',
  },
  fearlessTransport: {
    question: 'La débâcle épargne un transport Fearless : épargne-t-elle aussi ses passagers ?',
    answers: {
      'passengers-hit': 'Non, ils sont les suivants.',
      'passengers-skipped': 'Oui.',
    },
    source: 'Point ouvert 19 : FAQ NetEA, établir le résultat.',
  },
  engagedAttackersGone: {
    question: 'Tous les attaquants engagés sont morts, d’autres sont plus loin : le défenseur a-t-il gagné ?',
    answers: {
      'defender-wins': 'Oui, tout de suite.',
      'fights-on': 'Non, pas tant que la formation qui charge a un survivant.',
    },
    source: 'Errata officiel de 2008 ; la seconde réponse serait la façon de jouer du premier livre.',
  },
} satisfies Partial<RulingWords>;
