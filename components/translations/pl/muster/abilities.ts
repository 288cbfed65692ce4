/** In Polish: what each ability does in an assault, by its word. */
import type { abilityNotes as english } from '../../../set-up/formation-builder/card-words.ts';

const SHIELDS = 'Każda zatrzymuje punkt obrażeń z wymiany ognia lub wsparcia i gaśnie.';
const FLIES_OVER = 'Porusza się nad swoimi i nad terenem';

export const words: typeof english = {
  units: {
    aircraft: 'Ląduje w szarży, gdzie chce, i zostaje; zniszczony, jeśli jego formacja przegra, chyba że ma Fearless.',
    automata: 'Strata nie liczy się jako zabity ani nie daje znacznika wybuchu, póki formacja ma inne jednostki.',
    automaton: 'Strata liczy się jako zabity, ale nie daje znacznika wybuchu; w panice złamanej formacji broni się '
      + 'jak zwykle.',
    commander: 'Prowadzi wspólne szturmy.',
    'damage-capacity': 'U postaci, na przykład w rydwanie bojowym: jej nosiciel ma o tyle więcej wytrzymałości.',
    'deflector-shield': 'Druga obrona na 5+ przed każdym atakiem.',
    expendable: 'Strata liczy się jako zabity, ale nie daje znacznika wybuchu, chyba że cała formacja jest Expendable.',
    farsight: 'Jej formacja nic nie traci w teście akcji, gdy utrzymuje inicjatywę.',
    fearless: 'Dobijanie ją pomija, nie ginie od porażki w złamaniu, może stać w miejscu.',
    'first-strike': 'Wszystkie jej ataki są przed atakami innych.',
    holofield: 'Broni na 3+ zamiast pancerza, wobec każdego trafienia.',
    infiltrator: 'Podwaja szybkość w szarży i ignoruje strefy kontroli celu.',
    inspiring: '+1 do wyniku swojej strony, póki żyje.',
    'invulnerable-save': 'Druga obrona na 6+ przed każdym atakiem.',
    'jump-packs': `${FLIES_OVER}.`,
    'knight-shield': 'Broni na 4+ zamiast pancerza, wobec każdego trafienia, ale nie przed ogniem wsparcia.',
    'living-metal': 'Druga obrona na 4+ przed każdym atakiem.',
    mounted: 'W terenie liczy się jak pojazd.',
    'passengers-fire': 'Ci w środku strzelają z niej, w szturmie i we wsparciu.',
    'power-fields': SHIELDS,
    'reinforced-armour': 'Powtarza nieudany rzut obronny, prócz makrobroni i lanc.',
    scout: 'Strefa kontroli 10 cm, szyk 20 cm.',
    shadowfield: SHIELDS,
    shadowfields: SHIELDS,
    skimmer: `${FLIES_OVER}; w kontakcie może narzucić wszystkim wymianę ognia.`,
    'support-craft': 'Skimmer, który zawsze leci wysoko: w kontakcie wszyscy walczą w wymianie ognia.',
    'supreme-commander': 'Prowadzi wspólne szturmy i każe powtórzyć nieudany test akcji.',
    'tau-jet-packs': `${FLIES_OVER}, jak z Jump Packs.`,
    transport: 'Wozi innych: wysiadają w szarży lub kontrszarży i mogą z nim przepaść.',
    'void-shield': SHIELDS,
    'void-shields': SHIELDS,
    walker: 'Powtarza nieudany test niebezpiecznego terenu.',
  },
  weapons: {
    'first-strike': 'Jej ataki są przed atakami innych.',
    'ignore-cover': 'Bez rzutu za osłonę.',
    lance: 'Bez drugiego rzutu Reinforced Armour.',
    'macro-weapon': 'W dodatkowych atakach: pancerz broni tylko z Reinforced Armour, bez rzutu za osłonę.',
    sniper: 'Uderzający wybiera ofiarę, a ta broni się o jeden gorzej.',
    'titan-killer': 'W dodatkowych atakach: makrobroń, przed którą nie broni żaden pancerz, od razu za kilka punktów.',
  },
};
