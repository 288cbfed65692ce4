/** The army lists of the NetEA Tournament Pack as facts: names, numbers and ids only. README.md describes a row. */
import { FORCE_RULES } from './force-rules.ts';
import type { StoredLists } from './list-rows.ts';

export const NETEA_LISTS: StoredLists = {
  source: 'NetEA Tournament Pack, lists of 2026-02 (names and numbers only), https://tp.net-armageddon.org/',
  licence: 'ISC',
  notice: [
    'Copyright (c) 2014-2017, David Susco',
    '',
    'Permission to use, copy, modify, and/or distribute this software for any',
    'purpose with or without fee is hereby granted, provided that the above',
    'copyright notice and this permission notice appear in all copies.',
    '',
    'THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES',
    'WITH REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF',
    'MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR',
    'ANY SPECIAL, DIRECT, INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES',
    'WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN',
    'ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF',
    'OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THIS SOFTWARE.',
  ],
  groups: {
    'battle-titan-weapons':
      'apocalypse-missile-launcher/carapace-landing-pad/close-combat-weapon/corvus-assault-pod/gatling-blaster/' +
      'laser-blaster/laser-burner/melta-cannon/plasma-cannon/plasma-destructor/quake-cannon/support-missile/' +
      'volcano-cannon',
    'scout-titan-weapons': 'inferno-gun/plasma-blastgun/turbo-laser-destructor/vulcan-mega-bolter',
    'gargant-weapons': 'deth-kannon/krooz-missiles/krusha/lifta-droppa/supa-lifta-droppa/twin-soopagun/ultra-lobba',
    'supa-stompa-weapons': 'gatling-cannon/loadz-o-guns/mega-choppa/mega-lobba/soopagun/snappa/supa-zzap-gun',
    'leman-russ-variants':
      'leman-russ/leman-russ-conqueror/leman-russ-demolisher/leman-russ-executioner/leman-russ-exterminator/' +
      'leman-russ-vanquisher/thunderer',
    daemons:
      'bloodletters/daemonettes/daemonic-beasts/flamers/plaguebearers/bloodthirster/great-unclean-one/' +
      'keeper-of-secrets/lord-of-change',
    'aspect-warriors':
      'dark-reapers/dire-avengers/fire-dragons/howling-banshees/shining-spears/striking-scorpions/swooping-hawks/' +
      'warp-spiders',
    officers: 'captain/chaplain/librarian',
  },
  forceRules: FORCE_RULES,
  lists: [
    {
      id: 'adeptus-mechanicus-knight-world',
      name: 'Adeptus Mechanicus – Knight World',
      forces: 'knight-world imperial-navy',
      rules: 'bravery fortified-positions',
      upgrades: {},
      sections: {
        'Knight Households': [
          [
            'Knight Household', '3 knight-paladin',
            {
              extras: [
                'add 1-3 knight-paladin',
                'replace *x 1 knight-paladin with 1 knight-errant',
                'character 1 seneschal',
                'add 1 baron',
              ],
            },
          ],
        ],
        'Support Households': [
          [
            'Custodian Household', '3 knight-castellan/knight-crusader',
            { extras: ['add 1 knight-castellan/knight-crusader', 'character 1 seneschal'] },
          ],
          [
            'Lancer Household', '3 knight-lancer',
            { extras: ['add 1-3 knight-lancer', 'character 1 seneschal', 'add 1 baron'] },
          ],
          ['Warden Household', '3 warden', { extras: ['add 1-3 warden', 'character 1 seneschal'] }],
        ],
        'Support Levy': [
          ['AA Gun Battery', '3 aa-gun, 3 gun-transporter'],
          ['Howitzer Battery', '3 howitzer, 3 gun-transporter'],
          [
            'Infantry Platoon', '1 levy-command, 8 infantry-levy',
            {
              extras: [
                'add 1-4 infantry-levy',
                'add 1-3 rapier/thudd-gun-knight-world',
                'add 1-2 snipers',
                'character 1 aspirant',
              ],
            },
          ],
          ['Rough Rider Platoon', '6 rough-riders', { extras: ['character 1 aspirant'] }],
        ],
        'Imperial Navy Aircraft': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
      },
    },
    {
      id: 'adeptus-mechanicus-skitarii-legion',
      name: 'Adeptus Mechanicus – Skitarii Legion',
      forces: 'skitarii-legion',
      rules: 'gryphonne-iv-skitarii-legion-epic-tournament-special-rules',
      upgrades: {
        'Carapace Multilasers': ['character 1 carapace-multilasers'],
        Chimedons: ['add 10 chimedon'],
        Flak: ['add 1 hydra'],
        'Linked Neural Network': ['give self-reliant *'],
        Magos: ['character 1 magos on secutor'],
        Ordinatus: ['add 1 ordinatus-minorus, 1 @battle-titan-weapons'],
        'Sacred Icon': ['character 1 sacred-icon'],
        'Veteran Princeps': ['character 1 veteran-princeps'],
      },
      sections: {
        'Demi-century Formations': [
          [
            'Sagitarii', '5 sagitarii, 5 gun-servitor',
            {
              upgrades: 'Chimedons, Flak, Linked Neural Network, Ordinatus',
              extras: ['replace 5 gun-servitor with 3 rapier-skitarii-legion'],
            },
          ],
          [
            'Skitarii', '3 hypaspist, 2 secutor, 5 hypaspist/gun-servitor',
            {
              upgrades: 'Chimedons, Flak, Linked Neural Network, Magos, Ordinatus',
              extras: ['replace 3 hypaspist with 3 secutor'],
            },
          ],
        ],
        'Ordinatus Formations': [
          ['Majoris', '1 ordinatus-majoris'],
          [
            'Minorus', '2 ordinatus-minorus, 2 @battle-titan-weapons',
            { extras: ['add 1 ordinatus-minorus, 1 @battle-titan-weapons'] },
          ],
        ],
        'Support Formations': [
          ['Assault Maniple', '4 colossus-robot'],
          ['Avengers', '2 avenger-strike-fighter'],
          ['Orbital Support', '1 ark-mechanicus-battleship'],
          [
            'Praetorian Maniple', '5 praetorian-combat-servitor',
            { extras: ['add 1 ordinatus-minorus, 1 @battle-titan-weapons'] },
          ],
          ['Scout Maniple', '4 crusader-robot'],
        ],
        'Mechanicus Allies': [
          ['Cataphractii', '1 macharius-command, 2 macharius'],
          [
            'Emperor', '1 imperator-class-titan/warmonger-class-titan',
            { upgrades: 'Carapace Multilasers, Sacred Icon, Veteran Princeps' },
          ],
          [
            'Reaver', '1 reaver-class-titan-amtl, 3 @battle-titan-weapons',
            { upgrades: 'Carapace Multilasers, Sacred Icon, Veteran Princeps' },
          ],
          ['Warhound', '1 warhound-class-titan-amtl, 2 @scout-titan-weapons', { upgrades: 'Veteran Princeps' }],
          ['Warhound Pack', '2 warhound-class-titan-amtl, 4 @scout-titan-weapons', { upgrades: 'Veteran Princeps' }],
          [
            'Warlord', '1 warlord-class-titan-amtl, 4 @battle-titan-weapons',
            { upgrades: 'Carapace Multilasers, Sacred Icon, Veteran Princeps' },
          ],
        ],
      },
    },
    {
      id: 'adeptus-mechanicus-titan-legion',
      name: 'Adeptus Mechanicus – Titan Legion',
      forces: 'adeptus-mechanicus-titan-legion imperial-navy',
      rules: 'war-griffons-epic-tournament-special-rules',
      upgrades: {
        'Carapace Multilasers': ['character 1 carapace-multilasers'],
        Legate: ['character 1 legate'],
        'Sacred Icon': ['character 1 sacred-icon'],
        'Veteran Princeps': ['character 1 veteran-princeps'],
      },
      sections: {
        'Battle Titan Formations': [
          ['Emperor', '1 imperator-class-titan/warmonger-class-titan', { upgrades: '*' }],
          ['Reaver', '1 reaver-class-titan-amtl, 3 @battle-titan-weapons', { upgrades: '*' }],
          ['Warlord', '1 warlord-class-titan-amtl, 4 @battle-titan-weapons', { upgrades: '*' }],
        ],
        'Scout Titan Formations': [
          ['Warhound', '1 warhound-class-titan-amtl, 2 @scout-titan-weapons', { upgrades: 'Veteran Princeps' }],
          ['Warhound Pack', '2 warhound-class-titan-amtl, 4 @scout-titan-weapons', { upgrades: 'Veteran Princeps' }],
        ],
        'Support Formations': [
          ['Crusader Scout Maniple', '4 crusader-robot'],
          ['Forge Knight Maniple', '5 forge-knight'],
          ['Lysander Fighter', '1 lysander-fighter'],
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Orbital Support', '1 ark-mechanicus-battleship'],
          ['Skitarii Demi-Century', '8 hypaspist, 2 secutor'],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
      },
    },
    {
      id: 'chaos-cultist-slaves-to-darkness',
      name: 'Chaos Cultist – Slaves to Darkness',
      forces: 'slaves-to-darkness',
      rules: 'slaves-to-darkness-epic-tournament-special-rules fickle-masters summoned-units',
      upgrades: {
        'Arch-Heretic': ['character 1 arch-heretic on daemon-prince/demagogue/chaos-marine-aspiring-champion'],
        'Big Mutants': ['replace 6x 1 mutants with 1 big-mutants'],
        'Chaos Altar': ['add 1 chaos-altar-slaves-to-darkness'],
        'Chaos Hounds': ['add 1-3 chaos-hounds'],
        'Chaos Spawn': ['add 1 chaos-spawn'],
        'Cultists or Mutants': ['add 1-8 cultists/mutants'],
        'Daemon Prince': ['replace 1 demagogue/chaos-marine-aspiring-champion with 1 daemon-prince'],
        'Daemonic Pact': ['summon @daemons'],
        'Icon Bearer': ['character 1 icon-bearer'],
        'Nurgle Plague Tower': ['add 1 plague-tower'],
        Technicals: ['add 1-2 technical'],
        Transports: ['transport land-transporter'],
      },
      sections: {
        'Slaves to Darkness Covens': [
          ['Cultist Coven', '1 demagogue/chaos-marine-aspiring-champion, 11 cultists/mutants', { upgrades: '*' }],
        ],
        'Slaves to Darkness Support Covens': [
          ['Chaos Undivided Defilers', '4 defiler'],
          ['Chaos Undivided Hellfire Cannons', '4 hellfire-cannon'],
          ['Khorne Daemonic Assault Engines', '4 daemon-assault-engine', { extras: ['add 1-2 daemon-assault-engine'] }],
          ['Khorne Lord of Battles', '1-2 lord-of-battles'],
          ['Nurgle Contagion Towers', '4 contagion-tower'],
          ['Nurgle Plague Towers', '1-2 plague-tower'],
          ['Slaanesh Daemon Knights', '4 daemon-knight'],
          ['Slaanesh Daemon Scout Titans', '1-2 questor-titan/subjugator-titan'],
          ['Tzeentch Doomwings', '3 doomwing'],
          ['Tzeentch Firelords', '2 firelord', { extras: ['add 1 firelord'] }],
          ['Tzeentch Silver Towers', '4 silver-tower'],
        ],
        'Plague Zombie Infestations': [
          ['Plague Zombie Infestations', '3+2D6 plague-zombies'],
        ],
      },
    },
    {
      id: 'chaos-cultist-stigmatus-covenant',
      name: 'Chaos Cultist – Stigmatus Covenant',
      forces: 'chaos-cultist imperial-navy',
      rules: 'stigmatus-covenant-epic-tournament-special-rules fickle-masters summoned-units',
      upgrades: {
        'Arch-Heretic': ['character 1 arch-heretic on demagogue/chaos-marine-aspiring-champion'],
        'Big Mutants': ['replace 6x 1 mutants with 1 big-mutants'],
        'Chaos Altar': ['add 1 chaos-altar'],
        'Chaos Hounds': ['add 1-3 chaos-hounds'],
        'Chaos Spawn': ['add 1 chaos-spawn'],
        'Cultists or Mutants': ['add 1-8 cultists/mutants'],
        'Daemon Prince': ['replace 1 demagogue/chaos-marine-aspiring-champion with 1 daemon-prince'],
        'Daemonic Pact': ['summon @daemons'],
        'Icon Bearer': ['character 1 icon-bearer'],
        'Traitor Fire Support': ['add 1-4 support-squad'],
        'Traitor Flak': ['add 1-2 hydra'],
        'Traitor Griffon Battery': ['add 1-3 griffon'],
        'Traitor Hellhound Squadron': ['add 1-3 hellhound'],
        'Traitor Tank Squadron': ['add 1-3 leman-russ/leman-russ-demolisher'],
        Transports: ['transport land-transporter/chimera'],
      },
      sections: {
        'Stigmatus Covenant Covens': [
          [
            'Stigmatus Covenant Coven', '1 demagogue/chaos-marine-aspiring-champion, 11 cultists/mutants',
            { upgrades: '*' },
          ],
        ],
        'Stigmatus Covenant Support Covens': [
          ['Chaos Undivided Defilers', '4 defiler'],
          ['Chaos Undivided Hellfire Cannons', '4 hellfire-cannon'],
          ['Khorne Daemonic Assault Engines', '4 daemon-assault-engine'],
          ['Khorne Lord of Battles', '1-2 lord-of-battles'],
          ['Nurgle Contagion Towers', '4 contagion-tower'],
          ['Nurgle Plague Towers', '1-3 plague-tower'],
          ['Slaanesh Daemon Knights', '4 daemon-knight'],
          ['Slaanesh Daemon Scout Titans', '1-2 questor-titan/subjugator-titan'],
          ['Tzeentch Doomwings', '3 doomwing'],
          ['Tzeentch Firelords', '1-3 firelord'],
          ['Tzeentch Silver Towers', '4 silver-tower'],
        ],
        'Plague Zombie Infestations': [
          ['Plague Zombie Infestations', '3+2D6 plague-zombies'],
        ],
        'Traitor Navy Aircraft': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Traitor Support': [
          ['Armoured Company', '6 leman-russ'],
          ['Artillery Battery', '4 basilisk'],
          ['Rough Rider Platoon', '6 rough-riders'],
          ['Sentinel Squadron', '4 sentinel'],
        ],
      },
    },
    {
      id: 'chaos-space-marine-black-legion',
      name: 'Chaos Space Marine – Black Legion',
      forces: 'black-legion',
      rules: '13th-black-crusade-black-legion-epic-tournament-special-rules fickle-masters summoned-units',
      upgrades: {
        'Chaos Champion': ['character 1 champion-of-chaos'],
        'Chaos Warlord': ['character 1 chaos-warlord on daemon-prince/chaos-lord'],
        'Cult Marines': ['add 4 berzerkers | 4 noise-marines | 4 plague-marines | 4 thousand-sons'],
        'Daemon Prince': ['replace 1 chaos-lord with 1 daemon-prince'],
        'Daemonic Pact': ['summon @daemons'],
        Defilers: ['add 1-3 defiler'],
        Dreadclaws: ['transport dreadclaw'],
        Dreadnoughts: ['add 1-3 chaos-dreadnought'],
        Havocs: ['add 4 havocs'],
        'Icon Bearer': ['character 1 icon-bearer'],
        'Land Raiders': ['add 1-4 chaos-land-raider'],
        Obliterators: ['add 1-3 obliterators'],
        Rhinos: ['transport chaos-rhino'],
        Vindicators: ['add 1-3 chaos-vindicator'],
      },
      sections: {
        'Black Legion Retinues': [
          ['Armoured Company', '4-8 chaos-predator/chaos-land-raider', { upgrades: 'Defilers, Vindicators' }],
          ['Retinue', '8 chaos-space-marines, 1 chaos-lord/sorcerer-lord', { upgrades: '*' }],
        ],
        'Black Legion Elite Formations': [
          [
            'Chaos Terminators', '4-6 chaos-space-marine-terminators, 1 chaos-lord/sorcerer-lord',
            {
              upgrades:
                'Chaos Champion, Chaos Warlord, Daemon Prince, Daemonic Pact, Defilers, Dreadclaws, Dreadnoughts, ' +
                'Icon Bearer, Land Raiders, Obliterators',
            },
          ],
          ['Chosen', '4 chaos-space-marine-chosen', { upgrades: 'Daemonic Pact, Dreadclaws, Dreadnoughts, Rhinos' }],
        ],
        'Black Legion Support Formations': [
          [
            'Bike Company', '8 chaos-space-marine-bikes, 1 chaos-lord/sorcerer-lord',
            { upgrades: 'Daemonic Pact, Icon Bearer' },
          ],
          ['Defiler Assault Pack', '4 defiler'],
          [
            'Havocs', '4 havocs, 2 chaos-rhino/chaos-land-raider, 1 chaos-lord',
            { upgrades: 'Chaos Champion, Daemon Prince, Daemonic Pact, Dreadnoughts, Icon Bearer' },
          ],
          ['Raptor Cult', '4-8 raptors, 1 chaos-lord/sorcerer-lord', { upgrades: 'Daemonic Pact' }],
        ],
        'Chaos Navy and War Engine Formations': [
          ['Harbinger', '1 harbinger'],
          ['Hell Blades', '3 hell-blade'],
          ['Hell Talons', '2 hell-talon'],
          ['Spacecraft', '1 devastation-class-cruiser/despoiler-class-battleship'],
        ],
        'Chaos War Engines': [
          ['Banelord', '1 banelord-titan'],
          ['Deathwheels', '1-3 deathwheel'],
          ['Decimators', '1-3 decimator'],
          ['Feral', '1 feral-titan'],
          ['Ravager', '1 ravager-titan'],
        ],
      },
    },
    {
      id: 'chaos-space-marine-emperors-children',
      name: 'Chaos Space Marine – Emperor\'s Children',
      forces: 'emperors-children',
      rules: 'emperors-children-epic-tournament-special-rules fickle-masters summoned-units',
      options: { 'champion-of-chaos': 'slaanesh' },
      upgrades: {
        'Chaos Champion': ['character 1 champion-of-chaos'],
        'Chaos Marines': ['add 1-6 chaos-space-marines'],
        'Chaos Warlord': ['character 1 chaos-warlord on daemon-prince/chaos-lord'],
        'Daemon Prince': ['replace 1 chaos-lord with 1 daemon-prince'],
        'Daemonic Pact': ['summon daemonettes/fiends-of-slaanesh/steeds-of-slaanesh/keeper-of-secrets'],
        Dreadclaws: ['transport dreadclaw'],
        Dreadnoughts: ['add 1-3 emperors-children-dreadnought'],
        Havocs: ['replace 2x 2 chaos-space-marines with 2 havocs'],
        'Icon Bearer': ['character 1 icon-bearer'],
        'Land Raiders': ['add 1-4 emperors-children-land-raider'],
        'Noise Marines': ['replace 2x 2 chaos-space-marines with 2 noise-marines'],
        Rhinos: ['transport chaos-rhino'],
        Stalker: ['add 1 stalker'],
      },
      sections: {
        'Emperor\'s Children Retinues': [
          ['Retinue', '6 chaos-space-marines, 1 chaos-lord/sorcerer-lord', { upgrades: '*' }],
        ],
        'Emperor\'s Children Elite Formations': [
          ['Chosen', '4 chaos-space-marine-chosen', { upgrades: 'Daemonic Pact, Dreadclaws, Dreadnoughts, Rhinos' }],
          [
            'Emperor\'s Children Terminators', '4-6 emperors-children-terminators, 1 chaos-lord/sorcerer-lord',
            {
              upgrades:
                'Chaos Champion, Chaos Warlord, Daemon Prince, Daemonic Pact, Dreadclaws, Dreadnoughts, ' +
                'Icon Bearer, Land Raiders',
            },
          ],
          [
            'Noise Marines', '6-10 noise-marines, 1 chaos-lord/sorcerer-lord',
            { upgrades: 'Chaos Champion, Daemonic Pact, Dreadclaws, Dreadnoughts, Icon Bearer, Land Raiders, Rhinos' },
          ],
        ],
        'Emperor\'s Children Support Formations': [
          ['Armoured Company', '4-8 emperors-children-predator/emperors-children-land-raider', { upgrades: 'Stalker' }],
          [
            'Bike Company', '8 chaos-space-marine-bikes, 1 chaos-lord/sorcerer-lord',
            { upgrades: 'Daemonic Pact, Icon Bearer' },
          ],
          ['Raptor Cult', '4-8 raptors, 1 chaos-lord/sorcerer-lord', { upgrades: 'Daemonic Pact' }],
        ],
        'Chaos Navy and War Engine Formations': [
          ['Harbinger', '1 harbinger'],
          ['Hell Blades', '3 hell-blade'],
          ['Hell Talons', '2 hell-talon'],
          ['Spacecraft', '1 devastation-class-cruiser/despoiler-class-battleship'],
        ],
        'Chaos War Engines': [
          ['Questor', '1 questor-titan'],
          ['Subjugator', '1 subjugator-titan'],
          ['Thunderhawk', '1 chaos-thunderhawk'],
          ['Knight Pack', '4-6 hell-strider/hell-knight/hell-scourge'],
        ],
      },
    },
    {
      id: 'chaos-space-marine-iron-warriors',
      name: 'Chaos Space Marine – Iron Warriors',
      forces: 'iron-warrior',
      rules: 'fortified-positions',
      upgrades: {
        'Assault Marines': ['add 4 chaos-assault-marines'],
        'Daemon Prince': ['replace 1 iron-warriors-lord with 1 daemon-prince'],
        Defilers: ['add 1-3 defiler'],
        Dreadclaws: ['transport dreadclaw'],
        Dreadnoughts: ['add 1-3 chaos-dreadnought'],
        Havocs: ['add 4 havocs'],
        'Land Raiders': ['add 1-4 chaos-land-raider'],
        Obliterators: ['add 1-3 obliterators'],
        Rhinos: ['transport chaos-rhino'],
        'Siege Dreadnought': ['add 1 chaos-siege-dreadnought'],
        Stalker: ['add 1 stalker'],
        Vindicators: ['add 1-3 chaos-vindicator'],
        Warsmith: ['replace 1 iron-warriors-lord with 1 warsmith', 'character 1 warsmith on daemon-prince'],
      },
      sections: {
        'Iron Warrior Retinues': [
          ['Armoured Assault Company', '6 chaos-vindicator', { upgrades: 'Vindicators' }],
          ['Defiler Assault Pack', '6 defiler', { upgrades: 'Defilers, Dreadnoughts, Siege Dreadnought' }],
          ['Grand Battery', '9 basilisk', { upgrades: 'Stalker' }],
          [
            'Retinue', '6 chaos-space-marines, 2 havocs, 1 iron-warriors-lord',
            {
              upgrades:
                'Assault Marines, Daemon Prince, Dreadnoughts, Havocs, Land Raiders, Obliterators, Rhinos, ' +
                'Siege Dreadnought, Stalker, Vindicators, Warsmith',
            },
          ],
        ],
        'Iron Warrior Siege Support Formations': [
          ['Artillery Battery', '4 basilisk', { upgrades: 'Stalker' }],
          ['Armoured Company', '4-8 chaos-predator/chaos-land-raider', { upgrades: 'Stalker, Vindicators' }],
          ['Daemonic Artillery', '3 daemonic-artillery', { upgrades: 'Stalker' }],
          ['Super Heavy Company', '1-3 decimator'],
        ],
        'Iron Warrior Siege Assault Formations': [
          [
            'Chaos Terminators', '4-6 iron-warriors-terminators, 1 iron-warriors-lord',
            { upgrades: 'Daemon Prince, Land Raiders, Obliterators, Warsmith' },
          ],
          ['Chosen', '4 chaos-space-marine-chosen', { upgrades: 'Dreadclaws, Dreadnoughts, Rhinos' }],
          [
            'Dreadnought Assault Pack', '5 chaos-dreadnought',
            { upgrades: 'Dreadclaws, Siege Dreadnought', extras: ['character 1 warsmith'] },
          ],
          [
            'Havocs', '4 havocs, 2 chaos-land-raider, 1 iron-warriors-lord',
            { upgrades: 'Daemon Prince, Dreadnoughts, Defilers, Havocs, Land Raiders, Stalker, Warsmith' },
          ],
          ['Obliterator Cult', '4 obliterators'],
          ['Raptor Cult', '4-8 raptors, 1 iron-warriors-lord', { upgrades: 'Warsmith' }],
          [
            'Siege Hammer Company', '6 chaos-assault-marines, 1 iron-warriors-lord',
            {
              upgrades:
                'Assault Marines, Daemon Prince, Dreadclaws, Dreadnoughts, Rhinos, Siege Dreadnought, Stalker, ' +
                'Warsmith',
            },
          ],
        ],
        'Chaos Navy and War Engine Formations': [
          ['Harbinger', '1 harbinger'],
          ['Hell Blades', '3 hell-blade'],
          ['Hell Talons', '2 hell-talon'],
          ['Spacecraft', '1 devastation-class-cruiser/despoiler-class-battleship'],
        ],
        'Chaos War Engines': [
          ['Ordinatus', '1 ordinatus-medrengard'],
          ['Ravager', '1 ravager-titan'],
          ['Siege Lord', '1 siege-lord-titan'],
        ],
      },
    },
    {
      id: 'chaos-space-marine-red-corsairs',
      name: 'Chaos Space Marine – Red Corsairs',
      forces: 'red-corsair',
      rules: 'red-corsairs-epic-tournament-special-rules fickle-masters summoned-units',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        'Chaos Champion': ['character 1 champion-of-chaos'],
        'Chaos Warlord': ['character 1 chaos-warlord on chaos-lord'],
        'Cult Marines': [
          'replace 4 chaos-space-marines with 4 berzerkers | 4 noise-marines | 4 plague-marines | 4 thousand-sons',
        ],
        'Daemon Prince': ['replace 1 chaos-lord with 1 daemon-prince'],
        'Daemonic Pact': ['summon minor-daemons/greater-daemon'],
        Defilers: ['add 1-3 defiler'],
        Dreadnoughts: ['add 1-3 chaos-dreadnought'],
        'Drop Pods': ['transport chaos-drop-pod'],
        Havocs: ['replace 4 chaos-space-marines with 4 havocs'],
        Hunter: ['add 1 hunter'],
        'Icon Bearer': ['character 1 icon-bearer'],
        'Land Raiders': ['add 1-4 chaos-land-raider'],
        Obliterators: ['add 1-3 obliterators'],
        Rhinos: ['transport chaos-rhino'],
        Vindicators: ['add 1-3 chaos-vindicator'],
      },
      sections: {
        'Red Corsair Core Formations': [
          [
            'Hounds Squadron', '8 chaos-space-marine-bikes, 1 chaos-lord/sorcerer-lord',
            { upgrades: 'Daemonic Pact, Icon Bearer' },
          ],
          [
            'Renegade Warband', '8 chaos-space-marines, 1 chaos-lord/sorcerer-lord',
            {
              upgrades:
                'Chaos Champion, Chaos Warlord, Cult Marines, Daemon Prince, Daemonic Pact, Defilers, ' +
                'Dreadnoughts, Drop Pods, Havocs, Hunter, Icon Bearer, Land Raiders, Obliterators, Rhinos, ' +
                'Vindicators',
            },
          ],
          [
            'Terminator Retinue', '4-6 chaos-space-marine-terminators, 1 chaos-lord/sorcerer-lord',
            {
              upgrades:
                'Chaos Champion, Chaos Warlord, Daemon Prince, Daemonic Pact, Defilers, Dreadnoughts, Hunter, ' +
                'Icon Bearer, Land Raiders, Obliterators, Vindicators',
            },
          ],
        ],
        'Red Corsair Support Formations': [
          ['Armoured Company', '4-8 chaos-predator/chaos-land-raider', { upgrades: 'Defilers, Hunter, Vindicators' }],
          ['Blight Drones', '6 blight-drone'],
          ['Blood Slaughterers', '5 blood-slaughterer'],
          ['Brass Scorpions', '2 brass-scorpion'],
          ['Chosen', '6 chaos-space-marine-chosen', { upgrades: 'Chaos Champion, Daemonic Pact, Drop Pods, Rhinos' }],
          [
            'Cult Marines',
            '8 berzerkers, 1 chaos-lord/sorcerer-lord | 6 noise-marines/plague-marines/thousand-sons, ' +
            '1 chaos-lord/sorcerer-lord',
            { upgrades: 'Chaos Champion, Daemonic Pact, Defilers, Dreadnoughts, Drop Pods, Rhinos' },
          ],
          ['Daemon Knights', '4 daemon-knight'],
          ['Defilers', '4 defiler'],
          ['Raptor Cult', '4-8 raptors, 1 chaos-lord/sorcerer-lord', { upgrades: 'Daemonic Pact' }],
          ['Silver Towers', '4 silver-tower'],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          ['Thunderhawk', '1 chaos-thunderhawk'],
        ],
        'Chaos Navy Formations': [
          ['Harbinger', '1 harbinger'],
          ['Hell Blades', '3 hell-blade'],
          ['Hell Talons', '2 hell-talon'],
        ],
      },
    },
    {
      id: 'dark-eldar',
      name: 'Dark Eldar',
      forces: 'dark-eldar',
      rules: 'kabal-of-pains-way-epic-tournament-special-rules dark-eldar-transport kashnarak',
      upgrades: {
        Archon: ['replace 1 dracon with 1 archon'],
        Dracon: ['character 1 dracon'],
        Haemonculi: ['add 1 haemonculi, 1 grotesques'],
        Hellions: ['add 2 hellions'],
        Incubi: ['add 2 incubi'],
        Mandrakes: ['add 2 mandrakes'],
        Perditors: ['add 1-2 perditor'],
        Ravager: ['add 1 ravager'],
        Reavers: ['add 2 reavers'],
        Scourges: ['add 2 scourges'],
        Sybarite: ['character 1 sybarite'],
        Talos: ['add 1-2 talos'],
        'Vessel of Pain': ['add 1 vessel-of-pain'],
        'Warp Beasts': ['add 2 warp-beasts'],
        Warriors: ['add 2 warriors'],
        Wyches: ['add 2 wyches'],
      },
      sections: {
        'Dark Eldar Kabals': [
          [
            'Kabal Coterie', '4 incubi, 1 dracon',
            {
              transport: 'raider/barge-of-pleasure',
              upgrades: 'Haemonculi, Incubi, Mandrakes, Ravager, Scourges, Sybarite, Warriors, Wyches, Archon',
            },
          ],
          ['Kabal Flotilla', '4 ravager | 6 ravager', { upgrades: 'Dracon, Sybarite, Vessel of Pain, Archon' }],
          [
            'Kabal Syndicate', '6 warriors',
            {
              transport: 'raider/barge-of-pleasure',
              upgrades: 'Dracon, Haemonculi, Mandrakes, Ravager, Scourges, Sybarite, Warriors, Wyches, Archon',
            },
          ],
        ],
        'Dark Eldar Partisans': [
          [
            'Haemonculi Coven', '2 haemonculi, 4 grotesques',
            { transport: 'raider/barge-of-pleasure', upgrades: 'Haemonculi, Perditors, Sybarite, Talos' },
          ],
          ['Heavy Barges', '1-2 vessel-of-pain'],
          ['Hellion Murder', '6 hellions', { upgrades: 'Hellions, Sybarite' }],
          ['Mandrake Throng', '6 mandrakes', { upgrades: 'Mandrakes' }],
          ['Reaver Gang', '6 reavers', { upgrades: 'Reavers, Sybarite' }],
          ['Scourge Flight', '6 scourges', { upgrades: 'Scourges, Sybarite' }],
          ['Talos Swarm', '4 talos', { transport: 'raider/barge-of-pleasure', upgrades: 'Perditors, Talos' }],
          [
            'Wych Cult', '6 wyches',
            { transport: 'raider/barge-of-pleasure', upgrades: 'Hellions, Reavers, Sybarite, Warp Beasts, Wyches' },
          ],
        ],
        'Dark Eldar Aircraft, Spacecraft and Other Horrors': [
          ['Executor', '1 executor-landing-module'],
          ['Ravens', '2-3 raven-fighter'],
          ['Razorwings', '2-3 razorwing'],
          ['Spacecraft', '1 torture-class-cruiser | 1-3 corsair-class-escort'],
          ['Tormentor', '1 tormentor-titan'],
        ],
        'Dark Eldar Transport': [
          ['Slavebringer', '1 slavebringer-assault-boat'],
        ],
        'Dark Eldar Individuals': [
          ['Kashnarak', '1 kashnarak'],
        ],
      },
    },
    {
      id: 'eldar-alaitoc',
      name: 'Eldar – Alaitoc',
      forces: 'alaitoc-eldar',
      rules: 'trail-blazing',
      upgrades: {},
      sections: {
        'Alaitoc Craftworld Individuals': [
          ['Avatar', '1 avatar'],
        ],
        'Alaitoc Craftworld Warhosts': [
          [
            'Guardian', '1 farseer, 7 guardians',
            {
              extras: [
                'replace 3x 1 guardians with 1 heavy-weapon-platform',
                'add 3 support-weapon-platform',
                'add 2-3 wraithguard',
                'add 3 wraithlord',
                'add 4 wave-serpent',
              ],
            },
          ],
          ['Ranger', '8 rangers', { extras: ['replace 4 rangers with 3 war-walker | 4 falcon'] }],
        ],
        'Alaitoc Craftworld Troupes': [
          [
            'Aspect Warrior', '6 @aspect-warriors',
            { extras: ['transport wave-serpent/falcon', 'character 1 autarch/exarch'] },
          ],
          ['Engine of Vaul', '1 cobra/scorpion/storm-serpent', { extras: ['add 1-2 cobra/scorpion/storm-serpent'] }],
          ['Night Spinner', '3 night-spinner'],
          ['Pathfinder', '4 pathfinders-alaitoc', { extras: ['add 1-2 pathfinders-alaitoc'] }],
          [
            'Swords of Vaul', '5 falcon',
            {
              extras: ['add 1 falcon', 'replace 2x 1 falcon with 1 firestorm', 'replace *x 1 falcon with 1 fire-prism'],
            },
          ],
          ['War Walker', '4 war-walker', { extras: ['add 1-2 war-walker'] }],
          ['Windrider', '6 jetbikes/vyper'],
        ],
        'Alaitoc Craftworld Spacecraft, Aircraft & Titans': [
          ['Nightwings', '3 nightwing-interceptor'],
          ['Phantom', '1 phantom-titan'],
          ['Phoenix', '3 phoenix-bomber'],
          ['Revenants', '2 revenant-titan'],
          ['Spacecraft', '1 wraithship/dragonship'],
          ['Vampire', '1 vampire-raider'],
          ['Warlock', '1 warlock-titan'],
        ],
      },
    },
    {
      id: 'eldar-biel-tan',
      name: 'Eldar – Biel-Tan',
      forces: 'eldar',
      rules: 'may-not-garrison',
      upgrades: {},
      sections: {
        'Biel-Tan Craftworld Individuals': [
          ['Avatar', '1 avatar, 1 court-of-the-young-king'],
        ],
        'Biel-Tan Craftworld Warhosts': [
          [
            'Aspect Warrior', '8 @aspect-warriors',
            { extras: ['transport wave-serpent/falcon', 'character 1-2 exarch', 'replace 1 exarch with 1 autarch'] },
          ],
          [
            'Guardian', '1 farseer, 7 guardians',
            {
              extras: [
                'replace 3x 1 guardians with 1 heavy-weapon-platform',
                'add 3 support-weapon-platform',
                'add 2-3 wraithguard',
                'add 3 wraithlord',
                'add 4 wave-serpent',
              ],
            },
          ],
        ],
        'Biel-Tan Craftworld Troupes': [
          ['Engine of Vaul', '1 cobra/scorpion/storm-serpent', { extras: ['add 1-2 cobra/scorpion/storm-serpent'] }],
          ['Night Spinner', '3 night-spinner'],
          ['Ranger', '4 rangers', { extras: ['add 1-4 rangers'] }],
          [
            'Swords of Vaul', '5 falcon',
            {
              extras: ['add 1 falcon', 'replace 2x 1 falcon with 1 firestorm', 'replace *x 1 falcon with 1 fire-prism'],
            },
          ],
          ['Void Spinner', '1 void-spinner', { extras: ['add 1-2 void-spinner'] }],
          ['War Walker', '4 war-walker', { extras: ['add 1-2 war-walker'] }],
          ['Windrider', '6 jetbikes/vyper'],
        ],
        'Biel-Tan Craftworld Spacecraft, Aircraft & Titans': [
          ['Nightwings', '3 nightwing-interceptor'],
          ['Phantom', '1 phantom-titan'],
          ['Phoenix', '3 phoenix-bomber'],
          ['Revenants', '2 revenant-titan'],
          ['Spacecraft', '1 wraithship/dragonship'],
          ['Vampire', '1 vampire-raider'],
          ['Warlock', '1 warlock-titan'],
        ],
      },
    },
    {
      id: 'eldar-iyanden',
      name: 'Eldar – Iyanden',
      forces: 'iyanden-eldar',
      rules: 'may-not-garrison',
      upgrades: {},
      sections: {
        'Iyanden Craftworld Individuals': [
          ['Avatar', '1 avatar'],
        ],
        'Iyanden Craftworld Warhosts': [
          [
            'Ghost Warrior', '4 wraithblade/wraithguard, 1 spiritseer',
            {
              extras: [
                'add 1-2 wraithblade/wraithguard',
                'add 1-3 wraithlord',
                'transport wave-serpent',
                'replace 1 spiritseer with 1 wraithseer',
              ],
            },
          ],
          ['Wraithlord', '6 wraithlord, 1 spiritseer', { extras: ['replace 1 spiritseer with 1 wraithseer'] }],
        ],
        'Iyanden Craftworld Troupes': [
          ['Aspect Warrior', '4 @aspect-warriors', { extras: ['transport wave-serpent/falcon', 'character 1 exarch'] }],
          ['Engine of Vaul', '1 cobra/scorpion/storm-serpent', { extras: ['add 1-2 cobra/scorpion/storm-serpent'] }],
          [
            'Guardian', '1 farseer, 7 guardians',
            {
              extras: [
                'replace 3x 1 guardians with 1 heavy-weapon-platform',
                'add 3 support-weapon-platform',
                'add 2-3 wraithblade/wraithguard',
                'add 1-3 wraithlord',
                'add 4 wave-serpent',
              ],
            },
          ],
          ['Night Spinner', '3 night-spinner'],
          ['Ranger', '4 rangers', { extras: ['add 1-4 rangers'] }],
          [
            'Swords of Vaul', '5 falcon',
            {
              extras: ['add 1 falcon', 'replace 2x 1 falcon with 1 firestorm', 'replace *x 1 falcon with 1 fire-prism'],
            },
          ],
          ['War Walker', '4 war-walker', { extras: ['add 1-2 war-walker'] }],
          ['Windrider', '6 jetbikes/vyper'],
        ],
        'Iyanden Craftworld Spacecraft, Aircraft & Titans': [
          ['Nightwings', '3 nightwing-interceptor'],
          ['Phantom', '1 phantom-titan'],
          ['Phoenix', '3 phoenix-bomber'],
          ['Revenants', '2 revenant-titan'],
          ['Spacecraft', '1 wraithship/dragonship'],
          ['Vampire', '1 vampire-raider'],
          ['Warlock', '1 warlock-titan'],
        ],
      },
    },
    {
      id: 'eldar-saim-hann',
      name: 'Eldar – Saim-Hann',
      forces: 'saim-hann-eldar',
      rules: 'saim-hann-epic-tournament-special-rules',
      upgrades: {},
      sections: {
        'Saim-Hann Craftworld Individuals': [
          ['Avatar', '1 avatar'],
        ],
        'Saim-Hann Craftworld Warhosts': [
          ['Shining Spears', '8 shining-spears', { extras: ['character 1-2 exarch'] }],
          [
            'Wild Rider Clan', '1 wild-riders, 6 saim-hann-jetbikes',
            {
              extras: [
                'add 3 saim-hann-jetbikes | 6 saim-hann-jetbikes',
                'replace *x 1 saim-hann-jetbikes with 1 saim-hann-vyper',
                'character 1 farseer-ch',
                'character 1 wild-rider-chieftain',
              ],
            },
          ],
        ],
        'Saim-Hann Craftworld Troupes': [
          [
            'Aspect Warrior',
            '6 dark-reapers/dire-avengers/fire-dragons/howling-banshees/striking-scorpions/swooping-hawks/' +
            'warp-spiders',
            { extras: ['transport wave-serpent/falcon', 'character 1 exarch'] },
          ],
          ['Engine of Vaul', '1 cobra/scorpion/storm-serpent', { extras: ['add 1-2 cobra/scorpion/storm-serpent'] }],
          [
            'Guardian', '6 guardians, 3 wave-serpent',
            {
              extras: [
                'replace 3x 1 guardians with 1 heavy-weapon-platform',
                'replace 2 guardians with 2 wraithguard, 1 wave-serpent',
                'character 1 farseer-ch',
              ],
            },
          ],
          ['Hornets', '4 hornet', { extras: ['add 1 hornet'] }],
          ['Night Spinner', '3 night-spinner'],
          [
            'Scout Rider', '6 saim-hann-jetbikes',
            { abilities: 'scout', extras: ['replace 2x 1 saim-hann-jetbikes with 1 saim-hann-vyper'] },
          ],
          [
            'Swords of Vaul', '5 falcon',
            {
              extras: ['add 1 falcon', 'replace 2x 1 falcon with 1 firestorm', 'replace *x 1 falcon with 1 fire-prism'],
            },
          ],
        ],
        'Saim-Hann Craftworld Spacecraft, Aircraft & Titans': [
          ['Nightwings', '3 nightwing-interceptor'],
          ['Phoenix', '3 phoenix-bomber'],
          ['Revenants', '2 revenant-titan'],
          ['Spacecraft', '1 wraithship/dragonship'],
          ['Vampire', '1 vampire-hunter'],
        ],
      },
    },
    {
      id: 'imperial-guard-baran-siegemasters',
      name: 'Imperial Guard – Baran Siegemasters',
      forces: 'baran-siegemaster imperial-navy',
      rules: 'regimental-hqs fortified-positions commissars',
      upgrades: {
        Commissar: ['character 1 commissar'],
        'Griffon Battery': ['add 3 griffon'],
        'Hellhound Squadron': ['add 1-3 hellhound'],
        'Rapier Platoon': ['add 3 rapier-laser-destroyer'],
        'Siege Infantry Platoon': ['add 6 siege-infantry'],
        Snipers: ['add 1-2 snipers'],
        'Thudd Gun Platoon': ['add 3 thudd-gun'],
      },
      sections: {
        'Baran Siegemaster Companies': [
          ['Infantry Company', '1 commander, 9 siege-infantry', { upgrades: '*' }],
          ['Regimental HQ', '1 supreme-commander-ig, 9 siege-infantry', { upgrades: '*' }],
        ],
        'Baran Siegemaster Support Formations': [
          ['Artillery Battery', '3 gotterdammerung-howitzer, 3 bruenhilde', { upgrades: 'Commissar' }],
          ['Artillery Company', '9 gotterdammerung-howitzer', { upgrades: 'Commissar' }],
          ['Bombard Battery', '3 bombard', { upgrades: 'Commissar' }],
          ['Deathstrike Battery', '2 deathstrike', { upgrades: 'Commissar' }],
          ['Flak Battery', '3 blitzen-aa-gun, 3 bruenhilde | 3 blitzen-aa-gun', { upgrades: 'Commissar' }],
          ['Heavy Tank Platoon', '6 ragnarok-heavy-tank', { upgrades: 'Commissar' }],
          ['Light Tank Platoon', '6 siegfried-light-tank', { upgrades: 'Commissar' }],
          ['Rough Rider Platoon', '6 rough-riders', { upgrades: 'Commissar' }],
          ['Sapper Platoon', '8 sappers', { upgrades: 'Commissar' }],
          ['Super-heavy Tank Platoon', '1 baneblade/shadowsword', { upgrades: 'Commissar' }],
        ],
        'Imperial Navy Aircraft': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
      },
    },
    {
      id: 'imperial-guard-death-korps-of-krieg',
      name: 'Imperial Guard – Death Korps of Krieg',
      forces: 'death-korps-of-krieg imperial-navy titan-legion',
      rules: 'commissars fortified-positions',
      upgrades: {
        Commissar: ['character 1 commissar'],
        'Fire Support Battery': ['add 4 fire-support-death-korps'],
        'Gorgon Siege Transporters': ['add 2 gorgon'],
        'Heavy Tank': ['add 1 macharius'],
        'Hellhound Squadron': ['add 3 hellhound'],
        'Infantry Platoon': ['add 10 infantry-death-korps'],
        'Tank Squadron': ['add 3 leman-russ/leman-russ-demolisher/thunderer'],
      },
      sections: {
        'Death Korps of Krieg Companies': [
          [
            'Death Rider Company', '12 death-riders',
            {
              upgrades:
                'Fire Support Battery, Heavy Tank, Hellhound Squadron, Infantry Platoon, Tank Squadron, Commissar',
            },
          ],
          ['Infantry Company', '1 commander-death-korps, 19 infantry-death-korps', { upgrades: '*' }],
          ['Regimental HQ', '1 supreme-commander-death-korps, 19 infantry-death-korps', { upgrades: '*' }],
        ],
        'Death Korps of Krieg Support Formations': [
          ['Artillery Support Company', '9 earthshaker-platform, 0-9 trojan', { upgrades: 'Commissar' }],
          ['Deathstrike Silo', '1 deathstrike-silo', { upgrades: 'Commissar' }],
          ['Death Rider Scout Platoon', '6 death-riders', { abilities: 'scout', upgrades: 'Commissar' }],
          ['Engineers Platoon', '8 engineers, 1 hades-breaching-drill', { upgrades: 'Commissar' }],
          ['Grenadiers Platoon', '8 grenadiers', { upgrades: 'Commissar', extras: ['add 1 gorgon | 8 centaur'] }],
          [
            'Heavy Support Battery', '3 heavy-aa-platform/hydra-platform | 3 earthshaker-platform | 3 medusa-platform',
            { upgrades: 'Commissar' },
          ],
          ['Heavy Tank Platoon', '1 macharius-command, 2 macharius', { upgrades: 'Commissar' }],
          [
            'Light Support Battery', '4 heavy-mortar/quad-launcher, 4 centaur | 4 heavy-mortar/quad-launcher',
            { upgrades: 'Commissar' },
          ],
          ['Self-Propelled Heavy Support', '3 bombard', { upgrades: 'Commissar' }],
          ['Super-Heavy Tank Platoon', '1 baneblade/shadowsword/stormblade/stormsword', { upgrades: 'Commissar' }],
          [
            'Super-Heavy Tank Support Company', '3 baneblade/shadowsword/stormblade/stormsword',
            { upgrades: 'Commissar' },
          ],
          [
            'Tank Platoon',
            '6 leman-russ/leman-russ-demolisher/thunderer | 5 leman-russ/leman-russ-demolisher/thunderer, ' +
            '1 leman-russ-vanquisher',
            { upgrades: 'Commissar' },
          ],
        ],
        'Imperial Ally Formations': [
          ['Heavy Marauder', '1 marauder-heavy-bomber'],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'imperial-guard-minervan-tank-legion',
      name: 'Imperial Guard – Minervan Tank Legion',
      forces: 'minervan-tank-legion imperial-navy titan-legion',
      rules: 'amphibious commissars',
      upgrades: {
        Commissar: ['character 1 commissar-minervan'],
        Flak: ['add 1-2 hydra'],
        'Griffon Battery': ['add 3 griffon'],
        'Hellhound Squadron': ['add 1-3 hellhound'],
        'Salamander Command': ['add 1 salamander-command'],
        'Supreme Commander': ['character 1 supreme-commander-minervan'],
        'Tank Squadron': ['add 3 @leman-russ-variants'],
      },
      sections: {
        'Minervan Tank Legion Companies': [
          ['Artillery Company', '9 basilisk/manticore', { upgrades: '*' }],
          ['Super-heavy Tank Company', '3 baneblade/shadowsword/stormblade/stormhammer/stormsword', { upgrades: '*' }],
          ['Tank Company', '6 @leman-russ-variants', { upgrades: '*' }],
        ],
        'Minervan Tank Legion Support Formations': [
          ['Artillery Battery', '3 bombard/manticore', { upgrades: 'Commissar' }],
          ['Assault Gun Battery', '3 medusa', { upgrades: 'Commissar' }],
          ['Basilisk Battery', '3 basilisk', { upgrades: 'Commissar' }],
          ['Deathstrike Battery', '2 deathstrike', { upgrades: 'Commissar' }],
          ['Destroyer Squadron', '3 destroyer-tank-hunter', { upgrades: 'Commissar' }],
          ['Flak Battery', '3 hydra', { upgrades: 'Commissar' }],
          ['Griffon Battery', '6 griffon', { upgrades: 'Commissar' }],
          ['Hellhound Platoon', '6 hellhound', { upgrades: 'Commissar' }],
          [
            'Mechanised Platoon', '10 infantry, 5 chimera-minervan',
            { upgrades: 'Commissar', extras: ['add 1 salamander-command'] },
          ],
          [
            'Salamander Scout Platoon', '3 salamander-scout',
            { upgrades: 'Commissar', extras: ['add 1 salamander-command'] },
          ],
          ['Storm Trooper Platoon', '8 storm-troopers', { upgrades: 'Commissar', extras: ['add 4 valkyrie'] }],
          [
            'Super-heavy Tank Platoon', '1 baneblade/shadowsword/stormblade/stormhammer/stormsword',
            { upgrades: 'Commissar' },
          ],
          ['Vulture Squadron', '4 vulture', { upgrades: 'Commissar' }],
        ],
        'Imperial Ally Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
          ['Orbital Support', '1 lunar-class-cruiser/emperor-class-battleship', { force: 'imperial-navy' }],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'imperial-guard-steel-legion',
      name: 'Imperial Guard – Steel Legion',
      forces: 'imperial-guard imperial-navy titan-legion',
      rules: 'commissars',
      upgrades: {
        Commissar: ['character 1 commissar'],
        'Fire Support Platoon': ['add 4 support-squad', 'transport chimera'],
        Flak: ['add 1 hydra'],
        'Griffon Battery': ['add 3 griffon'],
        'Hellhound Squadron': ['add 1-3 hellhound'],
        'Infantry Platoon': ['add 6 infantry', 'transport chimera'],
        Ogryns: ['add 1-2 ogryns', 'transport chimera'],
        Snipers: ['add 1-2 snipers', 'transport chimera'],
        'Tank Squadron': ['add 3 leman-russ/leman-russ-demolisher'],
      },
      sections: {
        'Steel Legion Companies': [
          ['Artillery Company', '9 basilisk/manticore', { upgrades: '*' }],
          ['Infantry Company', '1 commander, 12 infantry', { upgrades: '*' }],
          ['Mechanized Infantry Company', '1 commander, 12 infantry, 7 chimera', { upgrades: '*' }],
          ['Regimental HQ', '1 supreme-commander-ig, 12 infantry, 7 chimera', { upgrades: '*' }],
          ['Super-heavy Tank Company', '3 baneblade/shadowsword', { upgrades: '*' }],
          [
            'Tank Company', '10 leman-russ',
            { upgrades: '*', extras: ['replace 1 leman-russ with 1 leman-russ-vanquisher'] },
          ],
        ],
        'Steel Legion Support Formations': [
          ['Artillery Battery', '3 bombard/manticore', { upgrades: 'Commissar' }],
          ['Basilisk Battery', '3 basilisk', { upgrades: 'Commissar' }],
          ['Deathstrike Battery', '2 deathstrike', { upgrades: 'Commissar' }],
          ['Flak Battery', '3 hydra', { upgrades: 'Commissar' }],
          ['Rough Rider Platoon', '6 rough-riders', { upgrades: 'Commissar' }],
          ['Sentinel Squadron', '4 sentinel', { upgrades: 'Commissar' }],
          ['Storm Trooper Platoon', '8 storm-troopers', { upgrades: 'Commissar', extras: ['add 4 valkyrie'] }],
          ['Super-heavy Tank Platoon', '1 baneblade/shadowsword', { upgrades: 'Commissar' }],
          ['Vulture Squadron', '4 vulture', { upgrades: 'Commissar' }],
        ],
        'Imperial Ally Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
          ['Orbital Support', '1 lunar-class-cruiser/emperor-class-battleship', { force: 'imperial-navy' }],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'inquisition-ordo-xenos',
      name: 'Inquisition – Ordo Xenos',
      forces: 'ordo-xenos imperial-navy titan-legion',
      rules: 'deathwatch-transports ordo-xenos-epic-tournament-special-rules',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        Commander: ['character 1 @officers/supreme-commander'],
        Commissar: ['character 1 commissar'],
        'Corvus Blackstars': ['transport corvus-blackstar'],
        Dreadnoughts: ['add 1-2 venerable-dreadnought'],
        Hydra: ['add 1 hydra'],
        'Inquisitor Lord': ['character 1 ordo-xenos-inquisitor-lord on ordo-xenos-inquisitor'],
        'Land Raiders': ['transport land-raider'],
        Razorbacks: ['transport razorback'],
        Typhoons: ['replace 5x 1 land-speeder-tornado with 1 land-speeder-typhoon'],
      },
      sections: {
        'Deathwatch Detachments': [
          ['Assault', '4 deathwatch-assault', { upgrades: 'Commander, Corvus Blackstars' }],
          ['Bike', '4 deathwatch-bike', { upgrades: 'Commander, Corvus Blackstars' }],
          ['Land Speeder', '5 land-speeder-tornado', { upgrades: 'Commander, Typhoons' }],
          ['Landing Craft', '1 landing-craft'],
          [
            'Scout', '4 deathwatch-scout',
            { transport: 'rhino/deathwatch-drop-pod', upgrades: 'Commander, Corvus Blackstars, Razorbacks' },
          ],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          [
            'Terminator', '4 deathwatch-terminator',
            { upgrades: 'Commander, Corvus Blackstars, Dreadnoughts, Land Raiders' },
          ],
          [
            'Veterans', '4 deathwatch-veteran',
            {
              transport: 'rhino/deathwatch-drop-pod',
              upgrades: 'Commander, Corvus Blackstars, Dreadnoughts, Land Raiders, Razorbacks',
            },
          ],
        ],
        'Inducted Imperial Guard and Inquisitorial Support Formations': [
          [
            'Infantry', '1 ordo-xenos-inquisitor, 12 infantry',
            { force: 'imperial-guard', upgrades: 'Commissar, Hydra, Inquisitor Lord' },
          ],
          ['Rough Rider', '6 rough-riders', { force: 'imperial-guard', upgrades: 'Commissar' }],
          ['Sentinel', '4 sentinel', { force: 'imperial-guard', upgrades: 'Commissar' }],
          [
            'Storm Trooper', '1 ordo-xenos-inquisitor, 7 inquisitorial-storm-troopers, 4 rhino',
            { force: 'imperial-guard', upgrades: 'Commissar, Inquisitor Lord' },
          ],
          ['Leman Russ', '6 leman-russ', { force: 'imperial-guard', upgrades: 'Commissar, Hydra' }],
        ],
        'Imperial Ally and Deathwatch Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Deathwatch Aircraft': [
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'necron',
      name: 'Necron',
      forces: 'necron',
      rules: 'scarab-conflict-necron-army-epic-tournament-special-rules',
      upgrades: {
        'Necron Overlord': ['character 1 necron-overlord'],
      },
      sections: {
        'Necron Phalanxes': [
          [
            'Infantry Phalanx', '6 necron-warriors, 1 necron-lord',
            { upgrades: '*', extras: ['add 1-3 immortals', 'add 1-3 tomb-spyder', 'add 1-3 wraiths', 'add 1 pariahs'] },
          ],
        ],
        'Necron Support Formations': [
          ['Armoured Phalanx', '6 obelisk'],
          [
            'Eques Maniple', '6 destroyers/heavy-destroyers/wraiths',
            { upgrades: '*', extras: ['character 1 necron-lord', 'add 1-3 destroyers/heavy-destroyers/wraiths'] },
          ],
          ['Monolith Maniple', '1 monolith, 2 obelisk', { extras: ['add 1 obelisk', 'add 1 monolith'] }],
          ['Monolith Phalanx', '3 monolith', { extras: ['add 1-3 obelisk'] }],
          [
            'Venator Maniple', '6 flayed-ones',
            {
              upgrades: '*',
              extras: ['character 1 necron-lord', 'add 1-3 tomb-spyder', 'add 1-3 wraiths', 'add 1 pariahs'],
            },
          ],
        ],
        'Necron Harvesters': [
          ['C\'tan', '1 the-deceiver/the-nightbringer'],
          ['Harvester Engine', '1 abattoir/aeonic-orb'],
          ['Spacecraft', '1 scythe-class-harvester'],
          ['Pylon', '1 pylon'],
          ['Warbarque', '1 warbarque', { upgrades: '*' }],
        ],
      },
    },
    {
      id: 'ork-feral-orks',
      name: 'Ork – Feral Orks',
      forces: 'feral-ork',
      rules: 'feral-ork-epic-tournament-special-rules',
      upgrades: {
        Warlord: ['character 1 warlord'],
      },
      sections: {
        'Ork Formations': [
          [
            'Boarboyz Horde', '5 boarboyz',
            { sizes: 3, upgrades: 'Warlord', extras: ['add * boarboyz', 'character 1 wyrdboy'] },
          ],
          [
            'Junka Brigade', '6 boyz, 6 junkatrukk',
            {
              sizes: 2,
              upgrades: 'Warlord',
              extras: ['add *x 1 boyz, 1 junkatrukk', 'add 1 nobz, 1 junkatrukk', 'character 1 wyrdboy'],
            },
          ],
          ['Madboyz Horde', '6 madboyz', { upgrades: 'Warlord', extras: ['add 1-6 madboyz', 'character 1-3 wyrdboy'] }],
          ['Steam Gargant', '1 steam-gargant', { sizes: 3, upgrades: 'Warlord' }],
          ['Trappas', '6 wildboyz', { abilities: 'scout', upgrades: 'Warlord', extras: ['add 1 nobz'] }],
          [
            'Warband', '2 nobz, 6 boyz, 2 grotz',
            {
              sizes: 3,
              upgrades: 'Warlord',
              extras: [
                'add *x 1 boarboyz | 1 boyz, 0-1 grotz | 2 wildboyz',
                'add * squiggoth',
                'add 1-3 squig-katapult',
                'add 1 nobz',
                'character 1 wyrdboy',
                'add 1 orkeosaurus',
              ],
            },
          ],
          [
            'Wildboyz', '2 nobz, 6 wildboyz',
            {
              sizes: 3,
              upgrades: 'Warlord',
              extras: [
                'add *x 1 boarboyz | 2 wildboyz',
                'add * squiggoth',
                'add 1-3 squig-katapult',
                'add 1 nobz',
                'character 1 wyrdboy',
                'add 1 orkeosaurus',
              ],
            },
          ],
        ],
      },
    },
    {
      id: 'ork-gargant-mob',
      name: 'Ork – Gargant Mob',
      forces: 'gargant-mob',
      rules: 'gargant-mob-epic-tournament-special-rules ere-we-go',
      upgrades: {
        Battlefortress: ['add 1 battlefortress'],
        'Big Gunz': ['add * big-gunz'],
        Boyz: ['add *x 1 boyz, 1 grotz'],
        'Deth Kopta': ['add * deth-kopta'],
        Dreadnought: ['add * dreadnought-ork', 'replace *x 1 killa-kan with 1 dreadnought-ork'],
        Flakwagon: ['add * flakwagon'],
        Gunfortress: ['add 1-2 gunfortress'],
        'Killa Kan': ['add * killa-kan'],
        'Kustom Upgrade': [
          'character 1 banna/big-gun-or-skorcha-head/eavy-armour/flak-gunz/gork-or-mork-head/kart/ordz-duruk',
        ],
        'Kustom Upgrades': [
          'character 1-2 banna/big-gun-or-skorcha-head/eavy-armour/flak-gunz/gork-or-mork-head/kart/ordz-duruk',
        ],
        'Mekboy Big Boss': ['character 1 mekboy-big-boss on gargant-ogbm/great-gargant-ogbm/mega-gargant'],
        Nobz: ['add 1 nobz'],
        Oddboy: ['character 1 oddboy on battlefortress/big-gunz/gunfortress/stompa'],
        Stompa: ['add * stompa'],
      },
      sections: {
        'Gargant Mob Gargant Formations': [
          [
            'Gargant', '1 gargant-ogbm, 3 @gargant-weapons/@supa-stompa-weapons',
            { upgrades: 'Kustom Upgrades, Mekboy Big Boss' },
          ],
          [
            'Great Gargant', '1 great-gargant-ogbm, 3 @gargant-weapons/@supa-stompa-weapons',
            { upgrades: 'Kustom Upgrades, Mekboy Big Boss' },
          ],
          ['Mega Gargant', '1 mega-gargant, 1 gork-or-mork-head', { upgrades: 'Mekboy Big Boss' }],
        ],
        'Gargant Mob Support and Aircraft Formations': [
          ['Kan Mob', '8 killa-kan', { sizes: 3, upgrades: 'Dreadnought, Flakwagon, Killa Kan, Stompa' }],
          ['Kill Kroozer', '1 kill-kroozer', { extras: ['replace 1 kill-kroozer with 1 battlekroozer'] }],
          [
            'Loota Warband', '6 boyz, 2 grotz, 1 big-gunz/killa-kan',
            {
              sizes: 3,
              upgrades:
                'Battlefortress, Big Gunz, Boyz, Deth Kopta, Dreadnought, Flakwagon, Gunfortress, Killa Kan, ' +
                'Nobz, Oddboy, Stompa',
            },
          ],
          ['Mekboy Stompamob', '3 stompa', { sizes: 3, upgrades: 'Dreadnought, Flakwagon, Killa Kan, Oddboy, Stompa' }],
          [
            'Supa-Stompa Mob', '1 supa-stompa-ogbm, 3 @supa-stompa-weapons',
            { upgrades: 'Dreadnought, Flakwagon, Killa Kan, Kustom Upgrade, Stompa' },
          ],
        ],
        'Gargant Mob Aircraft': [
          ['Fighta Sqwadron', '3 fighta-bommer', { extras: ['add 1-6 fighta-bommer'] }],
          ['Bommer', '1 bommer'],
        ],
      },
    },
    {
      id: 'ork-speed-freeks',
      name: 'Ork – Speed Freeks',
      forces: 'speed-freek',
      rules: 'speed-freek-epic-tournament-special-rules',
      upgrades: {
        'Mekboy Bad Ork Bikerboy': ['add 1 mekboy-bad-ork-bikerboy'],
      },
      sections: {
        'Ork Formations': [
          [
            'Blitz Brigade', '4 deth-kopta/flakwagon/gunwagon',
            {
              sizes: 3,
              upgrades: '*',
              extras: [
                'add * boyz/guntrukk/skorcha/warbikes/warbuggy',
                'add * deth-kopta/flakwagon/gunwagon',
                'add 1 nobz, 1 trukk | 1 nob-warbikes',
                'add 1 mekboy-speedsta',
                'add * gunfortress',
              ],
            },
          ],
          [
            'Fortress Mob', '2 battlefortress/gunfortress',
            {
              sizes: 3,
              upgrades: '*',
              extras: [
                'add * boyz',
                'add * flakwagon',
                'add 1 nobz, 1 trukk | 1 nob-warbikes',
                'add * battlefortress',
                'add * gunfortress',
              ],
            },
          ],
          ['Kill Kroozer', '1 kill-kroozer', { extras: ['replace 1 kill-kroozer with 1 battlekroozer'] }],
          [
            'Kult of Speed', '8 guntrukk/skorcha/warbikes/warbuggy',
            {
              sizes: 3,
              upgrades: '*',
              extras: [
                'add * guntrukk/skorcha/warbikes/warbuggy',
                'add * deth-kopta/flakwagon/gunwagon',
                'add 1 nob-warbikes',
                'add 1 mekboy-speedsta',
              ],
            },
          ],
          [
            'Warband', '1 nobz, 3 boyz, 4 trukk, 4 guntrukk/skorcha/warbikes/warbuggy',
            {
              sizes: 3,
              upgrades: '*',
              extras: [
                'add *x 1 boyz, 1 trukk | 1 big-gunz/guntrukk/skorcha/stormboyz/warbikes/warbuggy',
                'add * battlewagon/deth-kopta/flakwagon/gunwagon',
                'add 1 nobz, 1 trukk',
                'add 1 mekboy-speedsta',
                'replace *x 1 nobz, 1 trukk with 1 nob-warbikes',
              ],
            },
          ],
          ['Warbike Outriders', '5 warbikes', { sizes: 3, abilities: 'scout', upgrades: '*' }],
        ],
        'Ork Aircraft Formations': [
          ['Fighta Sqwadron', '3 fighta-bommer', { extras: ['add 1-6 fighta-bommer'] }],
          ['Landa', '1 landa'],
        ],
      },
    },
    {
      id: 'ork-war-horde',
      name: 'Ork – War Horde',
      forces: 'ork',
      rules: 'ork-warlords battlefortresses-and-gunfortresses',
      upgrades: {
        Warlord: ['character 1 warlord on nobz/gargant/great-gargant'],
      },
      sections: {
        'Ork Formations': [
          [
            'Blitz Brigade', '4 deth-kopta/flakwagon/gunwagon',
            {
              sizes: 3,
              extras: [
                'add * skorcha/warbikes/warbuggy',
                'add * deth-kopta/flakwagon/gunwagon',
                'add 1 gunfortress',
                'character 1 oddboy on gunfortress/gunwagon',
              ],
            },
          ],
          ['Kill Kroozer', '1 kill-kroozer', { extras: ['replace 1 kill-kroozer with 1 battlekroozer'] }],
          [
            'Kommando Warhorde', '6 kommandos',
            { extras: ['add * kommandos/skorcha/stormboyz/warbikes/warbuggy', 'add * deth-kopta'] },
          ],
          [
            'Kult of Speed', '8 skorcha/warbikes/warbuggy',
            {
              sizes: 3,
              extras: [
                'add * skorcha/warbikes/warbuggy',
                'add * deth-kopta/flakwagon/gunwagon',
                'character 1 oddboy on gunwagon',
              ],
            },
          ],
          [
            'Mekboy Gunzmob', '5 big-gunz',
            {
              sizes: 3,
              upgrades: 'Warlord',
              extras: ['add * battlewagon/big-gunz', 'add * flakwagon', 'add 1 nobz', 'character 1 oddboy on big-gunz'],
            },
          ],
          [
            'Mekboy Stompamob', '3 stompa',
            {
              sizes: 3,
              extras: ['add * killa-kan', 'add * dreadnought-ork/flakwagon', 'add * stompa', 'add 1 supa-stompa'],
            },
          ],
          [
            'Stormboyz Warhorde', '6 stormboyz',
            { extras: ['add * kommandos/skorcha/stormboyz/warbikes/warbuggy', 'add * deth-kopta'] },
          ],
          [
            'Warband', '2 nobz, 6 boyz, 2 grotz',
            {
              sizes: 3,
              upgrades: 'Warlord',
              extras: [
                'add *x 1 boyz, 0-1 grotz | 1 battlewagon/big-gunz/killa-kan/kommandos/skorcha/stormboyz/warbikes/' +
                'warbuggy',
                'add * deth-kopta/dreadnought-ork/flakwagon/gunwagon',
                'add 1-2 nobz',
                'add * stompa',
                'add * battlefortress',
                'add * gunfortress',
                'character 1 oddboy on battlefortress/big-gunz/gunfortress/gunwagon',
              ],
            },
          ],
        ],
        'Ork Aircraft and Gargant Formations': [
          ['Fighta Sqwadron', '3 fighta-bommer', { extras: ['add 1-6 fighta-bommer'] }],
          ['Gargant', '1 gargant', { upgrades: 'Warlord' }],
          ['Great Gargant', '1 great-gargant', { upgrades: 'Warlord' }],
          ['Landa', '1 landa'],
        ],
      },
    },
    {
      id: 'space-marine-codex-astartes',
      name: 'Space Marine – Codex Astartes',
      forces: 'space-marine imperial-navy titan-legion',
      rules: 'space-marine-transports',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        Bikes: ['replace 5x 1 attack-bike with 1 bike/multi-melta-attack-bike'],
        Commander: ['character 1 @officers/supreme-commander'],
        Dreadnoughts: ['add 1-2 dreadnought'],
        Hunter: ['add 1 hunter'],
        'Land Raiders': ['add 1-4 land-raider'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper 1-4 scout'],
        Typhoons: ['replace 5x 1 land-speeder with 1 land-speeder-typhoon'],
        Vindicators: ['add 1-2 vindicator'],
      },
      sections: {
        'Space Marine Detachments': [
          ['Assault', '4 assault', { upgrades: 'Commander, Vindicators' }],
          ['Bike', '5 attack-bike', { upgrades: 'Commander, Bikes' }],
          [
            'Devastator', '4 devastator',
            { transport: 'rhino/drop-pod', upgrades: 'Commander, Dreadnoughts, Hunter, Land Raiders, Razorbacks' },
          ],
          ['Land Raider', '4 land-raider', { upgrades: 'Commander, Hunter, Vindicators' }],
          ['Land Speeder', '5 land-speeder/land-speeder-tornado', { upgrades: 'Commander, Typhoons' }],
          ['Landing Craft', '1 landing-craft'],
          ['Predator', '4 predator-annihilator/predator-destructor', { upgrades: 'Commander, Hunter, Vindicators' }],
          ['Scout', '4 scout', { transport: 'rhino/drop-pod', upgrades: 'Commander, Razorbacks, Snipers' }],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          [
            'Tactical', '6 tactical',
            {
              transport: 'rhino/drop-pod',
              upgrades: 'Commander, Dreadnoughts, Hunter, Land Raiders, Razorbacks, Vindicators',
            },
          ],
          ['Terminator', '4 terminator', { upgrades: 'Commander, Dreadnoughts, Land Raiders, Vindicators' }],
          ['Vindicator', '4 vindicator', { upgrades: 'Commander, Hunter' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Commander, Hunter' }],
        ],
        'Imperial Ally and Space Marine Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Space Marine Aircraft': [
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'space-marine-imperial-fists',
      name: 'Space Marine – Imperial Fists',
      forces: 'imperial-fist',
      rules: 'imperial-fists-transport fortified-positions',
      upgrades: {
        Achilles: ['replace 2x 1 land-raider with 1 land-raider-achilles'],
        Commander: ['character 1 @officers/supreme-commander'],
        Dreadnoughts: ['add 1-2 hellfire-dreadnought/siege-dreadnought'],
        Hunter: ['add 1 hunter'],
        'Land Raiders': ['add 1-4 land-raider/land-raider-crusader'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper 1-4 scout'],
        'Support Battery': ['add 1-4 thudd-gun-imperial-fists/rapier-imperial-fists'],
        Tarantulas: ['add 1-4 tarantula-platform'],
        Techmarine: ['character 1 techmarine'],
        Typhoons: ['replace 5x 1 land-speeder with 1 land-speeder-typhoon'],
        Vindicators: ['add 1-2 vindicator'],
        Whirlwinds: ['add 2 whirlwind'],
      },
      sections: {
        'Imperial Fist Detachments': [
          ['Bastion', '1 bastion', { upgrades: 'Support Battery, Tarantulas, Techmarine' }],
          ['Centurion', '4 assault-centurion/devastator-centurion', { upgrades: 'Land Raiders, Vindicators' }],
          [
            'Devastator', '4 devastator',
            {
              transport: 'rhino',
              upgrades:
                'Achilles, Commander, Dreadnoughts, Hunter, Land Raiders, Razorbacks, Support Battery, Vindicators',
            },
          ],
          [
            'Land Raider', '4 land-raider/land-raider-crusader',
            { upgrades: 'Achilles, Commander, Hunter, Vindicators' },
          ],
          ['Land Speeder', '5 land-speeder/land-speeder-tornado', { upgrades: 'Commander, Typhoons' }],
          ['Predator', '4 predator-annihilator/predator-destructor', { upgrades: 'Commander, Hunter, Vindicators' }],
          ['Fellblade', '1 fellblade'],
          ['Scout', '4 scout', { transport: 'rhino', upgrades: 'Commander, Razorbacks, Snipers' }],
          [
            'Tactical', '6 tactical',
            {
              transport: 'rhino',
              upgrades:
                'Achilles, Commander, Dreadnoughts, Hunter, Land Raiders, Razorbacks, Support Battery, Vindicators',
            },
          ],
          ['Terminator', '4 terminator', { upgrades: 'Commander, Dreadnoughts, Land Raiders, Vindicators' }],
          ['Thunderfire', '4 thunderfire-cannon', { upgrades: 'Dreadnoughts, Techmarine' }],
          ['Vindicator', '4 vindicator', { upgrades: 'Commander, Hunter, Vindicators' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Commander, Hunter, Whirlwinds' }],
        ],
        'Imperial Fist Support and Ally Formations': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan-deathstrike-pattern', { force: 'titan-legion' }],
        ],
        'Imperial Fist Static Defences': [
          ['Hyperios', '3 hyperios-platform'],
          ['Tarantulas', '4 tarantula-platform'],
        ],
        'Imperial Fist Aircraft': [
          ['Storm Talon Squadron', '2 storm-talon-gunship'],
          ['Thunderhawk SB', '1 thunderhawk-saturation-bomber'],
        ],
      },
    },
    {
      id: 'space-marine-raven-guard',
      name: 'Space Marine – Raven Guard',
      forces: 'raven-guard imperial-navy titan-legion',
      rules: 'raven-guard-transport',
      upgrades: {
        Ambush: ['give self-planetfall *'],
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        Bikes: ['replace 5x 1 attack-bike with 1 bike/multi-melta-attack-bike'],
        Commander: ['character 1 @officers/supreme-commander'],
        Hunter: ['add 1 hunter'],
        'Land Speeders': ['add 1-2 land-speeder/land-speeder-tornado/land-speeder-typhoon'],
        Planetfall: ['give planetfall *'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper * scout'],
        Storms: ['add 4 land-speeder-storm'],
        Tempests: ['replace *x 1 land-speeder with 1 land-speeder-tempest'],
        Typhoons: ['replace *x 1 land-speeder with 1 land-speeder-typhoon'],
      },
      sections: {
        'Raven Guard Detachments': [
          ['Assault', '4 assault', { upgrades: 'Commander, Land Speeders' }],
          [
            'Devastator', '4 devastator',
            { transport: 'rhino/drop-pod', upgrades: 'Commander, Hunter, Land Speeders, Razorbacks' },
          ],
          ['Scout', '4 scout', { transport: 'rhino/drop-pod', upgrades: 'Commander, Land Speeders, Storms, Snipers' }],
          [
            'Tactical', '4 tactical',
            { transport: 'rhino/drop-pod', upgrades: 'Commander, Hunter, Land Speeders, Razorbacks' },
          ],
        ],
        'Raven Guard Elite Detachments': [
          [
            'Sternguard Veteran', '4 sternguard-veteran',
            { transport: 'rhino/drop-pod', upgrades: 'Ambush, Commander, Hunter, Land Speeders, Razorbacks' },
          ],
          ['Terminator', '4 terminator', { upgrades: 'Commander' }],
          ['Vanguard Assault Veteran', '4 vanguard-assault-veteran', { upgrades: 'Commander, Land Speeders' }],
          [
            'Vanguard Veteran', '4 vanguard-veteran',
            { transport: 'rhino/drop-pod', upgrades: 'Commander, Hunter, Land Speeders, Razorbacks' },
          ],
        ],
        'Raven Guard Support Detachments': [
          ['Bike', '5 attack-bike', { upgrades: 'Commander, Bikes' }],
          [
            'Land Speeder', '5 land-speeder/land-speeder-tornado',
            { upgrades: 'Commander, Planetfall, Tempests, Typhoons' },
          ],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
        ],
        'Imperial Ally and Raven Guard Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Raven Guard Aircraft': [
          ['Storm Talon Squadron', '2 storm-talon-gunship'],
          ['Storm Eagle', '1 storm-eagle'],
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'space-marine-salamanders',
      name: 'Space Marine – Salamanders',
      forces: 'salamander imperial-navy titan-legion',
      rules: 'space-marine-transports',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        'Close Support': [
          'add 1-2 predator-incinerator/hunter/land-raider/land-raider-redeemer/land-raider-prometheus',
        ],
        Commander: ['character 1 @officers/supreme-commander'],
        Devastators: ['add 2 salamander-devastator'],
        Dreadnoughts: ['add 1-2 salamander-dreadnought'],
        Helios: ['replace *x 1 land-raider with 1 land-raider-helios'],
        'Land Raider Transport': ['add 4 land-raider/land-raider-redeemer'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper 1-4 scout'],
        Tacticals: ['add 2 salamander-tactical'],
      },
      sections: {
        'Salamander Detachments': [
          [
            'Devastator', '4 devastator',
            {
              transport: 'rhino/drop-pod',
              upgrades: 'Close Support, Commander, Devastators, Dreadnoughts, Razorbacks',
            },
          ],
          ['Land Raider', '4 land-raider', { upgrades: 'Close Support, Commander, Helios' }],
          ['Landing Craft', '1 landing-craft'],
          ['Predator', '4 predator-annihilator/predator-destructor', { upgrades: 'Close Support, Commander' }],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          [
            'Tactical', '6 tactical',
            { transport: 'rhino/drop-pod', upgrades: 'Close Support, Commander, Dreadnoughts, Razorbacks, Tacticals' },
          ],
          [
            'Terminator', '4 salamander-terminator',
            { upgrades: 'Close Support, Commander, Dreadnoughts, Land Raider Transport, Helios' },
          ],
          ['Vindicator', '4 vindicator', { upgrades: 'Close Support, Commander' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Close Support, Commander, Helios' }],
        ],
        'Imperial Ally and Salamander Restricted Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Salamander Restricted Formations': [
          ['Assault', '4 assault', { upgrades: 'Close Support, Commander' }],
          ['Fast Attack', '5 bike/land-speeder/multi-melta-attack-bike', { upgrades: 'Commander' }],
          ['Scout', '4 scout', { transport: 'rhino/drop-pod', upgrades: 'Commander, Razorbacks, Snipers' }],
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'space-marine-scions-of-iron',
      name: 'Space Marine – Scions of Iron',
      forces: 'scions-of-iron imperial-navy titan-legion',
      rules: 'scions-of-iron-transports thunderhawk-transporter',
      upgrades: {
        Armour: ['add 1-2 predator-annihilator/predator-destructor/vindicator'],
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        Bikes: ['replace 4x 1 attack-bike with 1 bike/multi-melta-attack-bike'],
        Commander: ['character 1 @officers'],
        Hunter: ['add 1 hunter'],
        'Land Raiders': ['add 1-4 land-raider/land-raider-crusader/land-raider-helios'],
        'Land Speeders': ['add 1-3 land-speeder/land-speeder-tornado/land-speeder-typhoon'],
        Prometheus: ['replace 1 land-raider/predator-destructor/vindicator with 1 land-raider-prometheus'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper 1-4 scout'],
        'Thunderhawk Transport': ['add 1-2 thunderhawk-transporter'],
      },
      sections: {
        'Scions of Iron Detachments': [
          ['Bike', '4 attack-bike', { upgrades: 'Commander, Bikes, Land Speeders' }],
          [
            'Heavy Tactical', '4 tactical, 2 land-raider/land-raider-crusader',
            { upgrades: 'Commander, Hunter, Land Raiders, Prometheus' },
          ],
          ['Helios', '4 land-raider-helios', { upgrades: 'Commander, Hunter' }],
          ['Land Raider', '4 land-raider', { upgrades: 'Commander, Hunter, Land Raiders, Prometheus' }],
          ['Landing Craft', '1 landing-craft'],
          [
            'Predator', '4 predator-annihilator/predator-destructor',
            { upgrades: 'Armour, Commander, Hunter, Prometheus' },
          ],
          ['Scout', '4 scout', { transport: 'rhino', upgrades: 'Commander, Land Speeders, Razorbacks, Snipers' }],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          [
            'Tactical', '4 tactical, 2 predator-annihilator/predator-destructor/vindicator',
            { transport: 'rhino', upgrades: 'Armour, Commander, Hunter, Razorbacks, Prometheus' },
          ],
          ['Terminator', '4 terminator', { upgrades: 'Commander, Land Raiders' }],
          ['Thunderhawk Transporter', '2 thunderhawk-transporter', { upgrades: 'Thunderhawk Transport' }],
          ['Vindicator', '4 vindicator', { upgrades: 'Armour, Commander, Hunter, Prometheus' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Commander, Hunter' }],
        ],
        'Imperial Ally and Scions of Iron Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Scions of Iron Aircraft Formations': [
          ['Thunderhawk CAS', '1 thunderhawk-close-air-support'],
          ['Thunderhawk SB', '1 thunderhawk-saturation-bomber'],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'space-marine-space-wolves',
      name: 'Space Marine – Space Wolves',
      forces: 'space-wolf imperial-navy titan-legion',
      rules: 'space-wolves-transport unblooded',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        'Blood Claws': ['add 2 blood-claws'],
        Dreadnoughts: ['add 1-2 dreadnought | 1 venerable-dreadnought | 1-2 dreadnought, 1 venerable-dreadnought'],
        Hero: ['character 1 @officers'],
        Hunter: ['add 1 hunter'],
        'Land Raiders': ['add 1-4 land-raider/land-raider-crusader'],
        Razorbacks: ['transport razorback'],
        Skyclaws: ['add 2 skyclaws'],
        Snipers: ['give sniper 1-4 wolf-scouts'],
        'Space Wolves': [
          'add 2 grey-hunters | 2 blood-claws | 2 long-fangs | 1-2 wolf-guard-terminators | 2 grey-hunters, ' +
          '2 blood-claws | 2 grey-hunters, 2 long-fangs | 2 grey-hunters, 1-2 wolf-guard-terminators | ' +
          '2 blood-claws, 2 long-fangs | 2 blood-claws, 1-2 wolf-guard-terminators | 2 long-fangs, ' +
          '1-2 wolf-guard-terminators',
        ],
        Typhoons: ['replace 5x 1 land-speeder with 1 land-speeder-typhoon'],
        Vindicators: ['add 1-2 vindicator'],
        'Wolf Lord': ['replace 1 captain with 1 supreme-commander'],
      },
      sections: {
        Companies: [
          [
            'Great Company', '6 grey-hunters, 1 @officers',
            {
              transport: 'rhino/space-wolf-drop-pod',
              upgrades: 'Dreadnoughts, Hunter, Land Raiders, Razorbacks, Space Wolves, Vindicators, Wolf Lord',
            },
          ],
          ['Land Raider', '4 land-raider/land-raider-crusader', { upgrades: 'Hero, Hunter, Vindicators' }],
          ['Land Speeder', '5 land-speeder/land-speeder-tornado', { upgrades: 'Hero, Typhoons' }],
          ['Landing Craft', '1 landing-craft'],
          ['Predator', '4 predator-annihilator/predator-destructor', { upgrades: 'Hero, Hunter, Vindicators' }],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          ['Vindicator', '4 vindicator', { upgrades: 'Hero, Hunter' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Hero, Hunter' }],
        ],
        'Hunting Packs': [
          [
            'Blood Claws', '6 blood-claws',
            { transport: 'rhino/space-wolf-drop-pod', upgrades: 'Blood Claws, Dreadnoughts, Hero, Vindicators' },
          ],
          ['Fenrisian Wolves', '6 fenrisian-wolves', { upgrades: 'Hero' }],
          [
            'Long Fangs', '4 long-fangs',
            {
              transport: 'rhino/space-wolf-drop-pod',
              upgrades: 'Dreadnoughts, Hero, Hunter, Land Raiders, Razorbacks',
            },
          ],
          ['Skyclaws', '6 skyclaws', { upgrades: 'Hero, Skyclaws' }],
          ['Swiftclaws', '6 multi-melta-attack-bike/swiftclaw-bikes', { upgrades: 'Hero' }],
          [
            'Wolf Guard Terminators', '4 wolf-guard-terminators',
            { transport: 'space-wolf-drop-pod', upgrades: 'Dreadnoughts, Hero, Land Raiders, Wolf Lord' },
          ],
          ['Wolf Scouts', '4 wolf-scouts', { upgrades: 'Hero, Snipers' }],
        ],
        'Imperial Ally and Space Wolf Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'Space Wolf Aircraft': [
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Reaver', '1 reaver-class-titan', { force: 'titan-legion' }],
          ['Warlord', '1 warlord-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'space-marine-white-scars',
      name: 'Space Marine – White Scars',
      forces: 'white-scar imperial-navy titan-legion',
      rules: 'white-scars-transport',
      upgrades: {
        'Battle Barge': ['replace 1 strike-cruiser with 1 battle-barge'],
        Bikes: ['replace 7x 1 attack-bike with 1 white-scars-bike/multi-melta-attack-bike'],
        Commander: ['character 1 @officers/supreme-commander'],
        Hunter: ['add 1 hunter'],
        Razorbacks: ['transport razorback'],
        Snipers: ['give sniper 1-4 scout'],
        Typhoons: ['replace 5x 1 land-speeder with 1 land-speeder-typhoon'],
        Vindicators: ['add 1-2 white-scar-vindicator'],
      },
      sections: {
        'White Scar Detachments': [
          ['Assault', '4 assault', { upgrades: 'Commander, Vindicators' }],
          ['Bike', '8 attack-bike', { upgrades: 'Commander, Bikes' }],
          ['Land Speeder', '5 land-speeder/land-speeder-tornado', { upgrades: 'Commander, Typhoons' }],
          ['Landing Craft', '1 landing-craft'],
          ['Predator', '4 predator-annihilator/predator-destructor', { upgrades: 'Commander, Hunter, Vindicators' }],
          ['Scout', '4 scout', { transport: 'rhino/drop-pod', upgrades: 'Commander, Razorbacks, Snipers' }],
          ['Strike Cruiser', '1 strike-cruiser', { upgrades: 'Battle Barge' }],
          [
            'Tactical', '6 tactical',
            { transport: 'rhino/drop-pod', upgrades: 'Commander, Hunter, Razorbacks, Vindicators' },
          ],
          [
            'Terminator', '4 terminator',
            { transport: 'land-raider/drop-pod', upgrades: 'Commander, Hunter, Vindicators' },
          ],
          ['Vindicator', '4 white-scar-vindicator', { upgrades: 'Commander, Hunter' }],
          ['Whirlwind', '4 whirlwind', { upgrades: 'Commander, Hunter, Vindicators' }],
        ],
        'Imperial Ally and White Scar Aircraft Formations': [
          ['Marauder Squadron', '2 marauder-bomber', { force: 'imperial-navy' }],
          ['Thunderbolt Squadron', '2 thunderbolt-fighter', { force: 'imperial-navy' }],
        ],
        'White Scar Aircraft': [
          ['Thunderhawk Gunship', '1 thunderhawk-gunship'],
        ],
        'Titan Legion Battlegroups': [
          ['Warhound', '1 warhound-class-titan', { force: 'titan-legion' }],
          ['Warhound Pack', '2 warhound-class-titan', { force: 'titan-legion' }],
        ],
      },
    },
    {
      id: 'squat',
      name: 'Squat',
      forces: 'squat',
      rules: 'iron-willed squat-transports grindel-stronghold-squat-army-epic-tournament-special-rules',
      upgrades: {
        'Grand Warlord': ['character 1 grand-warlord'],
        'Living Ancestor': ['character 1 living-ancestor'],
      },
      sections: {
        Brotherhoods: [
          [
            'Berserker', '1 hearthguard, 5 berserkers',
            { sizes: 3, extras: ['transport rhino', 'transport termite/mole', 'add * berserkers'] },
          ],
          [
            'Thunderer', '5 thunderers',
            {
              sizes: 3,
              extras: [
                'transport rhino',
                'transport termite/mole',
                'add 1-3 squat-rapier',
                'add * thunderers',
                'add 1 hearthguard',
              ],
            },
          ],
          [
            'Warrior', '1 hearthguard, 9 squat-warriors',
            {
              sizes: 3,
              upgrades: '*',
              extras: [
                'transport rhino',
                'transport termite/mole',
                'add * squat-warriors',
                'add 1-3 squat-rapier',
                'replace 1 hearthguard with 1 squat-warlord',
              ],
            },
          ],
        ],
        'Support Formations': [
          ['Air Attack Corps', '1 overlord', { sizes: 3 }],
          [
            'Artillery Battery', '5 mole-mortar/tarantula/squat-thudd-gun',
            { sizes: 3, extras: ['add * mole-mortar/tarantula/squat-thudd-gun'] },
          ],
          ['Guild Robot Squadron', '5 colossus-class-robot/conqueror-class-robot'],
          [
            'Guild Squadron', '1 guildmaster, 5 guild-bikers',
            {
              sizes: 3,
              upgrades: 'Grand Warlord',
              extras: ['add * guild-bikers', 'replace *x 1 guild-bikers with 1 guild-trike'],
            },
          ],
          [
            'Gyrocopter Wing', '3 iron-eagle/steel-hawk/war-hawk',
            { sizes: 3, extras: ['add * iron-eagle/steel-hawk/war-hawk'] },
          ],
          ['Super-Heavy Artillery Battery', '1 goliath', { sizes: 3 }],
          ['Thunderfire Battery', '2 thunderfire', { extras: ['add 1 thunderfire'] }],
        ],
        'War Engines': [
          ['Colossus', '1 colossus, 1 recon-iron-eagle', { upgrades: '*' }],
          ['Cyclops', '1 cyclops', { upgrades: '*' }],
          [
            'Land Train', '1 land-train, 1 berserker-battlecar',
            {
              upgrades: '*',
              extras: [
                'character 1-3 berserker-battlecar',
                'replace 4x 1 berserker-battlecar with 1 dragon-battlecar/skyhammer-battlecar/mortar-battlecar/' +
                'fire-shield-battlecar/bomb-battlecar',
                'replace 4x 1 berserker-battlecar with 1 iron-eagle-battlecar, 1 recon-iron-eagle',
              ],
            },
          ],
          ['Leviathan', '1 leviathan', { upgrades: '*' }],
        ],
      },
    },
    {
      id: 'tau',
      name: 'Tau',
      forces: 'tau',
      rules: 'tiger-shark-gun-drones',
      upgrades: {
        'Bonded Team': ['give self-reliant *'],
        Broadsides: ['add 3 broadside-battlesuit'],
        'Crisis Suits': ['add 2 crisis-battlesuits'],
        Ethereal: ['character 1 ethereal on fire-warriors'],
        'Fire Warriors': ['add 4 fire-warriors | 4 fire-warriors, 2 devilfish'],
        'Gun Drones': ['add 2 gun-drones'],
        Hammerheads: ['add 1-2 hammerhead'],
        Kroot: ['add 5 kroot-warriors'],
        'Kroot Hounds': ['add 3 kroot-hounds'],
        Krootox: ['add 3 krootox'],
        Pathfinders: ['add 2 pathfinders-tau, 1 devilfish'],
        Piranhas: ['add 3 piranha'],
        'Shas\'o': ['replace 1 shasel with 1 shaso'],
        Skyray: ['add 1 skyray'],
      },
      sections: {
        'Tau Cadres': [
          [
            'Crisis Battlesuit Cadre', '4 crisis-battlesuits, 1 shasel',
            { upgrades: 'Shas\'o, Crisis Suits, Gun Drones' },
          ],
          [
            'Fire Warrior Cadre', '8 fire-warriors | 6 fire-warriors, 3 devilfish',
            {
              upgrades:
                'Bonded Team, Broadsides, Ethereal, Fire Warriors, Gun Drones, Hammerheads, Pathfinders, ' +
                'Piranhas, Skyray',
            },
          ],
        ],
        'Tau Support Formations': [
          ['Armour Support Group', '4 hammerhead', { upgrades: 'Hammerheads, Skyray' }],
          ['Broadside Group', '6 broadside-battlesuit', { upgrades: 'Gun Drones' }],
          ['Kroot Kindred', '1 kroot-master-shapers, 9 kroot-warriors', { upgrades: 'Kroot, Kroot Hounds, Krootox' }],
          ['Pathfinder Group', '4 pathfinders-tau, 2 devilfish', { upgrades: 'Gun Drones, Piranhas' }],
          ['Recon Skimmer Group', '6 piranha/tetra', { upgrades: 'Gun Drones, Piranhas' }],
          ['Skysweep Support Group', '3 skyray'],
          ['Stealth Group', '6 stealth-battlesuits', { upgrades: 'Gun Drones' }],
        ],
        'Air Caste Formations': [
          ['Barracuda Squadron', '2 barracuda'],
          ['Manta Dropship', '1 manta'],
          ['Orca Dropship', '1 orca'],
          ['Spacecraft', '1 protector-class-cruiser/custodian-class-battleship'],
          ['Tiger Shark Squadron', '2 tiger-shark'],
          ['Tiger Shark AX-1-0 Squadron', '2 tiger-shark-ax-1-0'],
          ['Tiger Shark Gun Drones', '6 gun-drones'],
        ],
      },
    },
    {
      id: 'tyranid',
      name: 'Tyranid',
      forces: 'tyranid',
      rules: 'the-hive-mind vanguard-organisms',
      upgrades: {
        Symbiote: ['character 1 symbiote on hive-tyrant/dominatrix'],
      },
      sections: {
        'Synapse Swarm Formations': [
          [
            'Tyranid Swarm', '1 hive-tyrant, 6 hormagaunts/termagants | 2 tyranid-warriors, 6 hormagaunts/termagants',
            {
              sizes: 3,
              upgrades: 'Symbiote',
              extras: [
                'add * hormagaunts/termagants',
                'add * gargoyles',
                'add * biovore/zoanthrope',
                'add * raveners',
                'add * carnifex/exocrine/haruspex/malefactor/trygon',
                'add * dactylis',
                'add 1 tyranid-warriors',
                'replace 1 hive-tyrant with 1 dominatrix',
              ],
            },
          ],
        ],
        'Independent Swarm Formations': [
          ['Biovore Swarm', '5 biovore', { sizes: 3, extras: ['add * biovore'] }],
          ['Dactylis Swarm', '3 dactylis', { sizes: 3, extras: ['add * dactylis'] }],
          ['Exocrine Swarm', '3 exocrine', { sizes: 3, extras: ['add * exocrine'] }],
          ['Genestealer Swarm', '6 genestealers', { extras: ['add * genestealers', 'character 1 brood-lord'] }],
          ['Lictor Swarm', '4 lictor', { extras: ['add 1-2 lictor'] }],
        ],
        'War Engine Formations': [
          ['Harridan Swarm', '1 harridan', { sizes: 3, extras: ['add * gargoyles', 'add 4 gargoyles'] }],
          ['Hierodule Bio-Titan', '1 hierodule-bio-titan'],
          ['Hierophant Bio-Titan', '1 hierophant-bio-titan'],
          ['Trygon Swarm', '3 trygon', { extras: ['add 1-3 trygon', 'add * raveners'] }],
        ],
      },
    },
  ],
};
