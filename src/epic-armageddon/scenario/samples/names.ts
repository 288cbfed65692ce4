/** The names of the bundled assaults, in the order in which they teach: all that a choice among them needs. */

export interface SampleName {
  readonly id: string;
  readonly title: string;
}

export const SAMPLE_NAMES = [
  { id: 'marines-charge-warband', title: 'Assault marines charge a warband' },
  { id: 'orks-storm-ruins', title: 'Orks storm a company in ruins' },
  { id: 'banshees-and-terminators', title: 'Banshees strike at terminators' },
  { id: 'firefight-to-a-tie', title: 'A firefight goes to a second round' },
  { id: 'warband-swarms-titan', title: 'A big warband swarms a Warlord Titan' },
  { id: 'mechanised-company-cornered', title: 'A mechanised company is caught in its Chimeras' },
  { id: 'warlord-leads-three-mobs', title: 'A Warlord leads three mobs at Tau guns' },
  { id: 'swarm-among-the-broken', title: 'A swarm falls on tanks and broken infantry' },
  { id: 'falcons-refuse-close-combat', title: 'Falcons rise above the choppas' },
  { id: 'thunderhawk-lands-on-guns', title: 'A Thunderhawk lands among the Big Gunz' },
  { id: 'gargant-barges-to-tanks', title: 'A Gargant barges through to the Shadowswords' },
  { id: 'bloodthirster-and-necrons', title: 'A Bloodthirster leads daemons at a phalanx' },
] as const satisfies readonly SampleName[];

export type SampleId = (typeof SAMPLE_NAMES)[number]['id'];

/** What every one is called, and what there is to see in it. */
export type SampleNames = Readonly<Record<SampleId, { readonly title: string; readonly teaches: string }>>;

export const sampleNameOf = (id: SampleId): (typeof SAMPLE_NAMES)[number] =>
  SAMPLE_NAMES.find(one => one.id === id)!;
