/** In German: what the cases of the comparison say beside the log. */
import type { CaseWords } from '../../../../machines/compare/editions/case-words.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { dice as diceOf } from '../counts.ts';

/** 'A, B oder C'. */
const oneOf = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(name => name !== '').join(' oder ');

const INPUTS: CaseWords['inputs'] = {
  'X-01': 'Ein Modell mit Kampfgeschick 3 schlägt auf eine Einheit aus zwei Modellen ein: Eines hat Kampfgeschick 2, '
    + 'eines 4.',
  'X-02': 'Eine Einheit aus zwei Modellen wird geschlagen: Eines hat Widerstand 2, eines 4.',
  'X-03': 'Eine Einheit aus sechs Modellen wird geschlagen: Drei haben Widerstand 3, drei 5.',
  'X-04': 'Ein Angreifer mit zwei Attacken und zwei Waffen steht hinter einem Freund aus seiner Einheit, der den '
    + 'Gegner berührt.',
  'X-05': 'Fünf Modelle mit je einer Attacke greifen eine Einheit an, die sie beschossen haben.',
  'X-06': 'Ein Angreifer mit Initiative 6 trifft auf einen Verteidiger mit Initiative 3 in Deckung.',
  'X-07': 'Ein Angreifer mit Initiative 6 kam durch schwieriges Gelände zu Verteidigern mit Initiative 3.',
  'X-08': 'Ein Angreifer mit Initiative 10 trifft auf einen Verteidiger mit Initiative 3 in Deckung.',
  'X-09': 'Acht Verwundungen fallen auf vier Modelle mit Rüstung 3+ und sechs mit 5+, und jeder Schutzwurf gelingt.',
  'X-10': 'Der einzige Gegner, den ein langsames Modell berührt, fällt, bevor es dran ist; zwei andere stehen 1,5″ '
    + 'dahinter.',
  'X-11': 'Von vier Modellen berührt eines die Schlagenden, das zweite eine andere Einheit, das dritte steht hinter '
    + 'dem ersten, und das vierte ist weit weg von allen. Wer kann fallen?',
  'X-12': 'Verlierer ziehen sich mit 3 und 3 zurück; der Sieger stürmt mit Dreien vor, und keiner ist schneller als '
    + 'der andere.',
  'X-13': 'Verlierer ziehen sich mit 3 und 3 zurück; der Sieger ist schneller und stürmt mit Vieren vor.',
  'X-14': 'Verlierer sind 2″ geflohen. Darf ein Sieger, der sich neu positioniert, in sie hineinlaufen?',
  'X-15': 'In einer Einheit, die geschlagen wird, berührt ein Modell mit Kampfgeschick 4 den Gegner; fünf mit 2 stehen '
    + '7″ dahinter.',
  'X-16': 'Ein Modell einer gebundenen Einheit, 4″ von jedem Freund, der einen Gegner berührt, will schießen.',
  'X-17': 'Ein Gegner berührt ein unabhängiges Charaktermodell und ein Modell von dessen Einheit. Wen schlägt er?',
  'X-18': 'Eine Einheit, die B beschossen hat, will B allein angreifen, B und dann C daneben oder C und dann B.',
  'X-19': 'Eine Einheit, die stillstand, um eine schwere Waffe abzufeuern, will angreifen.',
  'X-20': 'Von drei Angreifern mit je zwei Attacken berührt einer den Gegner; die anderen stehen nah an einer anderen '
    + 'Einheit, die ihn berührt.',
  'X-21': 'Ein Gegner ist in offenem Gelände 8″ entfernt; die Einheit selbst greift 6″ oder 12″ weit an.',
  'X-22': 'Eine Einheit, die selbst 6″ weit angreift, greift durch Krater einen Gegner in 3″ Entfernung an und wirft 4 '
    + 'und 6.',
  'X-23': 'Zwei Modelle greifen drei an, die in einer Reihe stehen; der Weg des einen führt über Fässer, die vor den '
    + 'ersten beiden stehen.',
};

export const words: CaseWords = {
  inputs: INPUTS,
  silent: 'Der Text sagt es nicht.',
  may: 'Das ist erlaubt.',
  mayCharge: 'Der Angriff ist erlaubt.',
  charging: (targets, refusal) => `${listed(targets)}: ${refusal ?? 'Der Angriff ist erlaubt.'}`,
  chargingFrom: (inches, refusal) => `Mit ${inches}″: ${refusal ?? 'Der Angriff ist erlaubt.'}`,
  toughness: value => `Ihr Widerstand ist ${value}.`,
  ownerChooses: values => `Der Besitzer wählt ${oneOf(values)}.`,
  weaponSkill: value => `Kampfgeschick ${value} zählt.`,
  attacks: attacks => `Er hat ${counted(attacks, { one: 'Attacke', other: 'Attacken' })}.`,
  mayFall: models => `${oneOf(models)}.`,
  strikes: units => `Er schlägt ${oneOf(units)}.`,
  inCover: models => (models.length === 0 ? 'Niemand ist in Deckung.' : `In Deckung: ${listed(models)}.`),
  blows: (unit, target, dice, need) => `${unit} gegen ${target}: ${diceOf(dice)} auf ${need}+.`,
  times: (say, times) => `${say} (×${times})`,
};
