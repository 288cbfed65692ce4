/** What armies are called besides, in the five languages of the site, by the ids of their forces. */
export const ARMY_NAMES: Readonly<Record<string, string>> = {
  'space-marine': 'astartes, adeptus astartes, marines espaciales, marines de l espace, kosmiczni marines, '
    + 'kosmicznych marines, kosmiczni żołnierze',
  'imperial-fist': 'puños imperiales, poings impériaux, imperialne pięści',
  'raven-guard': 'rabengarde, garde corbeau, guardia del cuervo, krucza straż',
  'salamander': 'salamandras, salamandres, salamandry',
  'space-wolf': 'weltraumwölfe, loups spatiaux, loups de l espace, lobos espaciales, kosmiczne wilki',
  'white-scar': 'cicatrices blancas, cicatrices blanches, białe szramy',
  'ork': 'orkos, orkowie, orków, orki',
  'feral-ork': 'wilde orks, orks sauvages, orkos salvajes, dzicy orkowie',
  'imperial-guard': 'astra militarum, imperiale armee, imperiale garde, garde impériale, guardia imperial, gwardia '
    + 'imperialna, gwardii imperialnej, stahllegion, légion d acier, legión de acero, legion stali, stalowy legion',
  'death-korps-of-krieg': 'death korps, todeskorps, korps de la mort, cuerpo de la muerte, korpus śmierci',
  'eldar': 'craftworld eldar, aeldari, eldarzy, eldarów',
  'dark-eldar': 'drukhari, dunkle eldar, eldars noirs, eldars oscuros, mroczni eldarzy, mrocznych eldarów',
  'tyranid': 'tyraniden, tyranides, tiránidos, tyranidzi, tyranidów',
  'necron': 'nécrons, necrones, nekroni, nekrony, nekronów',
  'tau': 't au, tau empire, empire tau, imperio tau',
  'squat': 'zwerge, demiurg',
  'black-legion': 'schwarze legion, légion noire, legión negra, czarny legion, czarna legia, marines du chaos, '
    + 'marines del caos, marines espaciales del caos, marines chaosu, chaosmarines',
  'emperors-children': 'kinder des imperators, enfants de l empereur, hijos del emperador, dzieci imperatora',
  'iron-warrior': 'guerriers de fer, guerreros de hierro, wojownicy żelaza',
  'slaves-to-darkness': 'lost and the damned, égarés et damnés, verlorene und verdammte',
  'adeptus-mechanicus-titan-legion': 'legio titanicus, titanenlegion, légion titanique, legión titánica',
};
