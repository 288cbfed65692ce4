/** In German: the lesson 'cover'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  ruins: {
    title: 'Ein Kampf zwischen Mauern',
    text: [
      'Orks sind in die Ruinen gelaufen, in denen deine {formation company} gewartet hat.',
      'Einer davon, {unit n1}, blieb in einem Wäldchen stehen. Auch dein Panzer steht in den Ruinen.',
      'Infanterie in Ruinen kann auf 4+ durch Deckung geschützt sein, im Wald auf 5+.',
      'Wer das ist, sagst du.',
    ],
    hint: [],
  },
  'get-in': {
    title: 'Hinein',
    text: [
      '{unit g4} steht im Freien hinter den Ruinen.',
      'Die Einheit berührt niemanden und darf einen Gegenstoß von 5 cm machen.',
    ],
    task: 'Sorg dafür, dass {unit g4} am Ende des Gegenstoßes in Deckung steht.',
    hint: [
      'Der nächste Gegner liegt geradewegs jenseits der Ruinen.',
    ],
    after: [
      'Sie steht in Deckung und hat einen Schutzwurf, wo sie gar keinen hatte.',
    ],
  },
  orks: {
    title: 'Die Orks in denselben Ruinen',
    text: [
      'Der Ork-Spieler zeigt auf die Mauern: „Meine sind auch drin, und einer ist im Wald.“',
      'Wähle seine Einheiten, die ihre Deckung schützt.',
    ],
    hint: [
      'Frag zuerst, wer angestürmt ist, und erst dann, wo sie stehen.',
      'Auch eine Antwort mit niemandem darin ist eine Antwort.',
    ],
    after: [
      'Wer anstürmt, gibt Deckung für den ganzen Sturmangriff auf, wo der Ansturm auch endete.',
      'Nur gegen Feuer aus Feuerbereitschaft auf dem Weg nützt sie ihm.',
    ],
  },
  guard: {
    title: 'Und deine eigene Seite?',
    text: [
      'Jetzt deine eigenen Einheiten. {unit l1} steht bis zum Turm in den Ruinen.',
      '{unit g5} und {unit r1} stehen im Obstgarten, zu Fuß und zu Pferd.',
      'Ein Freund sagt, Deckung zähle nur für die in Kontakt.',
    ],
    hint: [
      'Deckungswürfe sind für Infanterie.',
      'Wie der Treffer zustande kam, ist egal, nur wo das Opfer steht.',
    ],
    after: [
      'Fahrzeuge schützt Deckung nur in Stellungen, die für sie gebaut sind.',
      'Berittene Truppen sind im Gelände Fahrzeuge, wenn euer Club es nicht anders hält.',
    ],
  },
  'to-hit': {
    title: 'Ist es schwerer zu treffen?',
    text: [
      '{unit b1} attackiert jemanden zwischen Mauern; im Datenblatt steht 4+ für den Nahkampf.',
      'Wenn du auf Deckung schießt, ist der Würfel um eins schwerer. Dein Freund machte es hier genauso.',
    ],
    hint: [
      'Beschuss hat seine Modifikatoren. Frag, ob Attacken im Sturmangriff welche haben.',
    ],
    after: [
      'Im Sturmangriff macht nichts einen Treffer leichter oder schwerer; Deckung ist ein Schutzwurf und sonst '
        + 'nichts.',
    ],
  },
  flames: {
    title: 'Wenn sie Flammen hätten',
    text: [
      'Angenommen, ein Treffer käme von einer Waffe, die Deckung ignoriert.',
      '{unit g1} hat keine eigene Rüstung, aber Steinmauern ringsum.',
    ],
    hint: [
      'So ein Treffer lässt die Rüstung in Ruhe und nimmt die Deckung weg.',
    ],
    after: [
      'Gegen so eine Waffe hilft nur Rüstung.',
      'So wie meist gespielt wird, geht so ein Treffer an jemanden in Deckung, soweit die Reihenfolge es zulässt.',
      'Deckung steht anstelle der Rüstung und wird nie zusätzlich geworfen.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Orks: {lost attacker}.',
      'Ein gewöhnliches Fahrzeug, das in Ruinen fährt, wirft einen Würfel und ist auf der 1 verloren.',
      'Wer Rüstung und Deckung hat, nimmt für jeden Treffer eines davon, meist das bessere.',
    ],
    hint: [],
  },
};
