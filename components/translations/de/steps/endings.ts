/** In German: from the result on: who wins, what losing costs, who gets away, what is left. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { endingWords as english } from '../../../epic-armageddon/steps/ending-words.ts';
import { hits } from '../counts.ts';

const wins = (formations: number): string => form(formations, { one: 'gewinnt', other: 'gewinnen' });

const takes = (formations: number): string => form(formations, { one: 'nimmt', other: 'nehmen' });

const NOTHING_SAVES = 'Nichts schützt davor; die nächsten Einheiten fallen zuerst.';

export const words: typeof english = {
  result: 'Ergebnis',
  resultOf: round => `Ergebnis der Runde ${round}`,
  winsBy: (names, formations, points) => `${names} ${wins(formations)} mit ${figure(points)} Vorsprung`,
  resultLead: 'Jede Seite wirft zwei Würfel, behält den höheren und zählt dazu, was der Kampf ihr eingebracht hat.',
  takes: (names, formations, taken) => `${names} ${takes(formations)} ${hits(taken)}. ${NOTHING_SAVES}`,
  takesHalf: (names, formations, taken, points) =>
    `${names} ${takes(formations)} ${hits(taken)}, die Hälfte von ${figure(points)}. ${NOTHING_SAVES}`,
  takeHits: 'Diese Treffer nehmen',
  removeThem: 'Vom Tisch nehmen',
  whatAdds: 'Was zählt jede Seite dazu?',
  whoWins: 'Wer gewinnt?',
  whyHit: 'Warum werden sie getroffen?',
  passedOver: 'Wer wird übergangen?',
  ofEngine: 'Und eine Kriegsmaschine?',
  ofInside: 'Und wer darin sitzt?',
  whyThere: 'Warum fallen sie dorthin?',

  soFar: 'Bisher',
  soFarIn: round => `Bisher, Runde ${round}`,

  testFailed: 'Der Aktionstest ging daneben, und es wurde nicht gekämpft.',
  nobodyNear: 'Niemand war nah genug, und es wurde nicht gekämpft.',
  nobodyLeft: 'Niemand ist mehr da, der gewinnen könnte.',
  winsNobodyLeft: (names, formations, losers) =>
    `${names} ${wins(formations)} sofort: Von ${losers} ist niemand mehr da.`,
  winsEngagedDead: (names, formations) =>
    `${names} ${wins(formations)} sofort: Alle Angreifer, die direkt im Kampf waren, sind ausgeschaltet.`,
  winsResult: (names, formations, points) => `${names} ${wins(formations)} das Ergebnis um ${figure(points)}.`,
  winsResultAfter: (names, formations, points, rounds) =>
    `${names} ${wins(formations)} das Ergebnis um ${figure(points)}, nach `
    + `${counted(rounds, { one: 'Runde', other: 'Runden' })}.`,

  withdraws: (names, formations) => `${names} ${form(formations, { one: 'zieht', other: 'ziehen' })} sich zurück`,
  defeatBroke: 'Die Niederlage hat sie auf der Stelle gebrochen.',
  twoMoves: 'Jede Einheit darf sich zweimal bewegen; wer danach höchstens 15 cm von einem Gegner steht, ist verloren.',
  twoMovesEngines: 'Jede Einheit darf sich zweimal bewegen; wer danach höchstens 15 cm von einem Gegner steht, ist '
    + 'verloren, eine Kriegsmaschine nimmt Schaden von jedem solchen Gegner.',
  whyWithdraw: 'Warum ziehen sie sich zurück?',
  whyBreak: 'Warum brechen sie?',
  whoGetsAway: 'Wer entkommt?',
  whyAircraft: 'Warum ist das Flugzeug verloren?',
  mayFearless: 'Darf Fearless bleiben?',
  ofFriends: 'Und ihre Freunde in der Nähe?',
  whichOrder: 'In welcher Reihenfolge?',

  etherealLost: 'Ein Ethereal ist verloren',
  grieves: 'Seine Formation trauert: W3 Blastmarker mehr für jeden verlorenen Ethereal.',
  consolidates: (names, formations) => `${names} ${form(formations, { one: 'ordnet', other: 'ordnen' })} sich neu`,
  mayMove: 'Jede Einheit darf sich 5 cm bewegen, aber in keine gegnerische Kontrollzone.',
  mayRun: 'Jede Einheit darf sich 5 cm bewegen, mit Hit and Run bis zu ihrem Tempo, aber in keine gegnerische '
    + 'Kontrollzone.',
  runs: length => `Hit and Run, bis ${length}`,
  end: 'Sturmangriff beenden',
  noMarkers: 'Dafür gibt es keine Blastmarker.',
  whyMarkers: 'Warum diese Blastmarker?',
  whoMoves: 'Wer darf sich bewegen?',
  evenBroken: 'Auch gebrochen?',
  whoIsPickedUp: 'Wer darf aufgenommen werden?',

  noAssault: 'Kein Sturmangriff',
  nobodyWon: 'Niemand hat gewonnen',
  hasWon: (names, formations) => `${names} ${form(formations, { one: 'hat', other: 'haben' })} gewonnen`,
  whatIsLeft: 'Was übrig ist',
  formation: 'Formation',
  lost: 'Verloren',
  left: 'Übrig',
  markers: 'Blastmarker',
  round: round => `Runde ${round}`,
  tieRound: round => `Runde ${round}: Gleichstand`,
  failedTestCost: 'Was kostet ein verpatzter Test?',
  whyNothing: 'Warum wurde nicht gekämpft?',
  whyAtOnce: 'Warum sofort?',
  whyWon: 'Warum dieser Sieger?',
  whichMarkers: 'Welche Verluste wurden zu Blastmarkern?',
  stillInContact: 'Und wer noch in Kontakt ist?',

  losses: {
    attack: names => `Durch Attacken ausgeschaltet: ${names}`,
    support: names => `Durch Unterstützungsfeuer ausgeschaltet: ${names}`,
    'hack-down': names => `Niedergemacht: ${names}`,
    withdrawal: names => `Auf dem Rückzug gestellt: ${names}`,
    'already-broken': names => `Vernichtet, weil schon vorher gebrochen: ${names}`,
    passengers: names => `Mit dem Transporter verloren: ${names}`,
    critical: names => `Durch kritischen Treffer verloren: ${names}`,
    coherency: names => `Aus der Formation gefallen: ${names}`,
    'dangerous-terrain': names => `In gefährlichem Gelände verloren: ${names}`,
    'blast-marker': names => `In Panik verloren: ${names}`,
    overwatch: names => `Durch Feuerbereitschaft verloren: ${names}`,
    summoned: names => `Verschwunden: ${names}`,
  },
  damaged: (name, damage) => `${name}: ${damage}`,
  destroyed: 'vernichtet',
  broken: 'gebrochen',
};
