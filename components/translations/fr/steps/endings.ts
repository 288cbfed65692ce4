/** In French: what the panels say from the result on. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { endingWords as english } from '../../../epic-armageddon/steps/ending-words.ts';
import { de } from '../elision.ts';

const wins = (formations: number): string => form(formations, { one: 'gagne', other: 'gagnent' });
const takes = (formations: number): string => form(formations, { one: 'prend', other: 'prennent' });
const hitsOf = (hits: number): string => counted(hits, { one: 'touche', other: 'touches' });
const pointsOf = (points: number): string => counted(points, { one: 'point', other: 'points' });

export const words: typeof english = {
  result: 'Résultat',
  resultOf: (round: number): string => `Résultat du round ${round}`,
  winsBy: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} de ${figure(points)}`,
  resultLead: 'Chaque camp lance deux dés, garde le plus haut et ajoute ce que le combat lui a rapporté.',
  takes: (names: string, formations: number, hits: number): string =>
    `${names} ${takes(formations)} ${hitsOf(hits)}. Rien n’en sauve ; les unités les plus proches tombent d’abord.`,
  takesHalf: (names: string, formations: number, hits: number, points: number): string =>
    `${names} ${takes(formations)} ${hitsOf(hits)}, la moitié de ${figure(points)}. `
    + 'Rien n’en sauve ; les unités les plus proches tombent d’abord.',
  takeHits: 'Prendre ces touches',
  removeThem: 'Les retirer',
  whatAdds: 'Qu’ajoute chaque camp ?',
  whoWins: 'Qui gagne ?',
  whyHit: 'Pourquoi ces touches ?',
  passedOver: 'Qui est épargné ?',
  ofEngine: 'Et un engin de guerre ?',
  ofInside: 'Et ceux à l’intérieur ?',
  whyThere: 'Pourquoi là ?',

  soFar: 'Jusqu’ici',
  soFarIn: (round: number): string => `Jusqu’ici, round ${round}`,

  testFailed: 'Test d’action raté : pas de combat.',
  nobodyNear: 'Personne n’était assez près : pas de combat.',
  nobodyLeft: 'Il ne reste personne pour gagner.',
  winsNobodyLeft: (names: string, formations: number, losers: string): string =>
    `${names} ${wins(formations)} tout de suite : il ne reste rien ${de(losers)}.`,
  winsEngagedDead: (names: string, formations: number): string =>
    `${names} ${wins(formations)} tout de suite : tous les attaquants directement engagés sont morts.`,
  winsResult: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} le résultat de ${pointsOf(points)}.`,
  winsResultAfter: (names: string, formations: number, points: number, rounds: number): string =>
    `${names} ${wins(formations)} le résultat de ${pointsOf(points)}, après `
    + `${counted(rounds, { one: 'round', other: 'rounds' })}.`,

  withdraws: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se replie', other: 'se replient' })}`,
  defeatBroke: 'La défaite a brisé leur moral sur place.',
  twoMoves: 'Chaque unité peut faire deux mouvements ; finir à 15 cm d’un ennemi la perd.',
  twoMovesEngines: 'Chaque unité peut faire deux mouvements ; finir à 15 cm d’un ennemi la perd, '
    + 'un engin de guerre prend un dégât par ennemi.',
  whyWithdraw: 'Pourquoi se replier ?',
  whyBreak: 'Pourquoi la démoralisation ?',
  whoGetsAway: 'Qui s’échappe ?',
  whyAircraft: 'Pourquoi l’appareil est-il perdu ?',
  mayFearless: 'Les Fearless peuvent-ils rester ?',
  ofFriends: 'Et leurs amis tout près ?',
  whichOrder: 'Dans quel ordre ?',

  etherealLost: 'Un Ethereal est perdu',
  grieves: 'Sa formation est en deuil : D3 pions Impact de plus par Ethereal tué.',
  consolidates: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'consolide', other: 'consolident' })}`,
  mayMove: 'Chaque unité peut bouger de 5 cm, mais dans aucune zone de contrôle ennemie.',
  mayRun: 'Chaque unité peut bouger de sa Vitesse si son armée frappe et se dérobe, sinon de 5 cm, mais dans aucune '
    + 'zone de contrôle ennemie.',
  runs: (length: string): string => `Frappe et se dérobe, jusqu’à ${length}`,
  end: 'Finir l’assaut',
  noMarkers: 'Aucun pion Impact pour elle.',
  whyMarkers: 'Pourquoi ces pions Impact ?',
  whoMoves: 'Qui peut bouger ?',
  evenBroken: 'Même démoralisée ?',
  whoIsPickedUp: 'Qui peut être embarqué ?',

  noAssault: 'Pas d’assaut',
  nobodyWon: 'Personne n’a gagné',
  hasWon: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'a gagné', other: 'ont gagné' })}`,
  whatIsLeft: 'Ce qui reste',
  formation: 'Formation',
  lost: 'Pertes',
  left: 'Reste',
  markers: 'Pions Impact',
  round: (round: number): string => `Round ${round}`,
  tieRound: (round: number): string => `Round ${round} : égalité`,
  failedTestCost: 'Que coûte un test raté ?',
  whyNothing: 'Pourquoi pas de combat ?',
  whyAtOnce: 'Pourquoi tout de suite ?',
  whyWon: 'Pourquoi cette victoire ?',
  whichMarkers: 'Quelles pertes sont devenues des pions Impact ?',
  stillInContact: 'Et ce qui reste au contact ?',

  losses: {
    attack: names => `Tués dans les attaques : ${names}`,
    support: names => `Tués par le tir d’appui : ${names}`,
    'hack-down': names => `Tués dans la débâcle : ${names}`,
    withdrawal: names => `Rattrapés dans leur repli : ${names}`,
    'already-broken': names => `Détruits, le moral déjà brisé : ${names}`,
    passengers: names => `Perdus avec leur transport : ${names}`,
    critical: names => `Perdus sur un coup critique : ${names}`,
    coherency: names => `Hors de cohésion : ${names}`,
    'dangerous-terrain': names => `Perdus en terrain dangereux : ${names}`,
    'blast-marker': names => `Perdus dans la panique : ${names}`,
    overwatch: names => `Perdus sous le tir d’état d’alerte : ${names}`,
    summoned: names => `Disparus : ${names}`,
  },
  damaged: (name: string, damage: string): string => `${name} : ${damage}`,
  destroyed: 'détruite',
  broken: 'démoralisée',
};
