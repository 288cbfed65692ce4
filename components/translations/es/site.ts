/** In Spanish: the pages of the site, and links, reports and the shelf. */
import { counted, figure, form } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { markersOf, WEAPONS } from './grammar.ts';

type Words = English['site'] & English['home'] & English['site-statechart'] & English['site-embed']
  & English['sharing'];

/** The page around the elements. */
const site: Words['site'] = {
  home: 'Inicio',
  views: 'Vistas de la mesa',
  more: 'Más',
  play: 'Jugar',
  setUp: 'Preparar',
  odds: 'Probabilidades',
  learn: 'Aprender',
  lists: 'Lista contra lista',
  statechart: 'Diagrama',
  embed: 'Para clubes',
  compare: 'Comparar en cuatro ediciones',
  share: 'Compartir',
  keep: 'Guardar',
  report: 'Informe',
  review: 'Análisis',
  fault: 'Avisar de un fallo',
  language: 'Idioma',
  unspoken: 'No se pudo cargar este idioma. Vuelve a cargar la página cuando haya red.',
  unloaded: 'No se pudo cargar esta parte. Vuelve a cargar la página cuando haya red.',
  unofficial: 'Una herramienta no oficial hecha por aficionados, para jugadores que tienen las reglas. No contiene '
    + 'texto de reglas ni ilustraciones. Los nombres de juegos, ejércitos y unidades son de sus dueños, que ni la han '
    + 'aprobado ni tienen nada que ver con ella.',
  licence: 'Software libre bajo la [licencia MIT]. Datos de las unidades del [NetEA Tournament Pack].',
  documentation: '[Documentación]: para jugadores, docentes y desarrolladores, y qué pasa con tus datos.',
  offline: 'Ya se puede usar sin conexión.',
};

/** Where one begins. */
const siteHome: Words['site/home'] = {
  game: 'Juego',
  games: { epic: 'Epic: Armageddon', phase: 'Warhammer 40,000' },
  edition: 'Edición',
  heading: 'Se encuentran dos formaciones. ¿Quién gana y por qué?',
  lead: 'Según el reglamento, con tus dados o los nuestros, y con la razón de cada línea.',
  settle: 'Resolver un asalto',
  settleLead: 'El de tu mesa, paso a paso, con tus dados o los nuestros.',
  charge: '¿Debo cargar?',
  chargeLead: 'Nombra los dos bandos y mira quién ganará probablemente.',
  line: 'Los dos bandos',
  example: '8 boyz, 2 nobz contra 6 tactical',
  phaseExample: '10 tactical contra 20 boyz',
  ask: 'Ver las probabilidades',
  learn: 'Aprender las reglas',
  learnLead: lessons => `${lessons} lecciones cortas en una mesa: tú respondes, las reglas juzgan.`,
  editions: 'Comparar cuatro ediciones',
  editionsLead: 'El mismo combate, las mismas decisiones y los mismos dados, según cuatro textos.',
  carryOn: 'Seguir',
  moment: (at, steps) => (steps === 0 ? 'sin empezar' : `paso ${at} de ${steps}`),
  ready: 'Ejemplos preparados',
  themes: {
    'marines-charge-warband': 'contacto y tiroteo',
    'orks-storm-ruins': 'cobertura',
    'banshees-and-terminators': 'First Strike, macroarmas',
    'firefight-to-a-tie': 'apoyo, empate, dos rondas',
    'warband-swarms-titan': 'una máquina de guerra',
    'mechanised-company-cornered': 'transportes',
    'warlord-leads-three-mobs': 'tres formaciones, alerta',
    'swarm-among-the-broken': 'entremezcladas, una desmoralizada',
    'falcons-refuse-close-combat': 'gravíticos',
    'thunderhawk-lands-on-guns': 'aterriza una aeronave',
    'gargant-barges-to-tanks': 'máquinas de guerra, Matatitanes',
    'bloodthirster-and-necrons': 'Expendable, unidades invocadas',
    'barricade-with-frag': 'cobertura, granadas de fragmentación',
    'barricade-without-frag': 'cobertura, sin granadas',
    'power-fist-sergeant': 'orden de Iniciativa',
    'two-armours': 'dos armaduras',
    'character-in-a-unit': 'un personaje',
    'multiple-combat': 'dos unidades por bando',
    'sweeping-advance': 'huida y persecución',
  },
};

/** What is said where something is done with what is on the table. */
const siteTableActions: Words['site/table-actions'] = {
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  close: 'Cerrar',
  keep: { assault: 'Guardar este asalto', phase: 'Guardar esta fase' },
  unnamed: { assault: 'Asalto', phase: 'Fase' },
  kept: name => `Guardado: ${name}.`,
};

/** What the page of the statecharts says around them. */
const siteStatechart: Words['site/statechart'] = {
  views: {
    chart: 'El diagrama', compare: 'Dos interpretaciones en paralelo', phase: 'El diagrama de Warhammer 40,000',
    editions: 'Cuatro ediciones en paralelo',
  },
  titles: {
    chart: 'El procedimiento como diagrama', compare: 'Dos interpretaciones en paralelo',
    phase: 'El diagrama de Warhammer 40,000', editions: 'Cuatro ediciones en paralelo',
  },
  leads: {
    chart: 'Una caja es un estado del asalto; una flecha, algo que puede pasar. Recorre el diagrama suceso a suceso.',
    compare: 'El mismo asalto, las mismas decisiones y los mismos dados, con dos respuestas a una pregunta de las '
      + 'reglas.',
    phase: 'Un diagrama para todas las ediciones: donde sus textos difieren, la respuesta a una pregunta dice por '
      + 'dónde se sigue.',
    editions: 'El mismo combate, las mismas decisiones y los mismos dados, en cuatro ediciones de Warhammer 40,000.',
  },
  shown: 'Qué se muestra',
  walkedWith: 'Asalto que se recorre',
  print: 'Imprimir',
  notLoaded: 'No se pudo cargar una parte del programa. Comprueba la conexión.',
  tryAgain: 'Intentar otra vez',
};

/** What the page says on which a tag is put together. */
const siteEmbed: Words['site/embed'] = {
  heading: 'Insertar',
  lead: 'Elige qué debe mostrar tu página. Después copia en ella las líneas.',
  settings: 'Qué se muestra',
  element: 'Elemento',
  elements: {
    resolver: 'Paso a paso', odds: 'Probabilidades', statechart: 'Diagrama', lesson: 'Lección',
    lists: 'Lista contra lista',
  },
  rules: 'Reglas',
  epic: 'Epic: Armageddon',
  scenario: 'Asalto',
  phase: 'Fase de asalto',
  lesson: 'Lección',
  first: 'Lo primero de la lista',
  lists: { attacker: 'La lista que carga', defender: 'La lista que recibe la carga' },
  match: 'Quién contra quién',
  matchExample: '4 assault + chaplain contra 6 boyz 2 nobz',
  bundled: 'Del programa',
  yours: 'Tuyos',
  onTable: 'Lo que hay en la mesa ahora',
  aLink: 'Lo que hay en un enlace',
  inWords: 'Unidades por escrito',
  link: 'Enlace',
  linkHint: 'Un enlace de «Compartir», de este sitio o de otro.',
  theme: 'Colores',
  themes: { reader: 'Como prefiera quien lee', light: 'Claro', dark: 'Oscuro' },
  height: 'Altura en píxeles',
  heightHint: 'Vacío: la altura que tenga.',
  controls: 'Sin',
  without: {
    resolver: {
      title: 'el título', menu: 'el menú con otros asaltos', fullscreen: 'el botón de pantalla completa',
      rail: 'los pasos', panel: 'lo que hay que hacer',
      odds: 'las probabilidades', bar: 'la barra', log: 'el registro',
    },
    odds: {
      sides: 'los dos bandos', compare: 'la comparación con otro plan', losses: 'las bajas',
      matters: 'lo que más importa', endings: 'los finales', map: 'el mapa',
    },
    statechart: {
      steps: 'los botones del recorrido', view: 'los botones de la vista', files: 'el guardado como imagen',
      moment: 'lo que es posible ahora', tree: 'el diagrama como lista', history: 'por dónde ha pasado',
    },
    lesson: { title: 'el título', rail: 'los momentos de la lección' },
    lists: { choose: 'la elección de listas', pair: 'el emparejamiento elegido', bar: 'la barra' },
  },
  folder: 'Carpeta de los scripts en tu servidor',
  preview: 'En tu página',
  loading: 'Cargando…',
  notLoaded: 'No se pudo cargar una parte del programa. Inténtalo otra vez cuando haya red.',
  tag: 'Etiqueta',
  tagHint: 'Para una página donde puedas añadir un script. Necesita la carpeta de los scripts en tu servidor.',
  stepsHint: 'La etiqueta empieza donde empieza el asalto; el marco lo muestra en el paso del enlace.',
  host: 'En tu propio servidor',
  asModule: 'Como módulo',
  moduleHint: 'Varias etiquetas de una página comparten lo que necesitan. No sirve para una página que se abra como '
    + 'archivo.',
  hostHint: built => `Se ejecuta una vez, en la carpeta de este programa. Copia todo ${built}: los elementos toman `
    + 'de ahí lo que necesitan.',
  hostLines: (folder, built) => [
    'npm ci && npm run build',
    `cp -r ${built}/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Marco',
  frameHint: 'Para un foro, un wiki o un blog que no admita scripts. No hace falta nada en tu servidor. Si no se '
    + 'admite la segunda línea, el marco conserva su altura.',
  fixedFrameHint: 'Para un foro, un wiki o un blog que no admita scripts. No hace falta nada en tu servidor.',
  copy: 'Copiar',
  copyOf: name => `Copiar: ${name}`,
  copied: 'Copiado.',
  refused: 'Este navegador no deja que la página copie. Las líneas están seleccionadas: cópialas con Ctrl+C (Cmd+C en '
    + 'un Mac) o manteniéndolas pulsadas.',
};

const letters = (count: number): string => counted(count, { one: 'carácter', other: 'caracteres' });

/** What the sharing of an assault or a phase says. */
const share: Words['share'] = {
  privacy: 'La mesa y todos sus pasos van en el propio enlace, detrás de su #: nada sale de este navegador hasta que '
    + 'se lo mandes a alguien.',
  link: 'Enlace',
  working: 'Se está haciendo el enlace…',
  nothing: 'Aún no hay nada que compartir.',
  unfinished: 'Aún no hay enlace a esta mesa:',
  unreadable: 'Algo en esta mesa no está completo.',
  length: count => `${letters(count)}. Quien abra el enlace verá la mesa como está ahora.`,
  copy: 'Copiar enlace',
  copied: 'El enlace está copiado.',
  copyRefused: 'Este navegador no deja que la página copie. El enlace está seleccionado: cópialo con Ctrl+C (Cmd+C en '
    + 'un Mac) o manteniéndolo pulsado.',
  share: 'Enviar…',
  title: (title, isPhase) => title || (isPhase ? 'Una fase de asalto' : 'Un asalto'),
  shareRefused: 'Este navegador no pudo enviar el enlace. Mejor cópialo.',
  code: 'Código QR',
  codeHint: 'Apunta al código con la cámara de otro teléfono.',
  codeDense: 'Este código es denso: acerca la cámara o amplíalo con el zoom.',
  codeNotLoaded: 'No se pudo cargar el código QR. Pliégalo y despliégalo para intentarlo otra vez.',
};

const SIDES = { attacker: 'Atacante', defender: 'Defensor' };

/** What comes of dice. */
const CAME = {
  hits: { one: 'impacto', other: 'impactos' }, wounds: { one: 'herida', other: 'heridas' },
  saves: { one: 'salvación', other: 'salvaciones' }, attacks: { one: 'ataque', other: 'ataques' },
  points: { one: 'punto', other: 'puntos' }, criticals: { one: 'impacto crítico', other: 'impactos críticos' },
  successes: { one: 'éxito', other: 'éxitos' },
} as const;

/** What the report and the bug report say of their own accord. */
const report: Words['report'] = {
  untitled: 'Un asalto',
  unfinished: title => `El asalto aún no ha acabado: va por «${title}».`,
  cut: (some, all) =>
    `Solo se pudo repetir hasta el paso ${some} de ${all}; el resto no encaja con lo anterior.`,
  terms: {
    assault: { forces: 'Formaciones', force: 'Formación', link: 'Este asalto, paso a paso' },
    phase: { forces: 'Unidades', force: 'Unidad', link: 'Esta fase, paso a paso' },
  },
  side: SIDES,
  initiative: value => `iniciativa ${value}+`,
  markers: count => markersOf(count),
  broken: 'desmoralizada',
  marched: 'marcha forzada',
  overwatch: 'en alerta',
  stands: (count, name) => `${count} × ${name}`,
  withCharacters: (name, characters) => `${name} con ${characters}`,
  values: (cc, ff, armour) => `CC ${cc} · TT ${ff} · blindaje ${armour}`,
  speed: cm => `${figure(cm)}\u00a0cm`,
  capacity: points => `capacidad de daño ${points}`,
  damaged: points => `daño ya recibido: ${points}`,
  aboard: transport => `a bordo de ${transport}`,
  poppedUp: 'elevada',
  weapons: { assault: 'cuerpo a cuerpo', 'small-arms': 'tiroteo' },
  extraAttacks: more =>
    `+${more} ${typeof more === 'number' ? form(more, { one: 'ataque', other: 'ataques' }) : 'ataques'}`,
  maps: 'La mesa',
  atStart: 'Al empezar',
  atEnd: isOver => (isOver ? 'Al final' : 'Como está ahora'),
  rules: (game, otherwise) => `${game} · ${otherwise === 0 ? 'interpretaciones habituales'
    : `${counted(otherwise, { one: 'pregunta', other: 'preguntas' })} con otra respuesta`}`,
  result: 'Resultado',
  dice: 'Dados',
  diceColumns: { step: 'Paso', who: 'Quién tira', needs: 'Qué hace falta', dice: 'Dados', came: 'Efecto' },
  came: (what, count) => counted(count, CAME[what]),
  logColumns: { step: 'Paso', say: 'Qué pasó', rule: 'Regla' },
  luck: 'Suerte, en puntos para el atacante',
  luckOnTheWay: 'Se está calculando…',
  decisions: 'Decisiones, en puntos que costaron',
  allDecisions: 'Todas las decisiones',
  allDice: 'Todos los dados',
  chanceBefore: chance => `probabilidad antes de los dados: ${chance}`,
  diceGave: points => `los dados dieron ${points} puntos`,
  diceTook: points => `los dados quitaron ${points} puntos`,
  printed: date => `Impreso el ${date}`,
  unofficial: 'Los nombres pertenecen a sus dueños, que no han aprobado este informe.',
  odds: 'Probabilidades antes de la primera tirada',
  rulings: 'Interpretaciones no habituales',
  steps: 'Lo que pasó',
  inRound: (title, round) => `${title}, ronda ${round}`,
  score: (side, sum, lines) => `${SIDES[side]}: ${sum} (${lines}).`,
  losses: isOver => (isOver ? 'Lo que queda' : 'Lo que queda por ahora'),
  columns: { lost: 'Bajas', left: 'Quedan', markers: 'Marcadores' },
  lostAndLeft: (lost, left) =>
    `${counted(lost, { one: 'baja', other: 'bajas' })}, ${form(left, { one: 'queda', other: 'quedan' })} ${left}`,
  version: version => `Assault resolver ${version}`,

  codeLabel: 'Código QR del enlace',
  codeTooLong: (count, most) =>
    `Un enlace de ${letters(count)} es demasiado largo para un código QR que lea un teléfono; el máximo son `
    + `${letters(most)}. Mejor cópialo.`,
  print: 'Imprimir o guardar como PDF',
  takeAway: 'Como texto o archivo',
  form: 'Formato',
  forms: {
    text: 'Texto simple', bbcode: 'BBCode, para un foro', markdown: 'Markdown', json: 'JSON, con todos los pasos',
  },
  textIn: form => `El informe: ${form}`,
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'Tu navegador no lo permite. El texto está seleccionado: cópialo con Ctrl+C o manteniéndolo pulsado.',
  save: 'Guardar como archivo',
  saved: name => `Guardado como ${name}.`,

  wrongMore: 'No se envía nada: copias el texto de abajo y lo pegas donde avises del fallo.',
  what: '¿Qué está mal, qué debería haber pasado y qué regla lo dice?',
  whatMissing: 'Sin indicar.',
  bugReport: 'El aviso de un fallo',
  fault: 'Qué está mal',
  facts: 'Dónde pasó',
  openIssue: 'Abrir una incidencia',
  openIssueMore: 'Abre una página donde aún puedes cambiarlo todo.',
  tooLong: 'El aviso es demasiado largo para una dirección: cópialo y pégalo en la página que se abre.',
  factNames: {
    link: 'Enlace', version: 'Versión', edition: 'Edición', rulings: 'Interpretaciones', state: 'Estado',
    browser: 'Navegador',
  },
  usualRulings: 'todas las habituales',
  none: 'ninguno',
};

/** What the report of a phase says beside its log. */
const warhammer40kReport: Words['warhammer-40k/report'] = {
  game: edition => `Warhammer 40,000, ${edition}`,
  result: (combat, result) => `${combat}. ${result}`,
  noFight: 'Nadie ha luchado.',
  unfinished: title => `La fase aún no ha acabado: va por «${title}».`,
  cut: (some, all) =>
    `Solo se pudo repetir hasta el paso ${some} de ${all}; el resto no encaja con lo anterior.`,
  inTurn: (title, turn) => `${title}, turno ${turn}`,
  playedBy: game => `${game}.`,
  models: count => counted(count, { one: 'miniatura', other: 'miniaturas' }),
  traits: {
    terminators: 'Terminators', bikes: 'motos', 'jump-packs': 'retrorreactores', dreadnought: 'Dreadnought',
    walker: 'bípode', 'monstrous-creature': 'criatura monstruosa', 'independent-character': 'personaje independiente',
    'may-not-sweep': 'no puede perseguir',
    beasts: 'bestias', cavalry: 'caballería', 'jet-packs': 'retropropulsores',
  },
  fallingBack: 'en retirada',
  wentToGround: 'cuerpo a tierra',
  with: unit => `con ${unit}`,
  values: ({ weaponSkill, strength, toughness, wounds, initiative, attacks, leadership }, save) => [
    ...[
      `HA ${weaponSkill}`, `F ${strength}`, `R ${toughness}`, `H ${wounds}`, `I ${initiative}`, `A ${attacks}`,
      `L ${leadership}`,
    ].map(value => value.replace(' ', '\u00a0')),
    save,
  ].join(' · '),
  save: needed => `salvación ${needed}`,
  invulnerable: face => `invulnerable ${face}+`,
  lost: count => counted(count, { one: 'herida ya perdida', other: 'heridas ya perdidas' }),
  weapons: WEAPONS,
  weaponNamed: (name, kind) => `${name} (${kind})`,
  grenades: { frag: 'granadas de fragmentación', plasma: 'granadas de plasma', photon: 'granadas de fotones' },
  slain: {
    fight: 'en el combate', 'free-round': 'en la ronda gratis', 'force-weapon': 'por un arma psíquica',
    overwatch: 'por disparo defensivo', 'dangerous-terrain': 'en terreno peligroso', swept: 'en una persecución '
      + 'arrolladora',
    trapped: 'sin salida en la retirada', 'regroup-failed': 'por no reagruparse',
    'no-retreat': 'por «Sin retirada»', 'off-table': 'al salir de la mesa',
  },
  lostTo: (count, how) => `${counted(count, { one: 'baja', other: 'bajas' })} ${how}`,
};

const things = (count: number): string => counted(count, { one: 'elemento', other: 'elementos' });

/** What the shelf says. */
const setUpShelf: Words['set-up/shelf'] = {
  shelf: 'Mesas guardadas',
  loading: 'Cargando el estante…',
  kinds: { formation: 'Formación', table: 'Mesa', assault: 'Asalto', profile: 'Perfil', phase: 'Fase' },
  plural: { formation: 'Formaciones', table: 'Mesas', assault: 'Asaltos', profile: 'Perfiles', phase: 'Fases' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Todo',
  show: 'Mostrar',
  search: 'Buscar',
  empty: 'Aquí aún no hay nada guardado. Las formaciones, mesas, asaltos, fases y perfiles que guardes irán aquí; un '
    + 'estante guardado como archivo se puede abrir abajo.',
  emptyKind: 'Aún no hay nada guardado de este tipo.',
  notFound: sought => `Aquí no hay nada parecido a «${sought}».`,
  found: (found, all) => `${figure(found)} de ${things(all)}`,
  all: count => things(count),
  showAll: count => `Mostrar todo (${figure(count)})`,
  open: 'Abrir',
  rename: 'Cambiar nombre',
  remove: 'Quitar',
  openOf: name => `Abrir: ${name}`,
  renameOf: name => `Cambiar nombre: ${name}`,
  removeOf: name => `Quitar: ${name}`,
  name: 'Nombre',
  note: 'Nota',
  done: 'Hecho',
  leave: 'Dejar como estaba',
  unnamed: 'Sin nombre',
  renamed: name => `Ahora se llama «${name}».`,
  removed: name => `«${name}» ya no está.`,
  undo: 'Deshacer',
  undoOf: name => `Deshacer: vuelve «${name}»`,
  back: name => `«${name}» ha vuelto.`,
  saveFile: 'Guardar como archivo',
  openFile: 'Abrir archivo',
  drop: 'También puedes soltar aquí un archivo. Lo que ya está en el estante se queda.',
  fileSaved: count => `Guardado en un archivo: ${things(count)}.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} ${form(added, { one: 'añadido', other: 'añadidos' })}.` : '',
    replaced > 0 ? `${things(replaced)} ${form(replaced, { one: 'actualizado', other: 'actualizados' })}.` : '',
    same > 0 ? `${things(same)} ya ${form(same, { one: 'estaba', other: 'estaban' })} aquí.` : '',
  ].filter(Boolean).join(' ') || 'No se ha añadido nada.',
  moreProblems: count => `Y ${counted(count, { one: 'problema', other: 'problemas' })} más.`,
  unreadable: name => `«${name}» no se pudo leer.`,
  unsaved: 'solo hasta cerrar esta página',
  blocked: 'Este navegador no guarda nada para esta página, como pasa en una ventana privada o con el almacenamiento '
    + 'bloqueado. Lo que guardes se olvida al cerrar la página: guarda el estante como archivo y ábrelo la próxima '
    + 'vez.',
  held: 'Otra pestaña con una versión más antigua de esta página está usando el estante. Ciérrala y recarga esta '
    + 'página. Hasta entonces lo que guardes se olvida al cerrar esta página, si no guardas el estante como archivo.',
  outdated: 'Esta página es más antigua que el estante de este navegador y no lo toca: recarga la página. Hasta '
    + 'entonces lo que guardes se olvida al cerrar esta página, si no guardas el estante como archivo.',
  newer: 'Una versión más nueva de esta página, en otra pestaña, se ha hecho cargo del estante. Guarda el estante '
    + 'como archivo si lo has cambiado desde entonces, y recarga esta página.',
  closed: 'El navegador ha cerrado el estante. Todo sigue aquí hasta que salgas de la página: guarda el estante como '
    + 'archivo si lo has cambiado desde entonces, y recarga esta página.',
  full: 'A este navegador no le queda espacio. Lo marcado abajo solo está aquí hasta que cierres esta página: '
    + 'guarda el estante como archivo o quita otra cosa.',
  failed: 'El navegador no guardó el último cambio. Lo marcado abajo solo está aquí hasta que cierres esta página: '
    + 'guarda el estante como archivo.',
};

/** What the page of the lessons says around them. */
const siteLearn: Words['site/learn'] = {
  heading: 'Aprender',
  phases: 'Warhammer 40,000',
  all: 'Todas las lecciones',
  next: title => `Siguiente: ${title}`,
  leave: 'Salir de la lección',
  make: 'Crear una lección',
  playOn: 'Seguir jugando desde aquí',
  mixed: 'Preguntas mezcladas',
  mixedAt: (at, of) => `Preguntas mezcladas, ${figure(at)} de ${figure(of)}`,
  mixedEnd: (right, of) => `Preguntas acertadas a la primera: ${figure(right)} de ${figure(of)}.`,
  notLoaded: 'No se pudo cargar una parte del programa.',
};

const siteTable: Words['site/table'] = {
  play: 'Jugar',
  changeInSetUp: 'Cambiar en «Preparar»',
  from: step => `Desde aquí: ${step}`,
  playedUpTo: title =>
    `${title === '' ? 'No se pudo volver a jugar todo' : `Jugado de nuevo hasta: ${title}`}. `
    + 'Lo que siguió se conserva; «Deshacer» lo recupera.',
  notSetUpHere: title =>
    `«${title}» es una fase de asalto de Warhammer 40,000. `
    + 'Lo que prepares abajo ocupará su lugar.',
};

export const siteBooks: English['site'] = {
  site,
  'site/learn': siteLearn,
  'site/table': siteTable,
};

export const homeBooks: English['home'] = {
  'site/home': siteHome,
};

export const siteStatechartBooks: English['site-statechart'] = {
  'site/statechart': siteStatechart,
};

export const siteEmbedBooks: English['site-embed'] = {
  'site/embed': siteEmbed,
};

export const sharingBooks: English['sharing'] = {
  'site/table-actions': siteTableActions,
  share,
  report,
  'warhammer-40k/report': warhammer40kReport,
  'set-up/shelf': setUpShelf,
};
