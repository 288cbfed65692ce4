/** In Spanish: what has happened in an assault, why, and by which rule. */
import type { WayToFight } from '../../../src/epic-armageddon/model/combatant.ts';
import type { Loss, Side } from '../../../src/epic-armageddon/model/procedure.ts';
import type { Effect } from '../../../src/epic-armageddon/model/profile.ts';
import type { HitCause, SaveStage } from '../../../src/epic-armageddon/model/volley.ts';
import { counted, figure, form, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { capital, cmOf, diceOf, hitsOf, markersOf, pointsOf, SAVES } from './grammar.ts';

type Words = English['log'];

const DICE = { one: 'dado', other: 'dados' };

/** What is said of hands of dice. */
const stepsDice: Words['steps/dice'] = {
  dice: (dice: number): string => counted(dice, DICE),
  ways: { 'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo' },
  effects: {
    'ignore-cover': 'ignora cobertura', lance: 'lanza', sniper: 'francotirador', 'macro-weapon': 'macroarma',
    'titan-killer': 'Matatitanes',
  },
  saves: {
    armour: 'blindaje', cover: 'cobertura', holofield: 'holocampo', 'knight-shield': 'escudo de caballero',
    none: 'sin salvación',
  },
  attack: (dice: string, way: string, target: number): string => `${dice}, ${way} ${target}+`,
  withEffect: (words: string, effect: string): string => `${words}, ${effect}`,
  withDice: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)}`,
  withDiceEach: (names: string, dice: number): string => `${names} con ${counted(dice, DICE)} por unidad`,
  hits: (hits: number): string =>
    (hits === 0 ? 'ningún impacto' : counted(hits, { one: 'impacto', other: 'impactos' })),
  again: 'otra vez',
  invulnerable: 'invulnerable',
  save: (how: string, target: number): string => `${how} ${target}+`,
  savePerPoint: (how: string, target: number): string => `${how} ${target}+, un dado por punto`,
  titanKiller: (name: string): string => `Matatitanes en ${name}`,
  points: (dice: string): string => `Puntos de daño, ${dice}`,
  critical: (name: string, dice: string, from: number): string => `${name}: ${dice}, crítico con ${from}`,
  splash: (target: number): string => `impacto con ${target}+`,
  test: (name: string, target: number): string => `${name}: ${target}+`,
  testTooHigh: (name: string): string => `${name}: ningún dado es tan alto`,
  grief: 'Marcadores de explosión, D3',
  etherealsLost: (lost: number): string =>
    `Por ${counted(lost, { one: 'Ethereal perdido', other: 'Ethereals perdidos' })}`,
  inTerrain: (name: string, terrain: string): string => `${name} en ${terrain}`,
  dangerousTerrain: 'terreno peligroso',
  walkerAgain: 'Un Walker repite una vez: baja con 1',
  lostOnOne: 'Baja con 1',
  extraAttacks: (dice: string): string => `Número de ataques adicionales, ${dice}`,
  verdicts: {
    save: { counts: 'salvado', countsNot: 'no salvado' },
    critical: { counts: 'impacto crítico', countsNot: 'sin crítico' },
    splash: { counts: 'impacto', countsNot: 'sin impacto' },
    test: { counts: 'superado', countsNot: 'fallado' },
    terrain: { counts: 'a salvo', countsNot: 'baja' },
  },

  modifiers: {
    kills: 'bajas causadas', 'more units': 'más unidades', 'more than twice as many': 'más del doble',
    'no Blast markers': 'sin marcadores', 'enemy has more Blast markers': 'el enemigo tiene más marcadores',
    Inspiring: 'Inspiring', 'Blast markers': 'marcadores de explosión',
    'keeping the initiative': 'conservar la iniciativa', army: 'ejército',
  },
  modifier: (name: string, value: string): string => `${name} ${value}`,
  nothingToAdd: 'Nada que sumar',
  higherOfTwo: (force: string, added: string): string => `${force}: el más alto de dos dados, ${added}`,
};

/** The pieces that several facts of a reasoning are told with. */
const HAIR = 0.1;
const FINEST = 0.01;
const finely = (length: number): string => `${figure(Number(Math.max(length, FINEST).toFixed(2)))} cm`;

/** A distance beyond a limit; where it is hardly more, told so finely that it reads as more. */
const beyond = (at: number, limit: number): string =>
  (at - limit < HAIR ? finely(Math.max(at, limit + FINEST)) : cmOf(at));
const missingOf = (missing: number): string => (missing < HAIR ? finely(missing) : cmOf(missing));
/** Of a unit. */
const ordinal = (number: number): string => `${number}.ª`;

const WAYS: Readonly<Record<WayToFight, string>> = {
  'close-combat': 'en cuerpo a cuerpo', firefight: 'en tiroteo',
};
const REASON_WORDS_EFFECTS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'sin contar la cobertura', lance: 'como lanza', sniper: 'como francotirador',
  'macro-weapon': 'como macroarma', 'titan-killer': 'como Matatitanes',
};
const HITS: Readonly<Partial<Record<Effect, string>>> = {
  'ignore-cover': 'un impacto que ignora cobertura', lance: 'un impacto de lanza',
  sniper: 'un impacto de francotirador', 'macro-weapon': 'un impacto de macroarma',
  'titan-killer': 'un impacto de Matatitanes',
};
const CAUSES: Readonly<Record<HitCause, string>> = {
  'first-strike': 'de los ataques de First Strike', attacks: 'de los ataques', support: 'del fuego de apoyo',
  'hack-down': 'del remate', withdrawal: 'por acabar la retirada cerca de un enemigo',
  'dangerous-terrain': 'del terreno peligroso', overwatch: 'del fuego en alerta', splash: 'de una explosión',
  passengers: 'sufrido en los restos', 'blast-marker': 'en vez de un marcador de explosión',
  critical: 'de un impacto crítico',
};
const LOSSES: Readonly<Record<Loss, string>> = {
  attack: 'en los ataques', support: 'por fuego de apoyo', 'hack-down': 'en el remate',
  withdrawal: 'al retirarse su formación', 'already-broken': 'con su formación, ya desmoralizada',
  passengers: 'con su transporte', critical: 'por un impacto crítico', coherency: 'fuera de coherencia',
  'dangerous-terrain': 'en terreno peligroso', 'blast-marker': 'en el pánico de su formación',
  overwatch: 'por fuego en alerta', summoned: 'al desmoralizarse su formación: era invocada',
};
const STAGES: Readonly<Record<SaveStage, string>> = {
  save: 'su salvación', 're-roll': 'repetir su salvación', invulnerable: 'su salvación invulnerable',
};

const SIDES: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const OF: Readonly<Record<Side, string>> = { attacker: 'del atacante', defender: 'del defensor' };

const names = (items: readonly string[]): string => (items.length === 0 ? 'nadie' : listed(items));
const who = (items: readonly string[], one: string, several: string): string =>
  `${names(items)} ${items.length > 1 ? several : one}`;

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo' };
const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignora cobertura', lance: ', lanza', sniper: ', francotirador', 'macro-weapon': ', macroarma',
  'titan-killer': ', Matatitanes',
};
const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'tira salvaciones', 're-roll': 'repite salvaciones falladas', invulnerable: 'tira salvaciones invulnerables',
  damage: 'tira el daño', critical: 'tira los críticos',
};

const losses = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${counted(stopped, { one: 'parado', other: 'parados' })} por escudos`] : []),
    ...(damaged.length > 0 ? [`daño en ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`${form(killed.length, { one: 'baja', other: 'bajas' })}: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'todo salvado.' : `${parts.join('; ')}.`;
};

/** The facts of the log. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} necesita ${target}+ para asaltar y saca ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} necesita ${target}+ para asaltar, saca ${face} y falla.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'asalta', 'asaltan')} a ${listed([target, ...intermingled])}`
    + `${drawnIn.length === 0 ? '' : `; aún en contacto, ${who(drawnIn, 'participa', 'participan')}`}.`,
  barges: ({ unit, pushed }) => `${unit} aparta a ${listed(pushed)}.`,
  'gets-out': ({ unit, transport }) => `${unit} baja de ${transport}.`,
  'gets-in': ({ unit, transport }) => `${unit} sube a ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} dispara en alerta a ${target}: ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `${formation} entra en el asalto.`,
  'forces-firefight': ({ units }) =>
    `${who(units, 'lucha', 'luchan')} en tiroteo, y quien esté en contacto también.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} queda en restos: ${who(out, 'sale', 'salen')}`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'muere', 'mueren')} dentro`}.`,
  blast: ({ unit, hit }) => (hit.length === 0
    ? `${unit} explota y no alcanza a nadie.` : `${unit} explota y alcanza a ${listed(hit)}.`),
  'aircraft-destroyed': ({ lost }) => `En tierra cuando pierde su bando, ${who(lost, 'se destruye', 'se destruyen')}.`,
  vanishes: ({ lost }) => `${who(lost, 'se desvanece', 'se desvanecen')} al desmoralizarse la formación.`,
  moved: ({ unit, cm }) => `${unit} mueve ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} aterriza.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} mueve ${cmOf(cm)} al contacto con ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `En terreno peligroso ${unit} saca ${face} y se salva.`,
  rises: ({ unit }) => `${unit} se eleva.`,
  'takes-care': ({ unit }) => `${unit} va con cuidado, 5 cm como mucho.`,
  'terrain-again': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y puede repetir.`,
  'terrain-lost': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y se destruye.`,
  'terrain-damaged': ({ unit }) => `En terreno peligroso ${unit} saca un 1 y recibe daño.`,
  stragglers: ({ formation, lost }) => `${formation} acaba fuera de coherencia y pierde ${listed(lost)}.`,
  'charge-broken': () => 'Moral rota antes del primer golpe: no hay asalto.',
  'no-assault': () => 'Nadie a 15 cm y en línea de fuego: no hay asalto.',
  'nobody-counter-charges': ({ side }) => `Ninguna contracarga ${OF[side]}.`,
  'directly-engaged': ({ attacker, defender }) =>
    `Implicados directamente: ${names(attacker)} contra ${names(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${capital(SIDES[side])} tira ${listed(dice)} para el número de ataques adicionales.`
    : `${capital(SIDES[side])} tira ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+`
      + `${LOG_EFFECTS[effect] ?? ''}${batch === 'first-strike' ? ', First Strike' : ''}: ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${capital(SIDES[side])} ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `${hitsOf(hits)} en ${SIDES[side]}. ${capital(losses(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `${capital(SIDES[side])} gana al momento.`,
  'nobody-wins': () => 'No queda nadie para ganar.',
  'support-called': ({ attacker, defender }) =>
    `Fuego de apoyo: ${names(attacker)} por el atacante, ${names(defender)} por el defensor.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `El atacante tira ${attackerDice.join(' ')} y tiene ${attacker}, `
    + `el defensor ${defenderDice.join(' ')} y tiene ${defender}.`,
  tie: () => 'Empate: se lucha otra ronda.',
  'hack-down': ({ difference, hits, side }) =>
    `${capital(SIDES[side])} pierde por ${difference} y recibe ${hitsOf(hits)} de remate.`,
  'hacked-down': ({ lost }) => `Bajas en el remate: ${names(lost)}.`,
  breaks: ({ formation }) => `${formation} se desmoraliza.`,
  'destroyed-when-broken': ({ formation }) => `Con la moral ya rota, ${formation} se destruye.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; bajas demasiado cerca de un enemigo: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; con daño, demasiado cerca de un enemigo: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' sin bajas' : costs.join('');
    return `${who(formations, 'se retira', 'se retiran')}${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} recibe ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `Con la moral ya rota, ${formation} pierde ${listed(lost)} en vez de recibir un marcador de explosión.`,
  over: ({ side }) => `${capital(SIDES[side])} ha ganado; el asalto ha acabado.`,
};

/** Why something is not allowed. */
const epicArmageddonRefusals: Words['epic-armageddon/refusals'] = {
  'not-a-target': ({ formation }) => `${formation} no es una formación enemiga con alguna unidad en la mesa.`,
  'not-yours-to-move': ({ unit }) => `${unit} no mueve en este paso.`,
  'too-far': ({ unit, cm, allowance }) => `${unit} movería ${cmOf(cm)}; puede mover ${cmOf(allowance)}.`,
  'off-the-table': ({ unit }) => `${unit} saldría de la mesa.`,
  occupied: ({ by }) => `Ahí está ${by}.`,
  impassable: ({ unit, terrain }) => `${unit} no puede entrar ahí: ${terrain}.`,
  'through-enemy': ({ unit, by }) => `${unit} no puede cruzar a ${by}.`,
  'through-friend': ({ unit, by }) => `${unit} no puede cruzar a ${by}: solo se pasa sobre infantería.`,
  'two-in-contact': ({ enemy, most }) => `${enemy} ya tiene ${most} unidades en contacto.`,
  'zone-of-another': ({ enemy }) => `El camino entra en la zona de control de ${enemy}, que no es el objetivo.`,
  'must-touch-nearest': ({ enemy, unit }) => `El camino entra en la zona de control de ${enemy}: ${unit} debe entrar `
    + 'en contacto, o ir hacia allí hasta donde pueda.',
  'in-contact-already': ({ unit, enemy }) => `${unit} está en contacto con ${enemy} y se queda.`,
  'still-in-zone': ({ unit, enemy }) =>
    `${unit} empezó en la zona de control de ${enemy} y debe entrar en contacto o salir.`,
  'not-at-nearest': ({ unit, enemy }) => `${unit} solo puede ir derecho a su enemigo más cercano, ${enemy}.`,
  'enters-zone': ({ enemy }) => `Al consolidar no se entra en la zona de control de ${enemy}.`,
  'no-such-hit': () => 'No existe ese impacto.',
  'cannot-be-hit': ({ to }) => `No se puede dar a ${to}: solo a unidades implicadas directamente.`,
  'hit-stays': ({ to }) => `El impacto ya está en ${to}.`,
  'list-order-decides': ({ from, to }) => `${from} va antes que ${to} en la lista, y este club lo juega así.`,
  'not-equally-near': ({ from, fromCm, to, toCm }) => `${from} está a ${cmOf(fromCm)} del enemigo, ${to} a `
    + `${cmOf(toCm)}: solo se cambia entre unidades igual de cercanas.`,
  'save-thrown': ({ unit }) => `La salvación de ${unit} ya está tirada.`,
  'no-armour-save': ({ unit }) => `${unit} no tiene salvación por blindaje contra este impacto.`,
  'no-cover-save': ({ unit }) => `${unit} no tiene salvación por cobertura contra este impacto.`,
  'no-none-save': ({ unit }) => `${unit} salva por blindaje o cobertura.`,
  'wrong-number-of-dice': ({ needed, given }) => `Esta tirada tiene ${diceOf(needed)}, no ${given}.`,
  'no-such-face': ({ face }) => `Un dado muestra de 1 a 6, no ${face}.`,
  'not-now': () => 'Eso no es posible en este paso.',
  'no-supreme-commander': () => 'No hay ningún Supreme Commander que pueda hacer repetir el chequeo.',
  'test-repeated': () => 'El chequeo ya se ha repetido.',
  'not-intermingled': ({ formation, target }) => `${formation} no está a 5 cm de ${target}.`,
  'no-commander': ({ formation }) => `${formation} no tiene ningún Commander que lleve a otras.`,
  'too-many-combined': ({ most }) => `Un Commander lleva como mucho ${most} formaciones.`,
  'not-combinable': ({ formation, cm, other }) => `${formation} no está a ${cmOf(cm)} de ${other}.`,
  'broken-not-combinable': ({ formation }) => `Con la moral rota, ${formation} no hace ninguna acción.`,
  'no-room-to-barge': ({ unit }) => `No hay sitio junto a ${unit} para quienes apartaría.`,
  'too-many-to-barge': ({ unit, most }) => `${unit} puede apartar como mucho ${most} unidades.`,
  'not-aboard': ({ unit }) => `${unit} no va en ningún transporte.`,
  'may-not-get-out': ({ unit, transport }) => `${unit} no puede bajar ahora de ${transport}.`,
  'may-not-get-in': ({ unit, transport }) => `${unit} no puede subir ahora a ${transport}.`,
  trapped: ({ transport, unit }) =>
    `${unit} no puede salir: ${transport} vuela alto o tiene demasiados enemigos encima.`,
  'too-far-from-transport': ({ unit, cm, transport }) => `${unit} debe quedar a ${cmOf(cm)} de ${transport}.`,
  'transport-too-far': ({ transport, cm, unit, left }) =>
    `${transport} está a ${cmOf(cm)}; a ${unit} le quedan ${cmOf(left)}.`,
  'has-got-out': ({ unit }) => `${unit} ha usado un transporte en este paso y no sigue.`,
  'has-unloaded': ({ unit }) => `${unit} ha subido o bajado pasajeros y no sigue.`,
  'has-taken-in': ({ unit }) => `${unit} ha recogido pasajeros y se queda.`,
  'just-got-in': ({ unit, transport }) =>
    `${unit} acaba de subir a ${transport}: antes de bajar viaja en él un movimiento.`,
  'moved-itself': ({ unit, transport }) =>
    `${unit} ya se ha movido en este movimiento; ${transport} no puede recogerla.`,
  'nobody-watches': () => 'Al otro bando no le queda ninguna formación en alerta.',
  'nobody-has-moved': () => 'Nadie se ha movido desde que se preguntó por la alerta.',
  'halfway-over': () => 'Los primeros movimientos ya han terminado.',
  'not-on-overwatch': ({ formation }) => `${formation} no está en alerta.`,
  'not-under-fire': ({ formation }) => `${formation} no está entre quienes se han movido.`,
  'no-such-markers': () => 'Los marcadores de explosión se cuentan en números enteros.',
  'cannot-be-damaged': ({ unit }) => `${unit} no puede recibir ese daño.`,
  'must-counter-charge': ({ unit }) => `Sin bautismo de sangre, ${unit} debe contracargar hasta donde pueda.`,
  'cannot-rise': ({ unit }) => `${unit} no es un gravítico que pueda elevarse.`,
  'no-skimmer': ({ unit }) => `${unit} no es un gravítico que pueda elegir.`,
  'nobody-in-contact': ({ unit }) => `Nadie está en contacto con ${unit}.`,
  'no-war-engine': ({ unit }) => `${unit} no es una máquina de guerra con dados que repartir.`,
  'one-way-open': ({ unit }) => `${unit} solo puede luchar de una forma.`,
  'no-such-split': ({ unit, most }) => `${unit} tiene ${diceOf(most)} que repartir.`,
  'not-a-snipers': () => 'Solo se apunta el impacto de un francotirador.',
  'out-of-reach': ({ to, unit }) => `${to} no está a 15 cm y a la vista de ${unit}.`,
  'chain-stays': ({ from, to }) => `${from} o ${to} va con un transporte: sus pasajeros lo siguen.`,
  'no-holofield-save': ({ unit }) => `${unit} no tiene holocampo.`,
  'no-knight-shield-save': ({ unit }) => `${unit} no tiene escudo de caballero contra este impacto.`,
  'may-not-support': ({ unit }) => `${unit} no puede dar fuego de apoyo ahora.`,
};

/** The facts of a reasoning, as sentences about one unit. */
const epicArmageddonReasons: Words['epic-armageddon/reasons'] = {
  'is-lost': ({ to }) => `Baja ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} no lucha en este asalto.`,
  inside: ({ transport }) => `Va en ${transport} y no puede disparar desde ahí.`,
  'fires-from-inside': ({ transport }) => `Dispara desde dentro de ${transport}, medido desde donde está.`,
  'out-of-wreck': () => 'Ha salido de unos restos en esta ronda: puede recibir impactos pero no golpea.',
  touches: ({ enemy }) => `Está en contacto con ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) => `${enemy} está a ${cmOf(cm)}, dentro de ${limit} cm y en línea de fuego.`,
  'too-far': ({ cm, limit, missing, enemy }) =>
    `El enemigo más cercano, ${enemy}, está a ${beyond(cm, limit)}: ${missingOf(missing)} más que ${limit} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} está a ${cmOf(cm)}, pero hay algo que tapa (${by}): la línea de `
    + `fuego cruza ${cmOf(through)}.`,
  'as-they-stand': () => 'Los ataques no han empezado: así sería si empezaran ahora.',
  'no-enemy': () => 'No hay ningún enemigo con quien luchar.',
  'fight-is-over': () => 'El combate de este asalto ha acabado.',

  'fires-as-skimmer': () =>
    'Vuela: dispara hasta a quien está en contacto con ella, y quien no toca a nadie más solo puede disparar también.',
  'forced-to-fire': ({ enemy }) =>
    `${enemy}, en contacto con ella, queda fuera del alcance de los golpes y la obliga a disparar.`,
  'engine-dice': ({ damage, dice }) =>
    'Una máquina de guerra tiene un dado por punto de su capacidad de daño, aquí '
    + `${dice}${damage > 0 ? `, aunque ha perdido ${pointsOf(damage)}` : ''}.`,
  'dice-split': ({ close, fire }) => `De estos dados, ${close} en cuerpo a cuerpo y ${fire} en tiroteo.`,
  'lance-waits': () => 'Su lanza solo golpea si es su formación la que ha asaltado.',
  'strikes-first': () => 'Tiene First Strike: sus impactos se salvan antes de que golpeen los demás.',
  'strikes-after-first': () => 'Golpea después de quienes tienen First Strike, si sobrevive.',
  throws: ({ by, dice, target, effect }) => {
    const kind = REASON_WORDS_EFFECTS[effect];
    const many = typeof dice === 'number' ? diceOf(dice) : `${dice} dados`;
    return `Tira ${many} ${WAYS[by]} e impacta con ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'No tiene valor de tiroteo.',
  'no-close-combat-value': () => 'No tiene valor de cuerpo a cuerpo, y en contacto no puede disparar en su lugar.',
  'has-struck': () => 'Ya ha tirado sus dados de esta ronda.',
  'nobody-left': () => 'No queda nadie a su alcance.',
  'no-dice-left': () => 'No le quedan dados que tirar en esta ronda.',
  'attacks-now': () => 'Así que ataca: sus dados están en la mesa.',
  'may-attack': () => 'Así que puede atacar.',
  attacked: () => 'Los ataques de esta ronda han acabado. Ha hecho los suyos.',
  'did-not-attack': () => 'Los ataques de esta ronda han acabado. No ha hecho ninguno.',

  'fights-itself': ({ formation }) => `${formation} lucha en este asalto; solo apoyan otras formaciones.`,
  'is-broken': ({ formation }) => `Su formación está desmoralizada: ${formation}.`,
  'has-marched': ({ formation }) => `${formation} ha hecho marcha forzada este turno.`,
  'stands-by': ({ formation }) => `${formation} no lucha aquí y puede apoyar.`,
  'fleet-of-foot': ({ formation }) => `${formation} es de pies ligeros: puede apoyar pese a la marcha forzada.`,
  'markers-do-not-matter': ({ markers }) => `Tener ${markersOf(markers)} no impide apoyar a nadie.`,
  'was-not-able': () => 'Cuando se pidió apoyo no tenía a su alcance a ningún enemigo que hubiera atacado.',
  'was-able': () => 'Cuando se pidió apoyo tenía a su alcance a un enemigo que había atacado.',
  'not-called': () => 'Su jugador no la ha llamado.',
  'has-fired': () => 'Ha disparado.',
  'fires-in-turn': () => 'Dispara cuando le toca a su formación.',
  'may-support': () => 'Así que puede apoyar.',
  'support-comes-later': () => 'El apoyo se pide después de los ataques, si no han decidido el asalto.',
  'first-round-only': ({ round }) => `Es la ronda ${round}, y este club solo pide apoyo en la primera.`,
  'support-is-over': () => 'El fuego de apoyo de esta ronda ha acabado.',

  'only-engaged': () => 'No está implicada directamente, y solo esas unidades pueden recibir impactos.',
  'not-engaged-then': () => 'No estaba implicada directamente cuando empezaron los ataques de esta ronda.',
  'not-nominated': () => 'Este club dirige los ataques a un solo tipo de unidad, y ella es del otro.',
  'no-supporters': () => 'Ningún enemigo apoya: no puede recibir fuego de apoyo.',
  'beyond-support': () => 'Está fuera del alcance del apoyo, y este club lo tiene en cuenta.',
  'out-of-wreck-hit': () => 'Ha salido de unos restos en esta ronda, y puede recibir impactos.',
  'place-in-contact': ({ place, of }) => `Está en contacto: es la ${ordinal(place)} de ${of} en recibir impactos.`,
  place: ({ place, of, cm }) => `Está a ${cmOf(cm)} del enemigo más cercano que cuenta: es la ${ordinal(place)} de `
    + `${of} en recibir impactos.`,
  'place-in-list': ({ place, of }) =>
    `No queda enemigo desde el que medir: es la ${ordinal(place)} de ${of} en recibir impactos.`,
  behind: ({ others }) => `Antes que ella: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Igual de cerca: ${listed(others)}. Su dueño dice quién va primero.`,
  'tie-by-list': ({ others }) => `Igual de cerca: ${listed(others)}. Decide el orden de la lista.`,
  soaks: ({ takes }) => `Recibe ${hitsOf(takes)} antes que la unidad siguiente: su capacidad de daño inicial.`,
  'sniper-may-aim': ({ snipers }) =>
    `Esté donde esté en ese orden, pueden apuntarle ${listed(snipers)}: un francotirador elige a su víctima.`,
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'El único impacto en su bando cae en ella.'
    : `De ${of} impactos en su bando, ${hits} ${form(hits, { one: 'cae', other: 'caen' })} en ella.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'El único impacto en su bando cae en otra.'
    : `Los ${of} impactos en su bando caen en otras y no llegan hasta ella.`),
  'no-hits-here': () => 'No hay impactos en su bando.',
  'fearless-hack-down': () => 'Es Fearless: el remate la pasa por alto.',
  skipped: () => 'El remate la pasa por alto, con su transporte.',
  'has-won': () => 'Su bando ha ganado: el remate cae en los perdedores.',
  'hit-directly': ({ cause }) => `Tiene un impacto ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `No tiene ningún impacto ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) =>
    `Si su bando pierde, es la ${ordinal(place)} de ${of} en recibir impactos de remate.`,
  'hack-down-comes-next': () => 'El resultado aún no se ha tirado.',
  'inside-unhit': ({ transport }) =>
    `Va en ${transport}: los impactos caen en él, y ella solo tira salvación si se destroza.`,
  'bystanders-unhit': ({ formation }) => `${formation} no lucha aquí, y quien mira no recibe impactos.`,
  'may-be-hit': () => 'Así que puede recibir impactos.',

  'no-hit-on-it': () => 'Ningún impacto la espera. Esto es lo que tendría contra uno normal.',
  'hit-comes': ({ number, effect, cause, points }) => {
    const worth = String(points) === '1' ? '' : `, ${points} puntos de daño`;
    return `El impacto ${number} es ${HITS[effect] ?? 'un impacto normal'} ${CAUSES[cause]}${worth}.`;
  },
  'nothing-saves': ({ cause }) => `Ninguna salvación ayuda contra un impacto ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) =>
    `Sus escudos paran primero ${pointsOf(shields)} de tiroteo; los golpes en contacto pasan por debajo.`,
  'shields-stop': ({ stopped }) => `Los escudos paran ${pointsOf(stopped)} de él.`,
  'armour-saves': ({ target }) => `Su blindaje salva con ${target}+.`,
  'bunker-saves': ({ target }) =>
    `El búnker que construyó su bando salva con ${target}+, en vez de blindaje y cobertura.`,
  'no-armour': () => 'No tiene blindaje.',
  'armour-too-hard': () => 'Su blindaje necesitaría más de un 6.',
  'sniper-harder': () => 'El impacto de un francotirador es 1 más difícil de salvar.',
  'titan-killer-ignores-armour': () => 'Contra un Matatitanes no ayuda ningún blindaje.',
  'macro-ignores-armour': () => 'Contra una macroarma solo ayuda Reinforced Armour, y no lo tiene.',
  'cover-saves': ({ terrain, target }) => `Está a cubierto (${terrain}): salva con ${target}+.`,
  'wreck-saves': ({ target }) => `Los restos de los que sale son cobertura: ${target}+.`,
  'overwatch-saves': ({ target }) => `Acecha en alerta: eso es cobertura, ${target}+.`,
  'emplacement-saves': ({ target }) => `Está en un emplazamiento hecho para ella: ${target}+.`,
  'cover-ignored': () => 'El impacto ignora su cobertura.',
  'macro-ignores-cover': () => 'Contra una macroarma la cobertura no ayuda.',
  'titan-killer-ignores-cover': () => 'Contra un Matatitanes la cobertura no ayuda.',
  'cover-not-for-engines': () => 'Las máquinas de guerra no tienen salvación por cobertura donde están.',
  'cover-not-for-chargers': () => 'Está a cubierto, pero solo le sirve a quien recibe la carga.',
  'cover-not-for-vehicles': () => 'Está en una cobertura que es solo para infantería.',
  'cover-too-hard': () => 'Su cobertura necesitaría más de un 6.',
  'holofield-saves': ({ target }) => `Su holocampo salva con ${target}+, en vez del blindaje.`,
  'knight-shield-saves': ({ target }) => `Su escudo de caballero salva cada punto con ${target}+, en vez del blindaje.`,
  'one-of-them': () => 'De estas, su dueño usa una.',
  'save-chosen': ({ save }) => `Elegido: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour repite una salvación fallada, con ${target}+.`,
  'lance-not-again': () => 'Contra una lanza Reinforced Armour no repite.',
  'macro-not-again': () => 'Contra una macroarma Reinforced Armour salva una vez y no repite.',
  'invulnerable-saves': ({ target }) =>
    `Si todo eso falla, su salvación invulnerable es de ${target}+, sea cual sea el impacto.`,
  'invulnerable-each-point': ({ target }) =>
    `Lo que queda de él topa con una salvación invulnerable de ${target}+ por punto.`,
  'has-thrown': ({ face, stage, target }) => `Ha sacado ${face} para ${STAGES[stage]} y necesitaba ${target}+.`,
  'no-save': () => 'Así que nada la salva.',
  'may-save': ({ hits, ways }) =>
    `Así que ${form(hits, { one: 'el impacto se puede salvar', other: `${hits} impactos se pueden salvar` })}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', luego ')))}.`,
  'is-saved': ({ hits }) => `Así que ${form(hits, { one: 'el impacto se salva', other: 'sus impactos se salvan' })}.`,
  'not-saved': ({ hits }) =>
    `Así que ${form(hits, { one: 'el impacto no se salva', other: `${hits} impactos no se salvan` })}.`,
  'shields-stop-all': () => 'No queda nada de él que salvar.',

  'nobody-has-lost': () => 'Aún no ha perdido nadie; solo se retiran los perdedores.',
  'nobody-won': () => 'Nadie ha ganado este asalto, y nadie se retira de él.',
  'nothing-was-fought': () => 'No hubo combate, y nadie se retira ahora.',
  'nobody-withdraws-now': () => 'Nadie se retira en este momento.',
  'goes-with-transport': ({ transport }) => `Va en ${transport} y lo sigue.`,
  'its-side-won': ({ formation }) => `${formation} es del bando que ha ganado, y no tiene que irse.`,
  'formation-stays': ({ formation }) => `${formation} no se retira ahora.`,
  'formation-lost': ({ formation }) => `${formation} ha perdido y se desmoraliza.`,
  'formation-shaken': ({ formation }) =>
    `${formation} estaba cerca de los perdedores, y su marcador de explosión le ha roto la moral.`,
  'broke-on-the-way': ({ formation }) => `${formation} se ha desmoralizado de camino.`,
  'two-moves': ({ speed, cm }) =>
    `Puede hacer dos movimientos con su Velocidad de ${cmOf(speed)}: ${cmOf(cm)} en total, por cualquier zona de `
    + 'control.',
  'moves-left': ({ left }) => `De eso le quedan ${cmOf(left)}.`,
  'fearless-has-moved': () => 'Es Fearless: como ha movido, solo la destruiría un enemigo a 5 cm.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Es Fearless: mientras se quede está a salvo, aunque ${enemy} está a ${cmOf(cm)}.`,
  'far-enough': ({ cm, limit, enemy }) =>
    `El enemigo más cercano, ${enemy}, está a ${beyond(cm, limit)}: más lejos que ${cmOf(limit)}, así que está a `
    + 'salvo donde está.',
  'apart-if-it-stays': ({ formation }) =>
    `Está separada de la mayor parte de ${formation}: si la retirada acabara ahora, se perdería.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) =>
    `${enemy} está a ${cmOf(cm)}: si acabara aquí, a ${cmOf(limit)} de un enemigo, se destruiría.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} está a ${cmOf(cm)}: si acabara aquí recibiría ${pointsOf(hits)} de daño, uno por enemigo a `
    + `${cmOf(limit)}.`,
  'may-withdraw': () => 'Así que puede retirarse.',
  'has-withdrawn': () => 'Así que se ha retirado todo lo que puede.',
};

/** What is said round an explanation. */
const explain: Words['explain'] = {
  questions: {
    attack: '¿Puede atacar?', support: '¿Puede apoyar?', 'be-hit': '¿Puede recibir impactos?',
    save: '¿Tiene salvación?', withdraw: '¿Puede retirarse?',
  },
  answers: { yes: 'Sí', no: 'No', 'not-now': 'Ahora no' },
  speaks: { for: 'A favor:', against: 'En contra:', neither: 'A saber:' },
  why: (name: string): string => `¿Por qué? ${name}`,
  with: (name: string, characters: string): string => `${name} con ${characters}`,
  whose: {
    attacker: (formation: string): string => `${formation}, atacante`,
    defender: (formation: string): string => `${formation}, defensor`,
  },
  rule: (id: string): string => `Regla ${id}`,
  ruleSays: 'Qué dice la regla',
  close: 'Cerrar',
};

/** The tags of the books that rules are printed in. */
const ruleTexts: Words['rule-texts'] = {
  rules: 'NetEA',
  questions: 'FAQ NetEA',
  revamp: 'Rules Revamp',
  errata: 'Erratas 2008',
  special: 'regla especial NetEA',
  open: 'Punto abierto',
  readWith: 'leído con',
};

/** A0, the action test. */
const ruleTextsA0ActionTest: Words['rule-texts/a0-action-test'] = {
  'A0.1': 'Solo una formación que hace la acción de asalto empieza un asalto. Estar muy cerca nunca basta.',
  'A0.2':
    'La formación tira un dado contra su iniciativa: 1 menos con algún marcador de explosión, 1 menos si su '
    + 'bando conserva la iniciativa. Si falla, recibe un marcador de explosión y se queda en posición.',
  'A0.3':
    'Algunos ejércitos suman a este dado: los Orks 2, las casas de caballeros y las manadas sin bautismo de '
    + 'sangre 1.',
};

/** A1, the target. */
const ruleTextsA1ChooseTarget: Words['rule-texts/a1-choose-target'] = {
  A1: 'La formación que asalta señala una formación enemiga.',
  'A1.1': 'Se puede cargar contra cualquier formación enemiga de la mesa, por lejos que esté, desmoralizada o no.',
  'A1.2':
    'Las formaciones con unidades a 5 cm unas de otras están entremezcladas. El atacante puede cargar a la '
    + 'vez contra las que estén así de cerca del objetivo, pero no está obligado.',
  'A1.3':
    'Las formaciones cargadas juntas cuentan como una: todas pueden contracargar, los impactos caen en '
    + 'cualquiera y sus marcadores de explosión se suman.',
  'A1.4': 'La carga no tiene que llegar cerca de todas las formaciones contra las que va.',
  'A1.5':
    'Un Commander puede llevar consigo formaciones con una unidad a 5 cm de la suya, 10 cm los Space Wolves. '
    + 'Se hace un solo chequeo para todas.',
  'A1.6': 'La formación del Commander no tiene que llegar cerca del objetivo.',
  'A1.7': 'Las formaciones que cargan juntas son una sola, así que sus marcadores de explosión se suman.',
};

/** A2, the charge and the fire that waits for it. */
const ruleTextsA2Charge: Words['rule-texts/a2-charge'] = {
  A2:
    'Cada unidad de la formación que asalta hace un movimiento. Alguna tiene que acabar lo bastante cerca '
    + 'para luchar.',
  'A2.1':
    'Una carga es un movimiento de hasta la Velocidad de la unidad, en cualquier dirección. Ir siempre por '
    + 'carretera da 5 cm más; los Infiltrators doblan su Velocidad.',
  'A2.2':
    'Tras la carga, una de tus unidades debe estar a 15 cm del objetivo y verlo. Si no, la acción acaba ahí y '
    + 'no se combate.',
  'A2.3':
    'Cada unidad controla el terreno hasta 5 cm a su alrededor, un Scout hasta 10 cm. Solo puedes entrar en '
    + 'una zona así si su dueño es parte del objetivo, y solo para ponerte en contacto.',
  'A2.4':
    'Una unidad que entra en una zona de control va al contacto con el enemigo más cercano que la ejerza. Si '
    + 'no llega, va derecha hacia él hasta donde pueda.',
  'A2.5':
    'Una unidad con la que se ha entrado en contacto ya no tiene zona de control en el resto del asalto: '
    + 'otras pueden pasar.',
  'A2.6': 'Como mucho dos unidades pueden cargar al contacto con el mismo enemigo.',
  'A2.7':
    'Una unidad que empieza en una zona de control y mueve debe entrar en contacto con un enemigo del '
    + 'objetivo, o estar fuera de la zona al acabar la carga.',
  'A2.8':
    'Tras mover, la formación queda en una sola cadena con huecos de 5 cm como mucho, 20 cm los Scouts. Lo '
    + 'que quede fuera se pierde, y cada baja cuesta un marcador de explosión; el dueño decide qué parte se '
    + 'queda.',
  'A2.9':
    'Puedes pasar sobre tu propia infantería, no sobre otros amigos, y nunca sobre un enemigo. Los '
    + 'retrorreactores cruzan amigos y terreno.',
  'A2.10':
    'Una unidad que entra en terreno peligroso, o empieza en él, tira un dado y se pierde con un 1: sin '
    + 'salvación, sin marcador de explosión y sin contar como baja causada. Un Walker repite una vez, igual que '
    + 'una unidad que avanza 5 cm como mucho en este paso.',
  'A2.11':
    'Los pasajeros bajan al final del movimiento de su transporte, a 5 cm de él y al contacto si quieren; de '
    + 'una aeronave en tierra, los retrorreactores y gravíticos a 15 cm.',
  'A2.12':
    'Las formaciones en alerta disparan cuando acaba la carga. Quien recibe el fuego lleva enseguida un '
    + 'marcador de explosión, y uno por cada baja; si eso la desmoraliza, se retira. Estas bajas no cuentan '
    + 'para el resultado.',
  'A2.13':
    'De camino, una máquina de guerra aparta unidades más pequeñas del objetivo, hasta el doble de su '
    + 'capacidad de daño inicial. Acaban tocando su peana. En una trinchera o un búnker no se aparta a nadie.',
};

/** A3, the counter-charge. */
const ruleTextsA3CounterCharge: Words['rule-texts/a3-counter-charge'] = {
  A3: 'Las unidades que no están en contacto pueden ir hacia su enemigo más cercano antes de los golpes.',
  'A3.1': 'Una unidad que aún no está en contacto puede mover 10 cm si su Velocidad es de 30 cm o más, si no 5 cm.',
  'A3.2':
    'Nadie está obligado. Quien lo hace va derecho hacia la unidad enemiga más cercana de cualquier '
    + 'formación, o hacia la siguiente si ya hay dos en contacto con esa.',
  'A3.3':
    'Valen las reglas de la carga: zonas de control, terreno peligroso, una sola cadena al final. '
    + 'Infiltrators y carreteras no dan nada aquí. Los gravíticos pueden elevarse: entonces luchan en tiroteo, '
    + 'y quien esté en contacto con ellos también.',
  'A3.4':
    'Las unidades pueden subir o bajar en su lugar, y ya no van más lejos. Nadie lo hace mientras haya dos '
    + 'enemigos en contacto con el transporte; si es una máquina de guerra, el doble de su capacidad de daño '
    + 'inicial.',
  'A3.5':
    'Una formación enemiga ajena al asalto con la que se entra en contacto se une a él, como si hubiera '
    + 'cargado. Si su bando pierde, también se desmoraliza; si gana, cuenta sus propias bajas.',
  'A3.6': 'Solo se puede arrastrar a enemigos. Los amigos cercanos pueden apoyar y nada más.',
  'A3.7':
    'En la primera ronda tiene que quedar una línea de fuego entre los dos bandos tras las contracargas. Las '
    + 'rondas siguientes siguen de todos modos.',
  'A3.8':
    'En la primera ronda solo contracarga el defensor. Tras un empate pueden los dos bandos, primero el '
    + 'atacante.',
  'A3.9': 'Una formación sin bautismo de sangre tiene que contracargar hasta donde pueda.',
  'A3.10':
    'Una unidad que no puede mover nada se queda donde está. Una máquina de guerra en contacto aún puede '
    + 'avanzar mientras haya menos enemigos en contacto con ella que su capacidad de daño inicial.',
};

/** A4, the attacks. */
const ruleTextsA4Attacks: Words['rule-texts/a4-attacks'] = {
  A4: 'Golpean todas las unidades implicadas directamente, los dos bandos a la vez.',
  'A4.1':
    'Una unidad está implicada directamente si está en contacto con un enemigo, o si tiene uno a 15 cm y en '
    + 'línea de fuego. Se mira de nuevo en cada ronda.',
  'A4.2':
    'En contacto, una unidad tira un dado con su valor de cuerpo a cuerpo, si no con el de tiroteo, y sus '
    + 'ataques adicionales también. Nada cambia nunca estos valores.',
  'A4.3': 'Una unidad sin valor de tiroteo solo golpea en contacto.',
  'A4.4': 'Todos los ataques ocurren a la vez, así que las bajas ya han golpeado. Solo First Strike va antes.',
  'A4.5':
    'El bando que recibe impactos los asigna y tira sus salvaciones; sus bajas cuentan para el otro. Los '
    + 'marcadores de explosión esperan al final del asalto.',
  'A4.6': 'Solo pueden recibir impactos unidades implicadas directamente, y solo en línea de fuego de un enemigo.',
  'A4.7':
    'Si no queda ningún defensor, gana el atacante. Si mueren todos los atacantes implicados directamente, '
    + 'gana el defensor. Entonces no hay apoyo, ni resultado, ni remate.',
};

/** A5, supporting fire. */
const ruleTextsA5SupportingFire: Words['rule-texts/a5-supporting-fire'] = {
  A5: 'Si los ataques no lo han decidido, las formaciones cercanas aportan su tiroteo.',
  'A5.1': 'Los dos bandos pueden pedir apoyo, mientras los ataques no hayan dado un ganador.',
  'A5.2':
    'Una unidad puede apoyar si su formación no está en el asalto ni desmoralizada, no ha hecho marcha '
    + 'forzada, y tiene a 15 cm y en línea de fuego a un enemigo que haya atacado.',
  'A5.3':
    'El apoyo tira con su valor de tiroteo, con los ataques adicionales de armas ligeras. First Strike no da '
    + 'nada aquí.',
  'A5.4':
    'Sus impactos caen en unidades implicadas directamente, primero las más cercanas al apoyo. El apoyo mismo '
    + 'no puede recibir impactos.',
  'A5.5':
    'Las bajas que causa el apoyo cuentan. Su número, sus marcadores de explosión y sus unidades Inspiring '
    + 'no.',
  'A5.6': 'Si el fuego de apoyo aniquila a un bando, gana el otro.',
};

/** A6, the result. */
const ruleTextsA6Result: Words['rule-texts/a6-result'] = {
  A6: 'Los dados y lo que se ha ganado en el combate deciden quién aguanta.',
  'A6.1': 'Cada bando tira dos dados, se queda el más alto y suma sus modificadores.',
  'A6.2':
    'Sumas 1 por baja causada, 1 por tener más unidades y otro 1 si son más del doble, 1 sin marcadores de '
    + 'explosión, 1 si el enemigo tiene más, y 1 por cada unidad Inspiring viva.',
  'A6.3': 'Los marcadores de explosión cuentan como antes de las bajas de este asalto.',
  'A6.4':
    'Gana el total más alto. Con totales iguales hay otra ronda desde la contracarga, y las bajas causadas se '
    + 'conservan.',
  'A6.5':
    'El perdedor recibe un impacto por cada punto de diferencia. Nada los salva; caen en cualquiera de sus '
    + 'unidades, implicada o no, primero las más cercanas al enemigo.',
  'A6.6':
    'Las unidades Fearless se pasan por alto. Los Space Marines reciben la mitad de estos impactos, '
    + 'redondeando hacia abajo.',
  'A6.7':
    'Cuando un transporte recibe un impacto, o se pasa por alto, lo reciben todos los de dentro antes que la '
    + 'siguiente unidad de fuera. Los pasajeros sin impacto tiran salvación al salir de los restos.',
  'A6.8': 'Las unidades rematadas no ponen marcadores de explosión ni cambian el resultado.',
};

/** A7, the losers break and get away. */
const ruleTextsA7Withdraw: Words['rule-texts/a7-withdraw'] = {
  A7: 'Las formaciones perdedoras se desmoralizan y escapan, o no.',
  'A7.1': 'Toda formación perdedora se desmoraliza sin chequeo: sus marcadores de explosión se quitan.',
  'A7.2':
    'Una formación perdedora que ya estaba desmoralizada al empezar el asalto se destruye, salvo sus unidades '
    + 'Fearless.',
  'A7.3':
    'Cada unidad puede hacer dos movimientos en cualquier dirección, a través de zonas de control pero no de '
    + 'enemigos. La que acaba a 15 cm de un enemigo se pierde; una Fearless, solo si ha movido y acaba a 5 cm.',
  'A7.4':
    'Una máquina de guerra que acaba su retirada cerca del enemigo no se destruye: recibe un punto de daño '
    + 'por cada enemigo a 15 cm, y nada lo salva.',
  'A7.5':
    'Una aeronave en tierra del bando perdedor se destruye, salvo si es Fearless. Quienes bajaron de ella se '
    + 'retiran.',
  'A7.6':
    'Las formaciones del bando perdedor que podían apoyar reciben un marcador de explosión, hayan disparado o '
    + 'no.',
  'A7.7':
    'Primero el remate, luego el perdedor se desmoraliza, se destruye o se retira, después sus amigos reciben '
    + 'su marcador, y al final el ganador recibe los suyos y mueve.',
};

/** A8, what winning has cost, and a free move. */
const ruleTextsA7Consolidate: Words['rule-texts/a7-consolidate'] = {
  A8: 'El ganador cuenta sus bajas y hace un movimiento gratis.',
  'A8.1':
    'Cada formación ganadora recibe un marcador de explosión por unidad propia perdida, o punto de daño, '
    + 'salvo las prescindibles. Si ya estaba desmoralizada al empezar, no recibe ninguno.',
  'A8.2': 'El ganador puede desmoralizarse por estos marcadores de explosión. No tiene que retirarse.',
  'A8.3':
    'Las unidades del ganador pueden mover 5 cm, o su Velocidad si su ejército golpea y huye, pero no a la '
    + 'zona de control de un enemigo. Los transportes pueden recoger a otras en vez de que esas muevan.',
  'A8.4': 'Un perdedor Fearless que sigue en contacto se queda así; ahora no pasa nada más.',
};

/** H, whom hits fall on. */
const ruleTextsAllocation: Words['rule-texts/allocation'] = {
  H1:
    'El dueño asigna los impactos de delante hacia atrás: primero las unidades en contacto, luego según la '
    + 'distancia al enemigo. Entre unidades igual de cercanas elige él.',
  H2: 'Nadie recibe un segundo impacto antes de que todas las unidades que pueden recibirlos tengan uno.',
  H3:
    'Primero se asignan todos los impactos de una tanda, luego se tiran salvaciones y luego se retiran las '
    + 'bajas.',
  H4: 'El tipo de unidad no cambia quién recibe el impacto.',
  H5:
    'Los impactos de cuerpo a cuerpo y de tiroteo van juntos. Un golpe dado en contacto puede caer más atrás, '
    + 'y la primera fila recibe también los del tiroteo.',
  H6:
    'Primero First Strike, luego los impactos normales, luego macroarmas y Matatitanes: cada tanda se asigna '
    + 'y se salva aparte.',
  H7: 'Una tanda posterior empieza de nuevo por el superviviente más cercano, en el orden ya elegido.',
  H8:
    'Los impactos que ignoran cobertura van a unidades a cubierto y las lanzas a las de Reinforced Armour, '
    + 'hasta donde lo permita «primero el más cercano».',
  H9:
    'Cuando le toca a una máquina de guerra, recibe impactos hasta su capacidad de daño inicial antes que la '
    + 'unidad siguiente, aunque esté dañada.',
  H10:
    'El daño de un Matatitanes a una máquina de guerra se tira al caer el impacto y cuenta como ese número de '
    + 'impactos. Lo que sobra no cae en otros.',
  H11: 'Dos impactos en una unidad son dos salvaciones. Fallar una la mata, y es una sola baja.',
  H12: 'Los impactos que sobran cuando nadie más puede recibirlos se pierden.',
};

/** V, what a unit may throw against a hit. */
const ruleTextsSaves: Words['rule-texts/saves'] = {
  V1:
    'Una salvación es un dado que alcanza el valor de blindaje, uno por impacto. Si falla, la unidad se '
    + 'destruye.',
  V2: 'La infantería a cubierto puede tirar por su cobertura en vez de su blindaje, nunca por los dos.',
  V3: 'En un asalto solo el defensor tiene cobertura. Quien carga la ha dejado.',
  V4: 'Reinforced Armour repite una salvación fallada, con el valor de blindaje aunque fallara la cobertura.',
  V5: 'Contra una lanza, Reinforced Armour no repite.',
  V6: 'Contra una macroarma no hay más salvación que la de Reinforced Armour, tirada una vez, y la invulnerable.',
  V7:
    'Contra un Matatitanes solo ayuda una salvación invulnerable. A una máquina de guerra le hace tantos '
    + 'puntos de daño como digan sus dados; cualquier otra unidad es una baja.',
  V8: 'Un ataque que ignora cobertura quita la salvación por cobertura.',
  V9:
    'La salvación invulnerable es una última oportunidad con 6, sea cual sea el impacto: metal vivo con 4, '
    + 'escudo deflector con 5. Una máquina de guerra tira una por punto de daño.',
  V10:
    'Los escudos paran primero puntos del tiroteo, nunca golpes en contacto. Luego blindaje o cobertura, la '
    + 'repetición de Reinforced Armour y la salvación invulnerable. El defensor salva antes que el atacante.',
  V11: 'El impacto de un francotirador es 1 más difícil de salvar.',
  V12:
    'Los pasajeros de unos restos quedan donde estaban estos y salvan contra un impacto igual, por su '
    + 'blindaje o con 6 gracias a los restos. Los que iban en algo que volaba alto se pierden.',
  V13:
    'Un holocampo salva con 3 en vez del blindaje, un dado sea cual sea el impacto. Un escudo de caballero '
    + 'salva cada punto con 4, pero no contra el fuego de apoyo.',
};

/** W, how war engines fight, count and take damage. */
const ruleTextsWarEngines: Words['rule-texts/war-engines'] = {
  W1: 'Una máquina de guerra tira un dado por punto de su capacidad de daño inicial, y sus ataques adicionales.',
  W2:
    'Su dueño reparte estos dados entre el cuerpo a cuerpo con las unidades en contacto y el tiroteo con las '
    + 'demás.',
  W3: 'Sus golpes solo caen en unidades en contacto con ella; su fuego, solo en otras a 15 cm y en línea de fuego.',
  W4: 'Pueden estar en contacto con ella el doble de unidades que su capacidad de daño inicial.',
  W5: 'Cada impacto no salvado quita un punto de capacidad de daño. Con el último se destruye.',
  W6:
    'Por cada punto perdido se tira un dado: con 6, un impacto crítico hace lo que dice la ficha, y si no '
    + 'dice nada, un punto más. Algunas máquinas de guerra explotan y alcanzan a todos los que estén cerca.',
  W7: 'Cada punto de daño es una baja causada, los de un crítico también, pero nunca más de los que quedaban.',
  W8: 'Una máquina de guerra cuenta como tantas unidades como su capacidad de daño inicial.',
  W9: 'Un impacto de remate le quita un punto, con un dado para el crítico.',
  W10:
    'Las formaciones a bordo de una máquina de guerra pueden bajar y luchar con ella. Las que se quedan '
    + 'dentro cuentan para el resultado.',
  W11: 'Algunos textos dan a los Titanes otros dados en contacto.',
};

/** B, when a formation breaks and what that means. */
const ruleTextsBlastMarkers: Words['rule-texts/blast-markers'] = {
  B1:
    'Una formación se desmoraliza cuando tiene tantos marcadores de explosión como unidades, los Space '
    + 'Marines dos por unidad. Entonces se le quitan los marcadores.',
  B2: 'Una formación desmoralizada cuenta como si tuviera tantos marcadores de explosión como unidades.',
  B3:
    'Una formación desmoralizada pierde una unidad por cada marcador de explosión que recibiría, sin '
    + 'salvación y por delante. Los Space Marines pierden una por cada dos.',
  B4:
    'Una formación desmoralizada lucha en un asalto como cualquier otra. No puede apoyar, y si pierde se '
    + 'destruye.',
  B5: 'Los marcadores de explosión que pasan del punto de desmoralización se quitan con los demás.',
  B7: 'Las formaciones del asalto no reciben marcadores de explosión mientras dura.',
};

/** L, distances, lines of fire and terrain. */
const ruleTextsBattlefield: Words['rule-texts/battlefield'] = {
  L1: 'Se mide entre los bordes más cercanos de dos peanas. En contacto quiere decir sin hueco.',
  L2:
    'El terreno que oculta corta la línea de fuego. Si una de las dos unidades está en él, aún se ven a '
    + 'través de 10 cm.',
  L3: 'Las unidades no cortan la línea de fuego; las máquinas de guerra sí.',
  L4: 'Quien está más alto ve por encima del terreno más bajo, donde la mesa lo diga.',
  L5:
    'Cada tipo de terreno da a la infantería su cobertura, y detiene o pone en peligro a quien le resulta '
    + 'demasiado abrupto.',
};

export const books: Words = {
  'steps/dice': stepsDice,
  'epic-armageddon/log': epicArmageddonLog,
  'epic-armageddon/refusals': epicArmageddonRefusals,
  'epic-armageddon/reasons': epicArmageddonReasons,
  explain,
  'rule-texts': ruleTexts,
  'rule-texts/a0-action-test': ruleTextsA0ActionTest,
  'rule-texts/a1-choose-target': ruleTextsA1ChooseTarget,
  'rule-texts/a2-charge': ruleTextsA2Charge,
  'rule-texts/a3-counter-charge': ruleTextsA3CounterCharge,
  'rule-texts/a4-attacks': ruleTextsA4Attacks,
  'rule-texts/a5-supporting-fire': ruleTextsA5SupportingFire,
  'rule-texts/a6-result': ruleTextsA6Result,
  'rule-texts/a7-withdraw': ruleTextsA7Withdraw,
  'rule-texts/a7-consolidate': ruleTextsA7Consolidate,
  'rule-texts/allocation': ruleTextsAllocation,
  'rule-texts/saves': ruleTextsSaves,
  'rule-texts/war-engines': ruleTextsWarEngines,
  'rule-texts/blast-markers': ruleTextsBlastMarkers,
  'rule-texts/battlefield': ruleTextsBattlefield,
};
