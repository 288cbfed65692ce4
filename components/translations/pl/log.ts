/** In Polish: what has happened in an assault. */
import { capital, figure, listed } from '../../shared/languages/forms.ts';
import type { English } from '../english.ts';
import { cmOf, HEADED_SIDES, hitsOf, markersOf, pointsOf, SIDES } from './grammar.ts';

type Words = English['charge-log'] & English['log'] & English['aftermath-log'];

const orNobody = (items: readonly string[]): string => (items.length === 0 ? 'nikt' : listed(items));

/** 'Boyz 1 wychodzi', 'Boyz 1 i Nobz wychodzą', 'nikt nie wychodzi'. */
const who = (items: readonly string[], one: string, several: string): string =>
  (items.length === 0 ? `nikt nie ${one}` : `${listed(items)} ${items.length > 1 ? several : one}`);

const PURPOSES: Readonly<Record<string, string>> = { 'close-combat': 'walka wręcz', firefight: 'wymiana ognia' };

const LOG_EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoruje osłonę', lance: ', lanca', sniper: ', snajper', 'macro-weapon': ', makrobroń',
  'titan-killer': ', Titan Killer',
};

const LOG_SAVES: Readonly<Record<string, string>> = {
  save: 'rzuty obronne', 're-roll': 'powtórka nieudanych rzutów obronnych', invulnerable: 'rzuty niewrażliwości',
  damage: 'rzut na obrażenia', critical: 'rzut na trafienia krytyczne',
};

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`zatrzymane przez tarcze: ${figure(stopped)}`] : []),
    ...(damaged.length > 0 ? [`obrażenia: ${listed(damaged)}`] : []),
    ...(killed.length > 0 ? [`straty: ${listed(killed)}`] : []),
  ];
  return parts.length === 0 ? 'bez strat.' : `${parts.join('; ')}.`;
};

/** What happened before the attacks. */
const epicArmageddonChargeLog: Words['epic-armageddon/charge-log'] = {
  'test-passed': ({ formation, target, face }) => `${formation} potrzebuje do szturmu ${target}+ i wyrzuca ${face}.`,
  'test-failed': ({ formation, target, face }) =>
    `${formation} potrzebuje do szturmu ${target}+, wyrzuca ${face} i nie zdaje testu.`,
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) =>
    `${who([formation, ...combined], 'szturmuje', 'szturmują')}. Cel: ${listed([target, ...intermingled])}`
    + `${drawnIn.length === 0 ? '' : `; wciąż w kontakcie, więc też w szturmie: ${listed(drawnIn)}`}.`,
  barges: ({ unit, pushed }) => `${unit} spycha na bok: ${listed(pushed)}.`,
  'gets-out': ({ unit, transport }) => `${unit} wysiada. Transporter: ${transport}.`,
  'gets-in': ({ unit, transport }) => `${unit} wsiada. Transporter: ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) =>
    `${formation} strzela z czuwania. Cel: ${target}; ${hitsOf(hits)}.`,
  'drawn-in': ({ formation }) => `Formacja wciągnięta do szturmu: ${formation}.`,
  moved: ({ unit, cm }) => `${unit} przesuwa się o ${cmOf(cm)}.`,
  lands: ({ unit }) => `${unit} ląduje.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} przesuwa się o ${cmOf(cm)} do kontaktu: ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `${unit} w niebezpiecznym terenie wyrzuca ${face} i przechodzi.`,
  rises: ({ unit }) => `${unit} się wznosi.`,
  'takes-care': ({ unit }) => `${unit} idzie ostrożnie, najwyżej 5 cm.`,
  'terrain-again': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i może rzucić jeszcze raz.`,
  'terrain-lost': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i przepada.`,
  'terrain-damaged': ({ unit }) => `${unit} w niebezpiecznym terenie wyrzuca 1 i dostaje obrażenia.`,
  stragglers: ({ formation, lost }) => `${formation} nie zachowuje spójności i traci: ${listed(lost)}.`,
  'charge-broken': () => 'Formacja złamana, zanim ktokolwiek mógł uderzyć: szturmu nie ma.',
  'no-assault': () => 'Nikt nie stoi w odległości do 15 cm i na linii strzału: szturmu nie ma.',
  'nobody-counter-charges': ({ side }) => `${HEADED_SIDES[side]} nie kontrszarżuje.`,
};

/** What happened in the attacks and in supporting fire. */
const epicArmageddonLog: Words['epic-armageddon/log'] = {
  'forces-firefight': ({ units }) =>
    `${who(units, 'walczy', 'walczą')} w wymianie ognia; to samo dotyczy jednostek w kontakcie.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} to już wrak: ${who(out, 'wychodzi', 'wychodzą')}`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'ginie', 'giną')} razem z transporterem`}.`,
  'moved-by-critical': ({ unit, cm }) => `Trafienie krytyczne przesuwa o ${cmOf(cm)}: ${unit}.`,
  blast: ({ unit, hit }) => `${unit} wybucha`
    + `${hit.length === 0 ? ' i nikogo nie trafia' : `. Trafione jednostki: ${listed(hit)}`}.`,
  'directly-engaged': ({ attacker, defender }) =>
    `Bezpośrednio w walce: ${orNobody(attacker)} – ${orNobody(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${HEADED_SIDES[side]} rzuca na liczbę dodatkowych ataków: ${listed(dice)}.`
    : `${HEADED_SIDES[side]} wyrzuca ${dice.join(' ')}, ${PURPOSES[purpose]} ${target}+${LOG_EFFECTS[effect] ?? ''}`
      + `${batch === 'first-strike' ? ', First Strike' : ''}: ${hitsOf(hits)}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${HEADED_SIDES[side]}, ${LOG_SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) =>
    `Trafienia, które przyjmuje ${SIDES[side]}: ${figure(hits)}. ${capital(lossesText(killed, damaged, stopped))}`,
  'swift-win': ({ side }) => `${HEADED_SIDES[side]} wygrywa od razu.`,
  'nobody-wins': () => 'Nie został nikt, kto mógłby wygrać.',
  'support-called': ({ attacker, defender }) =>
    `Ogień wsparcia. Dla atakującego: ${orNobody(attacker)}; dla obrońcy: ${orNobody(defender)}.`,
};

/** What came of them. */
const epicArmageddonAftermathLog: Words['epic-armageddon/aftermath-log'] = {
  'aircraft-destroyed': ({ lost }) => `Przegrana strona traci to, co wylądowało: ${listed(lost)}.`,
  vanishes: ({ lost }) => `${who(lost, 'znika', 'znikają')}, gdy formacja się łamie.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `Atakujący wyrzuca ${attackerDice.join(' ')} i ma ${figure(attacker)}, obrońca ${defenderDice.join(' ')} `
    + `i ma ${figure(defender)}.`,
  tie: () => 'Remis: będzie kolejna runda.',
  'hack-down': ({ difference, hits, side }) =>
    `${HEADED_SIDES[side]} przegrywa o ${pointsOf(difference)}. Dobijanie: ${hitsOf(hits)}.`,
  'brutal-hit': ({ side }) => `W tym jedno trafienie, bo ${SIDES[side]} ma Brutal.`,
  'hacked-down': ({ lost }) => `Straty w dobijaniu: ${orNobody(lost)}.`,
  breaks: ({ formation }) => `${formation} się łamie.`,
  'destroyed-when-broken': ({ formation }) => `${formation}: formacja złamana już wcześniej, więc zostaje zniszczona.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; za blisko wroga, straty: ${listed(lost)}`] : []),
      ...(near.length > 0 ? [`; za blisko wroga, obrażenia: ${listed(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' bez strat' : costs.join('');
    return `${who(formations, 'wycofuje', 'wycofują')} się${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} dostaje ${markersOf(markers)}.`,
  panic: ({ formation, lost }) =>
    `${formation} (formacja złamana) zamiast znacznika wybuchu traci: ${listed(lost)}.`,
  over: ({ side }) => `Koniec szturmu, wygrywa ${SIDES[side]}.`,
};

export const chargeLogBooks: English['charge-log'] = {
  'epic-armageddon/charge-log': epicArmageddonChargeLog,
};

export const logBooks: English['log'] = {
  'epic-armageddon/log': epicArmageddonLog,
};

export const aftermathLogBooks: English['aftermath-log'] = {
  'epic-armageddon/aftermath-log': epicArmageddonAftermathLog,
};
