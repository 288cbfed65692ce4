/** In Spanish: the names of the bundled assaults. */
import type { SampleNames as english } from '../../../src/epic-armageddon/scenario/samples/names.ts';

export const words: english = {
  'marines-charge-warband': {
    title: 'Unos Assault Marines cargan contra una Warband',
    teaches: 'Cuerpo a cuerpo y tiroteo, impactos que caen primero en lo más cercano, y una banda que no ve a través '
      + 'de las ruinas.',
  },
  'orks-storm-ruins': {
    title: 'Los Orks asaltan una compañía en ruinas',
    teaches: 'La infantería del defensor salva por su cobertura; los Orks han dejado la suya, hasta el que sigue en '
      + 'el bosque.',
  },
  'banshees-and-terminators': {
    title: 'Las Banshees golpean a Terminators',
    teaches: 'First Strike antes que nadie, blindaje que salva dos veces, y macroarmas al final, casi sin salvación.',
  },
  'firefight-to-a-tie': {
    title: 'Un tiroteo llega a la segunda ronda',
    teaches: 'Un asalto sin contacto, fuego de apoyo de los dos bandos, y qué se conserva tras un empate y qué no.',
  },
  'warband-swarms-titan': {
    title: 'Una gran Warband se echa sobre un Warlord Titan',
    teaches: 'Una máquina de guerra reparte ocho dados y aguanta ocho impactos; sus escudos paran disparos, no '
      + 'golpes. Nadie cuenta a los Grotz.',
  },
  'mechanised-company-cornered': {
    title: 'Una compañía mecanizada atrapada en sus Chimeras',
    teaches: 'Los Marines bajan de sus Rhinos al contacto. Algunos guardias bajan a tiempo; los demás van en restos.',
  },
  'warlord-leads-three-mobs': {
    title: 'Un Warlord lleva tres bandas contra cañones Tau',
    teaches: 'Un Commander lleva dos formaciones; unos Fire Warriors en alerta disparan antes. Va un Ethereal con '
      + 'ellos.',
  },
  'swarm-among-the-broken': {
    title: 'Un enjambre cae sobre tanques e infantería desmoralizada',
    teaches: 'Dos formaciones entremezcladas luchan como una. La desmoralizada estorba, y no sobreviviría a una '
      + 'derrota.',
  },
  'falcons-refuse-close-combat': {
    title: 'Unos Falcons se elevan sobre las rebanadoras',
    teaches: 'Gravíticos en contacto eligen tiroteo y se lo imponen a quien los toca. Si ganan, los Eldar se van '
      + 'enseguida.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Un Thunderhawk aterriza entre los Big Gunz',
    teaches: 'Una aeronave aterriza, dos destacamentos bajan al contacto, y los tres luchan como uno. Perder la '
      + 'costaría.',
  },
  'gargant-barges-to-tanks': {
    title: 'Un Gargant se abre paso hasta los Shadowswords',
    teaches: 'Una máquina de guerra aparta a la infantería; Matatitanes, campos de energía, explosiones, y un Reaver '
      + 'en apoyo.',
  },
  'bloodthirster-and-necrons': {
    title: 'Un Bloodthirster lleva demonios contra una falange',
    teaches: 'Metal vivo, demonios prescindibles a los que nadie llora, y lo invocado se desvanece al desmoralizarse '
      + 'su formación.',
  },
};
