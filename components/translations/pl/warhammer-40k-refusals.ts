/** In Polish: why something may not be done in a phase of Warhammer 40,000, and why models fight as they do. */
import { counted, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { inchesOf } from './grammar.ts';
import { rungWords, warhammer40kScene } from './warhammer-40k.ts';

type Words = English['warhammer-40k-refusals'] & English['warhammer-40k-reasons'];

/** Why something is not allowed in a phase. */
const warhammer40kRefusals: Words['warhammer-40k/refusals'] = {
  'not-now': () => 'W tym kroku to niemożliwe.',
  'wrong-number-of-dice': ({ needed, given }) => `Kości w tym rzucie: ${figure(needed)}. Podano: ${figure(given)}.`,
  'no-such-face': ({ face }) => `Kość pokazuje od 1 do 6, a nie ${face}.`,
  'not-asked': ({ question }) => `O to nikt teraz nie pyta: ${question}.`,
  'no-such-option': ({ option }) => `Nie ma takiej odpowiedzi: ${option}.`,
  'text-tells': ({ question }) => `Na to odpowiada sam tekst: ${question}.`,
  'not-in-this-fight': ({ model }) => `${model} nie bierze udziału w tej walce.`,
  'no-special-attack': ({ model }) => `${model} nie dotyka wroga, więc nie ma ataku specjalnego.`,
  'no-such-weapon': ({ model, weapon }) => `${model} nie ma takiej broni: ${weapon}.`,
  'strikes-not-now': ({ model }) => `${model} teraz nie uderza.`,
  'strikes-not-there': ({ model, unit }) => `${model} nie może uderzyć jednostki ${unit}.`,
  'strikes-so-often': ({ model, attacks }) => `${model} ma ${counted(attacks, {
    one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku',
  })}, ni mniej, ni więcej.`,
  'strikes-one-unit': ({ model }) => `${model} kieruje wszystkie ataki na jedną jednostkę.`,
  'no-other-save': ({ who: name }) => `${name} nie ma innego rzutu obronnego.`,
  'saves-so-many': ({ who: name, dice }) => `${name}: liczba ran, które można tu obronić, to od 1 do ${dice}.`,
  'piles-in-not-now': ({ model }) => `${model} teraz się nie dosuwa.`,
  apart: ({ unit }) => `${unit}: modele muszą skończyć w odległości do 2″ od siebie.`,
  'engaged-may-not-shoot': ({ model }) => `${model} stoi zbyt blisko walki, by strzelać lub być celem.`,
  'locked-may-not-shoot': ({ unit }) => `${unit} jest w walce: żaden model nie strzela ani nie jest ostrzeliwany.`,
  'no-heavy-while-falling-back': ({ unit }) => `${unit} wycofuje się i nie strzela z broni ciężkiej.`,
  'charge-no-unit': ({ unit }) => `Nie ma jednostki ${unit}.`,
  'charge-not-your-turn': ({ unit }) => `${unit} szarżuje w turze swojego gracza.`,
  'charge-nobody-left': ({ unit }) => `Z jednostki ${unit} nikt już nie został.`,
  'charge-declared-already': ({ unit }) => `${unit}: szarża w tej fazie jest już ogłoszona.`,
  'charge-locked': ({ unit }) => `${unit} jest już w walce wręcz.`,
  'charge-falling-back': ({ unit }) => `${unit} jest w odwrocie i nie może szarżować.`,
  'charge-stood-to-fire': ({ unit }) => `${unit} nie może szarżować po strzelaniu z miejsca.`,
  'charge-regrouped': ({ unit }) => `${unit}: zbiórka w tej turze, szarża niemożliwa.`,
  'charge-ran': ({ unit }) => `${unit}: bieg w tej turze, szarża niemożliwa.`,
  'charge-gone-to-ground': ({ unit }) => `${unit}: jednostka przypadła do ziemi, szarża niemożliwa.`,
  'charge-barred': ({ unit }) => `Stół ustawiono tak, że ${unit} nie może szarżować.`,
  'charge-goes-along': ({ character, unit }) => `${character} idzie z jednostką ${unit}: to ona ogłasza szarżę.`,
  'charge-no-target': () => 'Szarża musi mieć cel.',
  'charge-no-enemy': ({ target }) => `${target} to nie jednostka wroga, na którą można szarżować.`,
  'charge-named-twice': ({ target }) => `${target} jest na liście dwa razy.`,
  'charge-in-a-unit': ({ target, unit }) => `${target} jest w jednostce ${unit}: szarżuj na tę jednostkę.`,
  'charge-shot-first': ({ target, unit }) =>
    `W tej turze ostrzelano cel ${target}: ${unit} musi szarżować najpierw na niego.`,
  'charge-shot-only': ({ target, unit }) =>
    `W tej turze ostrzelano cel ${target}: ${unit} nie może szarżować na nikogo innego.`,
  'charge-scattered': ({ target, inches }) => `${target} jest dalej niż ${inchesOf(inches)} od innych celów.`,
  'charge-unseen': ({ unit, target }) => `${unit} nie widzi celu: ${target}.`,
  'charge-out-of-reach': ({ unit, target, inches }) => `${unit} przy zasięgu ${inchesOf(inches)} nie dojdzie do celu: `
    + `${target}.`,
  'charge-would-scatter': ({ unit }) => `${unit} nie może dotknąć wszystkich celów i trzymać się razem.`,
  'charge-not-declared': ({ unit }) => `${unit} nie ma już szarży do wykonania.`,
  'overwatch-not-now': ({ unit }) => `${unit} nie może strzelać do tych szarżujących.`,
  'overwatch-is-told': () => 'Skutek tego ognia obronnego podają gracze: żadne uzupełnienie nie każe rzucać za niego '
    + 'kośćmi.',
  'overwatch-is-thrown': ({ unit }) => `Za ogień obronny rzuca się kośćmi: podaj, z czego strzela ${unit}.`,
  'overwatch-no-guns': ({ unit }) =>
    `${unit}: broń ma Siłę od 1 do 10, AP od 1 do 6 lub żadne i od 1 do 60 strzałów.`,
  'overwatch-no-blast': ({ unit }) => `${unit} nie strzela do szarżujących z broni wybuchowej.`,
  'overwatch-at-nobody': ({ model }) => `${model} nie szarżuje albo jest na liście dwa razy.`,
  'overwatch-wounds': ({ model, left }) => `${model} może stracić `
    + `${left === 1 ? '1 punkt' : `od 1 do ${figure(left)} punktów`} żywotności.`,
  'charge-not-in-it': ({ model, unit }) => `${model} nie szarżuje z jednostką ${unit}.`,
  'charge-has-moved': ({ model }) => `${model} ma ruch za sobą.`,
  'charge-models-left': ({ models }) => `Kto może podejść jeszcze bliżej, musi to zrobić: ${listed(models)}.`,
  'off-the-table': ({ model }) => `${model} nie może zejść ze stołu.`,
  'in-impassable-terrain': ({ model, terrain, kind }) =>
    `${model} nie może tu stanąć, teren jest nie do przejścia: ${terrain ?? warhammer40kScene.kinds[kind]}.`,
  'stands-on': ({ by }) => `Tam już stoi ${by}.`,
  'too-near': ({ model, by }) => `${model} nie może podejść tak blisko modelu ${by}.`,
  'no-way-there': ({ model }) => `${model} nie ma jak tam dojść.`,
  'too-far': ({ model, far, most }) => `${model} ma tam ${inchesOf(far)}, a może iść najwyżej ${inchesOf(most)}.`,
  'has-moved': ({ model }) => `${model} ma już ruch za sobą.`,
  'does-not-move': ({ model }) => `${model} teraz się nie rusza.`,
  'not-the-nearest': ({ nearest }) => `Najpierw rusza się ten, kto stoi najbliżej wroga: ${nearest}.`,
  'must-touch': ({ model, enemy }) => `${model} musi dojść do najbliższego wroga: ${enemy}.`,
  'not-coherent': ({ model }) => `${model} nie może stanąć dalej niż 2″ od innych modeli jednostki.`,
  'could-touch-a-free-enemy': ({ model }) => `${model} musi, skoro może, dojść do wroga, z którym nikt nie walczy.`,
  'could-touch-an-enemy': ({ model }) => `${model} musi, skoro może, dojść do wroga.`,
  'could-support': ({ model }) => `${model} musi, skoro może, stanąć przy sojuszniku, który dotyka wroga.`,
  'could-be-coherent': ({ model }) =>
    `${model} musi, skoro może, zostać w odległości do 2″ od modeli, które już się ruszyły.`,
  'could-come-nearer': ({ model }) => `${model} musi, skoro może, podejść bliżej wroga.`,
  'touches-an-enemy': ({ model }) => `${model} dotyka wroga i zostaje na miejscu.`,
  'may-not-touch': ({ model, by }) => `${model} nie może w tym ruchu dotknąć modelu ${by}.`,
};

const attacks = (count: number): string =>
  counted(count, { one: 'atak', few: 'ataki', many: 'ataków', other: 'ataku' });

/** Why a model strikes as it does, or takes a wound. */
const warhammer40kReasons: Words['warhammer-40k/reasons'] = {
  'is-lost': ({ model }) => `Stracony model: ${model}.`,
  'in-no-combat': ({ unit }) => `${unit} nie jest w walce.`,
  'fought-already': () => 'Jego walka w tej fazie już się odbyła.',
  'touches-enemies': ({ foes }) => `Dotyka wroga: ${listed(foes)}.`,
  'touches-the-fallen': () => 'Wróg, którego dotykał, padł; model mimo to liczy się tak, jakby był w kontakcie.',
  'stands-near-a-friend': ({ friends }) => 'Nikogo nie dotyka, ale stoi w odległości do 2″ od sojusznika w kontakcie: '
    + `${listed(friends)}.`,
  'stands-idle': () => 'Nie dotyka wroga i nie stoi dość blisko sojusznika, który wroga dotyka.',
  'may-pile-in': ({ rung }) => `Gdy przyjdzie kolej na Inicjatywę ${rung}, może się dosunąć i walczyć.`,
  'own-initiative': ({ initiative }) => `Jego Inicjatywa to ${initiative}.`,
  'fist-is-slow': ({ weapon }) => `${weapon} uderza z Inicjatywą 1, niezależnie od wszystkiego innego.`,
  'terrain-is-slow': () => 'Jego jednostka szarżowała przez trudny teren i uderza z Inicjatywą 1.',
  'frag-keeps-initiative': () => 'Jego jednostka szarżowała przez trudny teren; dzięki granatom odłamkowym model '
    + 'zachowuje własną Inicjatywę.',
  'cover-is-quick': ({ rung }) => `Gdy na niego szarżowano, był w osłonie, więc jego kolej to ${rungWords(rung)}.`,
  'cover-is-no-quicker': ({ rung }) =>
    `Gdy na niego szarżowano, był w osłonie, ale bez niej jego kolej byłaby ta sama: ${rungWords(rung)}.`,
  'frag-is-quick': ({ rung }) =>
    `Dzięki granatom odłamkowym uderza jednocześnie z celami szarży, które były w osłonie: ${rungWords(rung)}.`,
  'cover-does-nothing': () => 'Gdy na niego szarżowano, był w osłonie; według tego tekstu nic to nie zmienia.',
  'cover-is-lost': () => 'Gdy na niego szarżowano, był w osłonie, ale tu się to nie liczy.',
  'no-initiative': () => 'Bez Inicjatywy nigdy nie uderza.',
  'own-attacks': ({ attacks: own }) => `W profilu ma ${attacks(own)}.`,
  'one-attack': () => 'Kto tylko wspiera, ma jeden atak, bez względu na broń.',
  'second-weapon': () => 'Druga broń daje jeden atak więcej.',
  'charge-bonus': ({ more }) => `Szarżował w tej turze: ${attacks(more)} więcej.`,
  'no-charge-bonus': () => 'Szarżował w tej turze, ale coś odbiera mu atak za szarżę.',
  'strikes-with': ({ weapon }) => `Uderza bronią: ${weapon}.`,
  'effect-of-trial-rules': ({ weapon }) => `Działanie (${weapon ?? 'potworna istota'}) zapożyczono z zasad próbnych; `
    + 'ten tekst go nie podaje.',
  'effect-of-page': ({ weapon }) => `Działanie (${weapon ?? 'potworna istota'}) podaje strona spoza tego tekstu.`,
  'row-has-a-part': ({ row }) => `${row} działa na jego ciosy.`,
  'plasma-does-nothing': () => 'Granaty plazmowe według tego tekstu nic nie robią.',
  'photon-does-nothing': () => 'Granaty fotonowe według tego tekstu nic nie robią.',
  'strikes-these': ({ units }) => `Może uderzyć: ${listed(units)}.`,
  'strikes-nobody': () => 'Nie został nikt, kogo mógłby uderzyć.',
  'has-no-attacks': () => 'Nie ma ataków.',
  'has-struck': () => 'W tej walce już uderzył.',
  'strikes-now': ({ attacks: own, rung }) => `Uderza teraz: ${attacks(own)}, ${rungWords(rung)}.`,
  'strikes-later': ({ attacks: own, rung }) => `Uderzy później: ${attacks(own)}, ${rungWords(rung)}.`,
  'skill-of-all': ({ value }) => `Wszyscy, którzy się liczą, mają WS ${value}.`,
  'skill-of-most': ({ value, have, of }) => `Liczy się WS ${value}; modele, które je mają: ${have} z ${of}.`,
  'skill-of-tie': ({ value }) => `Żadne WS nie ma większości: liczy się ${value}.`,
  'toughness-of-all': ({ value }) => `Wszyscy, którzy się liczą, mają Wytrzymałość ${value}.`,
  'toughness-of-most': ({ value, have, of }) =>
    `Liczy się Wytrzymałość ${value}; modele, które ją mają: ${have} z ${of}.`,
  'toughness-of-tie': ({ value }) => `Żadna Wytrzymałość nie ma większości: liczy się ${value}.`,
  'out-of-zone': () => 'Ci, którzy uderzyli, nie mogą go dosięgnąć.',
  'other-armour': () => 'Rana spadła na modele w innym pancerzu.',
  'other-is-wounded': () => 'Pierwszy jest model już ranny.',
  'other-goes-on': () => 'Inny model przyjmuje rany, póki nie padnie.',
  'other-has-fewer-wounds': () => 'Innemu modelowi roju zostało mniej żywotności.',
  'holds-unit-together': () => 'Bez niego jednostka by się rozpadła.',
  'touches-no-striker': () => 'Inne modele dotykają tego, który teraz uderza.',
  'further-away': () => 'Inne modele są bliżej tego, który teraz uderza.',
  'only-taker': () => 'Żaden inny model nie może przyjąć tej rany.',
  'may-take': () => 'Jego właściciel może go wybrać.',
};

export const warhammer40kRefusalsBooks: English['warhammer-40k-refusals'] = {
  'warhammer-40k/refusals': warhammer40kRefusals,
};

export const warhammer40kReasonsBooks: English['warhammer-40k-reasons'] = {
  'warhammer-40k/reasons': warhammer40kReasons,
};
