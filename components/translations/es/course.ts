/** In Spanish: the lessons of the course by name. */
import type { LessonNames as english } from '../../../src/lessons/course/names.ts';

export const words: english = {
  'what-an-assault-is': {
    title: 'Qué es un asalto',
    teaches: 'Contra quién se puede cargar, cuándo una carga se vuelve asalto, y por qué pasos pasa.',
  },
  'who-is-engaged': {
    title: 'Quién está implicado directamente',
    teaches: 'Qué peanas atacan y pueden recibir impactos: contacto, 15 cm, y una línea de fuego que corta un muro.',
  },
  'close-combat-or-firefight': {
    title: 'Cuerpo a cuerpo o tiroteo',
    teaches: 'Qué valor usa una peana, cuántos dados tira, y cuándo se carga a propósito sin contacto.',
  },
  'nearest-first': {
    title: 'Primero el más cercano',
    teaches: 'Quién asigna los impactos, en qué orden caen, y qué puede elegir el dueño entre iguales.',
  },
  'second-lap': {
    title: 'La segunda vuelta, y salvaciones mezcladas',
    teaches: 'Nadie recibe un segundo impacto antes de que todos tengan uno; dos impactos son dos salvaciones y una '
      + 'baja como mucho.',
  },
  cover: {
    title: 'La cobertura, y quién la tiene',
    teaches: 'Cobertura en vez de blindaje, para quien recibe la carga y nunca para quien carga.',
  },
  'first-strike': {
    title: 'First Strike',
    teaches: 'Algunos atacan antes que nadie, y lo que matan no devuelve el golpe.',
  },
  'macro-weapons': {
    title: 'Macroarmas y Matatitanes',
    teaches: 'Impactos que apenas dejan salvación: vienen al final, y solo de los ataques adicionales.',
  },
  'decided-at-once': {
    title: 'Cuando acaba al momento',
    teaches: 'Dos formas en que los ataques solos deciden un asalto, y quién debe haber muerto.',
  },
  'supporting-fire': {
    title: 'El fuego de apoyo',
    teaches: 'Qué amigos pueden disparar al asalto, a quién pueden dar, y qué suman.',
  },
  'the-result': {
    title: 'El resultado y sus modificadores',
    teaches: 'Dos dados, cuenta el más alto; lo que se le suma, línea a línea.',
  },
  ties: {
    title: 'Los empates',
    teaches: 'Totales iguales son otra ronda: qué empieza de nuevo en ella, y qué se conserva.',
  },
  losing: {
    title: 'Remate, desmoralización y retirada',
    teaches: 'Lo que cuesta la derrota: impactos sin salvación, una formación desmoralizada, y 15 cm al enemigo más '
      + 'cercano.',
  },
  winning: {
    title: 'Ganadores y marcadores de explosión',
    teaches: 'Lo que cuesta la victoria: un marcador por baja, y una formación que puede desmoralizarse donde está.',
  },
  'formations-together': {
    title: 'Entremezcladas y combinadas',
    teaches: 'Varias formaciones luchan como una, en los dos bandos, y ganan o pierden juntas.',
  },
  'war-engines': {
    title: 'Máquinas de guerra',
    teaches: 'Cómo reparten sus dados, aguantan impactos, pierden capacidad de daño, y cuentan.',
  },
  'commander-dies-last': {
    title: 'Un jefe que muere el último',
    teaches: 'Cómo colocar a alguien que necesitas, para que los impactos lleguen antes a todos los demás.',
  },
  'on-your-own': {
    title: 'Un asalto sin ayuda',
    teaches: 'Un asalto entero sin ayuda; después, cada una de tus decisiones se compara con las probabilidades.',
  },
};
