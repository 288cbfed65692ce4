/** In Spanish: what the panels say from the result on. */
import { counted, figure, form } from '../../../shared/languages/forms.ts';
import type { endingWords as english } from '../../../epic-armageddon/steps/ending-words.ts';

const wins = (formations: number): string => form(formations, { one: 'gana', other: 'ganan' });
const takes = (formations: number): string => form(formations, { one: 'recibe', other: 'reciben' });
const hitsOf = (hits: number): string => counted(hits, { one: 'impacto', other: 'impactos' });
const pointsOf = (points: number): string => counted(points, { one: 'punto', other: 'puntos' });

export const words: typeof english = {
  result: 'Resultado',
  resultOf: (round: number): string => `Resultado de la ronda ${round}`,
  winsBy: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} por ${figure(points)}`,
  resultLead: 'Cada bando tira dos dados, se queda el más alto y suma lo que ha ganado en el combate.',
  takes: (names: string, formations: number, hits: number): string =>
    `${names} ${takes(formations)} ${hitsOf(hits)}. Nada salva de ellos; primero caen las unidades más cercanas.`,
  takesHalf: (names: string, formations: number, hits: number, points: number): string =>
    `${names} ${takes(formations)} ${hitsOf(hits)}, la mitad de ${figure(points)}. `
    + 'Nada salva de ellos; primero caen las unidades más cercanas.',
  takeHits: 'Recibir los impactos',
  removeThem: 'Retirarlas',
  whatAdds: '¿Qué suma cada bando?',
  whoWins: '¿Quién gana?',
  whyHit: '¿Por qué estos impactos?',
  passedOver: '¿A quién se pasa por alto?',
  ofEngine: '¿Y una máquina de guerra?',
  ofInside: '¿Y los de dentro?',
  whyThere: '¿Por qué caen ahí?',

  soFar: 'Hasta ahora',
  soFarIn: (round: number): string => `Hasta ahora, ronda ${round}`,

  testFailed: 'El chequeo de acción falló y no hubo combate.',
  nobodyNear: 'Nadie estaba lo bastante cerca y no hubo combate.',
  nobodyLeft: 'No queda nadie para ganar.',
  winsNobodyLeft: (names: string, formations: number, losers: string): string =>
    `${names} ${wins(formations)} al momento: no queda nada de ${losers}.`,
  winsEngagedDead: (names: string, formations: number): string =>
    `${names} ${wins(formations)} al momento: han muerto todos los atacantes implicados directamente.`,
  winsResult: (names: string, formations: number, points: number): string =>
    `${names} ${wins(formations)} el resultado por ${pointsOf(points)}.`,
  winsResultAfter: (names: string, formations: number, points: number, rounds: number): string =>
    `${names} ${wins(formations)} el resultado por ${pointsOf(points)}, tras `
    + `${counted(rounds, { one: 'ronda', other: 'rondas' })}.`,

  withdraws: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se retira', other: 'se retiran' })}`,
  defeatBroke: 'La derrota les ha quebrado la moral allí mismo.',
  twoMoves: 'Cada unidad puede hacer dos movimientos; si acaba a 15 cm de un enemigo, se pierde.',
  twoMovesEngines: 'Cada unidad puede hacer dos movimientos; si acaba a 15 cm de un enemigo, se pierde; '
    + 'una máquina de guerra recibe daño por cada uno.',
  whyWithdraw: '¿Por qué se retiran?',
  whyBreak: '¿Por qué se desmoralizan?',
  whoGetsAway: '¿Quién escapa?',
  whyAircraft: '¿Por qué se pierde la aeronave?',
  mayFearless: '¿Pueden quedarse los Fearless?',
  ofFriends: '¿Y sus amigos cercanos?',
  whichOrder: '¿En qué orden?',

  etherealLost: 'Se ha perdido un Ethereal',
  grieves: 'Su formación está de luto: D3 marcadores de explosión más por cada Ethereal muerto.',
  consolidates: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'consolida', other: 'consolidan' })}`,
  mayMove: 'Cada unidad puede mover 5 cm, pero a ninguna zona de control enemiga.',
  mayRun: 'Cada unidad puede mover su Velocidad si su ejército golpea y huye, si no 5 cm, pero a ninguna zona de '
    + 'control enemiga.',
  runs: (length: string): string => `Golpea y huye, hasta ${length}`,
  end: 'Acabar el asalto',
  noMarkers: 'No recibe marcadores de explosión.',
  whyMarkers: '¿Por qué estos marcadores?',
  whoMoves: '¿Quién puede mover?',
  evenBroken: '¿Aun desmoralizada?',
  whoIsPickedUp: '¿A quién se puede recoger?',

  noAssault: 'Sin asalto',
  nobodyWon: 'Nadie ha ganado',
  hasWon: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'ha ganado', other: 'han ganado' })}`,
  whatIsLeft: 'Lo que queda',
  formation: 'Formación',
  lost: 'Bajas',
  left: 'Quedan',
  markers: 'Marcadores',
  round: (round: number): string => `Ronda ${round}`,
  tieRound: (round: number): string => `Ronda ${round}: empate`,
  failedTestCost: '¿Qué cuesta un chequeo fallado?',
  whyNothing: '¿Por qué no hubo combate?',
  whyAtOnce: '¿Por qué al momento?',
  whyWon: '¿Por qué ganó?',
  whichMarkers: '¿Qué bajas dieron marcadores de explosión?',
  stillInContact: '¿Y quienes siguen en contacto?',

  losses: {
    attack: names => `Bajas en los ataques: ${names}`,
    support: names => `Bajas por fuego de apoyo: ${names}`,
    'hack-down': names => `Bajas en el remate: ${names}`,
    withdrawal: names => `Bajas en la retirada: ${names}`,
    'already-broken': names => `Destruidas, ya sin moral: ${names}`,
    passengers: names => `Bajas con su transporte: ${names}`,
    critical: names => `Bajas por un impacto crítico: ${names}`,
    coherency: names => `Fuera de coherencia: ${names}`,
    'dangerous-terrain': names => `Bajas en terreno peligroso: ${names}`,
    'blast-marker': names => `Bajas por pánico: ${names}`,
    overwatch: names => `Bajas por fuego en alerta: ${names}`,
    summoned: names => `Bajas que se desvanecen: ${names}`,
  },
  damaged: (name: string, damage: string): string => `${name}: ${damage}`,
  destroyed: 'destruida',
  broken: 'desmoralizada',
};
