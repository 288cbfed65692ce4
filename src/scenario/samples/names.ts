/** The names of the bundled assaults, in the order in which they teach: all that a choice among them needs. */

export interface SampleName {
  readonly id: string;
  readonly title: string;
  /** What there is to see in it; one or two sentences. */
  readonly teaches: string;
}

export const SAMPLE_NAMES = [
  {
    id: 'marines-charge-warband',
    title: 'Assault marines charge a warband',
    teaches:
      'Close combat and firefight, hits that fall on the nearest first, and a mob that cannot see through ruins.',
  },
  {
    id: 'orks-storm-ruins',
    title: 'Orks storm a company in ruins',
    teaches: 'The defenders’ infantry saves by its cover; the orks have left theirs, even the one still in the wood.',
  },
  {
    id: 'banshees-and-terminators',
    title: 'Banshees strike at terminators',
    teaches:
      'First Strike before everybody else, armour saved twice, macro-weapon hits last and almost without a save.',
  },
  {
    id: 'firefight-to-a-tie',
    title: 'A firefight goes to a second round',
    teaches: 'An assault without contact, supporting fire on both sides, and what is kept after a tie and what is not.',
  },
  {
    id: 'warband-swarms-titan',
    title: 'A big warband swarms a Warlord Titan',
    teaches:
      'A war engine splits eight dice and soaks eight hits; void shields stop fire but no blow. Nobody counts grotz.',
  },
  {
    id: 'mechanised-company-cornered',
    title: 'A mechanised company is caught in its Chimeras',
    teaches: 'Marines get out of their Rhinos into contact. Some guardsmen get out in time; the others sit in wrecks.',
  },
  {
    id: 'warlord-leads-three-mobs',
    title: 'A Warlord leads three mobs at Tau guns',
    teaches:
      'A Commander brings two formations along; Fire Warriors on overwatch shoot first. An Ethereal is with them.',
  },
  {
    id: 'swarm-among-the-broken',
    title: 'A swarm falls on tanks and broken infantry',
    teaches:
      'Two intermingled formations fight as one. The broken one stands in the way, and would not survive a defeat.',
  },
  {
    id: 'falcons-refuse-close-combat',
    title: 'Falcons rise above the choppas',
    teaches:
      'Skimmers in contact choose firefight and force it on whoever touches them. Winning Eldar are gone at once.',
  },
  {
    id: 'thunderhawk-lands-on-guns',
    title: 'A Thunderhawk lands among the Big Gunz',
    teaches:
      'An aircraft lands, two detachments get out into contact, and all three fight as one. Losing would cost it.',
  },
  {
    id: 'gargant-barges-to-tanks',
    title: 'A Gargant barges through to the Shadowswords',
    teaches: 'A war engine shoves infantry aside; Titan Killers, power fields, blasts, and a Reaver firing in support.',
  },
  {
    id: 'bloodthirster-and-necrons',
    title: 'A Bloodthirster leads daemons at a phalanx',
    teaches:
      'Living metal, Expendable daemons that nobody mourns, and what is summoned vanishes when its formation breaks.',
  },
] as const satisfies readonly SampleName[];

export type SampleId = (typeof SAMPLE_NAMES)[number]['id'];

/** What every one is called. */
export type SampleNames = Readonly<Record<SampleId, Pick<SampleName, 'title' | 'teaches'>>>;

export const nameOf = (id: SampleId): SampleName => SAMPLE_NAMES.find(one => one.id === id)!;
