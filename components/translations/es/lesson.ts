/** In Spanish: what lessons say of their own accord. */
import { counted, form } from '../../shared/languages/forms.ts';
import type { lessonWords as english } from '../../shared/lesson/lesson-words.ts';
import { markersOf } from './counts.ts';

const RAIL = { done: 'hecho', missed: 'fallado', later: 'por venir', missing: 'no llega', now: 'ahora' } as const;

export const words: typeof english = {
  lesson: title => `Lección: ${title}`,
  moments: 'Momentos de esta lección',
  moment: (at, of) => `Momento ${at} de ${of}`,
  railMoment: (at, title, state) => `${at}: ${title}, ${RAIL[state]}`,
  passedOver: title => `«${title}» no llega en este asalto.`,
  answerLegends: {
    units: 'Elígelas en el mapa o aquí', formations: 'Elígelas aquí', number: 'Tu número', side: 'Tu respuesta',
    order: 'El primero va delante', 'yes-no': 'Tu respuesta',
  },
  check: 'Comprobar',
  hint: 'Pista',
  moreHint: 'Otra pista',
  show: 'Muéstrame',
  again: 'Intentar otra vez',
  leave: 'Dejarlo',
  onceMore: 'Una vez más',
  goOn: 'Seguir',
  end: 'Acabar la lección',
  back: 'Atrás',
  advice: 'Tus decisiones y las probabilidades',
  weighing: 'Se compara cada decisión con las probabilidades…',
  loading: 'La lección está en camino…',
  verdicts: { right: 'Bien', done: 'Hecho', wrong: 'Tu rival dice', shown: 'La respuesta' },
  said: {
    right: says => `Bien. ${says}`.trim(),
    wrong: says => `No es así. ${says}`.trim(),
    shown: says => `Se muestra la respuesta. ${says}`.trim(),
  },
  summary: {
    heading: title => `El final de «${title}»`,
    said: (asked, right) => {
      if (asked === 0) return 'Esta vez no se ha preguntado nada.';
      if (right === asked) return `${asked === 1 ? 'Bien' : `${asked} de ${asked} bien`} a la primera, sin ayuda.`;
      return `${right} de ${asked} bien a la primera, sin ayuda. Las demás, cada una con su regla:`;
    },
    missed: 'Lo que falló',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'se mostró la respuesta';
      if (outcome === 'passed') return 'quedó abierto';
      const goes = form(wrong, { one: 'a la segunda', other: `tras ${wrong} intentos fallidos` });
      return ['bien', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['con una pista'])].join(' ');
    },
    back: 'Ir ahí',
    goTo: title => `Ir a ${title}`,
    missedAgain: 'Otra vez lo que falló',
    begin: 'Desde el principio',
  },
  whyList: 'Pregunta por qué',
  why: name => `¿Por qué ${name}?`,
  log: lines => `Registro, ${counted(lines, { one: 'línea', other: 'líneas' })}`,
  logName: 'Registro',
  stands: 'Las peanas y sus valores',
  openRule: rule => `Regla ${rule}`,
  ruleSays: 'Qué dice la regla',
  sides: { attacker: 'atacante', defender: 'defensor' },
  theSides: { attacker: 'Atacante', defender: 'Defensor' },
  dice: 'Los dados que se tiraron',
  purposes: {
    'close-combat': 'cuerpo a cuerpo', firefight: 'tiroteo', 'extra-attacks': 'número de ataques adicionales',
    damage: 'puntos de daño', save: 'salvación', 're-roll': 'salvación repetida',
    invulnerable: 'salvación invulnerable', critical: 'impacto crítico', splash: 'una explosión', result: 'resultado',
    'dangerous-terrain': 'terreno peligroso', 'action-test': 'chequeo de acción',
    'blast-markers': 'marcadores de explosión',
  },
  withCharacters: (unit, characters) => `${unit} con ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'en tu respuesta',
  inOrder: at => `n.º ${at}`,
  marked: 'señalado por el rival',
  markedSign: '!',
  lost: 'eliminada',
  broken: 'desmoralizada',
  values: (cc, ff, armour) => `CC ${cc}, TT ${ff}, blindaje ${armour}`,
  aboard: transport => `a bordo de ${transport}`,
  standsIn: terrain => `en ${terrain}`,
  touches: names => `en contacto con ${names}`,
  away: (far, name) => `a ${far} de ${name}`,
  behind: (far, terrain) => `a ${far}, con ${terrain} en medio`,
  formation: (side, stands, markers, isBroken) => [
    side, counted(stands, { one: 'peana', other: 'peanas' }), ...(markers === 0 ? [] : [markersOf(markers)]),
    ...(isBroken ? ['desmoralizada'] : []),
  ].join(', '),
  answers: { attacker: 'El atacante', defender: 'El defensor', neither: 'Ninguno', yes: 'Sí', no: 'No' },
  linkTooOld: 'Este navegador es demasiado viejo para los enlaces: no tiene con qué comprimirlos y descomprimirlos.',
  linkChanged: 'Este enlace a una lección se cortó o cambió por el camino.',
  linkStrange: 'Esto no es un enlace a una lección: tiene que empezar por lesson=1.',
  less: 'Uno menos',
  more: 'Uno más',
  course: {
    lead: (lessons, done) =>
      `${counted(lessons, { one: 'lección', other: 'lecciones' })}: `
      + `tú dices qué pasa después, lo haces en la mesa, y `
      + 'las reglas responden. '
      + (done === 0 ? 'No se pregunta nada que la mesa no muestre.'
        : `${counted(done, { one: 'está hecha', other: 'están hechas' })}.`),
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Seguir con «${title}»`;
      return isAny ? `Siguiente: «${title}»` : `Empezar con «${title}»`;
    },
    marks: {
      done: () => 'Hecha',
      missed: moments => `Hecha, ${counted(moments, { one: 'fallo', other: 'fallos' })}`,
      begun: () => 'Empezada',
    },
  },
  order: {
    keys: 'Las flechas suben y bajan, Supr lo quita.',
    none: 'Aún nadie: elígelos uno tras otro, en el mapa o aquí.',
    rest: 'Aún sin orden',
    placed: (name, at, of) => `${name}, ${at} de ${of}`,
    earlier: name => `${name} antes`,
    later: name => `${name} después`,
    out: name => `Quitar ${name}`,
  },
};
