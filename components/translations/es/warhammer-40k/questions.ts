/** In Spanish: what a lesson of Warhammer 40,000 asks and answers of its own accord. */
import type { PhaseAnswerWords as English } from '../../../../machines/lessons/warhammer-40k/answer-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { words as policy } from './policy.ts';

const QUESTIONS: English['questions'] = {
  'may-it-charge': '¿Puede {unit} cargar contra {target}?',
  'does-cover-help': 'En este combate, ¿le sirve a {unit} su cobertura?',
  'who-strikes-first': '¿Qué bando golpea primero? (Ninguno: golpean los dos a la vez.)',
  'when-does-it-strike': '¿Cuándo golpea {model}?',
  'who-strikes-at': '¿Qué miniaturas del {side} golpean con Iniciativa {rung}?',
  'attacks-of': '¿Cuántos ataques tiene {model}?',
  'dice-of-a-side': '¿Cuántos dados para impactar tira ahora el {side}?',
  'needed-to-hit': '¿Desde qué cara impacta {model}?',
  'needed-to-wound': '¿Desde qué cara hiere un impacto de {model}? (0: no puede.)',
  'value-that-counts': 'Sus miniaturas no son iguales. ¿Qué {of} cuenta para {unit}?',
  'whom-may-it-strike': '¿A qué unidades puede golpear {model}?',
  'who-can-fall': '¿Qué miniaturas de {unit} pueden caer ahora ante {by}?',
  'which-armour-first': '¿Qué armadura de {unit} recibe primero las heridas?',
  'saves-in-this-armour': '¿Cuántas de estas heridas caen en miniaturas de {unit} ({save})?',
  'who-may-take-it': '¿Qué miniaturas de {unit} pueden recibir la próxima herida?',
  'how-many-fall': 'Se tiran estos dados de salvación. ¿Cuántas miniaturas pierde {unit}?',
  'wounds-of-a-side': '¿Cuántas heridas ha causado el {side} en este combate?',
  'who-wins': '¿Quién gana este combate, si es que gana alguien?',
  'who-must-test': '¿Qué unidades tienen que chequear moral ahora?',
  'highest-that-holds': '¿Hasta qué total de dos dados aguanta {unit}?',
  'does-it-hold': 'Se tiran estos dados. ¿Aguanta {unit}?',
  'what-becomes-of-it': 'Se tiran estos dados. ¿Qué pasa con {unit}?',
  'where-is-it-so': '¿Según cuáles de estas reglas acaba la unidad {unit} {fate}?',
  'what-differs': '¿A cuáles de estas preguntas responden de forma distinta los dos textos?',
};

const ZONES: English['zones'] = {
  'danger-zone': 'Pueden ser bajas quienes tocan a la unidad que golpea, y quienes de su unidad están a 2″ de uno de '
    + 'ellos.',
  engaged: 'Pueden ser bajas quienes están trabados: en contacto, o a 2″ de un amigo en contacto.',
  'whole-unit': 'Toda la unidad puede ser baja, estén donde estén sus miniaturas.',
};

const DEALING: English['dealing'] = {
  lap: 'Todas las heridas se reparten antes de cualquier salvación: una a cada miniatura del mayor grupo de armadura, '
    + 'luego a cada una del siguiente, y vuelta a empezar.',
  iterative: 'El mayor grupo de armadura recibe una herida por cada miniatura y las salva; luego se cuentan de nuevo '
    + 'los grupos.',
  pools: 'La miniatura más cercana recibe herida tras herida hasta que cae o no quedan más.',
  'owner-picks': 'El dueño dice de cada herida quién la salva, pero si hay tantas heridas como miniaturas, quien '
    + 'golpea nombra a la que salva primero.',
};

const MORE_THAN_THEY = 'La persecución tiene que sacar más que la tirada de retirada; si saca lo mismo, los '
  + 'perdedores escapan.';

const armour = (save: number | null): string => (save === null ? 'sin armadura' : `salvación ${save}+`);
const modelsOf = (count: number): string => counted(count, { one: 'miniatura', other: 'miniaturas' });

export const words: English = {
  questions: QUESTIONS,
  sides: { attacker: 'atacante', defender: 'defensor' },
  fates: {
    away: 'en fuga', caught: 'atrapada y trabada como antes', struck: 'golpeada otra vez', destroyed: 'destruida',
  },
  counted: { weaponSkill: 'Habilidad de Armas', toughness: 'Resistencia' },
  armour,
  rung: rung => (rung === 'cover' ? 'en el paso de cobertura' : `Iniciativa ${rung}`),
  notAnyMore: 'Ya no golpea',
  lookAgain: 'Mira otra vez la regla.',
  nothingComes: 'De eso no sale nada.',

  leftOut: name => `Te falta ${name}.`,
  wrong: name => `${name}, no.`,
  tooMuch: 'Eso es demasiado.',
  tooLittle: 'Eso es demasiado poco.',

  nothingBars: unit => `Nada se lo impide a ${unit}, y alguna de sus miniaturas puede llegar al contacto.`,
  answers: (take, question, answer) => `${take}: ${answer === null ? 'sin respuesta'
    : (policy[question].answers as Readonly<Record<string, string>>)[answer] ?? answer}.`,
  question: question => `«${policy[question].asks}»`,

  toHit: (skill, against) => `Habilidad de Armas ${skill} contra ${against}. Si es más alta impacta con 3+, si es `
    + 'igual o más baja con 4+, y si no llega a la mitad con 5+.',
  toWound: (strength, toughness) => `Fuerza ${strength} contra Resistencia ${toughness ?? '–'}. Si son iguales se `
    + 'hiere con 4+; cada punto más lo hace más fácil en uno, cada punto menos más difícil en uno, y un 1 nunca hiere.',
  noWounding: 'No se llega a eso.',
  valuesIn: (unit, values) => `Cuenta la mayoría. Quienes cuentan en ${unit}: `
    + `${values.map(({ count, value }) => `${count} con ${value}`).join(', ')}. Un personaje es una unidad por sí `
    + 'solo.',

  inflicted: (attacker, defender) => 'Cuentan las heridas causadas de verdad por todo el bando: '
    + `el atacante ${attacker}, el defensor ${defender}.`,
  together: 'Todas las unidades de un combate cuentan juntas.',
  countsIn: units => 'Cuenta cada herida que el enemigo ha perdido en este combate; las salvadas, no. En el combate '
    + `están ${listed(units)}.`,
  mustTest: unit => `${unit} luchó en el bando que perdió: cada una de sus unidades chequea por sí misma.`,
  hasNotLost: side => `${side === 'attacker' ? 'El atacante' : 'El defensor'} no ha perdido.`,
  testsWithHost: name => `${name} chequea junto con la unidad a la que va unido.`,
  leadership: value => `Dos dados no pueden sacar más que su Liderazgo, ${value}.`,
  noPenalty: 'Por cuánto ha perdido no importa en este texto.',
  penalty: value => `Se resta uno por cada herida de diferencia con que perdió su bando: ${value}.`,
  sweeps: {
    relock: 'Quien es atrapado no escapa: sigue trabado en combate, y por eso no pierde a nadie.',
    'free-round': 'Quien es atrapado recibe otra vez los golpes de los vencedores, que impactan todos, y luego huye.',
    destroy: 'Quien es atrapado es destruido hasta la última miniatura.',
  },
  measures: {
    relock: MORE_THAN_THEY,
    'free-round': MORE_THAN_THEY,
    destroy: 'Los dos bandos suman su Iniciativa a un dado; los vencedores necesitan tanto como los perdedores, o más.',
  },
  runs: unit => `${unit} huye hasta donde dicen sus dados.`,

  ofModel: (model, why) => `${model}: ${why}`,
  strikesNow: (models, unit, attacks) =>
    `${unit}: ${counted(models, { one: 'miniatura golpea', other: 'miniaturas golpean' })} ahora, con `
    + `${counted(attacks, { one: 'ataque', other: 'ataques' })} en total.`,
  dieForEach: 'Cada ataque de quienes tienen esa Iniciativa es un dado.',
  character: name => `${name} es un personaje independiente: una unidad por sí solo, y hay reglas sobre quién puede `
    + 'golpearlo, y quién tiene que hacerlo.',

  zones: ZONES,
  stands: {
    touching: 'Toca a un enemigo.', supporting: 'Está a 2″ de un amigo que toca a un enemigo.',
    idle: 'No toca a nadie, y tampoco ningún amigo a 2″ de ella.',
  },
  dealing: DEALING,
  armoursIn: (unit, armours) =>
    `${unit}: ${armours.map(({ count, value }) => `${modelsOf(count)} (${armour(value)})`).join(', ')}.`,
  savesIn: (unit, saves) => 'Un dado salva si muestra lo que pide la armadura, o más; cada herida que no se salva '
    + `cuesta una herida del perfil. Para todos en ${unit}: ${saves.map(armour).join(' o ')}.`,
};
