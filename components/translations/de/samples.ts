/** In German: the names of the bundled assaults. */
import type { SampleNames } from '../../../src/epic-armageddon/scenario/samples/names.ts';

export const words: SampleNames = {
  'marines-charge-warband': {
    title: 'Assault Marines stürmen eine Warband',
    teaches: 'Nahkampf und Feuergefecht, Treffer auf die Nächsten zuerst, und ein Mob, der nicht durch Ruinen sehen '
      + 'kann.',
  },
  'orks-storm-ruins': {
    title: 'Orks stürmen eine Kompanie in Ruinen',
    teaches: 'Die Infanterie der Verteidiger schützt ihre Deckung; die Orks haben ihre verlassen, auch der, der noch '
      + 'im Wald steht.',
  },
  'banshees-and-terminators': {
    title: 'Banshees schlagen auf Terminatoren ein',
    teaches: 'First Strike vor allen anderen, zweimal geworfene Rüstung, Makrowaffen zuletzt und fast ohne Schutzwurf.',
  },
  'firefight-to-a-tie': {
    title: 'Ein Feuergefecht geht in die zweite Runde',
    teaches: 'Ein Sturmangriff ohne Kontakt, Unterstützungsfeuer auf beiden Seiten, und was nach einem Gleichstand '
      + 'bleibt und was nicht.',
  },
  'warband-swarms-titan': {
    title: 'Eine große Warband umschwärmt einen Warlord Titan',
    teaches: 'Eine Kriegsmaschine teilt acht Würfel auf und schluckt acht Treffer; Void Shields halten Feuer ab, '
      + 'aber keinen Schlag. Grotz zählt niemand.',
  },
  'mechanised-company-cornered': {
    title: 'Eine mechanisierte Kompanie wird in ihren Chimeras erwischt',
    teaches: 'Marines steigen aus ihren Rhinos in Kontakt aus. Manche Gardisten kommen rechtzeitig heraus; die '
      + 'anderen sitzen in Wracks.',
  },
  'warlord-leads-three-mobs': {
    title: 'Ein Warlord führt drei Mobs gegen Tau-Geschütze',
    teaches: 'Ein Commander bringt zwei Formationen mit; Fire Warriors in Feuerbereitschaft schießen zuerst. Ein '
      + 'Ethereal ist dabei.',
  },
  'swarm-among-the-broken': {
    title: 'Ein Schwarm fällt über Panzer und gebrochene Infanterie her',
    teaches: 'Zwei vermischte Formationen kämpfen als eine. Die gebrochene steht im Weg und würde eine Niederlage '
      + 'nicht überleben.',
  },
  'falcons-refuse-close-combat': {
    title: 'Falcons steigen über die Choppas',
    teaches: 'Skimmer in Kontakt wählen das Feuergefecht und zwingen es allen auf, die sie berühren. Siegreiche '
      + 'Eldar sind sofort weg.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Ein Thunderhawk landet zwischen den Big Gunz',
    teaches: 'Ein Flugzeug landet, zwei Detachments steigen in Kontakt aus, und alle drei kämpfen als eines. Eine '
      + 'Niederlage kostet das Flugzeug.',
  },
  'gargant-barges-to-tanks': {
    title: 'Ein Gargant bahnt sich den Weg zu den Shadowswords',
    teaches: 'Eine Kriegsmaschine schiebt Infanterie beiseite; Titan Killer, Power Fields, Explosionen, und ein '
      + 'Reaver feuert zur Unterstützung.',
  },
  'bloodthirster-and-necrons': {
    title: 'Ein Bloodthirster führt Dämonen gegen eine Phalanx',
    teaches: 'Living Metal, Dämonen mit Expendable, um die niemand trauert, und was beschworen ist, verschwindet, '
      + 'wenn die Formation bricht.',
  },
};
