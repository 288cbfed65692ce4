/** In German: the lesson 'macro-weapons'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  power: {
    title: 'Energiewaffen',
    text: [
      'Terminatoren haben deine {formation company} erreicht. Jeder trägt eine Energiewaffe: eine Extra-Attacke.',
      'Ihr Captain hat noch eine. Du hast Infanterie, zum Teil zwischen Mauern, und einen Panzer.',
      'Eine Extra-Attacke wird auf denselben Wert geworfen wie die anderen ihrer Einheit.',
    ],
    hint: [],
  },
  dice: {
    title: 'Wie viele ihrer Würfel?',
    text: [
      'Drei Terminatoren berühren deine Einheiten, der Captain ist bei einem davon, und einer schießt von hinten.',
      '„Vier mit je zwei Würfeln und noch einer für den Captain“, sagt ihr Spieler.',
    ],
    hint: [
      'Zähl einen Würfel je Einheit und die zusätzlichen der Nahkampfwaffen in Kontakt.',
      'Wer schießt, lässt die Energiewaffe weg.',
    ],
    after: [
      'Nur die Extra-Attacken sind die der Makrowaffe, und nur in Kontakt.',
      'Der erste Würfel jeder Einheit ist ein gewöhnlicher.',
    ],
  },
  walls: {
    title: 'Mauern gegen eine Energiewaffe',
    text: [
      '{unit g1} schützen die Ruinen ringsum: {save g1}. Ein Freund meint, Stein sei Stein.',
    ],
    hint: [
      'Frag, was eine Makrowaffe von der Rüstung übrig lässt und was von der Deckung.',
    ],
    after: [
      'Deckung nützt gegen eine Makrowaffe nichts, und gewöhnliche Rüstung auch nicht.',
    ],
  },
  tank: {
    title: 'Und der Panzer?',
    text: [
      '{unit l1} hat Reinforced Armour mit 4+.',
      'Gegen einen gewöhnlichen Treffer würfe er und bei einem Fehlwurf noch einmal.',
    ],
    hint: [
      'Reinforced Armour ist die Ausnahme, behält aber nicht beide Würfe.',
    ],
    after: [
      'Reinforced Armour hat gegen eine Makrowaffe einen Wurf und keinen zweiten.',
      'Auch eine Lanze nimmt ihr den zweiten Wurf, und sonst tut sie nichts.',
    ],
  },
  'titan-killer': {
    title: 'Wenn es ein Titan Killer wäre',
    text: [
      'Angenommen, der Treffer auf {unit l1} käme von einem Titan Killer.',
    ],
    hint: [
      'Ein Titan Killer tut alles, was eine Makrowaffe tut, und noch etwas.',
    ],
    after: [
      'Gegen einen Titan Killer nützt selbst Reinforced Armour nichts.',
    ],
  },
  captain: {
    title: 'Hilft überhaupt etwas?',
    text: [
      'Dreh es um: Ein Titan Killer trifft {unit t1}, die Einheit ihres Captains.',
      'Er bringt einen Rettungswurf mit. „Davor schützt nichts“, sagt man dir.',
    ],
    hint: [
      'Nach Rüstung oder Deckung, oder an ihrer Stelle, kann ein Treffer auf einen zweiten Schutz stoßen.',
    ],
    after: [
      'Ein Rettungswurf von 6+ steht gegen jede Attacke, und nichts macht ihn schwerer.',
      'Manche Armeen bringen eigene Felder mit, die helfen können, wo Rüstung es nicht tut.',
    ],
  },
  'place-it': {
    title: 'Wohin damit',
    text: [
      'Gewöhnliche Treffer sind abgehandelt und ihre Toten weg; erst jetzt werden die der Makrowaffen verteilt.',
      'So wie meist gespielt wird, beginnen sie beim Nächsten, der übrig ist, ob schon getroffen oder nicht.',
      'Solche Treffer auf deine Seite: {hits defender}. Dein Panzer steht vorn.',
    ],
    task: 'Leg die Treffer so, dass {unit l1} keinen nimmt, und geh weiter.',
    hint: [
      'Vielleicht steht jemand gleich nah, in Kontakt, und ist weniger wert.',
    ],
    after: [
      'Unter gleich nahen ist das Billigste der beste Platz für einen Treffer ohne Schutzwurf.',
    ],
  },
  after: {
    title: 'Was daraus wurde',
    text: [
      'Deine Verluste: {lost defender}, Verluste der Terminatoren: {lost attacker}.',
      'Wäre ein Terminator an deinen gewöhnlichen Treffern gestorben, hätte seine Energiewaffe trotzdem '
        + 'zugeschlagen.',
    ],
    hint: [],
  },
};
