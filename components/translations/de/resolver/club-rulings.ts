/** In German: what is said around the questions that the rules leave open. */
import { counted, form } from '../../../shared/languages/forms.ts';
import type { clubRulingsWords as english } from '../../../epic-armageddon/resolver/club-rulings-words.ts';

export const words: typeof english = {
  heading: 'Wie spielt euer Club das?',
  open: questions => `Die Regeln lassen ${counted(questions, { one: 'Frage', other: 'Fragen' })} offen.`,
  differing: answers => (answers === 0 ? 'Alle sind wie üblich beantwortet.'
    : `${counted(answers, { one: 'deiner Antworten', other: 'deiner Antworten' })} `
      + `${form(answers, { one: 'weicht', other: 'weichen' })} ab.`),
  playedAgain: 'Eine neue Antwort spielt deinen Sturmangriff mit denselben Würfeln neu.',
  allAsUsual: 'Alles wie üblich',
  back: 'Zurück zum Sturmangriff',
  search: 'Fragen durchsuchen',
  groups: {
    charge: 'Ziel, Ansturm und Gegenstoß',
    hits: 'Attacken, Treffer und Schutzwürfe',
    support: 'Unterstützungsfeuer',
    result: 'Ergebnis und was folgt',
  },
  countYours: answers => `${answers} von dir`,
  yours: 'Von dir',
  usual: 'Die übliche Antwort',
};
