/** In German: the lesson 'who-is-engaged'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charged: {
    title: 'Deine Kompanie wird angegriffen',
    text: [
      'Drei Mobs einer {formation warband} stehen an deiner Linie; die anderen sind so weit gekommen, wie sie '
        + 'konnten.',
      'Zu einer kämpfenden Formation zu gehören genügt nicht zum Attackieren: Man muss direkt im Kampf sein.',
      'Du gehst beide Seiten durch und sagst, wer es ist.',
    ],
    hint: [],
  },
  orks: {
    title: 'Hintereinander',
    text: [
      'Hinter {unit b2} stehen noch drei Mobs, einer hinter dem anderen.',
      'Dein Nachbar sagt, Freunde davor seien ihnen im Weg.',
    ],
    hint: [
      'Miss vom Rand einer Base zum Rand der nächsten gegnerischen Base.',
      'Gewöhnliche Einheiten verdecken niemanden, weder Freund noch Gegner.',
    ],
    after: [
      'Kontakt mit einem Gegner genügt, und 15 cm mit Schusslinie ebenso.',
      'Freunde davor spielen keine Rolle; der Abstand schon.',
    ],
  },
  wall: {
    title: 'Die Einheit hinter der Mauer',
    text: [
      'Jetzt deine eigene Seite. Zwischen {unit g5} und den Orks steht die Kapelle; {unit g8} ist ganz hinten.',
      'Jemand sagt, wer in Reichweite ist, macht mit.',
    ],
    hint: [
      'Wer nicht direkt im Kampf ist, kann von den Attacken gar nicht getroffen werden.',
      'Ein Gebäude unterbricht die Linie zwischen zwei Einheiten, die beide draußen stehen.',
      'Niemand hat vereinbart, dass man über dieses hinwegsieht.',
    ],
    after: [
      'Wer außer Reichweite oder außer Sicht ist, ist vorerst sicher und untätig.',
      'Sicher ist nicht immer das, was du willst.',
    ],
  },
  'join-in': {
    title: 'Hinein in den Kampf',
    text: [
      'Du brauchst jedes Gewehr. {unit g5} steht {gap g5} vom nächsten Ork, mit Mauern dazwischen.',
      'Die Einheit darf einen Gegenstoß von 5 cm machen.',
    ],
    task: 'Mach den Gegenstoß so, dass {unit g5} attackieren darf, und beende ihn.',
    hint: [
      'Ein Gegenstoß geht geradewegs zum nächsten Gegner.',
      'Was für einen Ansturm gilt, gilt auch für ihn; Infanterie darf in ein Gebäude laufen.',
      'Wer in einem Gebäude steht, bis 10 cm tief, sieht hinaus und wird gesehen.',
    ],
    after: [
      'Von drinnen verdecken die Mauern nichts mehr: Attackieren ist möglich, getroffen werden auch.',
    ],
  },
  company: {
    title: 'Deine eigenen Gewehre',
    text: [
      'Die Bewegungen sind vorbei. Zähl noch einmal auf deiner Seite, bevor du die Würfel nimmst.',
    ],
    hint: [
      'Gefragt wird nach allen Gegenstößen, und für jede Einheit einzeln.',
    ],
    after: [
      'In der nächsten Runde, falls es eine gibt, fragst du alles noch einmal.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Verluste der Orks: {lost attacker}, Verluste deiner Kompanie: {lost defender}.',
      'Jeder davon stand, wo ein Gegner ihn erreichen und sehen konnte.',
    ],
    hint: [],
  },
};
