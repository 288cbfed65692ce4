/** In German: the lesson 'second-lap'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  thin: {
    title: 'Ein kleiner Mob und viele Schüsse',
    text: [
      'Auf deinen {formation mob} fallen zehn Würfel, und vier deiner Einheiten sind in Reichweite.',
      'Nobz, Boyz und Grotz stehen nebeneinander, jede mit eigener Rüstung oder ohne.',
      'Treffer fallen reihum: Niemand nimmt einen zweiten, bevor alle einen haben.',
    ],
    hint: [],
  },
  four: {
    title: 'Sechs Treffer auf vier',
    text: [
      'Angenommen, sechs Treffer fallen, so wie jetzt alle stehen.',
      '{unit n1} ist am nächsten. Ein Freund meint, eine Einheit sterbe nur einmal und nehme deshalb nur einen '
        + 'Treffer.',
    ],
    hint: [
      'Zwei deiner Einheiten sind mehr als 15 cm von jedem Gegner entfernt: Sie nehmen keine.',
      'Ist die erste Reihe durch, beginnt die nächste wieder beim Nächsten.',
    ],
    after: [
      'Die zweite Reihe beginnt vorn, wo deine beste Einheit steht.',
    ],
  },
  more: {
    title: 'Mehr Schultern für die Last',
    text: [
      '{unit b3} und {unit b4} stehen etwas zu weit hinten, um getroffen zu werden und um zu schießen.',
      'Beide dürfen einen Gegenstoß bis 5 cm machen.',
    ],
    task: 'Bring {unit b3} und {unit b4} in den Kampf und beende den Gegenstoß.',
    hint: [
      'Geradewegs zum nächsten Gegner; ein einziger Zentimeter genügt.',
    ],
    after: [
      'Zwei Würfel mehr für dich, und zwei Einheiten mehr, die getroffen werden können.',
    ],
  },
  six: {
    title: 'Noch einmal sechs Treffer',
    text: [
      'Dieselben sechs Treffer, jetzt, wo die Bewegungen vorbei sind.',
    ],
    hint: [
      'Zähl, wer jetzt getroffen werden kann, und teil die Treffer einzeln aus.',
    ],
    after: [
      'Wer mehr Einheiten in Reichweite bringt, macht die zweite Reihe dünner.',
    ],
  },
  'no-save': {
    title: 'Ein Treffer auf die Grotz',
    text: [
      'Bevor ein Würfel fällt, denk an die Schutzwürfe, die anstehen.',
      'Jemand gibt dir einen Haufen Würfel und sagt: „Der Mob schützt auf 6+.“',
    ],
    hint: [
      'Jede Einheit schützt ihre eigene Rüstung, und ein Strich ist keine Rüstung.',
    ],
    after: [
      'Schutzwürfe werden nie gemischt: Jeder Würfel gehört zu einer Einheit und wird nach ihrer Rüstung gelesen.',
    ],
  },
  losses: {
    title: 'Zwei Treffer, zwei Schutzwürfe',
    text: [
      'Hier sind die Würfel. Manche deiner Einheiten haben zwei Treffer abzuwehren.',
      'Dein Gegner zählt jeden verpatzten Würfel als Kill.',
    ],
    hint: [
      'Jeder Treffer wird für sich abgewehrt; ein Fehlwurf genügt, um die Einheit zu verlieren.',
      'Wer zweimal verpatzt, ist trotzdem nur einmal verloren.',
    ],
    after: [
      'Zwei Treffer auf eine Einheit sind zwei Schutzwürfe und höchstens ein Kill.',
      'Im Ergebnis zählen Kills und nicht Treffer.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}; Kills des Angreifers: {kills attacker}.',
      'Grotz, die unter Orks fallen, sind niemandes Kill; das ist ihre eigene Regel.',
      'Alle Treffer wurden vor jedem Schutzwurf verteilt: Niemand nahm einen für eine Einheit, die gerade gefallen '
        + 'war.',
    ],
    hint: [],
  },
};
