/** In Polish: why a model strikes as it does, or takes a wound. */
import type { Reasons } from '../../../../src/warhammer-40k/explain/phrases/reasons.ts';
import { counted, listed } from '../../../shared/languages/forms.ts';
import { rungWords } from './rungs.ts';

const attacks = (count: number): string =>
  counted(count, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' });

export const words: Reasons = {
  'is-lost': ({ model }) => `Stracony model: ${model}.`,
  'in-no-combat': ({ unit }) => `${unit} nie jest w walce.`,
  'fought-already': () => 'Jego walka w tej fazie już się odbyła.',
  'touches-enemies': ({ foes }) => `Dotyka wroga: ${listed(foes)}.`,
  'touches-the-fallen': () => 'Wróg, którego dotykał, padł; i tak liczy się jako w kontakcie.',
  'stands-near-a-friend': ({ friends }) => 'Nikogo nie dotyka, ale stoi do 2″ od swojego w kontakcie: '
    + `${listed(friends)}.`,
  'stands-idle': () => 'Nie dotyka wroga i nie stoi dość blisko swojego, który go dotyka.',
  'may-pile-in': ({ rung }) => `Gdy przyjdzie Inicjatywa ${rung}, może się dosunąć i walczyć.`,
  'own-initiative': ({ initiative }) => `Jego Inicjatywa to ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `${weapon} uderza z Inicjatywą 1, cokolwiek by było.`,
  'terrain-is-slow': () => 'Jego jednostka szarżowała przez trudny teren i uderza z Inicjatywą 1.',
  'cover-is-quick': ({ rung }) => `Szarżowano na niego w osłonie, więc uderza tutaj: ${rungWords(rung)}.`,
  'cover-is-no-quicker': ({ rung }) =>
    `Szarżowano na niego w osłonie, a bez niej też uderzałby tutaj: ${rungWords(rung)}.`,
  'frag-is-quick': ({ rung }) =>
    `Dzięki granatom odłamkowym uderza razem z tymi, na których szarżował w osłonie: ${rungWords(rung)}.`,
  'cover-does-nothing': () => 'Szarżowano na niego w osłonie; według tego tekstu nic to nie zmienia.',
  'cover-is-lost': () => 'Szarżowano na niego w osłonie, ale tu się to nie liczy.',
  'no-initiative': () => 'Bez Inicjatywy nigdy nie uderza.',
  'own-attacks': ({ attacks: own }) => `W profilu ma ${attacks(own)}.`,
  'one-attack': () => 'Kto tylko wspiera, ma jeden atak, bez względu na broń.',
  'second-weapon': () => 'Druga broń daje jeden więcej.',
  'charge-bonus': () => 'Szarżował w tej turze: jeden więcej.',
  'no-charge-bonus': () => 'Szarżował w tej turze, ale coś odbiera mu za to atak.',
  'strikes-with': ({ weapon }) => `Uderza bronią: ${weapon}.`,
  'strikes-these': ({ units }) => `Może uderzyć: ${listed(units)}.`,
  'strikes-nobody': () => 'Nie został nikt, kogo mógłby uderzyć.',
  'has-no-attacks': () => 'Nie ma ataków.',
  'has-struck': () => 'W tej walce już uderzył.',
  'strikes-now': ({ attacks: own, rung }) => `Uderza teraz: ${attacks(own)}, ${rungWords(rung)}.`,
  'strikes-later': ({ attacks: own, rung }) => `Jego kolej przyjdzie: ${attacks(own)}, ${rungWords(rung)}.`,
  'skill-of-all': ({ value }) => `Wszyscy, którzy się liczą, mają WS ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Liczy się WS ${value}: ma je ${have} z ${of}.`,
  'skill-of-tie': ({ value }) => `Żadne WS nie ma większości: liczy się ${value}.`,
  'toughness-of-all': ({ value }) => `Wszyscy, którzy się liczą, mają Wytrzymałość ${value}.`,
  'toughness-of-most': ({ value, have, of }) => `Liczy się Wytrzymałość ${value}: ma ją ${have} z ${of}.`,
  'toughness-of-tie': ({ value }) => `Żadna Wytrzymałość nie ma większości: liczy się ${value}.`,
  'out-of-zone': () => 'Ci, którzy uderzyli, nie mogą go dosięgnąć.',
  'other-armour': () => 'Rana spadła na modele w innym pancerzu.',
  'other-is-wounded': () => 'Pierwszy jest model już ranny.',
  'other-goes-on': () => 'Inny model przyjmuje rany, póki nie padnie.',
  'holds-unit-together': () => 'Bez niego jednostka by się rozpadła.',
  'touches-no-striker': () => 'Inni dotykają modelu, który teraz uderza.',
  'further-away': () => 'Inni są bliżej modelu, który teraz uderza.',
  'only-taker': () => 'Żaden inny model nie może przyjąć tej rany.',
  'may-take': () => 'Jego właściciel może go wybrać.',
};
