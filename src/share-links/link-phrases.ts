/** What is said of a link that cannot be made or read, in English. */
import type { ChangedRow } from './changed-rulings.ts';

/** What an older link does not state, by the ruling of which another answer is usual since. */
const CHANGED: Readonly<Record<ChangedRow['ruling'], string>> = {
  supportReach: 'This link is older than version 0.2.0, since which supporting hits reach no further than 15 cm from '
    + 'those who fire.',
  losersSupporters: 'This link is older than version 0.2.0, since which friends of the loser near by take a Blast '
    + 'marker after a swift ending too.',
  settledTies: 'This link is older than version 0.2.0, since which equal distances are settled anew for macro-weapon '
    + 'and Titan Killer hits and after First Strike.',
  moraleTest: 'This link is older than version 0.2.0, since which two ones pass every morale check in this edition.',
};

export const LINK_PHRASES = {
  tooOld: 'This browser is too old for links: it has nothing that packs and unpacks them.',
  notLoaded: 'A part of the program could not be loaded. Try again when there is a network.',
  tooLong: 'This link is far too long to be one of ours.',
  noLink: 'This is no link to an assault: it has to begin with play=1.',
  nothingBehind: 'This link has been cut: there is nothing behind its beginning.',
  strange: (letter: string): string => `This link holds ${letter}, which no link of ours does.`,
  notOurs: 'This link cannot be unpacked: it was not made by this program.',
  toAssault: 'This link leads to an assault of Epic, not to a phase of Warhammer 40,000.',
  toPhase: 'This link leads to a phase of Warhammer 40,000, not to an assault of Epic.',
  unknownKind: (kind: string, ours: readonly string[]): string =>
    `This link is of the unknown kind ${kind}; ours are of kind ${ours.join(' or ')}.`,
  cut: (percent: number): string => `This link has been cut: about ${percent} % of it is missing at the end.`,
  longer: 'Something has been added to this link at its end.',
  changed: 'This link has been changed on its way: some of its letters are not those that were sent.',
  changedRulings: CHANGED,
};

/** What is said of one that is read, and goes wrong in its steps. */
export const LINK_STEP_PHRASES = {
  senseless: 'This link tells of steps that make no sense on its table.',
  /** `step`: the name of an event; `reason`: a sentence of the rules, null where they have none. */
  refused: (at: number, of: number, step: string, reason: string | null): string =>
    `Step ${at} of ${of} in this link (${step}) is not allowed there${reason === null ? '.' : `: ${reason}`}`,
};
