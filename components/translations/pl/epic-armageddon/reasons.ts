/** In Polish: the facts of a reasoning, as sentences about one unit. */
import type { Reasons } from '../../../../src/epic-armageddon/explain/sentences.ts';
import { counted, figure, form, listed } from '../../../shared/languages/forms.ts';
import { centimetres, dice as diceOf, hits as hitsOf, points as pointsOf } from '../counts.ts';
import { CAUSES, EFFECTS, HITS, LOSSES, SAVES, STAGES, WAYS, beyond, finely, HAIR } from './reason-words.ts';

export const words: Reasons = {
  // who it is and where it stands
  'is-lost': ({ to }) => `Jest stracona: ${LOSSES[to]}.`,
  'not-fighting': ({ formation }) => `${formation} nie walczy w tym szturmie.`,
  inside: ({ transport }) => `Siedzi w środku i nie może stamtąd strzelać. Transporter: ${transport}.`,
  'fires-from-inside': ({ transport }) => `Strzela ze środka, z miejsca transportera: ${transport}.`,
  'out-of-wreck': () => 'W tej rundzie wyszła z wraku: można ją trafić, ale sama nie uderza.',
  touches: ({ enemy }) => `Jest w kontakcie podstawek: ${enemy}.`,
  'within-reach': ({ enemy, limit, cm }) =>
    `${enemy} jest ${centimetres(cm)} od niej, czyli do ${figure(limit)} cm, i na linii strzału.`,
  'too-far': ({ cm, limit, missing, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: o `
    + `${missing < HAIR ? finely(missing) : centimetres(missing)} więcej niż ${figure(limit)} cm.`,
  hidden: ({ enemy, by, through, cm }) => `${enemy} jest ${centimetres(cm)} od niej, ale coś zasłania. Na linii `
    + `strzału jest ${centimetres(through)} tego: ${by}.`,
  'as-they-stand': () => 'Ataki się nie zaczęły: tak by było, gdyby zaczęły się teraz.',
  'no-enemy': () => 'Nie ma wroga, z którym mogłaby walczyć.',
  'fight-is-over': () => 'W tym szturmie już się nie walczy.',

  // whether it may attack
  'fires-as-skimmer': () => 'Lata: strzela nawet do tych, którzy jej dotykają, a kto nie dotyka nikogo innego, może '
    + 'tylko strzelać do niej.',
  'forced-to-fire': ({ enemy }) => `${enemy} w kontakcie trzyma się poza zasięgiem ciosów i zmusza ją do strzelania.`,
  'engine-dice': ({ damage, dice }) => `Machina bojowa ma kość za każdy punkt wytrzymałości, razem ${diceOf(dice)}`
    + `${damage > 0 ? `, choć straciła już ${figure(damage)}` : ''}.`,
  'dice-split': ({ close, fire }) =>
    `Z tych kości ${figure(close)} idzie do walki wręcz, a ${figure(fire)} do wymiany ognia.`,
  'lance-waits': () => 'Jej lanca uderza tylko wtedy, gdy szturmuje jej własna formacja.',
  'strikes-first': () => 'Ma First Strike: jej trafienia rozlicza się, zanim uderzą inni.',
  'strikes-after-first': () => 'Uderza po tych z First Strike, jeśli przeżyje.',
  throws: ({ by, dice, target, effect }) => {
    const kind = EFFECTS[effect];
    const thrown = typeof dice === 'number' ? diceOf(dice) : `kości: ${dice}`;
    return `Rzuca ${WAYS[by]}, ${thrown}, trafia na ${target}+${kind === undefined ? '' : `, ${kind}`}.`;
  },
  'no-firefight-value': () => 'Nie ma wartości wymiany ognia.',
  'no-close-combat-value': () => 'Nie ma wartości walki wręcz, a w kontakcie nie może zamiast tego strzelać.',
  'has-struck': () => 'Rzuciła już swoje kości w tej rundzie.',
  'nobody-left': () => 'W jej zasięgu nikt nie został.',
  'no-dice-left': () => 'W tej rundzie nie ma już kości do rzucenia.',
  'attacks-now': () => 'Więc atakuje: jej kości leżą na stole.',
  'may-attack': () => 'Więc może atakować.',
  attacked: () => 'Ataki tej rundy się skończyły. Swoje wykonała.',
  'did-not-attack': () => 'Ataki tej rundy się skończyły. Nie wykonała żadnego.',

  // whether it may support
  'fights-itself': ({ formation }) => `${formation} walczy w tym szturmie; wspierają tylko inne formacje.`,
  'is-broken': ({ formation }) => `Formacja złamana: ${formation}.`,
  'has-marched': ({ formation }) => `${formation} ma w tej turze marsz za sobą.`,
  'stands-by': ({ formation }) => `${formation} tu nie walczy i może wspierać.`,
  'fleet-of-foot': ({ formation }) => `${formation} ma Fleet of Foot i wspiera mimo marszu.`,
  'markers-do-not-matter': ({ markers }) => `Jej znaczniki wybuchu (${figure(markers)}) nikomu nie bronią wspierać.`,
  'was-not-able': () => 'Gdy wzywano wsparcie, nie miała w zasięgu wroga, który atakował.',
  'was-able': () => 'Gdy wzywano wsparcie, miała w zasięgu wroga, który atakował.',
  'not-called': () => 'Jej gracz jej nie wezwał.',
  'has-fired': () => 'Już strzelała.',
  'fires-in-turn': () => 'Strzela, gdy przyjdzie kolej jej formacji.',
  'may-support': () => 'Więc może wspierać.',
  'support-comes-later': () => 'Wsparcie wzywa się po atakach, jeśli nie rozstrzygnęły szturmu.',
  'first-round-only': ({ round }) => `To runda ${figure(round)}, a ten klub wzywa wsparcie tylko w pierwszej.`,
  'support-is-over': () => 'Ogień wsparcia tej rundy się skończył.',

  // whether it may be hit
  'only-engaged': () => 'Nie jest bezpośrednio w walce, a tylko takie można trafić.',
  'not-engaged-then': () => 'Nie była bezpośrednio w walce, gdy zaczęły się ataki tej rundy.',
  'not-nominated': () => 'Ten klub kieruje ataki tylko na jeden rodzaj jednostek, a ona jest z drugiego.',
  'no-supporters': () => 'Żaden wróg nie wspiera: ogień wsparcia jej nie trafi.',
  'beyond-support': () => 'Jest poza zasięgiem wspierających, a ten klub to liczy.',
  'out-of-wreck-hit': () => 'W tej rundzie wyszła z wraku i można ją trafić.',
  'place-in-contact': ({ place, of }) => `Jest w kontakcie podstawek: trafienia sięgają jej jako ${place}. z ${of}.`,
  place: ({ place, of, cm }) =>
    `Jest ${centimetres(cm)} od najbliższego wroga, który się liczy: trafienia sięgają jej jako ${place}. z ${of}.`,
  'place-in-list': ({ place, of }) =>
    `Nie został wróg, od którego by mierzyć: trafienia sięgają jej jako ${place}. z ${of}.`,
  behind: ({ others }) => `Przed nią: ${listed(others)}.`,
  'tie-by-owner': ({ others }) => `Równie blisko: ${listed(others)}. Kto pierwszy, mówi ich właściciel.`,
  'tie-by-list': ({ others }) => `Równie blisko: ${listed(others)}. Rozstrzyga kolejność na liście.`,
  soaks: ({ takes }) => `Przyjmuje ${hitsOf(takes)}, zanim dostanie następna jednostka: to jej początkowa `
    + 'wytrzymałość.',
  'sniper-may-aim': ({ snipers }) =>
    `Gdziekolwiek jest w tej kolejce, snajper wybiera ofiarę i może celować w nią: ${listed(snipers)}.`,
  'hits-on-it': ({ of, hits }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na nią.'
    : `Jej strona przyjmuje trafienia: ${figure(of)}; na nią ${
      form(hits, { one: 'spada', few: 'spadają', many: 'spada', other: 'spada' })} ${figure(hits)}.`),
  'hits-fell-before': ({ of }) => (of === 1 ? 'Jedyne trafienie, które przyjmuje jej strona, spada na inną.'
    : `Trafienia, które przyjmuje jej strona (${figure(of)}), spadają na inne i do niej nie dochodzą.`),
  'no-hits-here': () => 'Jej strona nie dostała trafień.',
  'fearless-hack-down': () => 'Ma Fearless: dobijanie ją pomija.',
  skipped: () => 'Dobijanie pomija ją razem z transporterem.',
  'has-won': () => 'Jej strona wygrała: dobija się przegranych.',
  'hit-directly': ({ cause }) => `Ma na sobie trafienie: ${CAUSES[cause]}.`,
  'not-hit-directly': ({ cause }) => `Nie ma na sobie takiego trafienia: ${CAUSES[cause]}.`,
  'place-if-it-loses': ({ place, of }) => `Jeśli jej strona przegra, dobijanie sięgnie jej jako ${place}. z ${of}.`,
  'hack-down-comes-next': () => 'Na wynik jeszcze nie rzucono.',
  'inside-unhit': ({ transport }) => `Siedzi w środku: trafienia przyjmuje ${transport}, a ona broni się tylko wtedy, `
    + 'gdy zostanie wrak.',
  'bystanders-unhit': ({ formation }) => `${formation} tu nie walczy, a postronnych się nie trafia.`,
  'may-be-hit': () => 'Więc można ją trafić.',

  // whether it may save
  'no-hit-on-it': () => 'Nie czeka na nią żadne trafienie. Oto, co miałaby przeciw zwykłemu.',
  'hit-comes': ({ number, effect, cause, points }) => `Trafienie ${number} to ${HITS[effect] ?? 'zwykłe trafienie'}, `
    + `${CAUSES[cause]}${String(points) === '1' ? '' : `; punkty obrażeń: ${points}`}.`,
  'nothing-saves': ({ cause }) => `Przeciw takiemu trafieniu nie pomaga żadna obrona: ${CAUSES[cause]}.`,
  'shields-up': ({ shields }) => `Jej tarcze najpierw zatrzymują z wymiany ognia ${pointsOf(shields)}; ciosy w `
    + 'kontakcie przechodzą pod nimi.',
  'shields-stop': ({ stopped }) => `Tarcze zatrzymują z tego ${pointsOf(stopped)}.`,
  'armour-saves': ({ target }) => `Jej pancerz broni na ${target}+.`,
  'bunker-saves': ({ target }) => `Bunkier zbudowany przez jej stronę broni na ${target}+, zamiast pancerza i osłony.`,
  'no-armour': () => 'Nie ma pancerza.',
  'armour-too-hard': () => 'Jej pancerz wymagałby więcej niż 6.',
  'sniper-harder': () => 'Trafienie snajpera jest o jeden trudniejsze do obrony.',
  'titan-killer-ignores-armour': () => 'Przeciw Titan Killer żaden pancerz nie pomaga.',
  'macro-ignores-armour': () => 'Przeciw makrobroni pomaga tylko Reinforced Armour, a ona go nie ma.',
  'cover-saves': ({ terrain, target }) => `Stoi w osłonie (${terrain}): broni na ${target}+.`,
  'wreck-saves': ({ target }) => `Wrak, z którego wychodzi, jest osłoną: ${target}+.`,
  'overwatch-saves': ({ target }) => `Leży na czuwaniu: to osłona, ${target}+.`,
  'emplacement-saves': ({ target }) => `Stoi na stanowisku zbudowanym dla niej: ${target}+.`,
  'cover-ignored': () => 'Trafienie ignoruje jej osłonę.',
  'macro-ignores-cover': () => 'Przeciw makrobroni osłona nie pomaga.',
  'titan-killer-ignores-cover': () => 'Przeciw Titan Killer osłona nie pomaga.',
  'cover-not-for-engines': () => 'Machiny bojowe nie mają rzutu za osłonę terenu, w którym stoją.',
  'cover-not-for-chargers': () => 'Stoi w osłonie, ale korzystają z niej tylko ci, na których szarżowano.',
  'cover-not-for-vehicles': () => 'Stoi w osłonie, która jest tylko dla piechoty.',
  'cover-too-hard': () => 'Jej osłona wymagałaby więcej niż 6.',
  'holofield-saves': ({ target }) => `Jej Holofield broni na ${target}+, zamiast pancerza.`,
  'knight-shield-saves': ({ target }) =>
    `Jej Knight Shield broni na ${target}+ przed każdym punktem, zamiast pancerza.`,
  'one-of-them': () => 'Jej właściciel używa jednego z nich.',
  'save-chosen': ({ save }) => `Wybór: ${SAVES[save]}.`,
  'thrown-again': ({ target }) => `Reinforced Armour powtarza nieudany rzut obronny, na ${target}+.`,
  'lance-not-again': () => 'Przeciw lancy Reinforced Armour nie powtarza rzutu.',
  'macro-not-again': () => 'Przeciw makrobroni Reinforced Armour rzuca raz i nie powtarza.',
  'invulnerable-saves': ({ target }) =>
    `Jeśli to wszystko zawiedzie, ma rzut niewrażliwości ${target}+, wobec każdego trafienia.`,
  'invulnerable-each-point': ({ target }) => `Na każdy punkt, który zostanie, ma rzut niewrażliwości ${target}+.`,
  'has-thrown': ({ face, stage, target }) => `Wyrzuciła ${face}, a potrzebowała ${target}+: ${STAGES[stage]}.`,
  'no-save': () => 'Więc nic jej nie chroni.',
  'may-save': ({ hits, ways }) => `Więc może się bronić, ${hitsOf(hits)}: `
    + `${listed(ways.map(way => way.map(face => `${face}+`).join(', potem ')))}.`,
  'is-saved': ({ hits }) => `Więc ${hits === 1 ? 'trafienie jest obronione' : 'jej trafienia są obronione'}.`,
  'not-saved': ({ hits }) => (hits === 1 ? 'Więc trafienie nie jest obronione.' : 'Więc nieobronione: '
    + `${hitsOf(hits)}.`),
  'shields-stop-all': () => 'Nie ma już przed czym się bronić.',

  // whether it may withdraw
  'nobody-has-lost': () => 'Nikt jeszcze nie przegrał; wycofują się tylko przegrani.',
  'nobody-won': () => 'Nikt nie wygrał tego szturmu i nikt się z niego nie wycofuje.',
  'nothing-was-fought': () => 'Walki nie było i nikt się teraz nie wycofuje.',
  'nobody-withdraws-now': () => 'W tej chwili nikt się nie wycofuje.',
  'goes-with-transport': ({ transport }) => `Siedzi w środku i rusza się z transporterem: ${transport}.`,
  'its-side-won': ({ formation }) => `${formation} jest po stronie zwycięzców i nie musi odchodzić.`,
  'formation-stays': ({ formation }) => `${formation} teraz się nie wycofuje.`,
  'formation-lost': ({ formation }) => `${formation} przegrywa i się łamie.`,
  'formation-shaken': ({ formation }) => `${formation} stoi blisko przegranych i łamie się od znacznika wybuchu.`,
  'broke-on-the-way': ({ formation }) => `${formation} łamie się w drodze do szturmu.`,
  'two-moves': ({ speed, cm }) => `Może zrobić dwa ruchy z szybkością ${centimetres(speed)}: razem ${centimetres(cm)}, `
    + 'przez każdą strefę kontroli.',
  'moves-left': ({ left }) => `Zostało jej z tego ${centimetres(left)}.`,
  'fearless-has-moved': () => 'Ma Fearless: skoro się ruszyła, zniszczyłby ją tylko wróg do 5 cm.',
  'fearless-may-stay': ({ enemy, cm }) =>
    `Ma Fearless: póki zostaje, jest bezpieczna, choć ${enemy} jest ${centimetres(cm)} od niej.`,
  'far-enough': ({ cm, limit, enemy }) => `Najbliższy wróg, ${enemy}, jest ${beyond(cm, limit)} od niej: dalej niż `
    + `${centimetres(limit)}, więc tu jest bezpieczna.`,
  'lost-if-it-stays': ({ enemy, limit, cm }) => `${enemy} jest ${centimetres(cm)} od niej: gdyby tu skończyła, do `
    + `${centimetres(limit)} od wroga, byłaby zniszczona.`,
  'damaged-if-it-stays': ({ hits, enemy, limit, cm }) =>
    `${enemy} jest ${centimetres(cm)} od niej: gdyby tu skończyła, dostałaby ${counted(hits, {
      one: 'punkt obrażeń', few: 'punkty obrażeń', many: 'punktów obrażeń', other: 'punktu obrażeń',
    })}, po jednym za każdego wroga do ${centimetres(limit)}.`,
  'may-withdraw': () => 'Więc może się wycofać.',
  'has-withdrawn': () => 'Więc wycofała się tak daleko, jak mogła.',
};
