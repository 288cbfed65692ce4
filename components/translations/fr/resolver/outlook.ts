/** In French: what is said of odds while an assault is played. */
import type { Counted } from '../../../../src/epic-armageddon/odds/luck.ts';
import type { Side } from '../../../../src/epic-armageddon/model/procedure.ts';
import { counted, figure, type Forms } from '../../../shared/languages/forms.ts';
import type { liveOddsWords as english } from '../../../epic-armageddon/resolver/outlook/live-odds-words.ts';

const HITS = { one: 'touche', other: 'touches' } as const;
const POINTS = { one: 'point', other: 'points' } as const;
const SUCCESSES = { one: 'réussite', other: 'réussites' } as const;
const COUNTS: Readonly<Record<Counted, Forms>> = {
  hits: HITS, saves: { one: 'sauvegarde', other: 'sauvegardes' }, attacks: { one: 'attaque', other: 'attaques' },
  damage: POINTS, criticals: { one: 'coup critique', other: 'coups critiques' }, splash: HITS, result: POINTS,
  terrain: SUCCESSES, test: SUCCESSES, markers: { one: 'pion Impact', other: 'pions Impact' },
};
const HEADS: Readonly<Record<Counted, string>> = {
  hits: 'Touches', saves: 'Sauvegardes', attacks: 'Attaques', damage: 'Dégâts', criticals: 'Coups critiques',
  splash: 'Touches alentour', result: 'Dé le plus haut', terrain: 'Tests de terrain', test: 'Test d’action',
  markers: 'Pions Impact',
};
const NAMES: Readonly<Record<Side, string>> = { attacker: 'Attaquant', defender: 'Défenseur' };
const OF: Readonly<Record<Side, string>> = { attacker: 'de l’attaquant', defender: 'du défenseur' };
const FOR: Readonly<Record<Side, string>> = { attacker: 'pour l’attaquant', defender: 'pour le défenseur' };

export const words: typeof english = {
  names: NAMES,
  heads: HEADS,
  fromHere: 'Chances à partir d’ici',
  nobody: chance => `personne ${chance}`,
  nobodyInReach: 'En l’état, personne n’est à portée et il n’y a pas de combat.',
  before: chance => `${chance} avant le jet`,
  exact: 'exact',
  working: 'Calcul des chances…',
  following: 'calcul en cours…',
  open: share => `${share} non suivi`,
  bounds: (least, most) => `au moins ${least} et au plus ${most}`,
  unfinished: 'Pas de chances tant que cette étape ne peut pas finir en l’état.',
  notLoaded: 'Les chances n’ont pas pu être chargées.',
  said: (attacker, defender) => `Attaquant ${attacker}, défenseur ${defender}.`,
  saidNobody: 'Personne n’est à portée.',
  stakes: 'L’enjeu de ce jet',
  stakesOf: (side, what) => `${NAMES[side]} : ${HEADS[what].toLowerCase()}`,
  at: (what, count, chance) => `avec ${counted(count, COUNTS[what])} ${chance}`,
  chance: 'Chance',
  wins: { attacker: 'L’attaquant gagne', defender: 'Le défenseur gagne' },
  all: 'Tous les chiffres',
  result: 'Résultat',
  lead: count =>
    (count === 0 ? 'égalité' : `${count > 0 ? 'attaquant' : 'défenseur'} de ${figure(Math.abs(count))}`),
  resultAt: (attacker, defender) => `Attaquant ${attacker}, défenseur ${defender}.`,
  resultOrTie: (attacker, defender, tie, wins) =>
    `Attaquant ${attacker}, défenseur ${defender}, égalité ${tie} ; l’attaquant gagne ensuite dans ${wins} des cas.`,
  notFollowed: 'non suivi',
  luck: 'Chance aux dés',
  lucky: (side, points) =>
    `Les dés ont valu ${points} points ${side === 'attacker' ? 'à l’attaquant' : 'au défenseur'}.`,
  even: 'Les dés n’ont favorisé personne.',
  biggest: 'Surtout :',
  moment: (name, what, swing, side) => `${name} : ${what}, ${swing} points ${FOR[side]}.`,
  rolled: (side, what, thrown, expected) =>
    `${HEADS[what].toLowerCase()} ${OF[side]}, ${thrown} au lieu de ${expected} attendu`,
  higher: (attacker, defender) => `le ${attacker} de l’attaquant contre le ${defender} du défenseur`,
  totals: 'Obtenu et attendu',
  thrown: 'Obtenu',
  expected: 'Attendu',
  throws: 'Jet par jet',
  throw: 'Jet',
  swing: 'Chance de l’attaquant',
  inRound: (title, round) => (round === 1 ? title : `${title}, round ${round}`),
  of: (thrown, expected) => `${thrown} (${expected})`,
  reckoning: 'Calcul de ce que chaque jet a changé…',
  leftOut: 'Les jets dont les chances n’ont pas pu être calculées sont laissés de côté.',
};
