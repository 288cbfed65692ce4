/** What there is to see in the bundled assaults, in one or two sentences: wanted where they are chosen. */
import type { SampleId } from './names.ts';

export const SAMPLE_TEACHES: Readonly<Record<SampleId, string>> = {
  'marines-charge-warband':
    'Close combat and firefight, hits that fall on the nearest first, and a mob that moves up to see out of ruins.',
  'orks-storm-ruins':
    'The defenders’ infantry saves by its cover; the orks have left theirs, even the ork still in the wood.',
  'banshees-and-terminators':
    'First Strike before everybody else, armour saved twice, macro-weapon hits last and almost without a save.',
  'firefight-to-a-tie':
    'An assault without contact, supporting fire on both sides, and what is kept after a tie and what is not.',
  'warband-swarms-titan':
    'A war engine splits eight dice and soaks eight hits; void shields stop fire but no blow. Nobody counts grotz.',
  'mechanised-company-cornered':
    'Marines get out of their Rhinos into contact. Some guardsmen get out in time; the others sit in wrecks.',
  'warlord-leads-three-mobs':
    'A Commander brings two formations along; Fire Warriors on overwatch shoot first. An Ethereal is with them.',
  'swarm-among-the-broken':
    'Two intermingled formations fight as one. The broken one stands in the way, and would not survive a defeat.',
  'falcons-refuse-close-combat':
    'Skimmers in contact choose firefight and force it on whoever touches them. Winning Eldar are gone at once.',
  'thunderhawk-lands-on-guns':
    'An aircraft lands, two detachments get out into contact, and all three fight as one. Defeat would cost the '
    + 'aircraft.',
  'gargant-barges-to-tanks':
    'A war engine shoves infantry aside; Titan Killers, power fields, blasts, and a Reaver too far off to support.',
  'bloodthirster-and-necrons':
    'Living metal, Expendable daemons that nobody mourns, and what is summoned vanishes when its formation breaks.',
};
