/** In Spanish: what the comparison of editions says. */
import type { compareWords as english } from '../../../warhammer-40k/compare/compare-words.ts';

export const words: typeof english = {
  kinds: {
    charge: 'Carga', fight: 'Combate', panic: 'Pánico', morale: 'Moral', 'break-off': 'Retirada y persecución',
    'pile-in': 'Agruparse', consolidate: 'Consolidación', untold: 'Consecuencias',
  },
  scenario: 'Combate que se compara',
  walkedWith: 'Combate del recorrido',
  edition: 'Edición',
  strike: units => `Golpean: ${units.join(', ')}`,
  steps: 'Pasos',
  back: 'Paso anterior',
  on: 'Paso siguiente',
  toDifference: 'Diferencia siguiente',
  stepOf: (at, of) => `Paso ${at} de ${of}`,
  isOtherwise: 'No es igual en todas las ediciones',
  isAlike: 'Igual en todas las ediciones',
  rung: rung => `Iniciativa ${rung}`,
  coverRung: 'Antes que todos, por la cobertura',
  thrown: (side, purpose, target) =>
    `${side === 'attacker' ? 'atacante' : 'defensor'}: ${purpose}${target === null ? '' : ` ${target}+`}`,
  nothing: 'Aquí no pasa nada así.',
  tellsNothing: 'Este paso no trae nada nuevo.',
  silent: 'el texto no lo dice',
  otherwise: 'solo aquí, o de otra forma',
  turnsOn: 'Qué marca la diferencia',
  turnsOnNothing: 'Ninguna pregunta por sí sola marca la diferencia aquí: viene de lo que pasó antes.',
  searching: (tried, of) => `Probando todas las demás respuestas: ${tried} de ${of}.`,
  cases: 'Un comienzo, cuatro resultados',
  chargeCharts: 'Cargas de dos ediciones, diagrama a diagrama',
  sideOf: at => (at === 0 ? 'A' : 'B'),
  sameChargeChart: 'Las dos pasan por la misma parte del diagrama de estados. Lo que cambia se decide dentro de ella.',
  noChargeChart: 'Si un texto no dice cómo cargan las unidades, no hay diagrama que comparar.',
  notLoaded: id => `No hay ningún combate incluido «${id}».`,
};
