/** In Spanish: why a model strikes as it does, or takes a wound. */
import type { REASON_PHRASES as english } from '../../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import type { Rung } from '../../../../src/warhammer-40k/model/procedure.ts';

const attacksOf = (attacks: number): string => counted(attacks, { one: 'ataque', other: 'ataques' });
const at = (rung: Rung): string => (rung === 'cover' ? 'en el paso de cobertura' : `con Iniciativa ${rung}`);

export const words: typeof english = {
  'is-lost': ({ model }) => `${model} ya no está.`,
  'in-no-combat': ({ unit }) => `${unit} no está en ningún combate.`,
  'fought-already': () => 'Su combate ya se ha resuelto en esta fase.',
  'touches-enemies': ({ foes }) => `Está en contacto con ${listed(foes)}.`,
  'touches-the-fallen': () => 'El enemigo que tocaba ha caído; cuenta como en contacto de todos modos.',
  'stands-near-a-friend': ({ friends }) =>
    `No toca a nadie, pero está a 2″ de un amigo en contacto: ${listed(friends)}.`,
  'stands-idle': () => 'No toca a ningún enemigo, ni está lo bastante cerca de un amigo que lo haga.',
  'may-pile-in': ({ rung }) =>
    `${rung === 'cover' ? 'En el paso de cobertura' : `Cuando llegue Iniciativa ${rung}`}, puede agruparse y luchar.`,
  'own-initiative': ({ initiative }) => `Su Iniciativa es ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `Su arma (${weapon}) golpea con Iniciativa 1, haya lo que haya.`,
  'terrain-is-slow': () => 'Su unidad cargó por terreno difícil y golpea con Iniciativa 1.',
  'cover-is-quick': ({ rung }) => `Recibió la carga a cubierto y golpea ${at(rung)}.`,
  'cover-is-no-quicker': ({ rung }) => `Recibió la carga a cubierto, y golpearía ${at(rung)} también sin eso.`,
  'frag-is-quick': ({ rung }) =>
    `Sus granadas de fragmentación la hacen golpear ${at(rung)}, con quienes recibieron su carga a cubierto.`,
  'cover-does-nothing': () => 'Recibió la carga a cubierto; según este texto eso no cambia nada.',
  'cover-is-lost': () => 'Recibió la carga a cubierto, pero aquí no cuenta.',
  'no-initiative': () => 'Sin Iniciativa no golpea nunca.',
  'own-attacks': ({ attacks }) => `Su perfil tiene ${attacksOf(attacks)}.`,
  'one-attack': () => 'Quien solo apoya tiene un ataque, lleve lo que lleve.',
  'second-weapon': () => 'Una segunda arma vale uno más.',
  'charge-bonus': () => 'Ha cargado este turno: uno más.',
  'no-charge-bonus': () => 'Ha cargado este turno, pero algo le quita ese ataque.',
  'strikes-with': ({ weapon }) => `Golpea con: ${weapon}.`,
  'strikes-these': ({ units }) => `Puede golpear a ${listed(units)}.`,
  'strikes-nobody': () => 'No queda nadie a quien pueda golpear.',
  'has-no-attacks': () => 'No tiene ataques.',
  'has-struck': () => 'Ya ha golpeado en este combate.',
  'strikes-now': ({ attacks, rung }) => `Golpea ahora: ${attacksOf(attacks)} ${at(rung)}.`,
  'strikes-later': ({ attacks, rung }) => `Ya le tocará: ${attacksOf(attacks)} ${at(rung)}.`,
  'skill-of-all': ({ value }) => `Todos los que cuentan tienen Habilidad de Armas ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Cuenta Habilidad de Armas ${value}: la tienen ${have} de ${of}.`,
  'skill-of-tie': ({ value }) => `Ninguna Habilidad de Armas es mayoría: cuenta ${value}.`,
  'toughness-of-all': ({ value }) => `Todos los que cuentan tienen Resistencia ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Cuenta Resistencia ${value}: la tienen ${have} de ${of}.`,
  'toughness-of-tie': ({ value }) => `Ninguna Resistencia es mayoría: cuenta ${value}.`,
  'out-of-zone': () => 'Quienes golpearon no llegan hasta ella.',
  'other-armour': () => 'La herida cayó en miniaturas con otra armadura.',
  'other-is-wounded': () => 'Va antes una miniatura ya herida.',
  'other-goes-on': () => 'Otra miniatura recibe heridas hasta caer.',
  'holds-unit-together': () => 'Sin ella la unidad perdería la coherencia.',
  'touches-no-striker': () => 'Otras tocan a una miniatura que golpea ahora.',
  'further-away': () => 'Otras están más cerca de una miniatura que golpea ahora.',
  'only-taker': () => 'Ninguna otra miniatura puede recibir la herida.',
  'may-take': () => 'Su dueño puede elegirla.',
};
