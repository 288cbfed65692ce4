/** In Spanish: what is said around the questions that the rules leave open. */
import { counted } from '../../../shared/languages/forms.ts';
import type { clubRulingsWords as english } from '../../../epic-armageddon/resolver/club-rulings-words.ts';

export const words: typeof english = {
  heading: '¿Cómo lo juega tu club?',
  open: questions =>
    `Las reglas dejan ${counted(questions, { one: 'pregunta abierta', other: 'preguntas abiertas' })}.`,
  differing: answers => (answers === 0 ? 'Todas tienen la respuesta habitual.'
    : `${counted(answers, { one: 'de tus respuestas es distinta', other: 'de tus respuestas son distintas' })}.`),
  playedAgain: 'Una respuesta nueva vuelve a jugar tu asalto con los mismos dados.',
  allAsUsual: 'Todo como siempre',
  back: 'Volver al asalto',
  search: 'Buscar preguntas',
  groups: {
    charge: 'Objetivo, carga y contracarga',
    hits: 'Ataques, impactos y salvaciones',
    support: 'Fuego de apoyo',
    result: 'Resultado y consecuencias',
  },
  countYours: answers => `${answers} tuyas`,
  yours: 'Tuya',
  usual: 'La respuesta habitual',
};
