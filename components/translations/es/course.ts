/** In Spanish: the lessons of Epic, their names and their prose. */
import type { LessonProse } from '../../../src/lessons/prose.ts';
import type { NameTexts } from '../../shared/languages/bundled.ts';
import type { English } from '../english.ts';

/** The lesson 'what-an-assault-is'. */
const whatAnAssaultIsName: NameTexts = {
  title: 'Qué es un asalto',
  teaches: 'Contra quién se puede cargar, cuándo una carga se convierte en asalto y de qué pasos consta este.',
};

const courseWhatAnAssaultIs: LessonProse = {
  engage: {
    title: 'Alguien tiene que querer el asalto',
    text: [
      'Las peanas, bases con sus miniaturas, no luchan por el mero hecho de acercarse: su formación, es decir, su '
      + 'grupo, debe hacer una acción de asalto.',
      'Tu formación {formation tactical} ha superado el chequeo de acción. Al otro lado de las ruinas hay Orks: '
      + '{formation warband}.',
      'Más lejos hay una banda desmoralizada, derrotada y aún en fuga, y un par de motos en la esquina de la mesa.',
    ],
    hint: [],
  },
  whom: {
    title: '¿A quién puedes señalar?',
    text: [
      'Antes de que nadie se mueva, señalas la formación contra la que cargas.',
      'Unos buscan una formación que esté lo bastante cerca; otros descartan las que ya están desmoralizadas.',
    ],
    hint: [
      'En este momento, a una formación no la excluyen ni la distancia ni su estado.',
    ],
    after: [
      'Se puede señalar cualquier formación enemiga de la mesa, cerca o lejos, desmoralizada o no.',
      'Si llegas o no es otra cuestión. Eliges la formación {formation warband}.',
    ],
  },
  'near-enough': {
    title: '¿Ya lo bastante cerca?',
    text: [
      '{unit t1} está a {gap t1} del Ork más cercano. Podrías ahorrarte el camino y quedarte donde estás.',
      'Mira qué hay entre las dos líneas antes de responder.',
    ],
    hint: [
      'Cuando acaba la carga, alguien debe estar a 15 cm o menos del objetivo y verlo.',
      'Las ruinas cortan una línea que las cruza, salvo que quien mira o su objetivo estén en ellas, a no más de 10 cm '
      + 'de fondo.',
    ],
    question: 'Si tu carga acabara aquí, sin mover a nadie, ¿habría asalto?',
    after: [
      'Distancia y vista son dos condiciones; tal como se suele jugar, una carga debe cumplir las dos.',
    ],
  },
  charge: {
    title: 'La carga',
    text: [
      'Una carga es un solo movimiento de hasta la Velocidad de cada peana; 15 cm para las tuyas.',
      'La infantería puede correr por las ruinas.',
    ],
    hint: [
      'Basta con ir todo recto: las peanas tienen 1 cm de radio.',
      'Como mucho dos de tus peanas pueden entrar en contacto con el mismo Ork.',
    ],
    task: 'Pon tres de tus peanas en contacto con los Orks.',
    after: [
      'Ya hay tres peanas en contacto. Acaba la carga cuando se hayan movido todas las que deban.',
    ],
  },
  answer: {
    title: 'La respuesta a una carga',
    text: [
      'Antes de tirar dados, los defensores que no tocan a nadie también pueden moverse.',
      '{unit b5} tiene Velocidad 15. Su jugador busca la regla de medir.',
    ],
    hint: [
      'Una contracarga nunca es un movimiento entero; la distancia larga es solo para quien tiene Velocidad 30 o más.',
    ],
    after: [
      'Una contracarga es de hasta 5 cm para las peanas lentas y de hasta 10 cm para las rápidas.',
    ],
  },
  steps: {
    title: 'Lo que viene ahora',
    text: [
      'Tras las primeras contracargas alguien tiene que seguir viendo a alguien, o todo queda en nada.',
      'Después atacan los dos bandos a la vez. Si eso no decide nada, las formaciones amigas cercanas pueden apoyar.',
      'Luego cada bando tira dos dados para el resultado y suma lo que ha logrado.',
      'Las lecciones siguientes repasan estos pasos uno a uno.',
    ],
    hint: [],
  },
  end: {
    title: 'Cómo acabó',
    text: [
      'Bajas causadas: tu bando, {kills attacker}; el otro, {kills defender}. Ganador: {winner}.',
      'Al final siempre hay un ganador: con totales iguales se sigue luchando.',
      'El perdedor sufre el remate, impactos sin salvación, y se desmoraliza, por pocas bajas que tenga.',
    ],
    hint: [],
  },
};

/** The lesson 'who-is-engaged'. */
const whoIsEngagedName: NameTexts = {
  title: 'Quién está implicado directamente',
  teaches: 'Qué peanas atacan y pueden recibir impactos: contacto, o 15 cm o menos y una línea de fuego, que un muro '
    + 'corta.',
};

const courseWhoIsEngaged: LessonProse = {
  charged: {
    title: 'Cargan contra tu compañía',
    text: [
      'Tres peanas de {formation warband} ya tocan tu línea; las demás han llegado hasta donde podían.',
      'Ser de una formación que lucha no basta para atacar: hay que estar implicado directamente, en contacto o con '
      + 'un enemigo a 15 cm o menos y en línea de fuego.',
      'Recorre los dos bandos y di quién está implicado.',
    ],
    hint: [],
  },
  orks: {
    title: 'Uno detrás de otro',
    text: [
      'Detrás de {unit b2} hay otras tres peanas, una tras otra.',
      'Tu vecino de mesa dice que a las de atrás les estorban las peanas amigas de delante.',
    ],
    hint: [
      'Mide del borde de una peana al borde de la peana enemiga más cercana.',
    ],
    after: [
      'Basta el contacto con un enemigo, y también 15 cm o menos con línea de fuego.',
    ],
  },
  wall: {
    title: 'La peana tras el muro',
    text: [
      'Ahora tu bando. {unit g5} tiene la capilla entre ella y los Orks; {unit g8} es la de más atrás.',
      'Alguien dice que participa quien está al alcance.',
    ],
    hint: [
      'Quien no está implicado directamente no puede recibir impactos de los ataques.',
      'Un edificio corta la línea entre dos peanas si las dos están fuera de él.',
      'Nadie ve por encima de este edificio; eso se acuerda antes de la partida.',
    ],
    after: [
      'Quien está fuera del alcance o de la vista está a salvo por ahora, pero tampoco hace nada.',
      'Estar a salvo no siempre es lo que quieres.',
    ],
  },
  'join-in': {
    title: 'Al combate',
    text: [
      'Necesitas todas las armas. {unit g5} está a {gap g5} del Ork más cercano, con muros en medio.',
      'La peana puede contracargar 5 cm.',
    ],
    hint: [
      'Una contracarga va derecha al enemigo más cercano.',
      'Lo que vale para una carga vale también aquí; la infantería puede entrar en un edificio.',
      'Quien está en un edificio, a no más de 10 cm de fondo, ve el exterior y es visto.',
    ],
    task: 'Contracarga para que {unit g5} pueda atacar, y acaba la contracarga.',
    after: [
      'Una vez dentro, los muros ya no tapan a la peana: puede atacar y recibir impactos.',
    ],
  },
  company: {
    title: 'Tus propias armas',
    text: [
      'Se acabaron los movimientos. Cuenta otra vez en tu bando antes de tomar los dados.',
    ],
    hint: [
      'Quién está implicado se comprueba peana por peana, tras todas las contracargas.',
    ],
    after: [
      'En la ronda siguiente, si la hay, habrá que comprobarlo todo otra vez.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Bajas de los Orks: {lost attacker}; de tu compañía: {lost defender}.',
      'Todas las peanas caídas estaban donde un enemigo podía alcanzarlas y verlas.',
    ],
    hint: [],
  },
};

/** The lesson 'close-combat-or-firefight'. */
const closeCombatOrFirefightName: NameTexts = {
  title: 'Cuerpo a cuerpo o tiroteo',
  teaches: 'Qué valor usa una peana, cuántos dados tira y cuándo se carga a propósito sin contacto.',
};

const courseCloseCombatOrFirefight: LessonProse = {
  short: {
    title: 'Se detuvieron antes a propósito',
    text: [
      'Unos Avengers cargan contra tu formación {formation coven}. Al disparar impactan con 4+, es decir, con un 4 o '
      + 'más; en cuerpo a cuerpo, con 5+.',
      'Los Avengers están a {gap v3} y podrían haber llegado hasta el contacto.',
      'Una carga no necesita contacto: a 15 cm o menos y a la vista también hay asalto.',
    ],
    hint: [],
  },
  'who-fires': {
    title: 'Si todos se quedaran donde están',
    text: [
      'Los mutantes disparan mal, con 6+; tus sabuesos tienen dientes y nada más.',
      'Todos están a bastante menos de 15 cm del enemigo, y alguien dice que todos disparan.',
    ],
    hint: [
      'Un guion en lugar del valor de tiroteo quiere decir que no lo hay.',
    ],
    after: [
      'Sin valor de tiroteo se ataca en contacto o no se ataca, pero se pueden recibir impactos.',
    ],
  },
  bite: {
    title: 'Suelta a los sabuesos',
    text: [
      'Los sabuesos tienen Velocidad 30 y pueden contracargar 10 cm.',
      'Los sabuesos tienen que ir derechos al enemigo más cercano.',
    ],
    hint: [
      'Solo el contacto da un ataque a un sabueso; ve todo recto.',
      'Tu formación debe mantener su coherencia: huecos de 5 cm como mucho entre sus peanas.',
    ],
    task: 'Contracarga para que {unit d1} y {unit d2} puedan atacar, y acaba la contracarga.',
    after: [
      'En contacto, los sabuesos golpean con 4+. Lo que eso supone para los enemigos a los que tocan es la pregunta '
      + 'siguiente.',
    ],
  },
  'who-strikes': {
    title: 'Lo que pueden hacer los Avengers',
    text: [
      'El jugador de los Avengers dice: «Yo no cargué hasta el contacto, así que todos los míos disparan».',
      'Mira la mesa y di qué Avengers no disparan.',
    ],
    hint: [
      'Lo que cuenta es si las peanas se tocan ahora, no quién lo provocó.',
    ],
    after: [
      'Contacto significa valor de cuerpo a cuerpo para las dos peanas, viniera quien viniera y sea cual sea el mejor '
      + 'valor.',
    ],
  },
  value: {
    title: 'El resultado que hace falta',
    text: [
      '{unit v3} tiene 5+ en cuerpo a cuerpo y 4+ en tiroteo. Su dueño toma un dado.',
    ],
    hint: [
      'Solo pueden elegir valor los gravíticos y las máquinas de guerra, y al dado nunca se le suma nada.',
    ],
    after: [
      'El valor depende de dónde está la peana; ni la cobertura ni los marcadores cambian el dado.',
    ],
  },
  dice: {
    title: '¿Cuántos dados?',
    text: [
      'Cada Avenger lleva una catapulta que añade un ataque.',
      'La catapulta es un arma ligera. «Cinco peanas con dos dados cada una», dice su dueño.',
    ],
    hint: [
      'Los ataques adicionales de armas ligeras son de tiroteo; los de armas de asalto, de cuerpo a cuerpo.',
    ],
    after: [
      'Quien está en contacto, salvo las máquinas de guerra, no usa armas ligeras ni sus ataques adicionales.',
      'Esa ventaja la han conseguido tus sabuesos antes de que se tirara un dado.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Golpes y disparos cayeron a la vez; daba igual quién estaba en contacto y quién no.',
      'Bajas de tu formación: {lost defender}; de los Avengers: {lost attacker}.',
    ],
    hint: [],
  },
};

/** The lesson 'nearest-first'. */
const nearestFirstName: NameTexts = {
  title: 'Primero el más cercano',
  teaches: 'Quién asigna los impactos, en qué orden caen y qué puede elegir el dueño entre peanas igual de cercanas.',
};

const courseNearestFirst: LessonProse = {
  yours: {
    title: 'Los impactos que recibes los asignas tú',
    text: [
      'Unos Orks han cargado contra tu formación {formation company}. Dos de ellos tocan a {unit g1} e {unit g2}.',
      'Quien recibe los impactos los asigna y después tira un dado por cada uno para salvar la peana.',
      'Pero hay que guardar un orden, y de eso trata esta lección.',
    ],
    hint: [],
  },
  order: {
    title: '¿En qué orden?',
    text: [
      'Tienes infantería, un bípode y un tanque al alcance del enemigo. Unos dicen que va primero la infantería.',
      'Otros empezarían por el tanque, que tiene el mejor blindaje.',
    ],
    hint: [
      'De delante hacia atrás: el contacto es lo más cercano; luego cuenta la distancia al enemigo más cercano.',
    ],
    after: [
      'Quienes están igual de cerca van en cualquier orden; decide su dueño.',
    ],
  },
  reach: {
    title: 'Golpes que llegan lejos',
    text: [
      'Supón que los dos Orks en contacto fueran Nobz, los más grandes, y lograran cuatro impactos; los demás, uno.',
      'Tu vecino pondría los cuatro impactos en {unit g1} e {unit g2}: «Las golpearon, no les dispararon».',
    ],
    hint: [
      'Los impactos de cuerpo a cuerpo y de tiroteo van a un mismo montón.',
      'Nadie recibe un segundo impacto antes de que tengan uno todos los que pueden recibirlo.',
    ],
    after: [
      'Un golpe delante puede costar una peana 10 cm más atrás: importa cuántos impactos hay, no de dónde vienen.',
    ],
  },
  hits: {
    title: 'Los dados de los Orks',
    text: [
      'Los Orks tiran. En contacto necesitan 4+; desde atrás, 6+.',
    ],
    hint: [
      'Lee cada dado con el valor de la peana que lo tira.',
    ],
    after: [
      'Todos los impactos se asignan antes de tirar una sola salvación.',
    ],
  },
  'save-the-commander': {
    title: 'Al jefe no',
    text: [
      'Los primeros impactos van a las dos peanas en contacto. {unit k1} e {unit g3} están a {gap k1} del enemigo.',
      'Tal como están ahora los impactos, {unit k1} corre peligro.',
    ],
    hint: [
      'Un impacto solo puede pasar de una peana a otra igual de cercana.',
    ],
    task: 'Asigna los impactos para que {unit k1} no reciba ninguno, y pasa a las salvaciones.',
    after: [
      'Entre peanas igual de cercanas eliges tú, y vale la pena mirarlo en cada asalto.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Orks: {lost attacker}.',
      'Cuando todos tienen un impacto, los siguientes empiezan otra vez por delante; solo se pierden si no queda '
      + 'nadie.',
    ],
    hint: [],
  },
};

/** The lesson 'second-lap'. */
const secondLapName: NameTexts = {
  title: 'La segunda vuelta y las salvaciones mezcladas',
  teaches: 'Nadie recibe un segundo impacto antes de que todos tengan uno; dos impactos son dos salvaciones y una '
    + 'baja como mucho.',
};

const courseSecondLap: LessonProse = {
  thin: {
    title: 'Una banda pequeña y muchos disparos',
    text: [
      'El enemigo va a tirar diez dados contra tu formación {formation mob}. Tienes cuatro peanas a su alcance.',
      'Nobz, Boyz y Grotz están unos junto a otros, cada cual con su blindaje o sin ninguno.',
      'Los impactos caen por vueltas: nadie recibe otro antes de que tengan uno todos los que pueden recibirlo.',
    ],
    hint: [],
  },
  four: {
    title: 'Seis impactos entre cuatro',
    text: [
      'Supón que caen seis impactos con todos tal como están ahora.',
      '{unit n1} es la más cercana. Según un amigo, una peana solo muere una vez y por eso solo recibe un impacto.',
    ],
    hint: [
      'Dos de tus peanas están a más de 15 cm de cualquier enemigo: no reciben impactos.',
      'Cuando acaba la primera vuelta, la siguiente empieza otra vez por la peana más cercana.',
    ],
    after: [
      'La segunda vuelta empieza delante, donde está tu mejor peana.',
    ],
  },
  more: {
    title: 'Más peanas para repartir los impactos',
    text: [
      '{unit b3} y {unit b4} quedan un poco lejos para recibir impactos y para disparar.',
      'Cada peana puede contracargar hasta 5 cm.',
    ],
    hint: [
      'Hay que ir derecho al enemigo más cercano; basta un centímetro.',
    ],
    task: 'Mete en el combate a {unit b3} y {unit b4}, y acaba la contracarga.',
    after: [
      'Dos dados más para ti, y dos peanas más que pueden recibir impactos.',
    ],
  },
  six: {
    title: 'Otra vez seis impactos',
    text: [
      'Los mismos seis impactos, ya acabados los movimientos.',
    ],
    hint: [
      'Cuenta cuántas peanas pueden recibir impactos ahora y repártelos uno a uno.',
    ],
    after: [
      'Quien pone más peanas al alcance aligera la segunda vuelta.',
    ],
  },
  'no-save': {
    title: 'Un impacto en los Grotz',
    text: [
      'Antes de tirar, piensa en las salvaciones que harán falta.',
      'Alguien te da un montón de dados y dice: «La banda salva con 6+».',
    ],
    hint: [
      'Cada peana salva con su propio blindaje, y un guion no es blindaje.',
    ],
    after: [
      'Las salvaciones nunca se mezclan: cada dado es de una peana y se lee con su blindaje.',
    ],
  },
  losses: {
    title: 'Dos impactos, dos salvaciones',
    text: [
      'Aquí están los dados. Algunas de tus peanas tienen que tirar dos salvaciones.',
      'Tu rival cuenta cada salvación fallada como una baja causada.',
    ],
    hint: [
      'Cada impacto tiene su propia salvación; un fallo basta para perder la peana.',
      'Quien falla dos veces sigue siendo una sola baja.',
    ],
    after: [
      'Dos impactos en una peana son dos salvaciones y una baja como mucho.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; bajas causadas que cuenta el atacante: {kills attacker}.',
      'Los Grotz que caen entre Orks no cuentan como baja causada para nadie; es su propia regla.',
    ],
    hint: [],
  },
};

/** The lesson 'cover'. */
const coverName: NameTexts = {
  title: 'La cobertura y quién la tiene',
  teaches: 'Cobertura en vez de blindaje, para quien recibe la carga y nunca para quien carga.',
};

const courseCover: LessonProse = {
  ruins: {
    title: 'Un combate entre muros',
    text: [
      'Unos Orks han entrado en las ruinas donde esperaba tu formación {formation company}.',
      'Uno de los Orks, {unit n1}, se paró en un bosquecillo. Tu tanque también está en las ruinas.',
      'La infantería entre ruinas puede tener una salvación de 4+ por cobertura; en un bosque, de 5+.',
      'Tú dirás quién tiene esa salvación.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'A cubierto',
    text: [
      '{unit g4} está al descubierto detrás de las ruinas.',
      'La peana no toca a nadie y puede contracargar 5 cm.',
    ],
    hint: [
      'El enemigo más cercano está justo al otro lado de las ruinas.',
    ],
    task: 'Haz que {unit g4} esté a cubierto cuando acabe la contracarga.',
    after: [
      'La peana está a cubierto y tiene una salvación; antes no tenía ninguna.',
    ],
  },
  orks: {
    title: 'Los Orks en las mismas ruinas',
    text: [
      'El jugador ork señala los muros: «Los míos también están ahí, y hay uno en el bosque».',
      'Elige, de las peanas de los Orks, las que tienen salvación por cobertura.',
    ],
    hint: [
      'Pregúntate primero quién cargó, y solo después dónde está cada uno.',
      '«Nadie» también es una respuesta.',
    ],
    after: [
      'Quien carga renuncia a la cobertura en todo el asalto, acabe donde acabe la carga.',
    ],
  },
  guard: {
    title: '¿Y tu propio bando?',
    text: [
      'Ahora tus peanas. {unit l1} está en las ruinas hasta la torreta.',
      '{unit g5} y {unit r1} están en la arboleda, una a pie y la otra a caballo.',
      'Un amigo dice que la cobertura solo cuenta en contacto.',
    ],
    hint: [
      'Las salvaciones por cobertura son para la infantería.',
      'No importa cómo se logró el impacto, solo dónde está su víctima.',
    ],
    after: [
      'Los vehículos solo tienen salvación por cobertura en fortificaciones hechas para ellos.',
      'Las tropas montadas son vehículos a efectos del terreno, salvo que tu club lo juegue de otra forma.',
    ],
  },
  'to-hit': {
    title: '¿Es más difícil impactar?',
    text: [
      '{unit b1} ataca a alguien entre muros; en su ficha pone 4+ en cuerpo a cuerpo.',
      'Al disparar a quien está a cubierto, se tira con −1. Tu amigo haría aquí lo mismo.',
    ],
    hint: [
      'El disparo tiene sus modificadores. Pregúntate si los ataques de un asalto los tienen.',
    ],
    after: [
      'En un asalto nada hace más fácil o difícil un impacto; la cobertura es una salvación y nada más.',
    ],
  },
  flames: {
    title: 'Si tuvieran lanzallamas',
    text: [
      'Supón que un impacto viniera de un arma que ignora la cobertura.',
      '{unit g1} no tiene blindaje propio, pero sí muros de piedra alrededor.',
    ],
    hint: [
      'Un impacto así no toca el blindaje, pero quita la cobertura.',
    ],
    after: [
      'Contra un arma así solo ayuda el blindaje.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Orks: {lost attacker}.',
      'Un vehículo normal que entra en ruinas tira un dado y con un 1 es baja.',
    ],
    hint: [],
  },
};

/** The lesson 'first-strike'. */
const firstStrikeName: NameTexts = {
  title: 'First Strike',
  teaches: 'Algunos atacan antes que nadie, y quienes caen ante ellos no devuelven el golpe.',
};

const courseFirstStrike: LessonProse = {
  masks: {
    title: 'Tus Banshees',
    text: [
      'Las Banshees impactan con 2+ en cuerpo a cuerpo y con 5+ en tiroteo; un Ork necesita 4+ de cerca.',
      'Llevan máscaras que dan First Strike en cuerpo a cuerpo. Su blindaje es ligero.',
      'Las Banshees son Infiltrators, así que su carga puede ser el doble de su Velocidad: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Donde cuentan las máscaras',
    text: [
      'Una máscara asusta a quien está lo bastante cerca para mirarla.',
      'De lejos, tus Banshees disparan mal.',
    ],
    hint: [
      'Dos de tus peanas pueden compartir un Ork o atacar cada una al suyo.',
    ],
    task: 'Pon tres de tus peanas en contacto.',
    after: [
      'Ya hay tres peanas en contacto. Acaba la carga cuando las demás estén donde quieras.',
    ],
  },
  'who-first': {
    title: '¿Quién golpea primero?',
    text: [
      'Se acabaron los movimientos, y nadie ha tirado aún un dado.',
      'Tu amigo lee el nombre de la formación y dice que toda ella va primero.',
    ],
    hint: [
      'El First Strike de un arma de asalto vale en el cuerpo a cuerpo; el de un arma ligera, en el tiroteo.',
    ],
    after: [
      'Quien se queda sin contacto ataca después, con todos los demás.',
    ],
  },
  losses: {
    title: 'Los primeros dados',
    text: [
      'Tus Banshees han golpeado. Los Boyz salvan con 6+; los Nobz, con 4+.',
      'Los impactos de First Strike se asignan y se resuelven, con sus salvaciones, antes de que ataque nadie más.',
    ],
    hint: [
      'Contra cada impacto, una peana tira con su propio blindaje; la que falla es baja.',
    ],
    after: [
      'Las bajas salen ahora de la mesa.',
    ],
  },
  'strike-back': {
    title: 'La respuesta',
    text: [
      'El jugador ork reúne un dado por cada peana que estaba ahí cuando cargaste.',
      'Y es verdad: los ataques son simultáneos, y quien muere suele haber golpeado.',
    ],
    hint: [
      'First Strike es la única excepción a los ataques simultáneos.',
    ],
    after: [
      'Quien cayó por First Strike no devuelve el golpe.',
    ],
  },
  rest: {
    title: '¿Y el resto de tus peanas?',
    text: [
      'Las Banshees cuyas víctimas han caído ya no tienen a nadie delante.',
      '«Ahora están libres para disparar», dice tu amigo.',
    ],
    hint: [
      'Cada peana ataca una vez por ronda; los ataques adicionales se añaden a ese ataque.',
    ],
    after: [
      'Quien golpeó primero ya tuvo su ataque; las demás peanas hacen el suyo ahora.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Bajas que has causado: {kills attacker}; bajas que has sufrido: {lost attacker}.',
      'A las formaciones amigas que apoyan no les sirve First Strike: cuenta solo en los ataques.',
    ],
    hint: [],
  },
};

/** The lesson 'macro-weapons'. */
const macroWeaponsName: NameTexts = {
  title: 'Macroarmas y Matatitanes',
  teaches: 'Impactos que apenas dejan salvación: vienen al final, y solo de los ataques adicionales.',
};

const courseMacroWeapons: LessonProse = {
  power: {
    title: 'Armas de energía',
    text: [
      'Unos Terminators han alcanzado tu formación {formation company}. Cada uno lleva un arma de energía: un ataque '
        + 'adicional, de macroarma.',
      'Su Captain tiene otra arma de energía. Tú tienes infantería, en parte entre muros, y un tanque.',
      'Un ataque adicional se tira con el mismo valor que los demás de su peana.',
    ],
    hint: [],
  },
  dice: {
    title: '¿Cuántos dados tiran?',
    text: [
      'Tres Terminators tocan a tus peanas, el Captain va con uno de ellos, y un cuarto dispara desde atrás.',
      '«Cuatro con dos dados cada uno, y otro más por el Captain», dice su jugador.',
    ],
    hint: [
      'Cuenta un dado por peana, y los adicionales de las armas de asalto en contacto.',
      'Quien dispara no usa el arma de energía.',
    ],
    after: [
      'Solo los ataques adicionales son de macroarma, y solo en contacto.',
      'El primer dado de cada peana es un dado normal.',
    ],
  },
  walls: {
    title: 'Muros contra un arma de energía',
    text: [
      'Salvación de {unit g1} por las ruinas que la rodean: {save g1}. Un amigo cree que la piedra es piedra.',
    ],
    hint: [
      'Pregúntate qué deja una macroarma del blindaje, y qué de la cobertura.',
    ],
    after: [
      'La cobertura no sirve contra una macroarma, y el blindaje normal tampoco.',
    ],
  },
  tank: {
    title: '¿Y el tanque?',
    text: [
      '{unit l1} tiene Reinforced Armour de 4+.',
      'Contra un impacto normal, el tanque tiraría una vez y, si fallara, otra.',
    ],
    hint: [
      'Reinforced Armour es la excepción, pero no conserva sus dos tiradas.',
    ],
    after: [
      'Reinforced Armour tiene una tirada contra una macroarma, y no hay segunda.',
    ],
  },
  'titan-killer': {
    title: 'Si fuera un Matatitanes',
    text: [
      'Supón que el impacto en {unit l1} viniera de un Matatitanes, el arma más pesada que hay.',
    ],
    hint: [
      'Un Matatitanes hace todo lo que hace una macroarma, y una cosa más.',
    ],
    after: [
      'Contra un Matatitanes no sirve ni Reinforced Armour.',
    ],
  },
  captain: {
    title: '¿Hay algo que sirva?',
    text: [
      'Ahora al revés: un Matatitanes impacta a {unit t1}, la peana de su Captain.',
      'El Captain trae una salvación invulnerable. «De un Matatitanes no salva nada», te dicen.',
    ],
    hint: [
      'Tras el blindaje o la cobertura, o en su lugar, contra un impacto puede haber una segunda salvación, de otro '
        + 'tipo.',
    ],
    after: [
      'Una salvación invulnerable de 6+ vale contra cualquier ataque, y nada la hace más difícil.',
    ],
  },
  'place-it': {
    title: 'Dónde poner el impacto',
    text: [
      'Las salvaciones contra los impactos normales ya están tiradas y las bajas, fuera de la mesa; solo ahora se '
      + 'asignan los de macroarma.',
      'Tal como se suele jugar, los de macroarma empiezan por la peana más cercana que quede, haya recibido otros o '
      + 'no.',
      'Impactos de macroarma en tu bando: {hits defender}. Tu tanque está delante.',
    ],
    hint: [
      'Puede que otra peana esté igual de cerca, en contacto, y valga menos.',
    ],
    task: 'Asigna los impactos para que {unit l1} no reciba ninguno, y sigue.',
    after: [
      'Entre las peanas igual de cercanas, la más barata es el mejor sitio para un impacto sin salvación.',
    ],
  },
  after: {
    title: 'En qué quedó',
    text: [
      'Tus bajas: {lost defender}; las de los Terminators: {lost attacker}.',
      'Si un Terminator hubiera muerto por tus impactos normales, su arma de energía habría golpeado igual.',
    ],
    hint: [],
  },
};

/** The lesson 'decided-at-once'. */
const decidedAtOnceName: NameTexts = {
  title: 'Cuando el asalto acaba al momento',
  teaches: 'Dos formas en que los ataques por sí solos deciden un asalto, y quién debe haber muerto para ello.',
};

const courseDecidedAtOnce: LessonProse = {
  'two-against-two': {
    title: 'Dos contra dos',
    text: [
      'Dos peanas de {formation warband} tocan a dos de tu formación {formation company}.',
      'Todos los demás están detrás de un edificio: tres Orks tras el almacén y tres peanas tuyas tras el cuartel.',
      'Cuando acaban los ataques, se mira si han resuelto el asunto.',
    ],
    hint: [],
  },
  'both-gone': {
    title: 'Delante no queda nadie',
    text: [
      'Estos son los dados. Tus dos peanas de delante no tienen blindaje: calcula qué será de ellas.',
      '«Los de tu bando que estaban implicados han muerto, así que he ganado», dice el jugador ork.',
    ],
    hint: [
      'El atacante gana al momento cuando no queda absolutamente nadie de las formaciones que recibieron la carga.',
      'Cuenta a quiénes tiene tu compañía detrás del cuartel.',
    ],
    after: [
      'Matar a todos los defensores implicados directamente no basta mientras vivan otros defensores.',
    ],
  },
  tie: {
    title: 'Un empate',
    text: [
      'Los totales eran iguales, {total attacker} a {total defender}, así que hay otra ronda.',
      'Los Orks esperan a que te asomes.',
    ],
    hint: [],
  },
  'show-yourselves': {
    title: 'Tres armas contra dos',
    text: [
      'A este lado del almacén solo hay dos Orks. Tus tres peanas tendrían tres disparos si los vieran.',
      'Cada una de tus peanas puede contracargar 5 cm.',
    ],
    hint: [
      'Cada peana va derecha al enemigo más cercano: el camino pasa por el cuartel.',
      'Tus peanas necesitan línea de fuego hasta un enemigo a 15 cm o menos.',
    ],
    task: 'Haz que {unit g3}, {unit g4} e {unit g5} ataquen en esta ronda, y acaba la contracarga.',
    after: [
      'Tres de tus peanas están implicadas directamente, contra dos Orks.',
    ],
  },
  'engaged-gone': {
    title: 'Dos Orks bajo el fuego',
    text: [
      'Estos son los dados de la segunda ronda.',
      '«Aunque mueran los dos, tres de los míos están ahí detrás sin un rasguño», dice el jugador ork.',
    ],
    hint: [
      'No se trata igual a los dos bandos: uno de ellos cargó.',
      'Del atacante se mira quién queda de los que estaban implicados directamente.',
    ],
    after: [
      'Tal como se suele jugar, el defensor ha ganado cuando han muerto todos los atacantes implicados.',
    ],
  },
  'without-a-scratch': {
    title: '¿Y los tres de detrás del almacén?',
    text: [
      'Esas peanas no han golpeado ni recibido golpes. Di qué será de las formaciones.',
      'Una formación recibe marcadores de explosión por el fuego y por sus bajas; con tantos como peanas tiene, se '
      + 'desmoraliza.',
    ],
    hint: [
      'Quien pierde es la formación entera, no solo las peanas que lucharon.',
    ],
    after: [
      'La formación entera ha perdido y se desmoraliza.',
    ],
  },
  after: {
    title: 'Lo que no pasó',
    text: [
      'Ganador: {winner}.',
      'Cuando deciden los ataques, no hay fuego de apoyo y nadie tira para el resultado.',
    ],
    hint: [],
  },
};

/** The lesson 'supporting-fire'. */
const supportingFireName: NameTexts = {
  title: 'El fuego de apoyo',
  teaches: 'Qué formaciones amigas pueden aportar su fuego al asalto, a quién pueden impactar y qué suman.',
};

const courseSupportingFire: LessonProse = {
  stalled: {
    title: 'Aún no hay nada resuelto',
    text: [
      'Diriges la formación {formation warband} y has cargado contra la formación {formation company}.',
      'Bajas que has causado: {kills attacker}; bajas que has sufrido: {lost attacker}.',
      'Quedan atacantes implicados, y también defensores: los ataques por sí solos no han decidido nada.',
      'Ahora las unidades amigas que no luchan en este asalto pueden aportar su fuego, en los dos bandos.',
    ],
    hint: [],
  },
  yours: {
    title: '¿Quién dispara por ti?',
    text: [
      'Tres {formation gunz} están detrás de ti. El fuego y las bajas dejan marcadores de explosión en una formación. '
      + 'Marcadores de {formation gunz}: {markers gunz}.',
      'El jugador de la Guardia dice: «Quien tiene un marcador agacha la cabeza».',
    ],
    hint: [
      'Para apoyar hace falta, a 15 cm o menos y en línea de fuego, un enemigo que haya atacado en este asalto.',
      'Los marcadores no impiden a nadie apoyar mientras la formación no esté desmoralizada.',
    ],
    question: '¿Cuáles de tus peanas pueden apoyarte?',
    after: [
      'De cada cañón se miran aparte el alcance y la línea de fuego; los marcadores no importan.',
    ],
  },
  theirs: {
    title: '¿Y quién dispara por la Guardia?',
    text: [
      'Hay tanques detrás de la línea, uno de ellos al otro lado de la capilla. Los Chimeras han hecho marcha forzada '
      + 'este turno: tres movimientos, sin disparar.',
      'Un pelotón desmoralizado está cerca de {unit b5}, y un Sentinel apunta a {unit b6}.',
      '«Todos están a 15 cm o menos de un Ork», dice su jugador.',
    ],
    hint: [
      'Una formación desmoralizada puede luchar cuando la atacan, pero no apoya.',
      'Quien ha hecho marcha forzada este turno no puede apoyar, por cerca que esté.',
      'Unos muros entre dos peanas cortan la línea aquí como en todas partes.',
      '¿Ha atacado el Ork que está a la vista? Aquí solo lucha la compañía: mide desde {unit b6} hasta ella.',
    ],
    question: '¿Qué peanas de la Guardia pueden apoyarla?',
    after: [
      'Quien apoya no está desmoralizado, no ha hecho marcha forzada y ve a 15 cm o menos a un enemigo que ha atacado.',
    ],
  },
  spare: {
    title: '¿Un obús para los Nobz?',
    text: [
      'Impactos de los tanques: {hits attacker}, por ahora en {unit n1}.',
      'Los impactos de apoyo caen en las peanas más cercanas a quienes apoyan, y solo en las implicadas directamente '
      + 'que alguno de quienes apoyan tiene a 15 cm o menos y a la vista.',
      'Mide desde los tanques, no desde los guardias.',
    ],
    hint: [
      'Entre peanas igual de cercanas elige su dueño. Ese eres tú.',
    ],
    task: 'Dale el impacto a otra peana que esté igual de cerca, si puedes.',
    after: [
      'Los impactos que caerían más allá de las peanas al alcance se pierden; quien apoya nunca recibe impactos.',
    ],
  },
  kills: {
    title: '¿Qué han sumado tus cañones?',
    text: [
      'Antes del resultado se hace recuento. «Solo lucha tu Warband, así que solo cuentan las bajas que causó '
      + 'ella», dice tu rival.',
    ],
    hint: [
      'Una baja causada es de tu bando, dispare quien dispare.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Quienes apoyan suman sus bajas causadas y nada más: ni número, ni marcadores, ni Inspiring.',
    ],
  },
  shaken: {
    title: 'El precio de mirar',
    text: [
      'La Guardia ha perdido. Los Chimeras no han disparado. Sus marcadores de explosión: {markers chimeras}.',
      '«No tenían nada que ver», dice su jugador.',
    ],
    hint: [
      'Tal como se suele jugar, la derrota sacude a las formaciones amigas que estén lo bastante cerca para verla, '
      + 'disparen o no.',
    ],
    question: '¿Cuántos marcadores de explosión tienen los Chimeras cuando acaba todo?',
    after: [
      'Cada formación del perdedor que estaba cerca recibe un marcador.',
    ],
  },
};

/** The lesson 'the-result'. */
const theResultName: NameTexts = {
  title: 'El resultado y sus modificadores',
  teaches: 'Dos dados, de los que cuenta el más alto, y lo que se le suma, línea a línea.',
};

const courseTheResult: LessonProse = {
  spare: {
    title: 'Alguien que vale un punto',
    text: [
      'Tus Marines han cargado contra la formación {formation warband}. Un Chaplain, que tiene Inspiring, va con '
      + '{unit a1}. Recibes un impacto.',
      'Cada peana tuya con Inspiring suma uno al resultado, pero tiene que vivir para verlo.',
    ],
    hint: [
      'Tus cuatro peanas tocan a un enemigo y están igual de cerca; entre iguales elige el dueño.',
    ],
    task: 'Haz que el impacto no caiga en {unit a1}.',
    after: [
      'El Chaplain vive y cuenta. Una peana Inspiring entre quienes apoyan no contaría.',
    ],
  },
  numbers: {
    title: 'Cuenta a los Orks',
    text: [
      'Los dos bandos comparan su número, tal como queda tras las bajas.',
      'Algunos Boyz están demasiado atrás para haber luchado, y la formación {formation gunz} ha disparado desde el '
      + 'flanco.',
      '«Cuenta a los que lucharon», dice alguien, «y los cañones también».',
    ],
    hint: [
      'Pregúntate por cada peana: ¿lucha su formación en este asalto, y sigue viva la peana?',
    ],
    question: '¿Cuántas peanas cuentan los Orks?',
    after: [
      'Toda la formación cuenta, implicada o no. Quienes apoyan no cuentan.',
      'Ser más vale uno; ser más del doble vale dos.',
    ],
  },
  yours: {
    title: '¿Qué sumas?',
    text: [
      'Tus bajas causadas: {kills attacker}; tus marcadores: {markers assault}; los de los Orks: {markers warband}.',
      '«Los marcadores cuentan una vez», dice tu rival, «o los tuyos o los míos».',
    ],
    hint: [
      'Cinco líneas: bajas causadas, número, ningún marcador propio, más en el enemigo, peanas Inspiring.',
      'No tener ningún marcador vale uno; que el enemigo tenga más, otro.',
    ],
    question: '¿Qué sumas en total a tu dado más alto?',
    after: [
      'Solo cuentan los marcadores de antes del combate; los de las bajas vienen cuando acaba todo.',
    ],
  },
  theirs: {
    title: '¿Y los Orks?',
    text: [
      'Bajas causadas por los Orks: {kills defender}; también tienen marcadores. Peanas: {left defender} contra '
      + '{left attacker} tuyas.',
      'El jugador ork suma uno por tener más peanas.',
    ],
    hint: [
      'El doble justo no es más del doble. Divide.',
    ],
    question: '¿Qué suman los Orks en total a su dado más alto?',
    after: [
      'Si los cañones hubieran matado a alguien, eso también contaría aquí, pero nada más de ellos.',
    ],
  },
  chance: {
    title: '¿Cuánto vale una ventaja de dos puntos?',
    text: [
      'Cada bando tira dos dados y se queda con el más alto.',
      'Llevas algo de ventaja. Di hasta qué punto es segura.',
    ],
    hint: [
      'El más alto de dos dados es un 5 o un 6 la mayoría de las veces, en los dos bandos.',
    ],
    question: '¿Qué probabilidad tienes de ganar, en porcentaje? Vale un error de 12 puntos.',
    after: [
      'Una ventaja pequeña vale mucho, porque el más alto de dos dados oscila menos que uno solo.',
    ],
  },
  winner: {
    title: 'Los dados están en la mesa',
    text: [
      'Cada jugador suma lo que se ha contado, y alguien suma los dos dados.',
    ],
    hint: [
      'El dado más bajo de cada bando se aparta antes de sumar nada.',
    ],
    after: [
      'Gana el total más alto, y al perdedor le importa por cuánto.',
    ],
  },
  after: {
    title: 'Los totales',
    text: [
      'Tus dados: {dice attacker}; tu total: {total attacker}.',
      'Dados del rival: {dice defender}; su total: {total defender}.',
      'Mira qué poca diferencia había entre los dos totales: una peana Inspiring puede decidirlo todo.',
      'Los marcadores por bajas vienen ahora. Uno por peana desmoraliza a una formación; a una de Marines, dos por '
      + 'peana.',
    ],
    hint: [],
  },
};

/** The lesson 'ties'. */
const tiesName: NameTexts = {
  title: 'Los empates',
  teaches: 'Con totales iguales hay otra ronda: qué empieza de nuevo en ella y qué se conserva.',
};

const courseTies: LessonProse = {
  first: {
    title: 'Una baja cada uno',
    text: [
      'Tus Marines corrieron todo lo que pudieron y están ante una compañía de la Guardia; el contacto quedaba fuera '
      + 'de alcance.',
      'Los dos bandos han disparado. Bajas que has causado: {kills attacker}; bajas que ha causado la Guardia: '
      + '{kills defender}.',
      'Ahora los dos bandos tiran para el resultado.',
    ],
    hint: [],
  },
  'who-wins': {
    title: '¿Quién ha ganado?',
    text: [
      'Ya se han tirado los dados. Nadie tiene marcadores. Peanas que quedan: {left attacker} tuyas, {left defender} '
      + 'de la Guardia.',
      '«No me has vencido», dice el jugador de la Guardia, «así que has perdido».',
    ],
    hint: [
      'En los dos bandos, suma las bajas causadas, uno por tener más peanas y uno por no tener marcadores.',
      'En un empate ningún bando tiene ventaja, ni el que cargó ni el que recibió la carga.',
    ],
    after: [
      'Nadie ha ganado, así que el combate sigue: contracargas, ataques, apoyo y un nuevo resultado.',
    ],
  },
  'how-far': {
    title: '¿Otra carga?',
    text: [
      'Ronda {round}. {unit a2} tiene Velocidad 30 y está a {gap a2} del guardia más cercano.',
      'Tu vecino cree que es una segunda carga y movería la peana 30 cm.',
    ],
    hint: [
      'En una ronda posterior también el atacante se mueve según las reglas de la contracarga.',
    ],
    after: [
      'Desde la segunda ronda contracargan los dos bandos, el atacante primero.',
    ],
  },
  'go-in': {
    title: 'Ahora alcanzas al enemigo',
    text: [
      'Tú golpeas con 3+ y disparas con 5+; los guardias golpean con 6+ y disparan con 5+.',
      'Quién está implicado, y cómo, se comprueba de nuevo en cada ronda.',
    ],
    hint: [
      'Justo delante de cada una de tus peanas hay un guardia, y el camino es lo bastante corto.',
    ],
    task: 'Contracarga para que tres de tus peanas toquen a un enemigo.',
    after: [
      'En contacto cuenta el cuerpo a cuerpo, también para el enemigo.',
    ],
  },
  support: {
    title: '¿Otra vez los tanques?',
    text: [
      'En la primera ronda disparó {unit l1}, y {unit l2} estaba demasiado lejos.',
      '«Ese tanque ya ha disparado», dices.',
    ],
    hint: [
      'Todo lo que va tras las contracargas se hace otra vez, el apoyo incluido.',
      'Mide también de nuevo: tus Marines se han movido.',
    ],
    question: '¿Qué peanas de la Guardia pueden apoyarla ahora?',
    after: [
      'Tal como se suele jugar, se pide apoyo en cada ronda, y cada vez se mira quién puede darlo.',
    ],
  },
  kills: {
    title: '¿Qué bajas causadas cuentan?',
    text: [
      'La segunda ronda ya está jugada. Algunos cayeron en la primera; otros, en esta.',
      '«Cada ronda se cuenta aparte», dice el jugador de la Guardia.',
    ],
    hint: [
      'Para el resultado cuentan las bajas causadas en este asalto.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Las bajas causadas se conservan de ronda en ronda.',
    ],
  },
  after: {
    title: 'Siempre hay un ganador',
    text: [
      'Tras la ronda {round}, el resultado es {total attacker} a {total defender}. Ganador: {winner}.',
      'Una ronda sigue a otra hasta que alguien gana; un asalto nunca acaba sin decidirse.',
    ],
    hint: [],
  },
};

/** The lesson 'losing'. */
const losingName: NameTexts = {
  title: 'Remate, desmoralización y retirada',
  teaches: 'Lo que cuesta la derrota: impactos sin salvación, una formación desmoralizada y alejarse a más de 15 cm '
    + 'del enemigo más cercano.',
};

const courseLosing: LessonProse = {
  'how-many': {
    title: '¿Cuánto cuesta la derrota?',
    text: [
      'Unos Orks han cargado contra tu formación {formation company} y a la vez contra una ya desmoralizada, '
      + '{formation remnant}.',
      'Bajas que has causado: {kills defender}; bajas que han causado los Orks: {kills attacker}. Los dados del '
      + 'resultado están en la mesa.',
      '«Has perdido una peana, así que recibes un impacto más», dice alguien.',
    ],
    hint: [
      'Toma el dado más alto de cada bando y suma: bajas causadas, número, marcadores, peanas Inspiring.',
      'Un pelotón desmoralizado cuenta como un marcador por cada una de sus peanas.',
      'Cuenta la diferencia entre los dos totales.',
    ],
    question: '¿Cuántos impactos sin salvación recibe ahora el perdedor?',
    after: [
      'Por cada punto de diferencia hay un impacto de remate, y nada salva de él.',
    ],
  },
  whom: {
    title: '¿En quién cae el remate?',
    text: [
      '{unit g4} está detrás del molino, no ha visto a ningún Ork y no ha tirado ningún dado.',
      'Un Commissar va con {unit g3} y le da Fearless. Número de impactos: {hackdown}.',
      '«Quien no estaba implicado no puede recibir impactos», dices.',
    ],
    hint: [
      'Para el remate no cuenta la línea de fuego ni quién estaba implicado, solo quién está más cerca.',
      'Las peanas Fearless se pasan por alto, y el impacto va a la siguiente.',
      'Las dos formaciones cuentan como una; sus peanas van juntas, primero las más cercanas a los Orks.',
    ],
    after: [
      'Cerca es cerca: detrás de un muro nadie está a salvo de una derrota.',
    ],
  },
  break: {
    title: '¿Quién se desmoraliza?',
    text: [
      'Los tanques han dado fuego de apoyo y están cerca. El Commissar vive.',
      '«Una peana Fearless mantiene unida a su compañía», dice tu vecino.',
    ],
    hint: [
      'Toda formación que ha perdido se desmoraliza, le quede lo que le quede, salvo que ya estuviera desmoralizada.',
      'Cada formación amiga que estaba cerca recibe un marcador, que por sí solo no desmoraliza más que a formaciones '
      + 'de una sola peana.',
    ],
    after: [
      'No se hace ningún chequeo: la compañía se desmoraliza, y se quitan los marcadores que tenía.',
    ],
  },
  gone: {
    title: '¿Y la formación ya desmoralizada?',
    text: [
      'De {formation remnant} quedará alguien tras los impactos.',
      '«Desmoralizada es desmoralizada», dice tu vecino, «así que no le puede pasar nada más».',
    ],
    hint: [
      'Una formación desmoralizada lucha como cualquier otra, pero no sobrevive a una segunda derrota.',
    ],
    after: [
      'La formación que ya estaba desmoralizada al recibir la carga y pierde es destruida, salvo sus peanas Fearless.',
    ],
  },
  away: {
    title: 'Pon a salvo a los tuyos',
    text: [
      'Tienes dos movimientos, aquí 30 cm en total, y las zonas de control, los 5 cm alrededor de cada enemigo, no te '
      + 'detienen.',
      'Quien acabe la retirada a 15 cm o menos de un enemigo es baja.',
      'Dos peanas de {formation bikes} esperan en el borde opuesto de la mesa.',
    ],
    hint: [
      'Alejarse derecho de la Warband es ir derecho a las motos. Prueba por el lado donde no hay nadie.',
      'Las peanas Fearless pueden quedarse o acabar donde quieran a más de 5 cm de los enemigos.',
    ],
    after: [
      'Tus peanas han salido de esta, desmoralizadas pero vivas.',
    ],
  },
  after: {
    title: 'La cuenta',
    text: [
      'Peanas que quedan de tus dos formaciones: {left defender}. Marcadores de los tanques: {markers tanks}.',
      'En este orden: impactos, desmoralización, fin de las formaciones ya desmoralizadas, retirada, marcadores de las '
      + 'formaciones amigas y de las ganadoras.',
    ],
    hint: [],
  },
};

/** The lesson 'winning'. */
const winningName: NameTexts = {
  title: 'Ganadores y marcadores de explosión',
  teaches: 'Lo que cuesta la victoria: un marcador por baja, y una formación que puede desmoralizarse donde está.',
};

const courseWinning: LessonProse = {
  fought: {
    title: 'Has ganado',
    text: [
      'Unos Orks cargaron contra tus dos compañías, que lucharon como una: {total defender} a {total attacker}.',
      '{formation first}: marcadores de antes, {markers first}; peanas perdidas, tres.',
      '{formation second} no tenía marcadores y ha perdido una peana. Ahora viene la cuenta.',
    ],
    hint: [],
  },
  second: {
    title: 'Marcadores para la segunda compañía',
    text: [
      'En total han caído cuatro peanas tuyas.',
      '«Lucharon como una, así que cada compañía recibe cuatro marcadores», dice el jugador ork.',
    ],
    hint: [
      'Mira quién ha caído, formación por formación.',
    ],
    after: [
      'Cada formación recibe un marcador por cada baja propia, de todas las rondas, y ninguno por bajas ajenas.',
    ],
  },
  breaks: {
    title: '¿Quién se desmoraliza antes de que acabe todo?',
    text: [
      '«Solo se desmoralizan los perdedores», dice tu vecino. Cuenta primero marcadores y peanas.',
    ],
    hint: [
      'El perdedor se desmoraliza en todo caso.',
      'Una formación se desmoraliza cuando tiene tantos marcadores como peanas.',
      'Los marcadores que una formación tenía antes se quedan, y los de sus bajas se suman.',
    ],
    after: [
      'Un ganador puede desmoralizarse por sus propias bajas.',
    ],
  },
  goes: {
    title: '¿Y quién tiene que irse?',
    text: [
      'Hay formaciones desmoralizadas en los dos bandos. «Las desmoralizadas huyen», dice el jugador ork.',
    ],
    hint: [
      'Pregúntate por qué se desmoralizó cada formación: ¿por la derrota o por los marcadores de una victoria?',
    ],
    after: [
      'Un ganador que se desmoraliza se queda donde está, aun con enemigos cerca.',
      'El perdedor puede hacer dos movimientos, y quien esté después a 15 cm o menos de un enemigo es baja.',
    ],
  },
  consolidate: {
    title: 'Unos pasos',
    text: [
      'Ahora el ganador consolida: cada una de sus peanas puede moverse 5 cm, pero sin entrar en zonas de control.',
      'Detrás de la segunda compañía hay una arboleda, y los Orks no están solos.',
    ],
    hint: [
      'Un bosque da a la infantería una salvación por cobertura, 5+, en cuanto está en él.',
    ],
    task: 'Lleva a {unit h3} y a {unit h4} a la arboleda, y acaba la consolidación.',
    after: [
      'La consolidación es un movimiento voluntario; en él los transportes pueden recoger unidades.',
    ],
  },
  after: {
    title: 'Lo que ha costado la victoria',
    text: [
      'Una formación que se desmoraliza pierde sus marcadores. Marcadores que quedan: {formation first}, '
      + '{markers first}; {formation second}, {markers second}.',
      'Cada peana que pierde un ganador es después un marcador, así que cuenta también antes de cargar.',
    ],
    hint: [],
  },
};

/** The lesson 'formations-together'. */
const formationsTogetherName: NameTexts = {
  title: 'Entremezcladas y combinadas',
  teaches: 'Varias formaciones luchan como una, en los dos bandos, y ganan o pierden juntas.',
};

const courseFormationsTogether: LessonProse = {
  yours: {
    title: '¿Quién viene contigo?',
    text: [
      'Diriges la formación {formation warband}, y su Warlord es un Commander. Alrededor hay otras cuatro formaciones.',
      'Un Commander puede hacer que otras formaciones luchen en el mismo asalto: por lo general, tres en total.',
      '«Las veo todas, así que vienen todas», dice tu vecino.',
    ],
    hint: [
      'Cada formación necesita una peana a 5 cm o menos de una peana de la formación del propio Commander.',
      'Una formación desmoralizada no hace ninguna acción, así que tampoco te acompaña.',
    ],
    question: '¿Qué formaciones puedes llevar contigo?',
    after: [
      'No basta con estar cerca de una formación que te acompaña: cuenta la del propio Commander.',
    ],
  },
  theirs: {
    title: '¿Contra quién más cargas?',
    text: [
      'Quieres cargar contra la formación {formation company}. Hay tanques en su flanco y una reserva detrás.',
      '«Un objetivo, una formación», dice el jugador de la Guardia.',
    ],
    hint: [
      'Mide desde la compañía hasta cada una de las otras formaciones: con 5 cm o menos entre dos peanas basta.',
    ],
    question: '¿Contra qué formaciones puedes cargar a la vez que contra la compañía?',
    after: [
      'Esas formaciones están entremezcladas, y tú decides si cargas contra ellas a la vez.',
    ],
  },
  choose: {
    title: 'Señala todas las formaciones',
    text: [
      'Tus Boyz solo pueden entrar en las zonas de control de quienes reciben la carga.',
      'Las zonas de control de los tanques cortan el camino de {formation mob}.',
    ],
    hint: [
      'Señala primero el objetivo, luego quién lucha a su lado y quién lucha al tuyo.',
    ],
    task: 'Carga contra la compañía y los tanques, y lleva contigo a {formation mob}.',
    after: [
      'Las formaciones que dejas fuera aún pueden apoyarte: solo aporta su fuego quien no lucha.',
    ],
  },
  hit: {
    title: '¿De quién son las bajas?',
    text: [
      '{formation mob} ha cargado contra los tanques; tu Warband, contra la compañía. {unit n1} se queda atrás.',
      '«Señalaste la compañía, así que tus impactos caen en la compañía», dice el jugador de la Guardia.',
    ],
    hint: [
      'Pregúntate por cada peana de las formaciones que luchan: ¿toca a un enemigo o tiene uno cerca y a la vista?',
    ],
    question: '¿Qué peanas de la Guardia pueden recibir impactos?',
    after: [
      'Los impactos caen en todos los que luchan juntos, vengan de donde vengan.',
    ],
  },
  markers: {
    title: '¿Qué sumas?',
    text: [
      'Marcadores de explosión de tu bando: Warband, {markers warband}; {formation mob}, {markers mob}.',
      'Compañía: {markers company}; tanques: {markers tanks}. Tus bajas causadas: {kills attacker}.',
      '«Mi Warband no tiene marcadores», dices. «Eso es un punto para mí».',
    ],
    hint: [
      'Los marcadores de todas las formaciones que luchan juntas se suman, en cada bando.',
      'Cuenta las bajas causadas, las peanas ({left attacker} tuyas contra {left defender}) y luego los marcadores.',
    ],
    question: '¿Qué sumas en total a tu dado más alto?',
    after: [
      'Cuentan como una sola formación: su número y sus marcadores se suman, y ninguna se cuenta por separado.',
    ],
  },
  break: {
    title: '¿Quién se desmoraliza?',
    text: [
      'La Guardia ha perdido por {hackdown}. Su reserva estaba cerca y la apoyó.',
      '«Señalaste la compañía», dice su jugador, «así que se desmoraliza la compañía».',
    ],
    hint: [
      'Quien ha luchado en el bando perdedor se desmoraliza.',
    ],
    after: [
      'Las formaciones que lucharon como una pierden como una.',
    ],
  },
  after: {
    title: 'Al asalto sin querer',
    text: [
      'Una contracarga también puede arrastrar a alguien al asalto: la formación a la que toca lucha desde entonces.',
      'Antes de cargar, mira quién está a tu lado y quién al lado del enemigo.',
    ],
    hint: [],
  },
};

/** The lesson 'war-engines'. */
const warEnginesName: NameTexts = {
  title: 'Máquinas de guerra',
  teaches: 'Cómo reparten sus dados, aguantan impactos y pierden capacidad de daño, y por cuántas peanas cuentan.',
};

const courseWarEngines: LessonProse = {
  split: {
    title: 'Dos puñados de dados',
    text: [
      'Han cargado contra {unit tank}, tu máquina de guerra: así se llaman los vehículos más grandes. Impacta con 6+ '
      + 'en cuerpo a cuerpo y con 4+ en tiroteo.',
      'Una máquina de guerra puede repartir sus dados entre el cuerpo a cuerpo y el tiroteo.',
      'Los golpes de una máquina de guerra caen en quienes la tocan; su fuego, en quienes se quedan a distancia.',
      'Cuatro peanas tocan al tanque; a distancia solo está {unit b3}.',
    ],
    hint: [
      'Contra una sola peana a distancia, un tercer disparo rara vez vale mucho.',
    ],
    task: 'Pon un dado en el cuerpo a cuerpo y deja los demás en el tiroteo.',
    after: [
      'Un disparo que no encuentra a nadie a distancia se pierde.',
    ],
  },
  dice: {
    title: '¿Cuántos dados?',
    text: [
      '{unit tank} empezó con tres puntos de capacidad de daño; al perder el tercero queda destruido. Puntos que '
      + 'quedan: {damage tank}.',
      'Con el tanque van tres peanas de infantería; {unit i3} está justo detrás.',
      '«Un tanque dañado dispara menos», dice el jugador ork.',
    ],
    hint: [
      'Los dados del tanque dependen de los puntos con que empezó.',
    ],
    question: '¿Cuántos dados tira tu bando para impactar?',
    after: [
      'Tres dados por tres puntos al empezar, con daño o sin él.',
    ],
  },
  soak: {
    title: 'Si hubiera cuatro impactos',
    text: [
      'El tanque es el más cercano, porque lo tocan Orks. También pueden recibir impactos dos peanas de infantería.',
      '«Uno para cada uno, y otra vez empezando por delante», dice tu vecino.',
    ],
    hint: [
      'Cuando le toca, el tanque recibe más de un impacto antes de que el siguiente reciba alguno.',
    ],
    after: [
      'Una máquina de guerra aguanta tantos impactos como puntos tenía al empezar, aunque le queden menos.',
    ],
  },
  damage: {
    title: '¿Qué queda del tanque?',
    text: [
      'Impactos de los Orks: {hits defender}. Estos son tus dados.',
      'El tanque tiene Reinforced Armour: una salvación fallada contra un impacto normal se repite.',
      '«Cada impacto sin salvar mata», dice el jugador ork.',
    ],
    hint: [
      'Cada impacto sin salvar cuesta un punto; el tanque es baja cuando no queda ninguno.',
      'Por cada punto perdido se tira un dado, y solo un 6 es un impacto crítico.',
    ],
    after: [
      'Un punto de daño cuenta como baja causada para el enemigo y más tarde da un marcador.',
    ],
  },
  numbers: {
    title: '¿Cuántos son los tuyos?',
    text: [
      'Se compara el número de peanas. Tienes infantería y un tanque; puntos que le quedan: {damage tank}.',
      '«Un tanque es una peana», dice el jugador ork.',
    ],
    hint: [
      'Mientras viva, el tanque cuenta como lo que era al empezar.',
    ],
    question: '¿Cuántas peanas cuenta tu bando?',
    after: [
      'Para el número y para los marcadores que desmoralizan a una formación, el tanque cuenta como tres peanas.',
    ],
  },
  defeat: {
    title: 'Por muy poco',
    text: [
      'Has perdido por {hackdown}. El tanque es el más cercano; puntos que le quedan: {damage tank}.',
      '«Su blindaje ha aguantado hasta ahora», dices.',
    ],
    hint: [
      'Una máquina de guerra recibe un punto de daño por cada impacto de remate, y no se tira salvación.',
      'Solo se pasan por alto las máquinas de guerra Fearless.',
    ],
    after: [
      'Por eso, una máquina de guerra dañada está mejor lejos de combates que se pueden perder por muy poco.',
    ],
  },
  after: {
    title: 'Lo que queda y qué más hay',
    text: [
      'Peanas que quedan de tu formación: {left defender}; de la enemiga: {left attacker}.',
      'Por cada punto perdido, también aquí, se tira un dado: un Baneblade que explota puede llevarse por delante a '
      + 'sus vecinos.',
    ],
    hint: [],
  },
};

/** The lesson 'commander-dies-last'. */
const commanderDiesLastName: NameTexts = {
  title: 'Un jefe que muere el último',
  teaches: 'Cómo colocar a alguien a quien necesitas, para que los impactos lleguen antes a todos los demás.',
};

const courseCommanderDiesLast: LessonProse = {
  who: {
    title: 'Una peana que necesitas',
    text: [
      'Con {unit t3} va tu Captain, y con él quieres dirigir más adelante asaltos mayores.',
      'Solo un Commander lleva consigo otras formaciones.',
      'El Captain tiene pistola y espada, y tampoco quieres que mire desde lejos.',
    ],
    hint: [],
  },
  place: {
    title: 'En el combate, y el último',
    text: [
      'Fuera de alcance, el Captain no puede recibir impactos de los ataques, pero tampoco puede atacar.',
      'Quien está más cerca del enemigo recibe el primer impacto.',
      'Ahora mismo el Captain está delante de todos. Los demás pueden entrar en contacto: más cerca no se puede estar.',
    ],
    hint: [
      'A 15 cm o menos de un Ork, y a la vista, el Captain está implicado.',
      'Mantén al Captain a más de 5 cm de los Orks a los que no toca nadie: quien entra en sus zonas de control tiene '
      + 'que tocarlos.',
      'Mantén al Captain también a 5 cm como mucho de otra de tus peanas.',
    ],
    task: 'Carga para que {unit t3} pueda recibir un impacto, pero después de todas tus demás peanas. Luego acaba la '
      + 'carga.',
    after: [
      'Todos los que tocan a un enemigo van antes que el Captain, y ningún enemigo elige a quién impactar.',
    ],
  },
  laps: {
    title: 'Supón seis impactos',
    text: [
      'Cinco de tus peanas pueden recibir impactos. Supón que los Orks logran seis.',
      '«Cuatro para los de delante, y él recibe lo que sobra», dice tu vecino.',
    ],
    hint: [
      'Cuando todos tienen un impacto, la vuelta siguiente empieza otra vez por el más cercano.',
    ],
    after: [
      'Cada vuelta tiene un impacto para cada uno, así que ser el último vuelve a ayudar en cada vuelta.',
    ],
  },
  'last-lap': {
    title: '¿Y qué salvaría al Captain?',
    text: [
      'Supón que uno de los impactos viniera de una macroarma y llegara al Captain.',
      'La peana tiene blindaje de 4+; el Captain, una salvación invulnerable. «Macro es macro», dice tu rival.',
    ],
    hint: [
      'Una macroarma quita la cobertura y todo blindaje sin Reinforced Armour.',
    ],
    after: [
      'Una salvación invulnerable vale contra cualquier impacto de los ataques, con un 6.',
    ],
  },
  behind: {
    title: 'Fuego por la espalda',
    text: [
      'Detrás de tu línea está la formación {formation gunz}. Impactos de su fuego de apoyo: {hits attacker}.',
      '«Él es el último de la fila», dices, «así que el impacto cae en alguien de delante».',
    ],
    hint: [
      'En los impactos de apoyo cuenta quién está más cerca de los que apoyan.',
    ],
    question: '¿En cuál de tus peanas cae el impacto de los cañones?',
    after: [
      'La retaguardia de una línea es el frente para quien dispara por detrás. Mira a tu alrededor antes de cargar.',
    ],
  },
  defeat: {
    title: 'Si se pierde el asalto',
    text: [
      'Has perdido. Impactos sin salvación en tus Marines: {hackdown}.',
      '«Un remate encuentra al jefe», dice tu rival.',
    ],
    hint: [
      'El remate empieza por los más cercanos al enemigo, como los impactos de los ataques.',
      'Los Marines que no conocen el miedo reciben solo la mitad de la diferencia, redondeando hacia abajo.',
    ],
    after: [
      'También aquí ayuda al Captain su sitio: primero el más cercano, y no era él.',
    ],
  },
  away: {
    title: 'Saca de ahí al Captain',
    text: [
      'Los perdedores hacen dos movimientos, y quien esté después a 15 cm o menos de un enemigo es baja.',
      'Ir derecho hacia atrás es ir derecho a los cañones.',
    ],
    hint: [
      'Los dos movimientos juntos dan al Captain 30 cm, en cualquier dirección.',
      'Busca el lado de la mesa donde no hay nadie, y llévate a {unit t1}: quien acaba separado es baja.',
    ],
    task: 'Lleva a {unit t3} adonde no haya enemigos a 15 cm o menos, y después acaba la retirada.',
    after: [
      'La salvación invulnerable no habría ayudado: quien cae en la huida no tira nada.',
    ],
  },
  after: {
    title: 'El Captain',
    text: [
      'Peanas que te quedan: {left attacker}. {unit t3} ha hecho lo que tenía que hacer.',
      'Un Commander que solo dirige no tiene por qué acercarse: lejos es donde está más seguro.',
    ],
    hint: [],
  },
};

/** The lesson 'on-your-own'. */
const onYourOwnName: NameTexts = {
  title: 'Un asalto sin ayuda',
  teaches: 'Un asalto entero sin ayuda; después, cada una de tus decisiones se compara con las probabilidades.',
};

const courseOnYourOwn: LessonProse = {
  table: {
    title: 'Lo que tienes delante',
    text: [
      'Diriges la formación {formation assault}, de tres peanas; un Chaplain va con {unit a2}.',
      'Delante de ti está la formación {formation mob}. Sus marcadores de explosión: {markers mob}.',
      'A la derecha esperan dos peanas de {formation nobz}, lo bastante cerca para intervenir.',
      'Tu formación {formation devastators} puede apoyarte si alcanza a un Ork que luche.',
      'A partir de ahora nadie pregunta nada, y nadie dice qué está bien.',
    ],
    hint: [],
  },
  own: {
    title: 'Tu asalto',
    text: [
      'Elige tu objetivo y todo lo que sigue.',
      'Después, cada una de tus decisiones se compara con las demás que podrías haber tomado y con las probabilidades.',
      'Se valora tu probabilidad de ganar en ese momento, no lo que salió luego en los dados.',
    ],
    hint: [
      'Cuenta antes de elegir: número, marcadores, peanas Inspiring y quién golpea mejor o peor.',
      'Dos de tus peanas pueden tocar a una enemiga, y tus Marines son buenos en el cuerpo a cuerpo.',
      'Entre peanas igual de cercanas eliges tú en cuál de las tuyas cae un impacto.',
    ],
    task: 'Juega el asalto hasta el final. Ninguna decisión debería costarte más de diez puntos porcentuales.',
    after: [
      'Cada decisión fue tan buena como cualquiera de las otras que se probaron, o casi.',
    ],
  },
  kills: {
    title: 'Tus cuentas',
    text: [
      'El asalto acabó en la ronda {round}. Ganador: {winner}. Repasa el registro.',
      'Algunos cuentan a todos los que ya no están, también a los caídos en el remate o en la huida.',
    ],
    hint: [
      'Las bajas causadas son las de los ataques y del fuego de apoyo, antes de tirar para el resultado.',
    ],
    question: '¿Cuántas bajas causadas cuenta tu bando?',
    after: [
      'Quien cae en un remate también es baja, pero no una baja causada.',
    ],
  },
  markers: {
    title: 'Y lo que llevas encima',
    text: [
      'Tus bajas: {lost attacker}; peanas que te quedan: {left attacker}.',
      '«Después de un combate así, todos tienen un marcador», dice el jugador ork.',
    ],
    hint: [
      'El ganador recibe un marcador por cada una de sus bajas.',
      'Quien se ha desmoralizado no tiene marcadores.',
    ],
    question: '¿Cuántos marcadores de explosión tiene tu formación {formation assault}?',
    after: [
      'Cuantas menos peanas pierdas, menos marcadores tendrás que quitarte después.',
    ],
  },
  end: {
    title: 'El final del curso',
    text: [
      'Eso fue un asalto entero, y fue tuyo.',
      'Conoces sus pasos y sabes por qué al final hay un ganador.',
      'Abre uno de los asaltos incluidos, cambia una cosa y mira cómo cambian las probabilidades.',
    ],
    hint: [],
  },
};

/** The lesson 'entering-zones'. */
const enteringZonesName: NameTexts = {
  title: 'Zonas de control: entrar',
  teaches: 'En qué zonas puede entrar una carga, a quién debe tocar entonces y quién abre paso a quién.',
};

const courseEnteringZones: LessonProse = {
  through: {
    title: '¿Por el hueco?',
    text: [
      'Cada peana tiene una zona de control de 5 cm a su alrededor, y una carga solo puede entrar en las de su '
      + 'objetivo.',
      'Entre {unit b1} y {unit b2} hay un hueco, y detrás está {unit b3}.',
      '«Paso por el hueco y golpeo al de detrás», dice tu vecino.',
    ],
    hint: [
      'Quien entra en una zona debe tocar al enemigo en cuya zona entró primero.',
    ],
    after: [
      'El camino hasta {unit b3} pasa por las zonas de los dos de delante, así que acaba en ellos.',
    ],
  },
  opened: {
    title: '¿Y ahora?',
    text: [
      '{unit t1} y {unit t2} han cargado primero, cada una hasta el contacto con el Ork que tenía delante.',
      '«Sus zonas siguen ahí», dice el jugador ork. «Ya ves las peanas».',
    ],
    hint: [
      'Una peana a la que alguien toca ya no tiene zona. ¿De quién son las zonas que quedan?',
    ],
    after: [
      'El contacto quita una zona para el resto del asalto: quien carga primero abre el paso.',
    ],
  },
  behind: {
    title: 'El de detrás',
    text: [
      'El hueco mide 6 cm de ancho; la peana de {unit t3}, solo 2 cm.',
    ],
    task: 'Pon a {unit t3} en contacto con {unit b3}.',
    hint: [
      'En línea recta, el Ork está lo bastante cerca.',
    ],
    after: [
      'No más de dos de tus peanas pueden tocar al mismo Ork; aquí cada una tiene el suyo.',
    ],
  },
  others: {
    title: 'La banda de al lado',
    text: [
      'La formación de la derecha, {formation mob}, no es tu objetivo.',
      '«Con una peana más podrías haber cargado también contra esa banda», dice tu vecino.',
    ],
    question: '¿Qué Orks pueden recibir impactos?',
    hint: [
      'Las zonas de quien no es el objetivo están cerradas a una carga, por cerca que pase.',
    ],
    after: [
      'Solo lucha la formación que señalaste. La otra banda te habría mantenido a más de 5 cm.',
    ],
  },
};

/** The lesson 'leaving-zones'. */
const leavingZonesName: NameTexts = {
  title: 'Zonas de control: salir',
  teaches: 'Empezar junto a un enemigo y cargar contra otro: qué hay que dejar atrás antes de que acabe la carga.',
};

const courseLeavingZones: LessonProse = {
  whose: {
    title: '¿De quién es este terreno?',
    text: [
      'Cargas contra {formation warband}. {unit t1} está cerca de una banda que ha huido.',
      '«Esos Orks están desmoralizados», dice tu vecino. «Ya no controlan nada».',
    ],
    hint: [
      'Desmoralizada o no, una peana tiene su zona: 5 cm de peana a peana, y con 5 cm justos se está dentro.',
    ],
    after: [
      'Una formación desmoralizada conserva sus zonas de control.',
    ],
  },
  stay: {
    title: '¿Bastan dos?',
    text: [
      '{unit t2} y {unit t3} han cargado. {unit t1} no se ha movido.',
      '«Nadie tiene que cargar», dice tu vecino. «Déjala donde está».',
    ],
    hint: [
      'Quien empieza en la zona de un enemigo debe cargar contra él o estar fuera al final.',
    ],
    after: [
      'Quedarse quieta no sirve: {unit t1} debe salir de la zona de un enemigo contra el que no se carga.',
    ],
  },
  out: {
    title: 'Fuera y en contacto',
    text: [
      'Adónde va la peana lo eliges tú, con tal de que al final esté fuera de la zona.',
    ],
    task: 'Saca a {unit t1} de la zona y ponla en contacto con un Ork de {formation warband}.',
    hint: [
      'Hasta {unit b1} hay 10 cm, y allí no llega ninguna zona de la otra banda.',
    ],
    after: [
      'Una formación junto a un enemigo puede cargar contra otro, si toda ella sale de la zona del primero.',
    ],
  },
  mob: {
    title: '¿Y la otra banda?',
    text: [
      '{unit m1} está a {gap m1} de tu peana más cercana.',
      '«Entonces te dispara», dice tu vecino.',
    ],
    hint: [
      'Pregúntate primero contra qué formación se cargó, y solo después quién está cerca.',
    ],
    after: [
      'Señalaste la formación {formation warband}; nadie más lucha, esté donde esté.',
    ],
  },
};

/** The lesson 'pinned'. */
const pinnedName: NameTexts = {
  title: 'Zonas de control: quedar retenido',
  teaches: 'Empezar en una zona del propio objetivo, y qué retiene a una peana en la contracarga.',
};

const coursePinned: LessonProse = {
  fire: {
    title: 'Solo queremos disparar',
    text: [
      'Tus {formation devastators} disparan bien y golpean mal. Todas sus peanas tienen Orks a 15 cm o menos.',
      '{unit v1} está a {gap v1} de {unit b1}. «Entonces no se mueve nadie», dices, «y es un tiroteo».',
    ],
    hint: [
      '¿Está alguna de tus peanas en una zona de control, aunque sea del objetivo?',
    ],
    after: [
      'Tal como se suele jugar, también quien empieza en una zona del objetivo debe tocarlo o salir.',
    ],
  },
  whom: {
    title: '¿Qué Ork, entonces?',
    text: [
      '«Tiene que ser el Ork en cuya zona está la peana», dice el jugador ork.',
    ],
    hint: [
      'Quien entra en una zona debe tocar a alguien. ¿En qué zonas entra todavía la peana?',
    ],
    after: [
      'La peana empezó en esa zona y no ha entrado en ninguna: también puede ir contra otro Ork del objetivo.',
    ],
  },
  settle: {
    title: 'Fuera de la zona',
    text: [
      'Las otras dos peanas están bien donde están.',
    ],
    task: 'Saca a {unit v1} de la zona para que disparen todas tus peanas, y acaba la carga.',
    hint: [
      'Dos centímetros atrás bastan para quedar libre, y aun así la peana está lo bastante cerca para disparar.',
    ],
    after: [
      'Tocar a un Ork también habría estado permitido, pero a tus armas no les habría gustado.',
    ],
  },
  held: {
    title: '¿Quién está retenido?',
    text: [
      'Ahora les toca a los Orks contracargar.',
      '«Quien está en una zona está retenido», dice tu vecino, «así que no viene nadie».',
    ],
    hint: [
      'En la contracarga solo el contacto retiene a una peana.',
    ],
    after: [
      'Aquí las zonas no retienen a nadie; un Ork tocado por un Marine se habría quedado.',
    ],
  },
  after: {
    title: 'En tres frases',
    text: [
      'Entrar te ata al primer enemigo en cuya zona entras.',
      'Empezar dentro de una zona te obliga a tocar al enemigo o a salir.',
      'Y quien ha sido tocado ya no tiene zona.',
    ],
    hint: [],
  },
};

/** The lesson 'overwatch'. */
const overwatchName: NameTexts = {
  title: 'La alerta contra una carga',
  teaches: 'Cuándo se dispara en alerta, qué protege de ese fuego y para qué cuentan las bajas y los marcadores que '
    + 'causa.',
};

const courseOverwatch: LessonProse = {
  wood: {
    title: 'Te esperan',
    text: [
      'Una formación en alerta puede disparar cuando acaba tu carga, antes de que se luche.',
      'Los tanques ({formation tanks}) esperan a que acabe tu carga. Los guardias que tienes delante están en un '
      + 'bosque.',
    ],
    task: 'Pon tres de tus peanas en contacto con guardias en el bosque.',
    hint: [
      'Ve en línea recta: así, {unit b1}, {unit b2} y {unit b3} también están en el bosque.',
    ],
    after: [
      'Ahora disparan los tanques. Los dados se tiran en la mesa y los impactos se anotan aquí.',
    ],
  },
  cover: {
    title: '¿Cobertura para quien carga?',
    text: [
      'Los Boyz tienen blindaje de 6+, y un bosque vale 5+.',
      '«Quien carga no tiene cobertura», dice el jugador de la Guardia.',
    ],
    question: 'Un disparo en alerta impacta a {unit b2}. ¿Con cuánto salva?',
    hint: [
      'Quien carga pierde la cobertura durante el asalto, y este aún no ha empezado.',
    ],
    after: [
      'Contra la alerta, quienes cargan tienen cobertura; contra los ataques que siguen, no.',
    ],
  },
  markers: {
    title: '¿Cuántos marcadores?',
    text: [
      'Dos disparos impactan a {unit b2} y a {unit b5}; estos son tus dados.',
      '«Los marcadores llegan cuando acaba el asalto», dice tu vecino.',
    ],
    hint: [
      'Se recibe un marcador por el fuego y otro por cada peana perdida.',
    ],
    after: [
      'Estos marcadores se ponen enseguida, así que cuentan para el resultado.',
    ],
  },
  kills: {
    title: '¿Quién se apunta estas bajas?',
    text: [
      'Bajas de {formation warband} hasta ahora, incluidas las de la alerta: {lost attacker}.',
      '«Todas cuentan como bajas causadas por nosotros», dice el jugador de la Guardia.',
    ],
    question: '¿Cuántas bajas causadas cuenta la Guardia?',
    hint: [
      'Cuentan las bajas de los ataques y las del fuego de apoyo.',
    ],
    after: [
      'Quien cae por la alerta es una baja, pero no una baja causada en este asalto.',
    ],
  },
};

/** The lesson 'transports'. */
const transportsName: NameTexts = {
  title: 'Transportes: subir, bajar, restos',
  teaches: 'Quién puede bajar, qué hacen dos enemigos ante las puertas y quién sale de los restos.',
};

const courseTransports: LessonProse = {
  out: {
    title: '¿Bajan todos?',
    text: [
      'Los Orks han cargado contra tus dos Chimeras, cada uno con dos peanas de infantería a bordo.',
      'Dos peanas tocan a {unit c1}; una, a {unit c2}. «Todos saltan fuera», dice tu vecino.',
    ],
    hint: [
      'Cuenta los enemigos que tocan un transporte: dos le bloquean las puertas.',
    ],
    after: [
      'Los pasajeros bajan en la contracarga, pero no de un transporte al que tocan dos enemigos.',
    ],
  },
  fight: {
    title: 'Saca a una peana',
    text: [
      '{unit g4} se queda a bordo, de reserva.',
      'Un pasajero se coloca a 5 cm o menos de su transporte, en contacto si quiere.',
    ],
    task: 'Haz bajar a {unit g3} para que pueda atacar, y acaba la contracarga.',
    hint: [
      'También quien baja detrás de {unit c2} está a 15 cm o menos de los Orks.',
      'Quien se queda a bordo no ataca a nadie ni puede recibir impactos.',
    ],
    after: [
      'Bajar fue su movimiento: quien ha bajado ya no contracarga.',
    ],
  },
  wreck: {
    title: 'El Chimera arde',
    text: [
      'Impactos sobre tu bando: {hits defender}. Estos son los dados.',
      '«Un transporte destruido se lleva consigo a todos los de dentro», dice el jugador ork.',
    ],
    hint: [
      'Cada pasajero de un transporte destruido tira su propia salvación: con su blindaje o con 6+.',
    ],
    after: [
      'Quien supera la salvación queda donde estaban los restos; quien no, es una baja como las demás.',
    ],
  },
  numbers: {
    title: '¿Cuentan los pasajeros?',
    text: [
      'Se compara el número de peanas.',
      '«Solo cuenta lo que está en la mesa», dice el jugador ork.',
    ],
    hint: [
      'Se comparan las peanas de la formación, implicadas o no.',
    ],
    after: [
      'Las peanas a bordo cuentan como las que están fuera.',
    ],
  },
};

/** The lesson 'withdrawing-well'. */
const withdrawingWellName: NameTexts = {
  title: 'Retirarse bien',
  teaches: 'Las peanas juntas, a más de 15 cm de cada enemigo: dónde está a salvo una formación desmoralizada.',
};

const courseWithdrawingWell: LessonProse = {
  stay: {
    title: 'Si nadie se moviera',
    text: [
      'Has perdido, y tu compañía está desmoralizada.',
      '«Nadie te obliga a huir», dice el jugador ork.',
    ],
    question: 'Si no se moviera nadie de los tuyos, ¿qué peanas perderías?',
    hint: [
      'Al final de una retirada, a 15 cm o menos del enemigo más cercano se está demasiado cerca, haya muros o no.',
    ],
    after: [
      'Quedarse está permitido, y es la forma más segura de ser destruido.',
    ],
  },
  other: {
    title: '¿Lo bastante lejos?',
    text: [
      'Todas tus peanas han huido de la Warband; {unit g3} e {unit g4}, hacia la derecha.',
      '«Están a más de 15 cm de quienes las vencieron», dice tu vecino.',
    ],
    question: 'Si la retirada acabara ahora, ¿qué peanas perderías?',
    hint: [
      'Cuentan todos los enemigos, no solo los que han luchado. Fíjate en {formation stormboyz}.',
    ],
    after: [
      'Mide desde todos los enemigos antes de elegir una dirección.',
    ],
  },
  away: {
    title: 'Juntas y lejos',
    text: [
      'Cada peana tiene dos movimientos, y ninguna zona de control la detiene.',
      'Quien acaba separado de los demás también es baja.',
    ],
    hint: [
      'Ve adonde están las demás peanas: entre las dos formaciones de Orks hay sitio.',
      'Lo que queda de los dos movimientos lleva hasta allí a todas tus peanas.',
    ],
    after: [
      'Lejos de todos y juntas: no hay más secreto.',
    ],
  },
  broken: {
    title: '¿Y los marcadores?',
    text: [
      '«Tu compañía recibe un marcador por cada peana que has perdido», dice el jugador ork.',
    ],
    hint: [
      '¿Qué pasa con los marcadores de una formación que se desmoraliza?',
    ],
    after: [
      'Una formación desmoralizada no tiene marcadores; cuenta como si tuviera uno por peana.',
    ],
  },
};

/** The lesson 'choosing-a-charge'. */
const choosingAChargeName: NameTexts = {
  title: 'Elegir una carga',
  teaches: 'En contacto o no: tu carga se compara con la mejor que se ha encontrado.',
};

const courseChoosingACharge: LessonProse = {
  value: {
    title: '¿Qué se te da bien?',
    text: [
      'Diriges Marines (4+ en cuerpo a cuerpo, 4+ en tiroteo) contra {formation mob}.',
      'Los Orks golpean con 4+ y disparan con 6+. ¿A cuáles podría golpear {unit t2}?',
    ],
    hint: [
      'Tienes 15 cm, más que suficiente para tocar a los de delante.',
    ],
    after: [
      'Podrías golpear. La cuestión es si deberías hacerlo.',
    ],
  },
  charge: {
    title: 'Tu carga',
    text: [
      'Las probabilidades, tras la mejor respuesta de los Orks, dicen si tu carga es buena.',
      'Tu carga se compara con la mejor que ha encontrado este programa.',
    ],
    task: 'Haz tu carga y acábala. No debe costarte más de ocho puntos porcentuales de tu probabilidad de ganar.',
    hint: [
      'En contacto cuenta tu valor de cuerpo a cuerpo, y el de los Orks también.',
      'La contracarga de los Orks es de 5 cm: desde más lejos no te alcanzan.',
    ],
    after: [
      'En una carga no hace falta tocar a nadie. Tu valor es el mismo a las dos distancias; el de los Orks, no.',
    ],
  },
  how: {
    title: '¿Cómo luchan los Orks?',
    text: [
      'Los Orks ya han hecho su contracarga. Mira dónde está cada uno.',
    ],
    hint: [
      'Solo en contacto hay cuerpo a cuerpo.',
    ],
    after: [
      'Cada Ork que mantienes lejos necesita un 6 en vez de un 4.',
    ],
  },
  chance: {
    title: '¿Y tus probabilidades?',
    text: [
      'Antes de tirar un dado, ¿qué te parece?',
    ],
    hint: [
      'Marcadores y número aparte, cuenta las bajas que cada bando puede esperar causar; luego vienen los dados.',
    ],
    after: [
      'Un cálculo lo bastante acertado antes de la carga decide la mayoría de los asaltos.',
    ],
  },
};

/** The lesson 'where-hits-fall'. */
const whereHitsFallName: NameTexts = {
  title: 'Elegir dónde caen los impactos',
  teaches: 'Entre peanas igual de cercanas eliges tú: tus impactos se comparan con la mejor forma de asignarlos.',
};

const courseWhereHitsFall: LessonProse = {
  order: {
    title: 'Todas igual de cerca',
    text: [
      'Diriges a los Orks. Los guardias están a 7 cm y disparan; tus cuatro peanas están igual de cerca.',
      '«Entonces se sigue el orden de la lista», dice el jugador de la Guardia.',
    ],
    question: 'Llegan dos impactos. ¿Qué dos peanas tuyas pueden recibirlos?',
    hint: [
      'Entre las peanas igual de cercanas elige su dueño.',
    ],
    after: [
      'Dos cualesquiera: la elección es tuya, y merece la pena pensarla.',
    ],
  },
  saves: {
    title: '¿Quién aguanta un impacto?',
    text: [
      'Los Boyz tienen blindaje de 6+. ¿Y {unit n1}?',
    ],
    hint: [
      'Un dado que iguala o supera el blindaje salva.',
    ],
    after: [
      'Con seis impactos en Nobz se consiguen tres salvaciones; con seis en Boyz, una.',
    ],
  },
  place: {
    title: 'Los impactos los asignas tú',
    text: [
      'Impactos: {hits defender}; según la lista caerían en los Boyz.',
      'Todos golpean a la vez: quien cae ahora ya ha tirado sus dados.',
    ],
    task: 'Pon los impactos donde menos te cuesten, y pasa a las salvaciones.',
    hint: [
      'Para el resultado una peana es una peana: lo que cuenta es cuántas pierdes.',
    ],
    after: [
      'Los impactos son para quien mejor salva, mientras una baja solo cueste una peana.',
    ],
  },
  lost: {
    title: 'Lo que ha costado',
    text: [
      'Estos son los dados de tus salvaciones.',
    ],
    hint: [
      'Compara cada dado con el blindaje de la peana por la que se tira.',
    ],
    after: [
      'La suerte decide cada salvación; dónde están los impactos decide cuántas necesitas.',
    ],
  },
};

export const courseWhatAnAssaultIsBooks: English['course-what-an-assault-is'] = {
  'course/what-an-assault-is': courseWhatAnAssaultIs,
  'course/what-an-assault-is/name': whatAnAssaultIsName,
};

export const courseWhoIsEngagedBooks: English['course-who-is-engaged'] = {
  'course/who-is-engaged': courseWhoIsEngaged,
  'course/who-is-engaged/name': whoIsEngagedName,
};

export const courseCloseCombatOrFirefightBooks: English['course-close-combat-or-firefight'] = {
  'course/close-combat-or-firefight': courseCloseCombatOrFirefight,
  'course/close-combat-or-firefight/name': closeCombatOrFirefightName,
};

export const courseNearestFirstBooks: English['course-nearest-first'] = {
  'course/nearest-first': courseNearestFirst,
  'course/nearest-first/name': nearestFirstName,
};

export const courseSecondLapBooks: English['course-second-lap'] = {
  'course/second-lap': courseSecondLap,
  'course/second-lap/name': secondLapName,
};

export const courseCoverBooks: English['course-cover'] = {
  'course/cover': courseCover,
  'course/cover/name': coverName,
};

export const courseFirstStrikeBooks: English['course-first-strike'] = {
  'course/first-strike': courseFirstStrike,
  'course/first-strike/name': firstStrikeName,
};

export const courseMacroWeaponsBooks: English['course-macro-weapons'] = {
  'course/macro-weapons': courseMacroWeapons,
  'course/macro-weapons/name': macroWeaponsName,
};

export const courseDecidedAtOnceBooks: English['course-decided-at-once'] = {
  'course/decided-at-once': courseDecidedAtOnce,
  'course/decided-at-once/name': decidedAtOnceName,
};

export const courseSupportingFireBooks: English['course-supporting-fire'] = {
  'course/supporting-fire': courseSupportingFire,
  'course/supporting-fire/name': supportingFireName,
};

export const courseTheResultBooks: English['course-the-result'] = {
  'course/the-result': courseTheResult,
  'course/the-result/name': theResultName,
};

export const courseTiesBooks: English['course-ties'] = {
  'course/ties': courseTies,
  'course/ties/name': tiesName,
};

export const courseLosingBooks: English['course-losing'] = {
  'course/losing': courseLosing,
  'course/losing/name': losingName,
};

export const courseWinningBooks: English['course-winning'] = {
  'course/winning': courseWinning,
  'course/winning/name': winningName,
};

export const courseFormationsTogetherBooks: English['course-formations-together'] = {
  'course/formations-together': courseFormationsTogether,
  'course/formations-together/name': formationsTogetherName,
};

export const courseWarEnginesBooks: English['course-war-engines'] = {
  'course/war-engines': courseWarEngines,
  'course/war-engines/name': warEnginesName,
};

export const courseCommanderDiesLastBooks: English['course-commander-dies-last'] = {
  'course/commander-dies-last': courseCommanderDiesLast,
  'course/commander-dies-last/name': commanderDiesLastName,
};

export const courseOnYourOwnBooks: English['course-on-your-own'] = {
  'course/on-your-own': courseOnYourOwn,
  'course/on-your-own/name': onYourOwnName,
};

export const courseEnteringZonesBooks: English['course-entering-zones'] = {
  'course/entering-zones': courseEnteringZones,
  'course/entering-zones/name': enteringZonesName,
};

export const courseLeavingZonesBooks: English['course-leaving-zones'] = {
  'course/leaving-zones': courseLeavingZones,
  'course/leaving-zones/name': leavingZonesName,
};

export const coursePinnedBooks: English['course-pinned'] = {
  'course/pinned': coursePinned,
  'course/pinned/name': pinnedName,
};

export const courseOverwatchBooks: English['course-overwatch'] = {
  'course/overwatch': courseOverwatch,
  'course/overwatch/name': overwatchName,
};

export const courseTransportsBooks: English['course-transports'] = {
  'course/transports': courseTransports,
  'course/transports/name': transportsName,
};

export const courseWithdrawingWellBooks: English['course-withdrawing-well'] = {
  'course/withdrawing-well': courseWithdrawingWell,
  'course/withdrawing-well/name': withdrawingWellName,
};

export const courseChoosingAChargeBooks: English['course-choosing-a-charge'] = {
  'course/choosing-a-charge': courseChoosingACharge,
  'course/choosing-a-charge/name': choosingAChargeName,
};

export const courseWhereHitsFallBooks: English['course-where-hits-fall'] = {
  'course/where-hits-fall': courseWhereHitsFall,
  'course/where-hits-fall/name': whereHitsFallName,
};

export const lessonNamesBooks: English['lesson-names'] = {
  course: {
    'what-an-assault-is': whatAnAssaultIsName,
    'who-is-engaged': whoIsEngagedName,
    'close-combat-or-firefight': closeCombatOrFirefightName,
    'nearest-first': nearestFirstName,
    'second-lap': secondLapName,
    cover: coverName,
    'first-strike': firstStrikeName,
    'macro-weapons': macroWeaponsName,
    'decided-at-once': decidedAtOnceName,
    'supporting-fire': supportingFireName,
    'the-result': theResultName,
    ties: tiesName,
    losing: losingName,
    winning: winningName,
    'formations-together': formationsTogetherName,
    'war-engines': warEnginesName,
    'commander-dies-last': commanderDiesLastName,
    'entering-zones': enteringZonesName,
    'leaving-zones': leavingZonesName,
    pinned: pinnedName,
    overwatch: overwatchName,
    transports: transportsName,
    'withdrawing-well': withdrawingWellName,
    'choosing-a-charge': choosingAChargeName,
    'where-hits-fall': whereHitsFallName,
    'on-your-own': onYourOwnName,
  },
};
