/** In German: the lesson 'ties'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  first: {
    title: 'Je einer',
    text: [
      'Deine Marines liefen, so weit sie konnten, und stehen vor einer Kompanie der Garde; Kontakt war außer '
        + 'Reichweite.',
      'Beide Seiten haben geschossen. Deine Kills: {kills attacker}, ihre: {kills defender}.',
      'Jetzt werfen beide für das Ergebnis.',
    ],
    hint: [],
  },
  'who-wins': {
    title: 'Wer hat gewonnen?',
    text: [
      'Die Würfel liegen. Niemand hat einen Marker. Übrige Einheiten: deine {left attacker}, ihre {left defender}.',
      '„Du hast mich nicht geschlagen“, sagt der Spieler der Garde, „also hast du verloren.“',
    ],
    hint: [
      'Zähl auf beiden Seiten Kills, Anzahl und eins für keine Marker dazu.',
      'Bei Gleichstand hat niemand einen Vorteil, weder wer anstürmte noch wer angegriffen wurde.',
    ],
    after: [
      'Niemand hat gewonnen, also geht der Kampf weiter: Gegenstöße, Attacken, Unterstützung und ein neues '
        + 'Ergebnis.',
    ],
  },
  'how-far': {
    title: 'Noch ein Ansturm?',
    text: [
      'Runde {round}. {unit a2} hat Tempo 30 und steht {gap a2} vom nächsten Gardisten.',
      'Dein Nachbar hält es für einen zweiten Ansturm und zöge die Einheit 30 cm.',
    ],
    hint: [
      'In einer späteren Runde bewegt sich auch der Angreifer nach den Regeln des Gegenstoßes.',
    ],
    after: [
      'Ab der zweiten Runde machen beide Seiten Gegenstöße, der Angreifer zuerst.',
      'Wer sich bewegt, geht geradewegs zum nächsten Gegner.',
    ],
  },
  'go-in': {
    title: 'Jetzt erreichst du sie',
    text: [
      'Du schlägst auf 3+ zu und schießt auf 5+; sie schlagen auf 6+ zu und schießen auf 5+.',
      'Wer wie im Kampf ist, wird in jeder Runde neu gefragt.',
    ],
    task: 'Mach den Gegenstoß so, dass drei deiner Einheiten einen Gegner berühren.',
    hint: [
      'Geradeaus vor jeder deiner Einheiten steht ein Gardist, und der Weg ist kurz genug.',
    ],
    after: [
      'In Kontakt zählt der Nahkampf, für sie auch.',
    ],
  },
  support: {
    title: 'Wieder die Panzer?',
    text: [
      'In der ersten Runde schoss {unit l1}, und {unit l2} war zu weit weg.',
      '„Der hat schon geschossen“, sagst du.',
    ],
    question: 'Welche Einheiten der Garde dürfen sie jetzt mit Feuer unterstützen?',
    hint: [
      'Alles nach den Gegenstößen geschieht noch einmal, auch die Unterstützung.',
      'Miss auch neu: Deine Marines haben sich bewegt.',
    ],
    after: [
      'So wie meist gespielt wird, wird Unterstützung in jeder Runde gerufen, und wer sie gibt, jedes Mal gefragt.',
    ],
  },
  kills: {
    title: 'Welche Kills zählen?',
    text: [
      'Die zweite Runde ist gekämpft. Manche fielen in der ersten, manche in dieser.',
      '„Jede Runde wird für sich gezählt“, sagt der Spieler der Garde.',
    ],
    question: 'Wie viele Kills zählt deine Seite?',
    hint: [
      'Das Ergebnis fragt nach den Kills dieses Sturmangriffs.',
    ],
    after: [
      'Kills bleiben von Runde zu Runde.',
      'Blastmarker müssen warten: Wer kämpft, nimmt keine, bis alles vorbei ist.',
    ],
  },
  after: {
    title: 'Es gibt immer einen Sieger',
    text: [
      'Nach Runde {round} steht es {total attacker} zu {total defender}. Gewonnen hat: {winner}.',
      'Runde folgt auf Runde, bis jemand gewonnen hat; ein Sturmangriff endet nie unentschieden.',
    ],
    hint: [],
  },
};
