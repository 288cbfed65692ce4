/** In Spanish: what the cases of the comparison say beside the log. */
import type { CaseWords } from '../../../../machines/compare/editions/case-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { diceOf } from '../counts.ts';

/** 'A, B o C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' o ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Una miniatura con Habilidad de Armas 3 golpea a una unidad de dos: una tiene Habilidad de Armas 2, otra 4.',
  'X-02': 'Se golpea a una unidad de dos: una tiene Resistencia 2, otra 4.',
  'X-03': 'Se golpea a una unidad de seis: tres tienen Resistencia 3, tres 5.',
  'X-04': 'Una miniatura que carga con dos ataques y dos armas está detrás de un amigo de su unidad que toca al '
    + 'enemigo.',
  'X-05': 'Cinco miniaturas con un ataque cada una cargan contra una unidad a la que han disparado.',
  'X-06': 'Una miniatura con Iniciativa 6 carga contra un defensor con Iniciativa 3 a cubierto.',
  'X-07': 'Una miniatura con Iniciativa 6 cargó por terreno difícil contra defensores con Iniciativa 3.',
  'X-08': 'Una miniatura con Iniciativa 10 carga contra un defensor con Iniciativa 3 a cubierto.',
  'X-09': 'Caen ocho heridas en cuatro miniaturas con armadura de 3+ y seis con 5+, y se consiguen todas las '
    + 'salvaciones.',
  'X-10': 'El único enemigo que toca una miniatura lenta cae antes de su turno; otros dos están 1,5″ por detrás.',
  'X-11': 'De cuatro miniaturas, una toca a quienes golpean, la segunda a otra unidad, la tercera está detrás de la '
    + 'primera, y la cuarta está lejos de todos. ¿Quién puede caer?',
  'X-12': 'Los perdedores sacan 3 y 3 para retirarse; el vencedor persigue con treses, y nadie es más rápido que el '
    + 'otro.',
  'X-13': 'Los perdedores sacan 3 y 3 para retirarse; el vencedor es más rápido y persigue con cuatros.',
  'X-14': 'Los perdedores han huido 2″. ¿Puede un vencedor que consolida topar con ellos?',
  'X-15': 'De una unidad a la que se golpea, una con Habilidad de Armas 4 toca al enemigo; cinco con 2 están 7″ por '
    + 'detrás.',
  'X-16': 'Una miniatura de una unidad trabada, a 4″ de cualquier amigo que toque a un enemigo, quiere disparar.',
  'X-17': 'Un enemigo toca a un personaje independiente y a una miniatura de su unidad. ¿A quién golpea?',
  'X-18': 'Una unidad que ha disparado a B quiere cargar solo contra B, contra B y luego C a su lado, o contra C y '
    + 'luego B.',
  'X-19': 'Una unidad que se quedó quieta para disparar un arma pesada quiere cargar.',
  'X-20': 'De tres que cargan con dos ataques cada una, una toca al enemigo; las otras están junto a otra unidad que '
    + 'lo toca.',
  'X-21': 'Un enemigo está a 8″ en terreno abierto; la unidad misma carga 6″ o 12″.',
  'X-22': 'Una unidad que de por sí carga 6″ carga entre cráteres contra un enemigo a 3″ y saca 4 y 6.',
  'X-23': 'Dos miniaturas cargan contra tres puestas en fila; el camino de una pasa sobre unos bidones que están '
    + 'delante de las dos primeras.',
};

export const words: CaseWords = {
  inputs: INPUTS,
  silent: 'El texto no lo dice.',
  may: 'Está permitido.',
  mayCharge: 'Puede cargar.',
  charging: (targets, refusal) => `${listed(targets)}: ${refusal ?? 'puede cargar.'}`,
  chargingFrom: (inches, refusal) => `Con ${inches}″: ${refusal ?? 'puede cargar.'}`,
  toughness: value => `Tiene Resistencia ${value}.`,
  ownerChooses: values => `El dueño elige ${oneOf(values)}.`,
  weaponSkill: value => `Cuenta Habilidad de Armas ${value}.`,
  attacks: attacks => `Tiene ${counted(attacks, { one: 'ataque', other: 'ataques' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Golpea a ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Nadie está a cubierto.' : `A cubierto: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} contra ${target}: ${diceOf(dice)} a ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};
