/** In German: the lesson 'formations-together'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  yours: {
    title: 'Wer kommt mit?',
    text: [
      'Du führst {formation warband}, und ein Warlord ist ein Commander. Vier andere Formationen stehen herum.',
      'Ein Commander kann andere im selben Sturmangriff kämpfen lassen: meist drei Formationen insgesamt.',
      '„Ich sehe sie alle, also kommen alle mit“, sagt dein Nachbar.',
    ],
    question: 'Welche Formationen darfst du mitnehmen?',
    hint: [
      'Jede braucht eine Einheit höchstens 5 cm von einer Einheit aus der eigenen Formation des Commanders.',
      'Eine gebrochene Formation führt keine Aktion aus, also folgt sie auch nicht.',
    ],
    after: [
      'Nah an einer Formation, die mitkommt, genügt nicht: Die des Commanders selbst zählt.',
    ],
  },
  theirs: {
    title: 'Wen bekommst du dazu?',
    text: [
      'Du willst {formation company} angreifen. Panzer stehen an der Flanke, eine Reserve dahinter.',
      '„Ein Ziel, eine Formation“, sagt der Spieler der Garde.',
    ],
    question: 'Welche Formationen darfst du zusammen mit der Kompanie angreifen?',
    hint: [
      'Miss von der Kompanie zu jeder anderen: 5 cm zwischen zwei Einheiten sind nah genug.',
    ],
    after: [
      'Solche Formationen sind vermischt, und du entscheidest, ob du sie zusammen angreifst.',
      'Dann sind sie für diesen Sturmangriff eine Formation, in jeder Hinsicht.',
    ],
  },
  choose: {
    title: 'Nenn sie alle',
    text: [
      'Deine Boyz dürfen nur Kontrollzonen derer betreten, die angegriffen werden.',
      'Die Zonen der Panzer liegen auf dem Weg: {formation mob}.',
    ],
    task: 'Greif die Kompanie und die Panzer an und nimm {formation mob} mit.',
    hint: [
      'Nenn zuerst das Ziel, dann, wer mit ihm kämpft und wer mit dir.',
    ],
    after: [
      'Wen du auslässt, der kann dich noch unterstützen: Nur wer nicht kämpft, hilft mit Feuer.',
      'Der Ansturm muss nah an irgendeinen der Angegriffenen kommen; manche Clubs verlangen den genannten.',
    ],
  },
  hit: {
    title: 'Wessen Verluste?',
    text: [
      '{formation mob} ist gegen die Panzer gestürmt, deine Warband gegen die Kompanie. {unit n1} steht weiter '
        + 'hinten.',
      '„Du hast die Kompanie genannt, also fallen deine Treffer auf die Kompanie“, sagt der Spieler der Garde.',
    ],
    question: 'Welche Einheiten der Garde können getroffen werden?',
    hint: [
      'Frag bei jeder Einheit aller, die kämpfen: Berührt sie einen Gegner, oder ist einer nah und in Sicht?',
    ],
    after: [
      'Treffer fallen auf alle, die zusammen kämpfen, woher sie auch kamen.',
      'Dein Commander hätte noch weiter wegbleiben können: Seine Einheit muss keinem Gegner nah sein.',
    ],
  },
  markers: {
    title: 'Was zählst du dazu?',
    text: [
      'Blastmarker auf deiner Seite: Warband {markers warband}, {formation mob} {markers mob}.',
      'Kompanie: {markers company}, Panzer: {markers tanks}. Deine Kills: {kills attacker}.',
      '„Meine Warband ist sauber“, sagst du, „das ist einer für mich.“',
    ],
    question: 'Was zählst du insgesamt zu deinem höheren Würfel dazu?',
    hint: [
      'Ihre Marker werden zusammengezählt, auf jeder Seite.',
      'Zähl Kills, Anzahl ({left attacker} von dir gegen {left defender}), dann Marker.',
    ],
    after: [
      'Eine Formation: Anzahl und Marker sind die von allen, und niemand ist allein sauber.',
    ],
  },
  break: {
    title: 'Wer bricht?',
    text: [
      'Die Garde hat um {hackdown} verloren. Ihre Reserve stand nah und half mit Feuer.',
      '„Du hast die Kompanie genannt“, sagt ihr Spieler, „also bricht die Kompanie.“',
    ],
    hint: [
      'Wer auf der Verliererseite gekämpft hat, bricht.',
    ],
    after: [
      'Alle, die als eine kämpften, verlieren als eine.',
      'Auf der Siegerseite nimmt jede nur für eigene Verluste Marker.',
    ],
  },
  after: {
    title: 'Aus Versehen hineingezogen',
    text: [
      'Auch ein Gegenstoß kann jemanden hineinziehen: Die Formation, die er berührt, kämpft von da an mit.',
      'Das passiert nur Gegnern; Freunde in der Nähe können nur unterstützen.',
      'Also sieh vor dem Ansturm nach, wer neben dir steht und wer neben ihnen.',
    ],
    hint: [],
  },
};
