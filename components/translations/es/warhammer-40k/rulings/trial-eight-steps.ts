/** In Spanish: rulings on the earlier trial rules, of eight steps. */
export const trialEightSteps = {
  'R-1.10': {
    about: 'Si una unidad que ha disparado puede cargar contra varias.',
    ruling: 'No, solo contra la unidad a la que disparó.',
  },
  'R-1.21': { about: 'No se dice nada de cargar tras disparar armas pesadas sin moverse.', ruling: 'Está permitido.' },
  'R-1.22': { about: 'La primera miniatura que carga solo «debería» ser la más cercana.', ruling: 'Tiene que serlo.' },
  'R-1.24': {
    about: 'Cuándo tira para reagruparse una unidad en retirada que recibe una carga.',
    ruling: 'Como en las reglas posteriores: cuando la carga la alcanza, antes de que mueva quien carga.',
  },
  'R-1.04': {
    about: 'La zona de peligro se fija en un paso cuyo número no es el del combate.',
    ruling: 'Al empezar el combate.',
  },
  'R-1.05': {
    about: 'Se usa una misma palabra para miniaturas trabadas y para unidades trabadas.',
    ruling: 'Son dos cosas: una miniatura en contacto, y una unidad con una miniatura así.',
  },
  'R-1.06': {
    about: 'Un ejemplo da la bonificación por carga sin preguntar si la unidad ha disparado.',
    ruling: 'La regla lo pregunta, y la regla es la que cuenta.',
  },
  'R-1.07': {
    about: 'Un puño de combate a cubierto golpearía el primero y el último.',
    ruling: 'El último: nada hace más rápido a un puño.',
  },
  'R-1.08': {
    about: 'Según el texto, quien carga con granadas de plasma golpea por Iniciativa, como haría de todos modos.',
    ruling: 'Se anula la cobertura de quienes reciben la carga.',
  },
  'R-1.09': {
    about: 'Con granadas de fragmentación se golpea a la vez que quienes están a cubierto, pero un puño a cubierto '
      + 'espera al final.',
    ruling: 'Quien las lleva golpea de todos modos en el paso de cobertura.',
  },
  'R-1.20': {
    about: 'Los enemigos que tocan a un personaje y a su unidad tienen que golpearlo, y pueden elegir.',
    ruling: 'Tienen que golpearlo.',
  },
  'R-1.23': {
    about: 'Los Terminators no están entre quienes conservan la bonificación por carga aunque hayan disparado.',
    ruling: 'La pierden.',
  },
  'R-1.17': {
    about: 'Las armaduras mezcladas miran las miniaturas cerca de un enemigo, las bajas la zona en torno al frente.',
    ruling: 'La zona cuenta para las dos cosas.',
  },
  'R-1.18': {
    about: 'Dos grupos de armadura son igual de grandes en una tanda de heridas.',
    ruling: 'Elige su dueño, de nuevo en cada tanda.',
  },
  'R-1.19': {
    about: 'Entre quiénes se cuentan las mayorías.',
    ruling: 'Como en las reglas posteriores: Habilidad de Armas y Resistencia en la unidad, armadura entre quienes '
      + 'pueden caer.',
  },
  'R-1.01': { about: 'A quienes superan su moral se los envía a un paso que no existe.', ruling: 'Pasan a agruparse.' },
  'R-1.02': {
    about: 'El resumen hace chequear a los perdedores para ver si escapan.',
    ruling: 'Ese chequeo es la persecución de los vencedores; no hay otro.',
  },
  'R-1.03': {
    about: 'El resumen hace retirarse a los perdedores después de agruparse, el texto antes.',
    ruling: 'Hacen su primer movimiento entre la persecución y la consolidación.',
  },
  'R-1.11': {
    about: 'Con qué golpean los vencedores a quienes han atrapado.',
    ruling: 'En contacto, con los ataques del perfil y las armas especiales; junto al contacto, una vez; nunca con '
      + 'bonificación, unidad por unidad. Quién puede caer se mira de nuevo.',
  },
  'R-1.12': {
    about: 'Si los vencedores tienen que golpear a quienes han atrapado.',
    ruling: 'La tirada se hace en todo caso; golpear es cosa suya.',
  },
  'R-1.13': { about: 'Si se puede perseguir y consolidar.', ruling: 'Sí, en ese orden.' },
  'R-1.14': {
    about: 'Qué es un enemigo nuevo para quienes consolidan.',
    ruling: 'Una unidad contra la que no han luchado en esta fase.',
  },
  'R-1.15': {
    about: 'Un vencedor contra varias unidades avanza.',
    ruling: 'Se refiere a una persecución arrolladora.',
  },
  'R-1.16': {
    about: 'Las miniaturas cerca del frente están trabadas de cerca en una frase y libres para disparar en la '
      + 'siguiente.',
    ruling: 'Están trabadas, y no disparan.',
  },
  'R-1.25': { about: 'Palabras mal escritas y puntos perdidos.', ruling: 'Nada de eso cambia una regla.' },
} as const;
