/** In French: the open questions about the target, the charge and its answer. */
import type { RulingWords } from '../../../../../src/epic-armageddon/rulings/rulings.ts';

export const chargeRulings = {
  lineOfFireToAssault: {
    question: 'Un assaut demande-t-il une ligne de tir entre deux unités, ou seulement 15 cm ?',
    answers: {
      needed: 'Il faut une ligne de tir, après la charge et encore après les premières contre-charges.',
      'not-needed': 'Être à 15 cm suffit, comme dit la règle imprimée.',
    },
    source: 'FAQ NetEA depuis 2017 ; la règle imprimée n’en dit rien.',
  },
  immobileCounterCharge: {
    question: 'Un socle sans Vitesse peut-il contre-charger ?',
    answers: {
      stays: 'Non, il reste où il est.',
      '5cm': 'Oui, de 5 cm comme tout socle lent.',
    },
    source: 'Point ouvert 13.',
  },
  reachToTarget: {
    question: 'Plusieurs formations sont chargées ensemble : de qui la charge doit-elle arriver à 15 cm ?',
    answers: {
      'any-included': 'De n’importe quelle unité de l’une d’elles.',
      'the-target': 'D’une unité de la formation désignée comme cible.',
    },
    source: 'FAQ NetEA, formations entremêlées : à convenir avant.',
  },
  combinedFormations: {
    question: 'Combien de formations un Commander peut-il entraîner ?',
    answers: {
      'three-in-total': 'Deux, donc trois formations en tout.',
      'three-more': 'Trois en plus de la sienne.',
    },
    source: 'Point ouvert 8 : le texte a les deux nombres.',
  },
  scoutZones: {
    question: 'Jusqu’où va la zone de contrôle d’un Scout pendant une charge ?',
    answers: {
      '10cm': '10 cm, comme toujours.',
      '5cm': '5 cm, comme pour tout le monde.',
    },
    source: 'NetEA 2.1.12 ; la seconde réponse est celle de Ragnarök.',
  },
  disembarkWithin: {
    question: 'À quelle distance de son transport pose-t-on un passager qui débarque ?',
    answers: {
      'any-part': 'Une partie de son socle à 5 cm.',
      'whole-base': 'Tout son socle à 5 cm.',
    },
    source: 'FAQ NetEA, véhicules de transport : à convenir avant.',
  },
  warEngineCounterCharge: {
    question: 'Un engin de guerre au contact peut-il contre-charger ?',
    answers: {
      'below-capacity': 'Oui, tant que moins d’ennemis que sa capacité de dégâts de départ sont à son contact.',
      never: 'Non, comme dit la règle imprimée.',
    },
    source: 'Point ouvert 12 : FAQ NetEA, mouvements de charge.',
  },
  drawnInCover: {
    question: 'Une formation entraînée par une contre-charge profite-t-elle de son couvert ?',
    answers: {
      none: 'Non : elle combat comme si elle avait chargé.',
      cover: 'Oui : elle n’a pas bougé.',
    },
    source: 'Point ouvert 9 : une déduction.',
  },
} satisfies Partial<RulingWords>;
