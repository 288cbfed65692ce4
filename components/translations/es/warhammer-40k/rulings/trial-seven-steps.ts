/** In Spanish: rulings on the later trial rules, of seven steps. */
export const trialSevenSteps = {
  'R-0.05': {
    about: 'Una unidad que ha disparado carga solo contra su objetivo en un sitio, y también contra otros a su lado '
      + 'en dos más.',
    ruling: 'Puede cargar contra varias, si aquella a la que disparó es el objetivo principal y se toca primero.',
  },
  'R-0.06': {
    about: 'Los movimientos se cuentan con 6″ aunque hay unidades que declaran a 9″ o 12″.',
    ruling: 'Cada 6″ de una carga quiere decir el alcance de la unidad.',
  },
  'R-0.07': {
    about: 'Quién tira por terreno difícil, y qué pasa con una unidad de más alcance.',
    ruling: 'Una vez por la unidad, si alguno de sus caminos es difícil; el dado mayor limita a todos, sea cual sea '
      + 'su alcance.',
  },
  'R-0.29': {
    about: 'Cuándo tira para reagruparse una unidad en retirada que recibe una carga.',
    ruling: 'Cuando se sabe que la carga la alcanza, y antes de que mueva quien carga.',
  },
  'R-0.35': {
    about: 'Algunas unidades cuentan siempre como quietas, y disparar quieto impide cargar.',
    ruling: 'Solo lo impide quedarse quieto para disparar; esas unidades no lo necesitan, y pueden cargar.',
  },
  'R-0.02': {
    about: 'Estar trabado se dice de varias formas.',
    ruling: 'Es estar peana con peana y nada más; quienes apoyan son una clase aparte.',
  },
  'R-0.03': {
    about: 'Quienes están a cubierto golpean antes que todos según una redacción antigua, con Iniciativa 10 según una '
      + 'nueva.',
    ruling: 'Iniciativa 10; solo se nota contra otros con Iniciativa 10.',
  },
  'R-0.04': {
    about: 'La zona de peligro se fija en un paso cuyo número no es el del combate.',
    ruling: 'Al empezar el combate.',
  },
  'R-0.08': {
    about: 'Quienes apoyan están junto a cualquier amigo en un sitio, junto a uno de su unidad en otro.',
    ruling: 'Junto a uno de su unidad, como dice la regla de los ataques.',
  },
  'R-0.15': {
    about: 'Granadas de fragmentación y de plasma pueden venir en una carga, o llevarlas una parte de una unidad.',
    ruling: 'Las de fragmentación ayudan a quien las lleva; las de plasma quitan la cobertura a la unidad cargada, y '
      + 'entonces las otras no tienen nada que compensar.',
  },
  'R-0.16': {
    about: 'Si una unidad a cubierto que ya lucha tiene su cobertura contra una nueva carga.',
    ruling: 'No: solo la tiene una unidad que no estaba trabada al empezar la fase.',
  },
  'R-0.17': {
    about: 'Cuántos de quienes cargan tienen que cruzar la cobertura.',
    ruling: 'Una sola línea que la cruce pone a toda la unidad a cubierto.',
  },
  'R-0.24': {
    about: 'Si todos los combates pasan juntos por un paso, o cada uno por todos.',
    ruling: 'Cada combate se resuelve hasta el final, con agruparse incluido, antes del siguiente.',
  },
  'R-0.33': {
    about: 'Si la Fuerza de un puño se limita antes o después de otras bonificaciones.',
    ruling: 'Después de todas, a 10.',
  },
  'R-0.34': {
    about: 'Un puño de combate junto con una cuchilla relámpago.',
    ruling: 'La cuchilla no gana con él una segunda arma; el puño cuenta la cuchilla como cualquier arma.',
  },
  'R-0.09': {
    about: 'Entre quiénes se cuenta una mayoría, la unidad o quienes pueden caer.',
    ruling: 'Habilidad de Armas y Resistencia en toda la unidad, armadura entre quienes pueden caer.',
  },
  'R-0.10': {
    about: 'Tres tipos de armadura o más en una unidad.',
    ruling: 'El grupo mayor primero; su dueño ordena los grupos iguales.',
  },
  'R-0.11': {
    about: 'Un grupo que ha tenido su vuelta falla más salvaciones que miniaturas le quedan.',
    ruling: 'Lo que sobra cae en el grupo siguiente, y por ello no se tira nada otra vez.',
  },
  'R-0.12': {
    about: 'Los números de un ejemplo no salen de los del ejemplo anterior.',
    ruling: 'Se toma como una situación nueva.',
  },
  'R-0.13': {
    about: 'De un arma especial se dice que reparte impactos, donde solo se reparten heridas.',
    ruling: 'Se refiere a heridas.',
  },
  'R-0.14': {
    about: 'Una frase sobre salvaciones invulnerables ha perdido su gramática.',
    ruling: 'Una miniatura a la que le tocó una herida puede tirar su salvación invulnerable en vez de su armadura.',
  },
  'R-0.19': {
    about: 'Los propios autores llaman oscura a una nota sobre salvaciones invulnerables.',
    ruling: 'No añade nada a lo que ya se juega: la salvación se elige una vez repartidas las heridas.',
  },
  'R-0.32': {
    about: 'Cuándo se hace el chequeo psíquico de un arma psíquica.',
    ruling: 'Tras las salvaciones del mismo paso; una miniatura que mata no puntúa más que las heridas causadas.',
  },
  'R-0.01': {
    about: 'Qué hacen quienes superan su moral no está impreso.',
    ruling: 'Se agrupan, y nadie de ese combate consolida.',
  },
  'R-0.18': {
    about: 'Qué muertes causan pánico a los amigos de quién.',
    ruling: 'Tienen que haber desaparecido todas las unidades enemigas del combate; entonces los amigos de los '
      + 'muertos chequean una vez.',
  },
  'R-0.20': {
    about: 'Los vencedores persiguen y consolidan en un sitio, lo uno o lo otro en otro.',
    ruling: 'Quien persigue y atrapa no consolida.',
  },
  'R-0.21': {
    about: 'Si una persecución se compara con los dados de quienes huyen o con la distancia que hacen.',
    ruling: 'Con los dados.',
  },
  'R-0.22': {
    about: 'Quién tira y quién decide primero cuando huye una unidad.',
    ruling: 'Los perdedores tiran, los vencedores lo ven y deciden, y luego tiran.',
  },
  'R-0.23': {
    about: 'Persiguen varios vencedores, y no todos atrapan.',
    ruling: 'Basta uno. Quien es atrapado ya no se retira; quien atrapó a alguien se acerca, los demás quedan libres.',
  },
  'R-0.25': {
    about: 'Unos vencedores topan con una unidad cuyo combate aún no se ha resuelto.',
    ruling: 'No luchan una segunda vez en la fase.',
  },
  'R-0.26': {
    about: 'Unos vencedores topan con una unidad en retirada.',
    ruling: 'Tira para reagruparse como si recibiera una carga.',
  },
  'R-0.28': {
    about: 'Qué es un movimiento de retirada entero.',
    ruling: 'La distancia tirada, a la mitad donde se divide.',
  },
  'R-0.27': {
    about: 'Las secciones sobre moral y sobre reagruparse no están en el texto.',
    ruling: 'Solo se juega lo que el asalto pide de ellas; lo demás es de otras fases.',
  },
  'R-0.30': {
    about: 'Si un personaje cuenta para la unidad en la que está.',
    ruling: 'Es una unidad por sí solo al contar y al recibir golpes; chequea moral con la unidad a la que va unido.',
  },
  'R-0.31': {
    about: 'De una criatura monstruosa se dice que es como un personaje.',
    ruling: 'Es una unidad por sí sola y se la golpea con los mismos límites; niega la armadura como antes.',
  },
  'R-0.36': { about: 'Se mencionan vehículos.', ruling: 'No se juegan.' },
  'R-0.37': { about: 'Palabras mal escritas o repetidas.', ruling: 'Ninguna cambia una regla.' },
} as const;
