/** In German: what a unit may throw against a hit. */
import type { SAVE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/saves.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  V1: 'Ein Schutzwurf ist ein Würfel, der den Rüstungswert erreicht, einer je Treffer. Misslingt er, ist die Einheit '
    + 'vernichtet.',
  V2: 'Infanterie in Deckung darf für ihre Deckung werfen statt für ihre Rüstung, nie für beides.',
  V3: 'Im Sturmangriff hat nur der Verteidiger Deckung. Wer anstürmt, hat sie verlassen.',
  V4: 'Reinforced Armour wirft einen verpatzten Schutzwurf noch einmal, mit dem Rüstungswert, auch wenn die Deckung '
    + 'versagt hat.',
  V5: 'Gegen eine Lanze wirft Reinforced Armour nicht noch einmal.',
  V6: 'Gegen eine Makrowaffe gibt es keinen Schutzwurf außer dem von Reinforced Armour, einmal geworfen, und einem '
    + 'Rettungswurf.',
  V7: 'Gegen einen Titan Killer hilft nur ein Rettungswurf. Einer Kriegsmaschine macht er so viele Schadenspunkte, wie '
    + 'seine Würfel sagen; jeder andere ist ein Kill.',
  V8: 'Ignore Cover nimmt den Deckungswurf weg.',
  V9: 'Ein Rettungswurf ist die letzte Chance auf der 6, egal gegen welchen Treffer: Living Metal auf der 4, ein '
    + 'Deflector Shield auf der 5. Eine Kriegsmaschine wirft einen für jeden Schadenspunkt.',
  V10: 'Schilde halten zuerst Punkte von Treffern aus dem Feuergefecht ab, nie Schläge in Kontakt. Dann kommen Rüstung '
    + 'oder Deckung, der zweite Wurf von Reinforced Armour und ein Rettungswurf. Der Verteidiger würfelt vor dem '
    + 'Angreifer.',
  V11: 'Der Treffer eines Scharfschützen ist um eins schwerer abzuwehren.',
  V12: 'Passagiere eines Wracks stehen, wo es stand, und wehren einen Treffer derselben Art ab, mit der Rüstung oder '
    + 'einer 6 vom Wrack. Wer in etwas saß, das hoch flog, ist verloren.',
  V13: 'Ein Holofield schützt auf der 3 statt der Rüstung, mit einem Würfel, egal gegen welchen Treffer. Ein Knight '
    + 'Shield wehrt jeden Punkt auf der 4 ab, aber kein Unterstützungsfeuer.',
};
