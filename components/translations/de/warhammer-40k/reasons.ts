/** In German: why a model strikes as it does, or takes a wound. */
import type { Reasons } from '../../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { rungWords } from './rungs.ts';

const attacks = (count: number): string => counted(count, { one: 'Attacke', other: 'Attacken' });

export const words: Reasons = {
  'is-lost': ({ model }) => `${model} ist verloren.`,
  'in-no-combat': ({ unit }) => `${unit} ist in keinem Nahkampf.`,
  'fought-already': () => 'Sein Nahkampf ist in dieser Phase schon gekämpft.',
  'touches-enemies': ({ foes }) => `Es berührt ${listed(foes)}.`,
  'touches-the-fallen': () => 'Der Gegner, den es berührt hat, ist gefallen; es gilt trotzdem als in Kontakt.',
  'stands-near-a-friend': ({ friends }) => 'Es berührt niemanden, steht aber höchstens 2″ von jemandem in Kontakt: '
    + `${listed(friends)}.`,
  'stands-idle': () => 'Es berührt keinen Gegner und steht keinem Freund nah genug, der einen berührt.',
  'may-pile-in': ({ rung }) => `Wenn Initiative ${rung} kommt, darf es nachrücken und kämpfen.`,
  'own-initiative': ({ initiative }) => `Seine Initiative ist ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `${weapon} schlägt mit Initiative 1 zu, was sonst auch gilt.`,
  'terrain-is-slow': () => 'Seine Einheit hat durch schwieriges Gelände angegriffen und schlägt mit Initiative 1 zu.',
  'cover-is-quick': ({ rung }) => `Es wurde in Deckung angegriffen und schlägt hier zu: ${rungWords(rung)}.`,
  'cover-is-no-quicker': ({ rung }) =>
    `Es wurde in Deckung angegriffen und schlüge auch ohne sie hier zu: ${rungWords(rung)}.`,
  'frag-is-quick': ({ rung }) =>
    `Seine Fragmentgranaten lassen es mit denen zuschlagen, die es in Deckung angriff: ${rungWords(rung)}.`,
  'cover-does-nothing': () => 'Es wurde in Deckung angegriffen; nach diesem Text ändert das nichts.',
  'cover-is-lost': () => 'Es wurde in Deckung angegriffen, aber das zählt hier nicht.',
  'no-initiative': () => 'Ohne Initiative schlägt es nie zu.',
  'own-attacks': ({ attacks: own }) => `Sein Profil hat ${attacks(own)}.`,
  'one-attack': () => 'Wer nur unterstützt, hat eine Attacke, egal womit.',
  'second-weapon': () => 'Eine zweite Waffe bringt eine mehr.',
  'charge-bonus': () => 'Es hat in diesem Zug angegriffen: eine mehr.',
  'no-charge-bonus': () => 'Es hat in diesem Zug angegriffen, aber etwas nimmt ihm die Attacke dafür.',
  'strikes-with': ({ weapon }) => `Es schlägt zu mit: ${weapon}.`,
  'strikes-these': ({ units }) => `Es kann ${listed(units)} schlagen.`,
  'strikes-nobody': () => 'Niemand ist mehr da, den es schlagen könnte.',
  'has-no-attacks': () => 'Es hat keine Attacken.',
  'has-struck': () => 'Es hat in diesem Nahkampf zugeschlagen.',
  'strikes-now': ({ attacks: own, rung }) => `Es schlägt jetzt zu: ${attacks(own)}, ${rungWords(rung)}.`,
  'strikes-later': ({ attacks: own, rung }) => `Es kommt noch dran: ${attacks(own)}, ${rungWords(rung)}.`,
  'skill-of-all': ({ value }) => `Alle, die zählen, haben Kampfgeschick ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Kampfgeschick ${value} zählt: ${have} von ${of} haben es.`,
  'skill-of-tie': ({ value }) => `Kein Kampfgeschick hat die Mehrheit: ${value} zählt.`,
  'toughness-of-all': ({ value }) => `Alle, die zählen, haben Widerstand ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Widerstand ${value} zählt: ${have} von ${of} haben ihn.`,
  'toughness-of-tie': ({ value }) => `Kein Widerstand hat die Mehrheit: ${value} zählt.`,
  'out-of-zone': () => 'Wer zugeschlagen hat, erreicht es nicht.',
  'other-armour': () => 'Die Verwundung fiel auf Modelle in anderer Rüstung.',
  'other-is-wounded': () => 'Ein schon verwundetes Modell kommt zuerst.',
  'other-goes-on': () => 'Ein anderes Modell nimmt Verwundungen, bis es weg ist.',
  'holds-unit-together': () => 'Ohne es fiele die Einheit auseinander.',
  'touches-no-striker': () => 'Andere berühren ein Modell, das jetzt zuschlägt.',
  'further-away': () => 'Andere sind näher an einem Modell, das jetzt zuschlägt.',
  'only-taker': () => 'Kein anderes Modell darf die Verwundung nehmen.',
  'may-take': () => 'Sein Besitzer darf es wählen.',
};
