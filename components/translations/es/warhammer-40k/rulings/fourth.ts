/** In Spanish: rulings on the fourth edition. */
export const fourth = {
  'R-3.01': {
    about: 'Nada de la carga, y nada de lo que sigue al combate.',
    ruling: 'Se juega el combate. Para lo demás los jugadores acuerdan respuestas, o lo dejan; no se inventa nada.',
  },
  'R-3.02': {
    about: 'La tabla de impactos no dice cuál de sus ejes es el atacante.',
    ruling: 'Sus filas; al revés, la séptima edición la contradiría.',
  },
  'R-3.03': { about: 'Una palabra para combate está estropeada.', ruling: 'Se refiere al combate.' },
  'R-3.08': {
    about: 'Quién sigue trabado se mira en cada paso, y los dos bandos golpean en él.',
    ruling: 'Se fija al empezar un paso, y vale para los dos.',
  },
  'R-3.09': {
    about: 'Una de varias unidades que reciben la carga tiene granadas de fotones.',
    ruling: 'Pierden la bonificación quienes están trabados con esa.',
  },
  'R-3.10': {
    about: 'Granadas de fragmentación y de plasma en una carga.',
    ruling: 'Como en las reglas de prueba: las de plasma quitan la cobertura, y las de fragmentación no tienen nada '
      + 'que compensar.',
  },
  'R-3.11': { about: 'Un puño de combate a cubierto.', ruling: 'Golpea con Iniciativa 1.' },
  'R-3.12': { about: 'Solo un ejemplo prohíbe cargar tras fuego rápido.', ruling: 'Aquí no se juega.' },
  'R-3.13': { about: 'Una unidad con dos Resistencias, una miniatura de cada.', ruling: 'Cuenta la más baja.' },
  'R-3.15': {
    about: 'Desde quién de los que cargan se traza la línea a una miniatura a cubierto.',
    ruling: 'Desde el más cercano de quienes cargan contra su unidad, tal como estaban antes de mover.',
  },
  'R-3.04': {
    about: 'Las armaduras mezcladas se dejan a reglas que están en otra parte.',
    ruling: 'El dueño dice cuál de las trabadas recibe cada herida, y esa tira su propia salvación.',
  },
  'R-3.05': {
    about: 'Cuántas heridas permiten a quien golpea nombrar una víctima: ¿una por miniatura, o una por cada herida de '
      + 'su perfil?',
    ruling: 'Una por cada miniatura trabada.',
  },
  'R-3.06': {
    about: 'Qué herida salva la miniatura nombrada, y qué pasa si tiene varias heridas.',
    ruling: 'Su dueño elige cuál; una salvación fallada cuesta una herida.',
  },
  'R-3.07': {
    about: 'Si para esto cuentan las heridas de una sola unidad que golpea, o todas.',
    ruling: 'Todas las del paso contra la unidad.',
  },
  'R-3.14': { about: 'Letras mal leídas.', ruling: 'Ninguna cambia una regla.' },
} as const;
