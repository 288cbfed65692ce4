/** In German: the lesson 'war-engines'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  split: {
    title: 'Zwei Hände voll Würfel',
    text: [
      'Dein {unit tank} wird angegriffen. Er trifft im Nahkampf auf 6+ und im Feuergefecht auf 4+.',
      'Eine Kriegsmaschine darf ihre Würfel auf beides aufteilen.',
      'Schläge fallen auf die, die sie berühren, ihr Feuer auf die, die Abstand halten.',
      'Vier Mobs berühren sie; nur {unit b3} hält Abstand.',
    ],
    task: 'Gib einen Würfel in den Nahkampf und lass die anderen im Feuergefecht.',
    hint: [
      'Gegen einen einzigen Mob mit Abstand ist ein dritter Schuss selten viel wert.',
      'Bis zu sechs dürfen eine Kriegsmaschine mit drei Punkten berühren, und ihre Kontrollzone hält, bis es drei '
        + 'sind.',
    ],
    after: [
      'Ein Schuss, der niemanden mit Abstand findet, verfällt.',
    ],
  },
  dice: {
    title: 'Wie viele Würfel?',
    text: [
      '{unit tank} begann mit drei Punkten Kapazität und hat noch {damage tank}.',
      'Dabei sind drei Einheiten Infanterie; {unit i3} steht direkt hinter dem Panzer.',
      '„Ein beschädigter Panzer schießt weniger“, sagt der Ork-Spieler.',
    ],
    question: 'Wie viele Würfel wirft deine Seite auf Treffer?',
    hint: [
      'Seine Würfel hängen davon ab, womit er begonnen hat.',
      'Einheiten verdecken niemanden, eine Kriegsmaschine aber unterbricht eine Schusslinie.',
    ],
    after: [
      'Drei Würfel für drei Punkte am Anfang, beschädigt oder nicht.',
    ],
  },
  soak: {
    title: 'Wenn vier Treffer kämen',
    text: [
      'Der Panzer ist am nächsten, denn Orks berühren ihn. Zwei Einheiten Infanterie können auch getroffen werden.',
      '„Je einer, dann wieder von vorn“, sagt dein Nachbar.',
    ],
    hint: [
      'Ist er dran, nimmt er mehr als einen, bevor der Nächste einen nimmt.',
    ],
    after: [
      'Eine Kriegsmaschine schluckt so viele Treffer, wie sie am Anfang Punkte hatte, auch wenn weniger übrig '
        + 'sind.',
    ],
  },
  damage: {
    title: 'Was bleibt davon?',
    text: [
      'Treffer der Orks: {hits defender}, und das sind deine Würfel.',
      'Der Panzer hat Reinforced Armour: Ein verpatzter Wurf gegen einen gewöhnlichen Treffer wird wiederholt.',
      '„Jeder nicht abgewehrte Treffer tötet“, sagt der Ork-Spieler.',
    ],
    hint: [
      'Jeder nicht abgewehrte Treffer kostet einen Punkt; verloren ist er, wenn keiner übrig ist.',
      'Für jeden verlorenen Punkt fällt ein Würfel, und nur eine 6 ist ein kritischer Treffer.',
    ],
    after: [
      'Ein Schadenspunkt ist ein Kill für den Gegner und später ein Marker.',
      'Hätte ein kritischer Treffer ihn vernichtet, wären alle übrigen Punkte Kills.',
    ],
  },
  numbers: {
    title: 'Wie viele seid ihr?',
    text: [
      'Die Anzahl wird verglichen. Du hast einen Panzer mit noch {damage tank}, und Infanterie.',
      '„Ein Panzer ist eine Einheit“, sagt der Ork-Spieler.',
    ],
    question: 'Wie viele Einheiten zählt deine Seite?',
    hint: [
      'Er zählt als das, was er am Anfang war, solange er lebt.',
    ],
    after: [
      'Für die Anzahl und für die Marker, die eine Formation brechen, zählt er als drei.',
    ],
  },
  defeat: {
    title: 'Um Haaresbreite',
    text: [
      'Verloren um: {hackdown}. Der Panzer hat noch {damage tank} und steht am nächsten.',
      '„Seine Rüstung hat bisher gehalten“, sagst du.',
    ],
    hint: [
      'Beim Niedermachen nimmt eine Kriegsmaschine je Treffer einen Punkt, ohne Schutzwurf.',
      'Nur die mit Fearless werden übergangen.',
    ],
    after: [
      'Also hält man eine beschädigte Kriegsmaschine aus Kämpfen heraus, die knapp verloren gehen können.',
    ],
  },
  after: {
    title: 'Was bleibt, und was es sonst noch gibt',
    text: [
      'Übrige Einheiten deiner Formation: {left defender}, ihrer: {left attacker}.',
      'Jeder verlorene Punkt, auch hier, verlangt einen Würfel: Ein Baneblade, der explodiert, kann Nachbarn '
        + 'mitnehmen.',
      'Stürmt sie selbst an, darf sie gewöhnliche Einheiten des Ziels beiseiteschieben.',
      'Sie darf sogar in Kontakt einen Gegenstoß machen, solange wenige sie berühren; manche Clubs erlauben es '
        + 'nie.',
      'Die Punkte eines Titan Killers werden geworfen, wenn er fällt, und jeder füllt einen Platz dessen, was sie '
        + 'schluckt.',
      'Wer in ihr mitfährt, zählt mit, wenn die Anzahl verglichen wird.',
    ],
    hint: [],
  },
};
