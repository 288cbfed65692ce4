/** In German: the lesson 'first-strike'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  masks: {
    title: 'Deine Banshees',
    text: [
      'Sie treffen im Nahkampf auf 2+ und im Feuergefecht auf 5+; ein Ork braucht aus der Nähe 4+.',
      'Ihre Masken geben dem Nahkampf First Strike. Ihre Rüstung ist leicht.',
      'Sie sind Infiltrators, ihr Ansturm darf also doppelt so weit sein wie ihr Tempo: 30 cm.',
    ],
    hint: [],
  },
  charge: {
    title: 'Wo die Masken zählen',
    text: [
      'Eine Maske erschreckt, wer nah genug ist, um hineinzusehen.',
      'Von Weitem schießen deine Banshees schlecht.',
    ],
    task: 'Bring drei deiner Einheiten in Basekontakt.',
    hint: [
      'Zwei von dir dürfen sich einen Ork teilen, oder jede nimmt einen eigenen.',
      'Ein Ork in Kontakt hat keine Kontrollzone mehr.',
    ],
    after: [
      'Drei in Kontakt. Beende den Ansturm, wenn die anderen stehen, wo du sie willst.',
    ],
  },
  'who-first': {
    title: 'Wer schlägt zuerst zu?',
    text: [
      'Alle Bewegungen sind vorbei, und noch niemand hat einen Würfel geworfen.',
      'Dein Freund liest den Namen der Formation und sagt, sie alle kämen zuerst.',
    ],
    hint: [
      'First Strike einer Nahkampfwaffe gilt im Nahkampf, der von Handfeuerwaffen im Feuergefecht.',
      'Nur Einheiten in Kontakt nutzen ihren Nahkampfwert.',
    ],
    after: [
      'Wer ohne Kontakt bleibt, attackiert später, mit allen anderen.',
    ],
  },
  losses: {
    title: 'Die ersten Würfel',
    text: [
      'Deine Banshees haben zugeschlagen: Boyz schützt 6+, Nobz 4+.',
      'Diese Treffer werden verteilt, gewürfelt und abgehandelt, bevor sonst jemand attackiert.',
    ],
    hint: [
      'Jeder Treffer auf eine Einheit trifft auf ihre Rüstung; wem der Wurf misslingt, der kommt weg.',
    ],
    after: [
      'Die Toten kommen jetzt vom Tisch.',
    ],
  },
  'strike-back': {
    title: 'Die Antwort',
    text: [
      'Der Ork-Spieler nimmt einen Würfel für jede Einheit, die bei deinem Ansturm da war.',
      'Und es stimmt: Attacken geschehen zugleich, und meist hat zugeschlagen, wer stirbt.',
    ],
    hint: [
      'First Strike ist die eine Ausnahme von den gleichzeitigen Attacken.',
    ],
    after: [
      'Wer durch First Strike gefallen ist, schlägt nicht zurück.',
    ],
  },
  rest: {
    title: 'Und der Rest von dir?',
    text: [
      'Banshees, deren Opfer gefallen sind, haben niemanden mehr vor sich.',
      '„Jetzt sind sie frei zum Schießen“, sagt dein Freund.',
    ],
    hint: [
      'Jede Einheit attackiert einmal je Runde; Extra-Attacken kommen dazu.',
    ],
    after: [
      'Wer zuerst zugeschlagen hat, hatte seine Attacke; die anderen machen ihre jetzt.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Kills: {kills attacker}; deine Verluste: {lost attacker}.',
      'Freunden, die mit Feuer helfen, nützt First Strike nichts: Es zählt nur bei den Attacken.',
    ],
    hint: [],
  },
};
