/** In Polish: the names of the bundled assaults. */
import type { SampleNames } from '../../../src/epic-armageddon/scenario/samples/names.ts';

export const words: SampleNames = {
  'marines-charge-warband': {
    title: 'Assault Marines szarżują na Warband',
    teaches: 'Walka wręcz i wymiana ognia, trafienia najpierw na najbliższych i mob, który nie widzi przez ruiny.',
  },
  'orks-storm-ruins': {
    title: 'Orkowie szturmują kompanię w ruinach',
    teaches: 'Piechotę obrońców chroni osłona; orkowie ze swojej wyszli, nawet ten, który jeszcze stoi w lesie.',
  },
  'banshees-and-terminators': {
    title: 'Banshees uderzają na Terminatorów',
    teaches: 'First Strike przed wszystkimi, pancerz rzucany dwa razy, makrobroń na końcu i prawie bez obrony.',
  },
  'firefight-to-a-tie': {
    title: 'Wymiana ognia idzie do drugiej rundy',
    teaches: 'Szturm bez kontaktu, ogień wsparcia po obu stronach oraz to, co po remisie zostaje, a co nie.',
  },
  'warband-swarms-titan': {
    title: 'Wielka Warband oblega Warlord Titan',
    teaches: 'Machina bojowa dzieli osiem kości i przyjmuje osiem trafień; Void Shields zatrzymują ogień, ale nie '
      + 'ciosy. Grotz nikt nie liczy.',
  },
  'mechanised-company-cornered': {
    title: 'Kompania zmechanizowana przyłapana w Chimerach',
    teaches: 'Marines wysiadają z Rhino do kontaktu. Część gwardzistów zdąży wysiąść; inni siedzą we wrakach.',
  },
  'warlord-leads-three-mobs': {
    title: 'Warlord prowadzi trzy moby na działa Tau',
    teaches: 'Commander zabiera dwie formacje; Fire Warriors na czuwaniu strzelają pierwsi. Jest z nimi Ethereal.',
  },
  'swarm-among-the-broken': {
    title: 'Rój spada na czołgi i złamaną piechotę',
    teaches: 'Dwie przemieszane formacje walczą jak jedna. Złamana stoi na drodze i nie przeżyłaby porażki.',
  },
  'falcons-refuse-close-combat': {
    title: 'Falcony unoszą się nad choppami',
    teaches: 'Skimmery w kontakcie wybierają wymianę ognia i narzucają ją każdemu, kto ich dotyka. Zwycięscy Eldarzy '
      + 'zaraz znikają.',
  },
  'thunderhawk-lands-on-guns': {
    title: 'Thunderhawk ląduje wśród Big Gunz',
    teaches: 'Samolot ląduje, dwa oddziały wysiadają do kontaktu i wszystkie trzy walczą jak jeden. Porażka by go '
      + 'kosztowała.',
  },
  'gargant-barges-to-tanks': {
    title: 'Gargant przepycha się do Shadowswordów',
    teaches: 'Machina bojowa spycha piechotę; Titan Killer, Power Fields, wybuchy i Reaver, który strzela we wsparciu.',
  },
  'bloodthirster-and-necrons': {
    title: 'Bloodthirster prowadzi demony na falangę',
    teaches: 'Living Metal, demony z Expendable, których nikt nie żałuje, a przywołani znikają, gdy ich formacja się '
      + 'łamie.',
  },
};
