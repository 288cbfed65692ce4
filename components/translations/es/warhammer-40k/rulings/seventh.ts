/** In Spanish: rulings on the seventh edition. */
export const seventh = {
  'R-2.01': {
    about: 'Se ha perdido la lista de unidades que no pueden cargar.',
    ruling: 'Las trabadas no pueden; de las demás lo dice quien prepara la mesa.',
  },
  'R-2.04': {
    about: 'A qué distancia puede estar un objetivo tras terreno difícil.',
    ruling: 'Lo que pueden sacar dos dados, menos 2″: 10″.',
  },
  'R-2.05': {
    about: 'Las 2″ miran a quién tendría que cruzar terreno, los golpes lentos a quién lo ha cruzado.',
    ruling: 'Se preguntan por separado.',
  },
  'R-2.06': {
    about: 'Miniaturas de una unidad que tiran de forma distinta para su carga.',
    ruling: 'La más lenta cuenta para todas.',
  },
  'R-2.16': {
    about: 'Si una carga contra quienes están cuerpo a tierra pierde sus 2″.',
    ruling: 'Sí; solo conserva su sitio en el orden de los golpes.',
  },
  'R-2.17': {
    about: 'Cuántas de las unidades cargadas tienen que estar cuerpo a tierra, o ya trabadas, para eso.',
    ruling: 'Todas, sean una o varias.',
  },
  'R-2.18': {
    about: 'Si una unidad cuya carga falló puede declarar otra.',
    ruling: 'No, cada una declara una vez por fase.',
  },
  'R-2.19': { about: 'En qué orden disparan varias unidades que reciben la carga.', ruling: 'Como quiera su jugador.' },
  'R-2.20': {
    about: 'A una respuesta le faltan palabras.',
    ruling: 'Se lee para cualquier regla que obligue a cargar.',
  },
  'R-2.21': {
    about: 'Los disparos contra quienes cargan abaten al más cercano, o a todos.',
    ruling: 'Si caen todos, la carga acaba; si no, va primero el más cercano de los vivos.',
  },
  'R-2.02': {
    about: 'Faltan las dos tablas.',
    ruling: 'Los impactos se cuentan con palabras, y estas coinciden con la tabla impresa de la cuarta edición; '
      + 'también se toma su tabla de heridas.',
  },
  'R-2.07': { about: 'De qué unidad es un amigo trabado.', ruling: 'De cualquiera de su bando en el combate.' },
  'R-2.08': {
    about: 'Si cerca quiere decir 2″ sobre la mesa, o 6″ de altura, o las dos cosas.',
    ruling: 'Las dos a la vez.',
  },
  'R-2.11': {
    about: 'Cuándo están los bandos demasiado lejos para seguir.',
    ruling: 'Cuando no se juntarían aunque cada uno se acercara 3″.',
  },
  'R-2.24': { about: 'Iniciativa por encima de 10, o 0.', ruling: 'Por encima es 10; con 0 no se golpea nunca.' },
  'R-2.09': {
    about: 'Igual de lejos del ataque: ¿de qué?',
    ruling: 'De la miniatura más cercana que golpea en este paso.',
  },
  'R-2.10': {
    about: 'Si una miniatura herida en un lote sigue recibiendo las heridas del siguiente.',
    ruling: 'No, un lote nuevo busca de nuevo a su víctima.',
  },
  'R-2.03': { about: 'Cuánto Liderazgo cuesta la diferencia se ha caído del texto.', ruling: 'Uno por cada herida.' },
  'R-2.12': {
    about: 'Las heridas causadas de una frase son heridas sufridas en la siguiente.',
    ruling: 'Cuentan las causadas, y lo que un bando se hace a sí mismo cuenta para el enemigo.',
  },
  'R-2.13': {
    about: 'Varios vencedores persiguen a un perdedor.',
    ruling: 'El perdedor tira una vez y cada vencedor libre una vez; basta con uno que saque lo mismo.',
  },
  'R-2.14': { about: 'Si perseguir es cosa del vencedor.', ruling: 'No; se hace salvo que algo lo impida.' },
  'R-2.15': {
    about: 'Cuándo se mira si un vencedor sigue trabado.',
    ruling: 'Después de todos los chequeos de moral.',
  },
  'R-2.22': { about: 'Hasta dónde se agrupan al final.', ruling: '3″, como durante el combate.' },
  'R-2.23': {
    about: 'Si consolida una unidad que ha destruido a su rival en una persecución.',
    ruling: 'Sí, no le queda nadie con quien luchar.',
  },
  'R-2.25': {
    about: 'Un juego de respuestas repetido y un error de la página.',
    ruling: 'Sin importancia; nada de eso cambia una regla.',
  },
} as const;
