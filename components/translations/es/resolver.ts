/** In Spanish: what the resolver says of its own accord. */
import { counted } from '../../shared/languages/forms.ts';
import type { resolverWords as english } from '../../shared/resolver/resolver-words.ts';

export const words: typeof english = {
  resolver: title => `Asalto: ${title}`,
  untitled: 'Un asalto',
  round: round => `ronda ${round}`,
  left: (cm, enemy) =>
    [...(enemy === null ? [] : [`En contacto con ${enemy}`]), cm === null ? 'aterriza aquí' : `quedan ${cm}`]
      .join('; '),
  out: (transport, enemy) =>
    (enemy === null ? `Baja de ${transport}` : `Baja de ${transport}, en contacto con ${enemy}`),
  undo: 'Deshacer',
  redo: 'Rehacer',
  playOn: 'Seguir',
  over: 'El asalto ha acabado',
  why: name => `¿Por qué? ${name}`,
  menu: 'Asaltos y dados',
  startAgain: 'Empezar de nuevo',
  startAgainMore: 'El mismo asalto con los mismos dados.',
  newDice: 'Dados nuevos',
  newDiceMore: 'Desde el principio, con dados que nadie ha visto.',
  rulings: '¿Cómo lo juega tu club?',
  rulingsMore: 'Preguntas que las reglas dejan abiertas.',
  odds: areOn => `${areOn ? 'Ocultar' : 'Mostrar'} probabilidades`,
  oddsMore: 'Quién es probable que gane desde aquí.',
  playedAgain: 'Tu asalto se ha jugado otra vez con esta respuesta, hasta el mismo momento.',
  playedUpTo: title => `Tu asalto se ha jugado otra vez con esta respuesta. Desde aquí sigue de otra forma: ${title}.`,
  assaults: 'Asaltos incluidos',
  sameDice: 'Una tirada deshecha vuelve a dar las mismas caras.',
  undone: title => `Deshecho. ${title}.`,
  reading: 'Leyendo el escenario.',
  problems: 'Este escenario no se puede jugar',
  problemsMore: count => `Tiene ${counted(count, { one: 'error', other: 'errores' })}. No se muestra nada de él.`,
  whole: 'todo el escenario',
  unknownAssault: (id, known) => `No hay ningún asalto incluido «${id}». Hay ${known.join(', ')}.`,
  unknownStep: step => `No hay ningún paso «${step}». Van de A1 a A7; un número quiere decir tantos sucesos.`,
  notLoaded: 'No se pudo cargar una parte del programa. Comprueba la conexión e inténtalo otra vez.',
  tryAgain: 'Intentar otra vez',
};
