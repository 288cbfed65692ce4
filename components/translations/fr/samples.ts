/** In French: the names of the bundled assaults. */
import type { SampleNames as english } from '../../../src/epic-armageddon/scenario/samples/names.ts';

export const words: english = {
  'marines-charge-warband': {
    title: 'Des Assault Marines chargent une Warband',
    teaches: 'Corps à corps et fusillade, des touches qui tombent au plus proche, et une bande qui ne voit pas à '
      + 'travers les ruines.',
  },
  'orks-storm-ruins': {
    title: 'Des Orks prennent d’assaut une compagnie en ruines',
    teaches: 'L’infanterie du défenseur sauvegarde par son couvert ; les Orks ont quitté le leur, même celui qui est '
      + 'encore dans le bois.',
  },
  'banshees-and-terminators': {
    title: 'Des Banshees frappent des Terminators',
    teaches: 'First Strike avant tout le monde, un blindage sauvegardé deux fois, et des macro-armes en dernier, '
      + 'presque sans sauvegarde.',
  },
  'firefight-to-a-tie': {
    title: 'Une fusillade va au deuxième round',
    teaches: 'Un assaut sans contact, un tir d’appui des deux côtés, et ce qui reste ou non après une égalité.',
  },
  'warband-swarms-titan': {
    title: 'Une grande Warband submerge un Warlord Titan',
    teaches: 'Un engin de guerre répartit huit dés et encaisse huit touches ; ses boucliers arrêtent les tirs, pas '
      + 'les coups. Personne ne compte les Grotz.',
  },
  'mechanised-company-cornered': {
    title: 'Une compagnie mécanisée prise dans ses Chimeras',
    teaches: 'Des Marines débarquent de leurs Rhinos au contact. Des gardes débarquent à temps ; les autres sont dans '
      + 'des épaves.',
  },
  'warlord-leads-three-mobs': {
    title: 'Un Warlord mène trois bandes contre des canons Tau',
    teaches: 'Un Commander entraîne deux formations ; des Fire Warriors en état d’alerte tirent d’abord. Un Ethereal '
      + 'est avec eux.',
  },
  'swarm-among-the-broken': {
    title: 'Un essaim tombe sur des chars et de l’infanterie démoralisée',
    teaches: 'Deux formations entremêlées combattent comme une seule. La démoralisée gêne, et ne survivrait pas à une '
      + 'défaite.',
  },
  'falcons-refuse-close-combat': {
    title: 'Des Falcons s’élèvent au-dessus des kikoup’',
    teaches: 'Des antigravs au contact choisissent la fusillade et l’imposent à qui les touche. Vainqueurs, les '
      + 'Eldars s’en vont aussitôt.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Un Thunderhawk se pose parmi les Big Gunz',
    teaches: 'Un appareil se pose, deux détachements débarquent au contact, et les trois combattent comme un seul. '
      + 'Perdre le coûterait.',
  },
  'gargant-barges-to-tanks': {
    title: 'Un Gargant se fraye un chemin vers les Shadowswords',
    teaches: 'Un engin de guerre pousse l’infanterie de côté ; Tueurs de Titans, champs de force, explosions, et un '
      + 'Reaver en appui.',
  },
  'bloodthirster-and-necrons': {
    title: 'Un Bloodthirster mène des démons contre une phalange',
    teaches: 'Métal vivant, des démons sacrifiables que personne ne pleure, et ce qui est invoqué disparaît quand sa '
      + 'formation craque.',
  },
};
