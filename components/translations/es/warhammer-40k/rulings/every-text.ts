/** In Spanish: rulings on what all four texts leave open. */
export const everyText = {
  'R-X.01': {
    about: 'Ningún texto dice si una mayoría es más de la mitad o solo lo más numeroso.',
    ruling: 'Cuenta el valor más numeroso; un texto habla de valores que empatan en eso, así que a eso se refiere.',
  },
  'R-X.02': {
    about: 'Si hay valores que empatan, no se dice entre cuáles decide la regla de los empates.',
    ruling: 'Solo entre los que son igual de numerosos y los que más.',
  },
  'R-X.03': {
    about: 'Tres textos vienen sin sus tablas.',
    ruling: 'Las tablas de la cuarta edición sirven para todos: lo que los demás citan coincide con ellas.',
  },
  'R-X.04': {
    about: 'No se dice nada de un 1 que siempre falla ni de un 6 que siempre acierta.',
    ruling: 'No depende nada de ello: ninguna casilla de una tabla pide menos de 2 ni más de 6.',
  },
  'R-X.05': {
    about: 'El propio chequeo de Liderazgo no está en ninguno de los textos.',
    ruling: 'Lo superan dos dados que sacan como mucho el Liderazgo.',
  },
  'R-X.06': {
    about: 'Los dos bandos de un combate pueden ser aniquilados en el mismo paso.',
    ruling: 'No ha ganado nadie; nadie consolida y nadie sufre pánico.',
  },
  'R-X.07': {
    about: 'Cómo se redondea una distancia de retirada dividida por dos.',
    ruling: 'De ningún modo; se conserva su fracción.',
  },
} as const;
