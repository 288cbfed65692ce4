/** In German: the lesson 'commander-dies-last'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  who: {
    title: 'Eine Einheit, die du brauchst',
    text: [
      'Mit {unit t3} geht dein Captain, und mit ihm willst du später größere Sturmangriffe führen.',
      'Nur ein Commander nimmt andere Formationen mit.',
      'Er hat Pistole und Schwert, und von Weitem zusehen soll er auch nicht.',
    ],
    hint: [],
  },
  place: {
    title: 'Im Kampf, und als Letzter',
    text: [
      'Außer Reichweite können ihn die Attacken nicht treffen, aber attackieren kann er auch nicht.',
      'Wer dem Gegner am nächsten ist, wird zuerst getroffen.',
      'So wie ihr jetzt steht, ist er ganz vorn. Die anderen können in Kontakt gehen, wo niemand näher ist.',
    ],
    task: 'Stürm so an, dass {unit t3} getroffen werden kann, aber nach allen anderen von dir. Dann beende den '
      + 'Ansturm.',
    hint: [
      'Höchstens 15 cm von einem Ork und in Sicht ist er im Kampf.',
      'Halt ihn mehr als 5 cm von Orks weg, die niemand berührt: Ihre Zonen zögen ihn hinein.',
      'Halt ihn auch höchstens 5 cm von einer anderen deiner Einheiten.',
    ],
    after: [
      'Alle, die einen Gegner berühren, kommen vor ihm, und kein Gegner wählt, wen es trifft.',
    ],
  },
  laps: {
    title: 'Angenommen, sechs Treffer',
    text: [
      'Fünf von dir können getroffen werden. Angenommen, die Orks landen sechs.',
      '„Vier für die vorn, und er nimmt, was übrig bleibt“, sagt dein Nachbar.',
    ],
    hint: [
      'Haben alle einen Treffer, beginnt die nächste Reihe wieder beim Nächsten.',
    ],
    after: [
      'Jede Reihe hat für jeden einen Treffer, also hilft es in jeder neuen, Letzter zu sein.',
      'Ein Scharfschütze, dessen Feuer im Sturmangriff zählt, ist etwas anderes: Er sucht sich seinen Mann aus.',
    ],
  },
  'last-lap': {
    title: 'Und was würde ihn schützen?',
    text: [
      'Angenommen, einer davon käme von einer Makrowaffe und erreichte ihn.',
      'Er hat Rüstung 4+, und der Captain einen Rettungswurf. „Makro ist Makro“, sagt dein Gegner.',
    ],
    hint: [
      'Eine Makrowaffe nimmt Rüstung weg, die nicht Reinforced ist, und Deckung.',
    ],
    after: [
      'Ein Rettungswurf steht gegen jeden Treffer der Attacken, auf der 6.',
    ],
  },
  behind: {
    title: 'Feuer von hinten',
    text: [
      '{formation gunz} stehen hinter deiner Linie. Treffer ihrer Unterstützung: {hits attacker}.',
      '„Er ist der Letzte in der Reihe“, sagst du, „also fällt er auf jemanden vorn.“',
    ],
    question: 'Auf welche deiner Einheiten fällt der Treffer der Geschütze?',
    hint: [
      'Bei Treffern der Unterstützung kommt es darauf an, wer den Unterstützern am nächsten ist.',
    ],
    after: [
      'Das Ende einer Linie ist vorn für den, der von hinten schießt. Sieh dich vor dem Ansturm um.',
    ],
  },
  defeat: {
    title: 'Wenn der Tag verloren ist',
    text: [
      'Du hast verloren. Treffer auf deine Marines, vor denen nichts schützt: {hackdown}.',
      '„Niedermachen findet den Anführer“, sagt dein Gegner.',
    ],
    hint: [
      'Es beginnt beim Nächsten zum Gegner, wie die Attacken.',
      'Marines, die keine Furcht kennen, nehmen nur die Hälfte der Differenz, abgerundet.',
    ],
    after: [
      'Wo er stand, hilft ihm auch hier: die Nächsten zuerst, und das war er nicht.',
    ],
  },
  away: {
    title: 'Bring ihn heraus',
    text: [
      'Die Verlierer bewegen sich zweimal, und wer dann höchstens 15 cm von einem Gegner steht, ist verloren.',
      'Geradewegs zurück ist geradewegs in die Geschütze.',
    ],
    task: 'Bring {unit t3} dorthin, wo bis 15 cm kein Gegner ist, und beende dann den Rückzug.',
    hint: [
      'Die zwei Bewegungen zusammen sind für ihn 30 cm, in jede Richtung.',
      'Such die Seite des Tischs, auf der niemand steht.',
    ],
    after: [
      'Sein Rettungswurf hätte nicht geholfen: Wer auf der Flucht gestellt wird, wirft nichts.',
    ],
  },
  after: {
    title: 'Der Captain',
    text: [
      'Übrige Einheiten von dir: {left attacker}. {unit t3} hat getan, wofür er kam.',
      'Ein Commander, der nur führt, muss gar nicht in die Nähe: Das ist der sicherste Platz von allen.',
    ],
    hint: [],
  },
};
