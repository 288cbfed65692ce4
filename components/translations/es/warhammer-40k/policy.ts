/** In Spanish: the questions in which the editions differ, and their answers. */
import type { POLICY_WORDS as english } from '../../../warhammer-40k/spoken/policy.ts';

export const words: typeof english = {
  chargeShape: {
    asks: '¿En qué orden cargan las unidades?',
    answers: {
      together: 'todas declaran, luego todas mueven', 'in-turn': 'una unidad declara y mueve antes que la siguiente',
    },
  },
  chargeRange: {
    asks: '¿Hasta dónde llega una carga?',
    answers: { unit: 'hasta donde pueda la unidad', six: '6″', 'two-dice': 'dos dados' },
  },
  chargeTerrain: {
    asks: '¿Qué le hace el terreno difícil a una carga?',
    answers: { 'keep-higher': 'su alcance es el mayor de dos dados', 'minus-two': '2″ menos de alcance' },
  },
  chargeSight: { asks: '¿Hay que ver al objetivo para cargar?', answers: { no: 'no', yes: 'sí' } },
  multiCharge: {
    asks: '¿Qué exige una carga contra varias unidades?',
    answers: {
      primary: 'llegar a todas, primero a la principal', cluster: 'cada una a 2″ de otra',
      disordered: 'es desordenada y no da bonificación',
    },
  },
  shotThenCharge: {
    asks: '¿Contra quién puede cargar una unidad que ha disparado?',
    answers: {
      'shot-unit-first': 'primero contra quien disparó, otros además', 'shot-unit-only': 'solo contra quien disparó',
      'shot-unit-primary': 'contra quien disparó como objetivo principal',
    },
  },
  stationaryFireBan: {
    asks: '¿Puede cargar una unidad que se quedó quieta para disparar?',
    answers: { banned: 'no', allowed: 'sí', caller: 'lo dice quien prepara la mesa' },
  },
  overwatch: {
    asks: '¿Pueden disparar antes quienes reciben la carga?', answers: { no: 'no', yes: 'sí, una vez por turno' },
  },
  support: {
    asks: '¿Cómo golpean las miniaturas junto a un amigo en contacto?',
    answers: { 'one-attack': 'un ataque simple', full: 'con todo lo que tienen' },
  },
  supportReach: {
    asks: '¿Junto a qué amigos deben estar?',
    answers: { 'own-unit': 'amigos de su propia unidad', 'any-friend': 'cualquier amigo del combate' },
  },
  engagedWhen: {
    asks: '¿Cuándo se mira quién lucha?',
    answers: {
      'fight-start': 'una vez, al empezar el combate', step: 'en cada paso de Iniciativa',
      'step-after-pile-in': 'en cada paso, tras agruparse 3″',
    },
  },
  vulnerable: {
    asks: '¿Quién puede ser baja?',
    answers: {
      'danger-zone': 'las miniaturas en contacto con quienes golpean, o a 2″ de una de ellas',
      engaged: 'las que estén trabadas en ese paso', 'whole-unit': 'cualquiera de la unidad, la más cercana primero',
    },
  },
  chargeBonusBar: {
    asks: '¿Qué quita la bonificación por carga?',
    answers: {
      'fired-but-terminators': 'haber disparado; no a Terminators, motos y bípodes',
      fired: 'haber disparado; no a motos y bípodes', disordered: 'una carga desordenada',
      photon: 'las granadas de fotones',
    },
  },
  cover: {
    asks: '¿Qué da la cobertura a quien recibe en ella una carga?',
    answers: { 'initiative-10': 'golpea con Iniciativa 10', 'before-all': 'golpea antes que todos', nothing: 'nada' },
  },
  coverLine: {
    asks: '¿De quién se mira si la carga cruzó cobertura?',
    answers: { unit: 'de toda la unidad', model: 'de cada miniatura' },
  },
  terrainStrikesLast: {
    asks: '¿Golpea al final quien carga por terreno difícil?', answers: { no: 'no', yes: 'sí, con Iniciativa 1' },
  },
  majorityOver: {
    asks: '¿Entre quiénes se cuentan Habilidad de Armas y Resistencia?',
    answers: { unit: 'toda la unidad', engaged: 'sus miniaturas trabadas' },
  },
  tieWeaponSkill: {
    asks: '¿Qué Habilidad de Armas cuenta si varias empatan?',
    answers: { lowest: 'la más baja', highest: 'la más alta' },
  },
  tieToughness: {
    asks: '¿Qué Resistencia cuenta si varias empatan?',
    answers: { owner: 'elige el dueño', lowest: 'la más baja', highest: 'la más alta' },
  },
  armour: {
    asks: '¿Qué impide una salvación por armadura?',
    answers: {
      'denied-or-capped': 'las armas que lo dicen, o que como mucho permiten 4+', denied: 'las armas que lo dicen',
      'armour-piercing': 'las armas cuyo FP es tan bueno como la salvación',
    },
  },
  allocation: {
    asks: '¿Cómo se reparten las heridas?',
    answers: {
      lap: 'al mayor grupo de armadura, luego al siguiente, y vuelta a empezar',
      iterative: 'al mayor grupo de armadura, contado de nuevo tras cada tanda',
      pools: 'un lote tras otro, la miniatura más cercana primero', 'owner-picks': 'el dueño elige entre las trabadas',
    },
  },
  splitAttacks: {
    asks: '¿Cómo golpea una miniatura que podría golpear a varias unidades?',
    answers: { 'by-model': 'elige una unidad', 'by-attack': 'reparte sus ataques' },
  },
  stageOrder: {
    asks: '¿En qué orden vienen los pasos tras un combate?',
    answers: {
      'pile-in-first': 'agruparse, retirada, consolidar', 'break-off-first': 'retirada, consolidar, agruparse',
      'sweep-first': 'persecución, agruparse, consolidar',
    },
  },
  panic: {
    asks: '¿Cunde el pánico entre los amigos de una unidad aniquilada?',
    answers: { no: 'no', 'within-6': 'sí, a 6″' },
  },
  moralePenalty: {
    asks: '¿Es más difícil la moral cuantas más heridas de diferencia?', answers: { no: 'no', yes: 'sí' },
  },
  autoFail: {
    asks: '¿Pueden los perdedores fallar su moral a propósito?',
    answers: { no: 'no', yes: 'sí, si no pueden dañar al enemigo' },
  },
  sweep: {
    asks: '¿Qué pasa con los atrapados en una persecución arrolladora?',
    answers: {
      relock: 'siguen en combate', 'free-round': 'reciben golpes otra vez y se van', destroy: 'son destruidos',
    },
  },
  consolidate: {
    asks: '¿Cuánto consolidan los vencedores, y a quién pueden tocar?',
    answers: { 'three-any': '3″, a cualquiera', 'three-new': '3″, a nuevos enemigos', 'die-none': 'un dado, a nadie' },
  },
  endPileIn: {
    asks: '¿Cómo se agrupan al final los que siguen trabados?',
    answers: {
      'six-unengaged-first': '6″ a través de todo, primero enemigos libres', six: '6″ a través de todo',
      'three-as-charge': '3″, como en una carga',
    },
  },
  lockedShooting: {
    asks: '¿Quién no dispara ni es blanco mientras está trabado?',
    answers: { model: 'las miniaturas en contacto y las que estén a 2″ de ellas', unit: 'toda la unidad' },
  },
  characterStrike: {
    asks: '¿A quién golpea quien está en contacto con un personaje y su unidad?',
    answers: { may: 'a cualquiera de los dos', must: 'al personaje' },
  },
  monsterIsCharacter: {
    asks: '¿Una criatura monstruosa se trata como un personaje?', answers: { no: 'no', yes: 'sí' },
  },
};
