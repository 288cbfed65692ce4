/** In German: the lesson '40k-two-armours'. */
import type { LessonProse } from '../../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  unit: {
    title: 'Zehn mit verschiedenem Schutz',
    text: [
      'Fünf Berserker von dir haben zehn Jäger angegriffen: vier Veteranen mit 3+, sechs Scouts mit 4+.',
      'Eine Verwundung braucht jemanden, der sie abwehrt, und die Texte finden ihn auf vier Arten.',
      'In jeder davon verwunden deine Berserker elfmal.',
    ],
    hint: [],
  },
  zone: {
    title: 'Wer kann fallen?',
    text: [
      'Sechs Jäger stehen vorn, vier dahinter, einen halben Zoll entfernt.',
      '„Nur wer in Kontakt ist, kann getötet werden“, sagt dein Freund.',
    ],
    hint: [
      'Die Gefahrenzone ist 2″ tief.',
    ],
    after: [
      'Wer höchstens 2″ von einem Freund in Kontakt steht, kann auch fallen.',
    ],
  },
  first: {
    title: 'Wessen Rüstung zuerst?',
    text: [
      'Elf Verwundungen warten auf einen Schutzwurf.',
      '„Die beste Rüstung kommt nach vorn“, sagt der Besitzer der Jäger.',
    ],
    hint: [
      'Zähl die Modelle jeder Rüstung.',
    ],
    after: [
      'Die meisten nehmen zuerst Verwundungen; nur bei gleich vielen wählt der Besitzer.',
    ],
  },
  lap: {
    title: 'Reihum',
    text: [
      'Hier werden alle elf verteilt, bevor jemand einen Schutzwurf macht.',
    ],
    hint: [
      'Eine auf jeden Scout, dann eine auf jeden Veteranen, und dann wieder von vorn.',
      'Sechs Scouts und vier Veteranen sind zehn. Wer bekommt die elfte?',
    ],
    after: [
      'Sechs und eine auf die Scouts, vier auf die Veteranen, was die Würfe auch zeigen.',
    ],
  },
  iterative: {
    title: 'Schub um Schub',
    text: [
      'Der frühere Entwurf: Sechs Verwundungen fallen auf die sechs Scouts, und diese würfeln, bevor mehr verteilt '
        + 'werden.',
      'Die Würfel zeigen 4, 5, 6, 4, 5 und 6: Niemand fällt. Fünf Verwundungen bleiben.',
    ],
    hint: [
      'Nach jedem Schub werden die Gruppen neu gezählt, wie sie dann stehen.',
    ],
    after: [
      'Sechs Scouts sind immer noch die größte Gruppe: Gute Würfe brachten ihnen mehr Verwundungen.',
    ],
  },
  name: {
    title: 'Ein Wort für den Schlagenden',
    text: [
      'Die vierte Edition überlässt das meiste dem Besitzer der Jäger.',
      'Aber bei so vielen Verwundungen wie kämpfenden Modellen nennst du eines, das den ersten Schutzwurf macht.',
      'Der nächste Würfel wird eine 1 zeigen.',
    ],
    task: 'Sorg dafür, dass ein Veteran fällt.',
    hint: [
      'Wen du nennst, der muss würfeln, und eine 1 schützt niemanden.',
    ],
    after: [
      'Es braucht elf Verwundungen, um das zu dürfen; danach sagt der Besitzer, wer würfelt.',
    ],
  },
  nearest: {
    title: 'Von vorn',
    text: [
      'Die siebte Edition fragt weder nach Rüstung noch nach Anzahl.',
      'Die ganze Einheit kann fallen, aber jemand muss der Erste sein.',
    ],
    hint: [
      'Zuerst die in Kontakt mit dem, der jetzt zuschlägt, dann die nächsten.',
    ],
    after: [
      'Mehrere sind in Kontakt: Ihr Besitzer wählt einen, und der nimmt Verwundungen, bis er weg ist.',
    ],
  },
};
