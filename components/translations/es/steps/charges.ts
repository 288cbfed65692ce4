/** In Spanish: what the panels of the charge and of the counter-charge say. */
import { counted, form } from '../../../shared/languages/forms.ts';
import type { chargeWords as english } from '../../../epic-armageddon/steps/charge-words.ts';

export const words: typeof english = {
  charges: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'carga', other: 'cargan' })}`,
  lead: (length: string, target: string): string =>
    `Mueve cada unidad una vez, hasta su Velocidad. Alguna debe acabar a ${length} de ${target}, y verlo.`,
  allToNearest: 'Todas hacia el enemigo más cercano',
  end: 'Acabar la carga',
  ifEnded: (engaged: string): string => `Si la carga acabara ahora: ${engaged}.`,
  nobodyNear: (length: string, target: string): string =>
    `Nadie está a ${length} y en línea de fuego de ${target}. Si la carga acaba ahora, no hay asalto.`,
  gotOut: 'a pie',
  inContact: 'Está en contacto, y se queda ahí.',
  letOut: 'Ha bajado pasajeros y ya no sigue.',
  landNearest: 'Aterrizar lo más cerca del enemigo',
  landInContact: (enemy: string): string => `Aterrizar en contacto con ${enemy}`,
  towards: 'Hacia el enemigo más cercano',
  intoContact: (enemy: string): string => `Al contacto con ${enemy}`,
  howFar: '¿Hasta dónde puede mover?',
  whereNot: '¿Adónde no puede ir?',
  whoIsShoved: '¿A quién aparta una máquina de guerra?',
  whoGetsOut: '¿Quién puede bajar?',
  isThereOne: '¿Hay asalto?',
  mustAll: '¿Tienen que llegar todas?',
  together: '¿Deben seguir juntas?',

  breaks: (names: string, formations: number): string =>
    `${names} ${form(formations, { one: 'se desmoraliza', other: 'se desmoralizan' })}`,
  brokenAndOver: (formations: number): string => form(formations, {
    one: 'Desmoralizada de camino, hace dos movimientos de retirada y no hay combate.',
    other: 'Desmoralizadas de camino, hacen dos movimientos de retirada y no hay combate.',
  }),
  brokenOthersGoOn: (formations: number): string => form(formations, {
    one: 'Desmoralizada de camino, hace dos movimientos de retirada y no participa.',
    other: 'Desmoralizadas de camino, hacen dos movimientos de retirada y no participan.',
  }),
  whyBreak: '¿Por qué se desmoraliza?',
  whoGetsAway: '¿Quién escapa?',

  countersIn: (names: string, formations: number, round: number): string =>
    `${round === 1 ? '' : `Ronda ${round}: `}${names} `
    + form(formations, { one: 'contracarga', other: 'contracargan' }),
  tie: 'Empate: el asalto continúa.',
  counterLead: 'Las unidades que no están en contacto pueden ir derechas a su enemigo más cercano.',
  someMust: 'Algunas tienen que hacerlo.',
  nobodyMust: 'Ninguna está obligada.',
  skimmersMay: 'Los gravíticos pueden elevarse.',
  asTheyStand: (engaged: string): string => `Tal como están: ${engaged}.`,
  allToTheirs: 'Todas hacia su enemigo más cercano',
  endCounter: 'Acabar la contracarga',
  nobodyCan: 'Seguir: nadie puede',
  must: 'Debe contracargar',
  poppedUp: 'elevada',
  drawnIn: (formations: number): string => form(formations, {
    one: 'Lucha como si hubiera cargado.', other: 'Luchan como si hubieran cargado.',
  }),
  cannotMove: 'No puede mover, y se queda.',
  toNearest: 'Hacia el enemigo más cercano',
  intoDrawing: (enemy: string, formation: string): string =>
    `Al contacto con ${enemy}: ${formation} entra en el asalto`,
  howFarAtWhom: '¿Hasta dónde, y contra quién?',
  withoutSpeed: '¿Y una unidad sin Velocidad?',
  engineInContact: '¿Y una máquina de guerra en contacto?',
  third: '¿Y si se toca a una tercera formación?',
  whoGetsInOrOut: '¿Quién puede subir o bajar?',
  whoMust: '¿Quién tiene que hacerlo?',
  whyAnother: '¿Por qué otra ronda?',
  ifNobodyCan: '¿Y si entonces nadie puede luchar?',

  hasPoppedUp: 'Se ha elevado: lucha en tiroteo, y quien esté en contacto con ella también.',
  popUp: 'Elevarse',
  cannotPopUp: 'No puede elevarse.',

  engaged: {
    contact: (units: number): string => `${units} en contacto`,
    firefight: (units: number): string => `${units} en tiroteo`,
    not: (units: number): string => counted(units, { one: 'no implicada', other: 'no implicadas' }),
    aboard: (units: number): string => `${units} a bordo`,
  },
};
