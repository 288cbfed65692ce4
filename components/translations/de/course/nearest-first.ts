/** In German: the lesson 'nearest-first'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Treffer auf dich verteilst du',
    text: [
      'Orks greifen deine {formation company} an. Zwei davon berühren {unit g1} und {unit g2}.',
      'Wer Treffer nimmt, verteilt sie.',
      'Nur ein Scharfschütze sucht sich sein Opfer in den Reihen des Gegners aus.',
      'Und gegen seinen Treffer ist der Schutzwurf um eins schwerer.',
      'Aber es gibt eine Reihenfolge, und um die geht es in dieser Lektion.',
    ],
    hint: [],
  },
  order: {
    title: 'In welcher Reihenfolge?',
    text: [
      'In Reichweite stehen Infanterie, ein Läufer und ein Panzer. Manche sagen, die Infanterie kommt zuerst.',
      'Andere begännen mit dem Panzer, weil er die beste Rüstung hat.',
    ],
    hint: [
      'Von vorn nach hinten: Kontakt ist am nächsten, dann zählt der Abstand zum nächsten Gegner.',
      'Was für eine Einheit es ist, spielt im Sturmangriff keine Rolle.',
    ],
    after: [
      'Gleich nahe dürfen in beliebiger Reihenfolge kommen; ihr Besitzer entscheidet.',
      'Panzer und Truppen stehen in ein und derselben Reihe.',
    ],
  },
  reach: {
    title: 'Schläge, die weit reichen',
    text: [
      'Angenommen, die zwei in Kontakt wären Nobz und landeten vier Treffer, und die anderen einen.',
      'Dein Nachbar legte die vier auf {unit g1} und {unit g2}: „Sie wurden geschlagen, nicht beschossen.“',
    ],
    hint: [
      'Treffer aus Nahkampf und Feuergefecht kommen auf einen Haufen.',
      'Niemand nimmt einen zweiten Treffer, bevor alle, die getroffen werden können, einen haben.',
    ],
    after: [
      'Ein Schlag vorn kann eine Einheit 10 cm dahinter fällen: Nur die Anzahl zählt, nicht die Art.',
    ],
  },
  hits: {
    title: 'Ihre Würfel',
    text: [
      'Die Orks werfen. In Kontakt brauchen sie 4+, von hinten 6+.',
    ],
    hint: [
      'Lies jede Hand nach ihrem eigenen Wert.',
    ],
    after: [
      'Alle werden verteilt, bevor ein einziger Schutzwurf fällt.',
    ],
  },
  'save-the-commander': {
    title: 'Nicht der Kommandant',
    text: [
      'Die ersten Treffer gehen an die zwei in Kontakt. {unit k1} und {unit g3} stehen beide {gap k1} entfernt.',
      'So wie die Treffer jetzt liegen, ist {unit k1} in Gefahr.',
    ],
    task: 'Leg die Treffer so, dass {unit k1} keinen nimmt, und geh weiter zu den Schutzwürfen.',
    hint: [
      'Ein Treffer darf nur zwischen gleich nahen Einheiten wechseln.',
    ],
    after: [
      'Zwischen Gleichen hast du die Wahl, und ein Blick darauf lohnt sich in jedem Sturmangriff.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Orks: {lost attacker}.',
      'Es geht reihum, bis alle Treffer verteilt sind; nur wenn niemand mehr da ist, verfallen sie.',
      'Nie laufen sie weiter auf Einheiten, die nicht direkt im Kampf sind.',
    ],
    hint: [],
  },
};
