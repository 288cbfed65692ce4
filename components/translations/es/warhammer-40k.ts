/** In Spanish: an assault phase of Warhammer 40,000. */
import type { EndKey } from '../../../src/warhammer-40k/explain/nearest-end.ts';
import type { Side } from '../../../src/warhammer-40k/model/procedure.ts';
import { capital, counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { diceOf, further, withMonsters } from './grammar.ts';

type Words = English['warhammer-40k'] & English['warhammer-40k-dice'] & English['warhammer-40k-menu']
  & English['warhammer-40k-policy']
  & English['warhammer-40k-silent'] & English['warhammer-40k-fight'] & English['warhammer-40k-odds']
  & English['warhammer-40k-map'];

const NO_YES = { no: 'no', yes: 'sí' };
const SIDES: Readonly<Record<Side, string>> = { attacker: 'el atacante', defender: 'el defensor' };
const BARE: Readonly<Record<Side, string>> = { attacker: 'atacante', defender: 'defensor' };

const SAVES = { armour: 'armadura', invulnerable: 'salvación invulnerable' };

/** What the walk-through of Warhammer 40,000 says of its own accord. */
const warhammer40k: Words['warhammer-40k'] = {
  phase: title => `Fase de asalto: ${title}`,
  untitled: 'Una fase de asalto',
  verdicts: {
    wound: { counts: 'herida', countsNot: 'sin herida' },
    save: { counts: 'salvada', countsNot: 'no salvada' },
  },
  noEdition: (ruleset, editions) =>
    `No hay reglas «${ruleset}». Hay ${editions.map(one => `warhammer-40k-${one}`).join(', ')}.`,
  noSample: (id, known) => `No hay ninguna fase incluida «${id}». Hay ${known.join(', ')}.`,
  charge: 'Carga',
  fight: 'Combate',
  aftermath: 'Consecuencias',
  step: rung => `Iniciativa ${rung}`,
  coverStep: 'paso de cobertura',
  chooses: (names, forces) => `${names} ${form(forces, { one: 'elige', other: 'eligen' })}.`,
  other: 'Otra',
  usual: 'la respuesta habitual',
  forAll: 'Lo habitual en todas estas preguntas',
  tapToo: 'También puedes tocar una miniatura en el mapa.',
  whyRule: '¿Qué dice la regla?',
  textSays: (question, answer) => `${question} ${capital(answer)}.`,
  notTold: 'este texto no lo dice',
  menu: 'Fases, ediciones y dados',
  nextTurnMore: 'El turno del otro jugador: quien está trabado sigue luchando, y quien huye sigue huyendo.',
  edition: 'Edición',
  playedUpTo: title => `Tu fase se ha jugado otra vez según este texto. Desde aquí sigue de otra forma: ${title}.`,
  inTurn: (edition, turn, active) => `${edition}, turno ${turn}, ${BARE[active]}`,
  combat: (units, round) => `${units.join(', ')}, ronda ${round}`,
  fallBackRolls: 'Tiradas de retirada que superar',
  fallBackRoll: (unit, roll) => `${unit} saca ${roll}.`,
  wounds: 'Heridas causadas',
  losses: 'Unidades',
  resultOf: ({ winner, wounds: { attacker, defender } }) => {
    const wounds = `${attacker} a ${defender} en heridas.`;
    if (winner === null && attacker !== defender) return wounds;
    return `${winner === null ? 'Empate' : `Gana ${SIDES[winner]}`}: ${wounds}`;
  },
  fateOf: (name, fate, lost, of) => `${name}: ${fate} (bajas: ${lost} de ${of})`,
  toMove: names => `Aún sin mover: ${names}.`,
  declared: (unit, targets) => `${unit} carga contra ${targets.join(', ')}.`,
  charger: '¿Quién carga?',
  targets: '¿Contra quién?',
  primary: 'objetivo principal',
  picked: '¿Quién se mueve ahora?',
  noWeapon: 'nada especial',
  attacksOf: (model, attacks) => `${model}: ${counted(attacks, { one: 'ataque', other: 'ataques' })}`,
  attacksAt: (model, unit) => `${model}: ataques contra ${unit}`,
  at: targets => `contra ${targets.join(', ')}`,
  fires: unit => `${unit} puede disparar`,
  woundsOn: model => `Heridas en ${model}`,
  misses: unit => `${unit} dispara y falla`,
  guns: { gun: 'Armas', template: 'Plantillas', blast: 'Armas de área' },
  gunShots: guns => `${guns}: disparos`,
  gunHits: guns => `${guns}: impactos`,
  gunStrength: guns => `${guns}: Fuerza`,
  gunPiercing: guns => `${guns}: FP, 0 si no hay`,
  shoots: unit => `${unit} dispara`,
  fireWounds: (unit, wounds) => `${unit} dispara: ${counted(wounds, { one: 'herida', other: 'heridas' })}`,
  nobody: 'nadie',
  versus: (who, against) => `${who} contra ${against}`,
  thrown: (purpose, target) => `${capital(purpose)}${target === null ? '' : ` ${target}+`}`,
  choices: {
    combat: '¿Qué combate se libra ahora?',
    toughness: '¿Qué Resistencia cuenta?',
    'armour-group': '¿Qué armadura recibe primero las heridas?',
    casualty: '¿Quién recibe la herida?',
    pool: '¿Qué heridas se resuelven ahora?',
    nominee: '¿Quién debe tirar la primera salvación?',
    'force-victim': '¿Contra quién va el arma psíquica?',
    morale: '¿Chequear la moral o fallar a propósito?',
    sweep: '¿Intentar una persecución arrolladora?',
    'free-round': '¿Golpear al enemigo que huye?',
    'range-again': '¿Qué dados se repiten?',
    'hit-and-run': '¿Zafarse del combate?',
    direction: '¿Hacia dónde?',
  },
  options: {
    test: 'Chequear la moral', fail: 'Fallar a propósito', sweep: 'Perseguir', stay: 'Quedarse', strike: 'Golpear',
    hold: 'Contenerse', 'no-armour': 'Sin armadura',
    none: 'Ninguno', first: 'El primer dado', second: 'El segundo dado', both: 'Los dos dados',
    leave: 'Zafarse',
  },
  oClock: hour => `Hacia ${hour === '1' ? 'la' : 'las'} ${hour} del reloj`,
  hours: {
    up: 'arriba en el mapa', right: 'a la derecha en el mapa',
    down: 'abajo en el mapa', left: 'a la izquierda en el mapa',
  },
  toughness: value => `Resistencia ${value}`,
  saveOn: face => `Salvación ${face}+`,
  refused: {
    'not-agreed': weapons =>
      `${weapons}: heavy no está en este texto; hay que acordar 4C-W3 (heavyWeapons) o usar ordinary.`,
    'needs-number': weapons => `${weapons}: esa arma no existe en esta edición; indica armourPiercing.`,
  },
  idleGrenades: grenades => `${grenades}: estas granadas no hacen nada según este texto.`,
  playsOn: 'Esta mesa se montó cuando aún no se pedía eso: se puede jugar como estaba, pero sin '
    + 'probabilidades.',
  otherSaves: 'Otra salvación en su lugar',
  keepsWound: model => `La herida se queda en ${model}: sin tirada`,
  odds: 'Probabilidades de este combate desde aquí',
  oneBy: (who, by, need) => `${who}: una herida con ${SAVES[by]} de ${need}+`,
  allBy: (who, by, need) => `${who}: todas las heridas con ${SAVES[by]} de ${need}+`,
  round: round => `ronda ${round}`,
  woundsLeft: (left, of) => `${form(left, { one: 'queda', other: 'quedan' })} ${figure(left)} de `
    + `${counted(of, { one: 'herida', other: 'heridas' })}`,
  armour: save => (save === null ? 'sin armadura' : `salvación ${save}+`),
  poolOf: (strength, kind) => `Fuerza ${strength}, tipo: ${withMonsters(kind)}`,
  sixes: 'seises para herir',
  fates: { destroyed: 'destruida', 'falling-back': 'en retirada', locked: 'trabada en combate', free: 'libre' },
};

/** The menu of a phase, and what stands around the questions that the texts leave open. */
const warhammer40kMenu: Words['warhammer-40k/menu'] = {
  startAgainMore: 'La misma fase con los mismos dados.',
  newDiceMore: 'Desde el principio, con dados que nadie ha visto.',
  rulings: '¿Cómo lo juega tu club?',
  rulingsMore: 'Preguntas que los textos dejan abiertas.',
  completion: {
    heading: 'Complemento',
    lead: 'Lo que otras páginas añaden a este texto. Nada de eso se juega si no lo activas.',
    whole: { '7th': 'Jugar toda la séptima edición', '4th': 'Jugar toda la cuarta edición' },
    none: 'Desactivarlo todo',
    left: rows =>
      `Sin activar, pues no hay fuente guardada: ${rows.join(', ')}. Activa por su nombre lo que quieras.`,
    later: 'Se decide antes del primer turno.',
    rows: 'Qué se juega',
    subjects: {
      charge: 'Carga',
      overwatch: 'Disparos defensivos',
      traits: 'Reglas especiales',
      weapons: 'Armas y granadas',
      wounds: 'Heridas y salvaciones',
      characters: 'Personajes',
      outcome: 'Después del combate',
    },
  },
  rulingsLead: 'Con una respuesta nueva tu fase se juega otra vez con los mismos dados, hasta donde lleguen.',
  back: 'Volver a la fase',
  editions: 'La misma mesa según otro texto',
  phases: 'Fases incluidas',
  editionsMore: {
    'trial-seven-steps': 'El borrador posterior: golpean todos los que están en contacto, y agruparse va antes que '
      + 'la ruptura.',
    'trial-eight-steps': 'El borrador anterior: un paso para la cobertura antes que los demás y una ronda gratis para '
      + 'quien persigue.',
    '4th': 'Solo describe el combate: la carga y las consecuencias se acuerdan.',
    '7th': 'Disparo defensivo, cargas de alcance aleatorio, lotes de heridas, una persecución que destruye.',
  },
  asked: {
    lapOverflow: {
      asks: '¿Qué pasa con las heridas de un grupo de armadura que se queda sin nadie?',
      answers: { spill: 'pasan al grupo siguiente', discard: 'se pierden' },
    },
    majority: {
      asks: '¿Qué es una mayoría?',
      answers: { most: 'lo que más se repite', 'more-than-half': 'lo que comparte más de la mitad' },
    },
    coverInOngoingCombat: { asks: '¿Cuenta la cobertura para una unidad que ya luchaba?', answers: NO_YES },
    freeRoundSecondWeapon: {
      asks: '¿Cuenta una segunda arma en la ronda gratis de una persecución?', answers: NO_YES,
    },
    moraleTest: {
      asks: '¿Cuándo se supera un chequeo de Liderazgo?',
      answers: {
        'at-most-leadership': 'dos dados suman como mucho el Liderazgo',
        'natural-two-passes': 'dos dados suman como mucho el Liderazgo o son dos unos',
      },
    },
    penaltyPerWound: {
      asks: '¿Cuánto Liderazgo cuesta cada herida de diferencia?',
      answers: { 1: 'un punto', 0: 'nada', 2: 'dos puntos' },
    },
    dangerousSave: {
      asks: '¿Qué salva de una herida por terreno peligroso?',
      answers: {
        none: 'nada', invulnerable: 'una salvación invulnerable',
        'armour-or-invulnerable': 'la armadura o una invulnerable',
      },
    },
  },
};

/** Where the text does not tell. */
const warhammer40kSilent: Words['warhammer-40k/silent'] = {
  siblings: 'Según las páginas hermanas',
  siblingsMore: 'De segunda mano, de otras páginas de esta edición. Lo demás queda abierto.',
  siblingsTell: answer => `Las páginas hermanas dicen: ${answer}.`,
  siblingsTellNot: 'Las páginas hermanas no lo dicen.',
  asIn: edition => `Como en: ${edition}`,
  silent: 'Este texto no lo dice',
  silentLead: (edition, what) =>
    `${edition}: ${what} Aquí no se inventa nada. Se puede acordar una respuesta de otra edición o seguir sin ella.`,
  notAgreed: 'sin acuerdo',
};

/** The questions in which the editions differ, and their answers. */
export const warhammer40kPolicy: Words['warhammer-40k/policy'] = {
  chargeShape: {
    asks: '¿En qué orden cargan las unidades?',
    answers: {
      together: 'todas declaran y luego todas se mueven', 'in-turn': 'una unidad declara y se mueve antes que la '
        + 'siguiente',
    },
  },
  chargeRange: {
    asks: '¿Hasta dónde llega una carga?',
    answers: { unit: 'hasta donde pueda la unidad', six: '6″', 'two-dice': 'dos dados' },
  },
  chargeTerrain: {
    asks: '¿Cómo afecta el terreno difícil a una carga?',
    answers: { 'keep-higher': 'su alcance es el mayor de dos dados', 'minus-two': '2″ menos de alcance' },
  },
  chargeSight: { asks: '¿Hay que ver al objetivo para cargar?', answers: { no: 'no', yes: 'sí' } },
  multiCharge: {
    asks: '¿Qué rige para una carga contra varias unidades?',
    answers: {
      primary: 'llega a todas, primero a la principal', cluster: 'cada una está a 2″ o menos de otra',
      disordered: 'es desordenada y no da bonificación',
    },
  },
  shotThenCharge: {
    asks: '¿Contra quién puede cargar una unidad que ha disparado?',
    answers: {
      'shot-unit-first': 'primero contra la unidad a la que disparó; además, contra otras', 'shot-unit-only': 'solo '
        + 'contra la unidad a la que disparó',
      'shot-unit-primary': 'contra la unidad a la que disparó, como objetivo principal',
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
    asks: '¿Cómo golpea quien está junto a una miniatura amiga en contacto?',
    answers: { 'one-attack': 'con un ataque simple', full: 'con todo lo que tiene' },
  },
  supportedBy: {
    asks: '¿Junto a qué miniaturas amigas en contacto se puede golpear?',
    answers: { 'own-unit': 'las de la propia unidad', 'any-friend': 'cualquiera del combate' },
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
      'danger-zone': 'las miniaturas en contacto con quienes golpean, o a 2″ o menos de una de ellas',
      engaged: 'las miniaturas trabadas en ese paso', 'whole-unit': 'cualquiera de la unidad, la más cercana primero',
    },
  },
  chargeBonusBar: {
    asks: '¿Qué quita la bonificación por carga?',
    answers: {
      'fired-but-terminators': 'los disparos propios, salvo los de Terminators, motos y bípodes',
      fired: 'los disparos propios, salvo los de motos y bípodes', disordered: 'una carga desordenada',
      photon: 'las granadas de fotones',
    },
  },
  cover: {
    asks: '¿Qué permite la cobertura a quien recibe en ella una carga?',
    answers: { 'initiative-10': 'golpear con Iniciativa 10', 'before-all': 'golpear antes que nadie', nothing: 'nada' },
  },
  coverLine: {
    asks: '¿De quién se mira si la carga cruzó una cobertura?',
    answers: { unit: 'de toda la unidad', model: 'de cada miniatura' },
  },
  terrainStrikesLast: {
    asks: '¿Golpea al final quien carga por terreno difícil?', answers: { no: 'no', yes: 'sí, con Iniciativa 1' },
  },
  majorityOver: {
    asks: '¿Entre quiénes se cuentan la Habilidad de Armas y la Resistencia?',
    answers: { unit: 'toda la unidad', engaged: 'las miniaturas trabadas de la unidad' },
  },
  tieWeaponSkill: {
    asks: '¿Qué Habilidad de Armas cuenta si ninguna tiene la mayoría?',
    answers: { lowest: 'la más baja', highest: 'la más alta de las que empatan' },
  },
  tieToughness: {
    asks: '¿Qué Resistencia cuenta si ninguna tiene la mayoría?',
    answers: {
      owner: 'elige el dueño entre las que empatan', lowest: 'la más baja', highest: 'la más alta de las que empatan',
    },
  },
  armour: {
    asks: '¿Qué impide una salvación por armadura?',
    answers: {
      denied: 'las armas que lo dicen', 'armour-piercing': 'las armas cuyo FP es tan bueno como la salvación',
    },
  },
  allocation: {
    asks: '¿Cómo se reparten las heridas?',
    answers: {
      lap: 'al grupo de armadura que va primero, luego al siguiente, y vuelta a empezar',
      iterative: 'al mayor grupo de armadura, contado de nuevo tras cada tanda',
      pools: 'un lote tras otro, la miniatura más cercana primero',
      'owner-picks': 'el dueño elige entre las miniaturas trabadas',
    },
  },
  splitAttacks: {
    asks: '¿Cómo golpea una miniatura que podría golpear a varias unidades?',
    answers: { 'by-model': 'elige una unidad', 'by-attack': 'reparte sus ataques' },
  },
  stageOrder: {
    asks: '¿En qué orden vienen los pasos tras un combate?',
    answers: {
      'pile-in-first': 'agruparse, ruptura, consolidación', 'break-off-first': 'ruptura, consolidación, agruparse',
      'sweep-first': 'persecución, agruparse, consolidación',
    },
  },
  panic: {
    asks: '¿Cunde el pánico en las unidades amigas de una aniquilada?',
    answers: { no: 'no', 'within-6': 'sí, a 6″ o menos' },
  },
  moralePenalty: {
    asks: '¿Es más difícil el chequeo de moral con más heridas de diferencia?', answers: { no: 'no', yes: 'sí' },
  },
  autoFail: {
    asks: '¿Pueden los perdedores fallar a propósito su chequeo de moral?',
    answers: { no: 'no', yes: 'sí, si no pueden dañar al enemigo' },
  },
  sweep: {
    asks: '¿Qué pasa con los atrapados en una persecución arrolladora?',
    answers: {
      relock: 'siguen trabados', 'free-round': 'reciben golpes otra vez y se van',
      destroy: 'son destruidos; cuenta la Iniciativa más alta de una unidad',
      'destroy-by-most': 'son destruidos; cuenta la Iniciativa que tiene la mayoría de una unidad',
    },
  },
  consolidate: {
    asks: '¿Cuánto consolidan los ganadores y a quién pueden tocar?',
    answers: { 'three-any': '3″, a cualquiera', 'three-new': '3″, a nuevos enemigos', 'die-none': 'un dado, a nadie' },
  },
  endPileIn: {
    asks: '¿Cómo se agrupan al final los que siguen trabados?',
    answers: {
      'six-unengaged-first': '6″ a través de todo, primero hasta enemigos libres', six: '6″ a través de todo',
      'three-as-charge': '3″, como en una carga',
    },
  },
  lockedShooting: {
    asks: '¿Quién no dispara ni recibe disparos mientras está trabado?',
    answers: { model: 'las miniaturas en contacto y las que estén a 2″ o menos de ellas', unit: 'toda la unidad' },
  },
  characterStrike: {
    asks: '¿A quién golpea quien está en contacto con un personaje y su unidad?',
    answers: { may: 'a cualquiera de los dos', must: 'al personaje', 'with-unit': 'a la unidad, personaje incluido' },
  },
  monsterIsCharacter: {
    asks: '¿Una criatura monstruosa cuenta como personaje?', answers: { no: 'no', yes: 'sí' },
  },
  weaponEffects: {
    asks: '¿Qué hacen las armas especiales?',
    answers: {
      'trial-rules': 'lo que dicen las reglas de prueba',
      borrowed: 'lo que dicen las reglas de prueba, tomado de ellas',
      'special-rules': 'lo que dicen reglas especiales ajenas al texto, con FP',
    },
  },
  heavyWeapons: {
    asks: '¿Con cuánto salva la armadura contra un arma pesada?',
    answers: { 'four-at-best': 'con 4+ en el mejor de los casos', unknown: 'esa arma no existe' },
  },
};

/** What is said of those who stand on the battlefield of a phase. */
export const warhammer40kScene: Words['warhammer-40k/scene'] = {
  model: (name, unit, stance, rung) => `${name}, ${unit}, ${stance}, golpea en el paso ${rung}`,
  fillings: {
    solid: 'golpea ahora, en contacto', tinted: 'ahora, junto a una miniatura amiga',
    ring: 'golpea en el paso que lleva dentro',
  },
  fires: 'dispara ahora',
  step: 'paso',
  strength: points => `F ${figure(points)}`,
  piercing: points => `FP ${figure(points)}`,
  unit: (name, left, all) => `${name} · ${figure(left)}${left < all ? ` de ${figure(all)}` : ''}`,
  touches: (name, enemy) => `${name} está en contacto con ${enemy}`,
  standsBy: (name, friend) => `${name} está junto a ${friend}`,
  told: line => `${line}.`,
  wound: number => `Herida ${number}`,
  kinds: {
    woods: 'bosque', ruins: 'ruinas', barricade: 'barricada', craters: 'cráteres', water: 'agua', swamp: 'pantano',
    hill: 'colina', rock: 'roca', building: 'edificio',
  },
  remaining: inches => `${inches === '1″' ? 'queda' : 'quedan'} ${inches}`,
  way: (inches, most) => `${inches} de ${most}`,
};

const KEYS =
  'Las flechas van de una miniatura a otra; Intro elige una. Si la elegida puede moverse, las flechas la mueven media '
  + 'pulgada, o dos con Mayús; Intro la suelta, Escape la devuelve a su sitio, después anula la elección y después '
  + 'sale del mapa. Re Pág y Av Pág van a otras miniaturas. Más, menos y cero cambian el zoom.';

/** What the battlefield of a phase says. */
const warhammer40kMap: Words['warhammer-40k/map'] = {
  map: counters => `Campo de batalla con ${counted(counters, { one: 'miniatura', other: 'miniaturas' })}`,
  keys: KEYS,
  keysAndAsking: `${KEYS} Un signo de interrogación pregunta por qué una miniatura puede luchar o no.`,
  caption: 'Miniaturas en el campo de batalla',
  columns: {
    name: 'Miniatura', side: 'Bando', values: 'Iniciativa', fights: 'Cómo lucha', nearest: 'Enemigo más cercano',
    hits: 'Heridas', kind: 'Tipo', place: 'Posición, pulgadas a la derecha · arriba',
  },
  shapes: { circle: 'miniatura', square: 'moto o bípode', ring: 'criatura monstruosa' },
  stances: {
    fighting: 'en contacto', engaged: 'sin contacto', supporting: 'junto a una miniatura amiga en contacto',
    bystander: 'en ningún combate',
  },
  dead: 'eliminada',
  broken: 'en retirada',
  lines: {
    contact: 'en contacto', firefight: 'disparo', support: 'junto a una miniatura amiga en contacto',
    'too-far': 'demasiado lejos', blocked: 'fuera de la vista', distance: 'distancia que decide',
  },
  hit: state => `herida, ${state}`,
  token: (number, state) => `herida ${number}, ${state}`,
  tokenOn: (number, name) => `Herida ${number} en ${name}`,
};

const STATES = { done: 'acabado', now: 'ahora', later: 'por venir' } as const;
const WOUNDS = { one: 'herida', other: 'heridas' };

/** 'HA 4 contra HA 3: 3+', in one line. */
const needWords = (own: string, against: string, need: number | null): string =>
  `${own} vs ${against}: ${need === null ? 'nunca' : `${need}+`}`.replaceAll(' ', '\u00a0');

/** What would be so if a move of a phase ended elsewhere. */
const ENDS: Readonly<Record<EndKey, string>> = {
  'short-enough': 'sería lo bastante corto', room: 'habría sitio', clear: 'no acabaría en ese terreno',
  touching: 'llegaría hasta un enemigo, como debe', together: 'la miniatura seguiría con su unidad',
  allowed: 'estaría permitido',
};

/** What is said round a fight of Warhammer 40,000. */
const warhammer40kFight: Words['warhammer-40k/fight'] = {
  answers: { yes: 'Sí', no: 'No', 'not-now': 'Ahora no' },
  speaks: { for: 'A favor:', against: 'En contra:', neither: 'Conviene saber:' },
  opposite: ({ move, could }) => `${further(move, '″')}, ${could ? 'golpearía' : 'no golpearía'}.`,
  end: ({ move, then }) => `Si el movimiento acabara ${further(move, '″')}, ${ENDS[then]}.`,
  ladder: 'Iniciativa',
  rung: rung => (rung === 'cover' ? '★' : String(rung)),
  stepSpoken: (rung, state) => `Paso de ${rung === 'cover' ? 'cobertura' : `Iniciativa ${rung}`}, ${STATES[state]}: `,
  ledger: 'Los golpes de este paso',
  columns: { blows: 'Golpes', dice: 'Dados', hits: 'Impactos', wounds: 'Heridas' },
  skill: ({ weaponSkill, againstSkill }, need) =>
    (need === null ? 'impacta sin tirar' : needWords(`HA ${weaponSkill}`, `HA ${againstSkill}`, need)),
  strength: ({ strength, againstToughness }, need) =>
    (againstToughness === null ? `F ${strength}` : needWords(`F ${strength}`, `R ${againstToughness}`, need)),
  wound: (strength, on) => `F ${strength}, hiere con ${on}+`,
  special: kind => `tipo: ${withMonsters(kind)}`,
  against: target => `contra ${target}`,
  ofUnit: (unit, why) => `${unit}: ${why}`,
  slain: 'muerta',
  wounded: 'pierde una herida',
  sameOne: 'La misma miniatura mientras siga en pie',
  elseAnother: unit => `si no, otra de la unidad ${unit}`,
  waits: 'aún sin repartir',
  whyNumbers: '¿Por qué estos números?',
  notYet: 'sin tirar aún',
  taken: (unit, of, saved, lost, beyond) => [
    `${unit}: ${counted(of, WOUNDS)}, ${counted(saved, { one: 'salvada', other: 'salvadas' })}, `
    + counted(lost, { one: 'sufrida', other: 'sufridas' }),
    ...(beyond > 0 ? [`${beyond} sin nadie que ${form(beyond, { one: 'la', other: 'las' })} reciba`] : []),
  ].join(', '),
  open: waiting => `${counted(waiting, WOUNDS)} por resolver`,
  why: model => `¿Golpea ${model}?`,
  rule: id => `Regla ${id}`,
  ruleSays: 'Qué dice la regla',
  close: 'Cerrar',
};

/** What is said round the odds of a fight of Warhammer 40,000. */
const warhammer40kOdds: Words['warhammer-40k/odds'] = {
  oddsOf: (attackers, defenders) => `Probabilidades del combate: ${attackers} contra ${defenders}`,
  calculator: 'Probabilidades de un combate',
  edition: 'Reglas',
  fight: 'Combate',
  afterCharge: 'Las miniaturas están como tras la carga, igual en todas las ediciones.',
  ifCharged: 'Si la carga lleva a todos hasta el contacto y nadie cae por disparos en el camino:',
  beforeCharges: 'Aún no se han hecho las cargas: las probabilidades se saben cuando las miniaturas están en contacto.',
  nobodyTouches: 'Nadie está en contacto con un enemigo, así que no hay combate.',
  allFought: 'Todos los combates de este turno se han librado.',
  reckoning: 'Calculando…',
  failed: 'Las probabilidades de este combate no se pueden calcular.',
  sides: { attacker: 'Atacante', defender: 'Defensor' },
  wins: 'Quién gana',
  mostWounds: 'Quién causa más heridas',
  none: 'Nadie',
  share: (who, chance) => `${who}\u00a0${chance}`,
  what: 'Qué puede pasar',
  wipedOut: 'No queda nadie',
  breaks: 'Una unidad falla su chequeo de moral',
  swept: {
    relock: 'Una unidad atrapada sigue trabada',
    'free-round': 'Una unidad atrapada recibe más golpes',
    destroy: 'Una unidad atrapada es destruida',
    'destroy-by-most': 'Una unidad atrapada es destruida',
  },
  untold: 'Este texto no dice qué sigue al combate.',
  sampled: (points, chance) =>
    `Con un margen de ${points} puntos: de un ${chance} de los desarrollos solo se siguieron muestras.`,
  sampledSoFar: (points, chance) =>
    `Por ahora con un margen de ${points} puntos: de un ${chance} de los desarrollos solo se han seguido muestras.`,
  readingLegend: 'Cómo contar',
  reading: { exactly: 'Exactamente', atLeast: 'Al menos' },
  lost: 'Bajas de miniaturas desde aquí',
  wounds: 'Heridas causadas en la ronda',
  count: 'Cuántas',
  assumed: {
    'usual-choices': 'Los dos jugadores eligen lo habitual.',
    'usual-pile-ins': 'Las miniaturas se agrupan por el camino más corto.',
    'usual-weapons': 'Quien no ha elegido golpea con el arma que más vale.',
  },
};

const MODELS = { one: 'miniatura', other: 'miniaturas' } as const;

/** Of two dice of a charge, those that are thrown again. */
const AGAIN: Readonly<Record<string, string>> = {
  none: 'Conservar los dos dados', first: 'Repetir el primer dado',
  second: 'Repetir el segundo dado', both: 'Repetir los dos dados',
};

/** What the next action of a phase is called. */
const warhammer40kPrimary: Words['warhammer-40k/primary'] = {
  chargeWith: unit => `Cargar con ${unit}`,
  nobodyElse: 'Nadie más carga',
  endCharges: 'Acabar las cargas',
  move: unit => `Mover ${unit}`,
  holdsFire: unit => `${unit} no dispara`,
  endOverwatch: 'Acabar los disparos defensivos',
  moveModels: models => `Mover ${counted(models, MODELS)}`,
  moveNobodyElse: 'Nadie más se mueve',
  pileIn: models => `Agrupar ${counted(models, MODELS)}`,
  endPileIn: 'Acabar el agrupamiento',
  endConsolidation: 'Acabar la consolidación',
  strike: models => `Golpear con ${counted(models, MODELS)}`,
  throwRange: dice => `Tirar ${diceOf(dice)} para el alcance de carga`,
  throwDangers: dice => `Tirar ${diceOf(dice)} por terreno peligroso`,
  throwRegroup: dice => `Tirar ${diceOf(dice)} para reagruparse`,
  throwToHit: dice => `Tirar ${diceOf(dice)} para impactar`,
  throwToWound: dice => `Tirar ${diceOf(dice)} para herir`,
  throwToWoundAgain: dice => `Repetir ${diceOf(dice)} para herir`,
  throwToHitAgain: dice => `Repetir ${diceOf(dice)} para impactar`,
  throwDestroyed: dice => `Tirar ${diceOf(dice)} para las heridas del arma destructora`,
  throwPainless: dice => `Tirar ${diceOf(dice)} para no sentir dolor`,
  testFear: 'Chequear el miedo',
  throwRampage: 'Tirar para arrasar',
  throwSaves: dice => (dice === 1 ? 'Tirar una salvación' : `Tirar ${figure(dice)} salvaciones`),
  throwPsychic: 'Tirar el chequeo psíquico',
  testPanic: units => `Chequear el pánico de ${counted(units, { one: 'unidad', other: 'unidades' })}`,
  testMoraleOn: need => `Chequear la moral con ${figure(need)}`,
  testMorale: units => `Chequear la moral de ${counted(units, { one: 'unidad', other: 'unidades' })}`,
  fallBack: dice => `Tirar ${figure(dice)}D6 de retirada`,
  throwSweep: dice => `Tirar ${diceOf(dice)} para la persecución`,
  throwConsolidation: dice => `Tirar ${diceOf(dice)} para consolidar`,
  throwInitiative: 'Tirar el chequeo de Iniciativa',
  throwSlip: dice => `Tirar ${diceOf(dice)} para zafarse`,
  throwRollOff: 'Tirar el desempate',
  throwLookOut: 'Tirar para «¡Cuidado, señor!»',
  throwTemplates: dice => `Tirar ${diceOf(dice)} para las plantillas`,
  withoutAnswers: answers => `Seguir sin ${counted(answers, { one: 'respuesta', other: 'respuestas' })}`,
  beginTurn: turn => `Empezar el turno ${figure(turn)}`,
  review: 'Analizar',
  choices: {
    combat: what => `Luchar: ${what}`,
    toughness: what => `Usar ${what}`,
    'armour-group': what => `${what} primero`,
    casualty: what => `${what} recibe la herida`,
    pool: what => `Resolver: ${what}`,
    nominee: what => `${what} tira primero`,
    'force-victim': what => `Usar el arma psíquica contra ${what}`,
    morale: unit => `Chequear la moral de ${unit}`,
    sweep: unit => `Perseguir con ${unit}`,
    'free-round': unit => `Golpear con ${unit}`,
    'range-again': dice => AGAIN[dice]!,
    'hit-and-run': unit => `${unit} se queda`,
    direction: towards => `Zafarse: ${towards}`,
  },
};

/** What each event of a phase is called when it is taken back or done again. */
const warhammer40kEvents: Words['warhammer-40k/events'] = {
  'answer.agreed': 'respuesta acordada',
  'silence.accepted': 'continuación sin respuesta',
  'charge.declared': 'carga declarada',
  'declarations.ended': 'fin de las cargas',
  'charger.picked': 'elección de quién se mueve',
  'overwatch.fired': 'disparos defensivos',
  'overwatch.shot': 'disparos defensivos',
  'overwatch.ended': 'fin de los disparos defensivos',
  'rest.moved': 'movimientos',
  'moves.ended': 'fin de los movimientos',
  'weapon.chosen': 'elección de un arma',
  'strikes.aimed': 'objetivo',
  'strikes.settled': 'armas y objetivos',
  'save.chosen': 'elección de una salvación',
  'wound.kept': 'herida que se queda',
  'choice.made': 'respuesta',
};

/** What dice are thrown for. */
const warhammer40kPurposes: Words['warhammer-40k/purposes'] = {
  'charge-range': 'alcance de carga', 'dangerous-terrain': 'terreno peligroso', regroup: 'reagrupamiento',
  hit: 'para impactar', wound: 'para herir', 'wound-again': 'repetición para herir', save: 'para salvar',
  'psychic-test': 'chequeo psíquico', panic: 'pánico', morale: 'moral', 'fall-back': 'retirada',
  sweep: 'persecución arrolladora', consolidate: 'consolidación',
  'sweep-further': 'persecución adicional',
  'initiative-test': 'chequeo de Iniciativa',
  'hit-and-run': 'golpear y huir',
  'roll-off': 'tirada de desempate',
  'look-out': '¡Cuidado, señor!',
  templates: 'impactos de plantilla',
  'counter-range': 'contraataque',
  'hit-again': 'repetición para impactar',
  destroyed: 'heridas del arma destructora', 'feel-no-pain': 'para no sentir dolor', fear: 'miedo',
  rampage: 'arrasar',
};

export const warhammer40kBooks: English['warhammer-40k'] = {
  'warhammer-40k': warhammer40k,
  'warhammer-40k/primary': warhammer40kPrimary,
  'warhammer-40k/events': warhammer40kEvents,
};

export const warhammer40kDiceBooks: English['warhammer-40k-dice'] = {
  'warhammer-40k/purposes': warhammer40kPurposes,
};

export const warhammer40kMenuBooks: English['warhammer-40k-menu'] = {
  'warhammer-40k/menu': warhammer40kMenu,
};

export const warhammer40kSilentBooks: English['warhammer-40k-silent'] = {
  'warhammer-40k/silent': warhammer40kSilent,
};

export const warhammer40kPolicyBooks: English['warhammer-40k-policy'] = {
  'warhammer-40k/policy': warhammer40kPolicy,
};

export const warhammer40kFightBooks: English['warhammer-40k-fight'] = {
  'warhammer-40k/fight': warhammer40kFight,
};

export const warhammer40kOddsBooks: English['warhammer-40k-odds'] = {
  'warhammer-40k/odds': warhammer40kOdds,
};

export const warhammer40kMapBooks: English['warhammer-40k-map'] = {
  'warhammer-40k/scene': warhammer40kScene,
  'warhammer-40k/map': warhammer40kMap,
};
