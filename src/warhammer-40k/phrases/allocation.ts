/** Sentences about wounds and saves. */
import { count, listOf, names, number, text, type Phrase } from './wording.ts';

const SAVES: Readonly<Record<string, string>> = { armour: 'armour', invulnerable: 'invulnerable' };

/** Why a model does not take a wound. */
const REASONS = {
  'out-of-zone': () => 'Those who struck cannot reach it.',
  'other-armour': () => 'The wound fell on models in other armour.',
  'other-is-wounded': () => 'A model that is wounded already comes first.',
  'other-goes-on': () => 'Another model takes wounds until it is gone.',
  'holds-unit-together': () => 'Without it the unit would fall apart.',
  'touches-no-striker': () => 'Others touch a model that strikes now.',
  'further-away': () => 'Others are nearer to a model that strikes now.',
  'only-taker': () => 'No other model may take the wound.',
  'may-take': () => 'Its owner may choose it.',
} as const satisfies Readonly<Record<string, Phrase>>;

export const ALLOCATION_PHRASES = {
  ...REASONS,
  'saves-thrown': v => `${text(v, 'who')}: ${number(v, 'saved')} of ${count(number(v, 'dice'), 'wound')} saved by `
    + `${SAVES[text(v, 'by')]} on ${text(v, 'need')}+.`,
  slain: v => `${text(v, 'unit')}: ${listOf(names(v, 'models'))} `
    + `${names(v, 'models').length === 1 ? 'is' : 'are'} slain.`,
  wounded: v => `${text(v, 'model')} is wounded and has ${count(number(v, 'wounds'), 'wound')} left.`,
  'wounds-lost': v => `${text(v, 'unit')}: ${count(number(v, 'lost'), 'wound')} `
    + `${number(v, 'lost') === 1 ? 'finds' : 'find'} nobody.`,
  'group-first': v => `${text(v, 'unit')}: those `
    + `${text(v, 'save') === 'none' ? 'without armour' : `who save on ${text(v, 'save')}+`} take wounds first.`,
  picked: v => `${text(v, 'model')} is the one who takes it.`,
  'pool-first': v => `${text(v, 'unit')}: ${count(number(v, 'wounds'), 'wound')} of Strength ${text(v, 'strength')} `
    + `${number(v, 'wounds') === 1 ? 'comes' : 'come'} next.`,
  nominated: v => `${text(v, 'model')} has to make the first save.`,
  'psychic-passed': v => `${text(v, 'psyker')} throws ${text(v, 'total')} and passes the psychic test: `
    + `${text(v, 'victim')} is slain outright.`,
  'psychic-failed': v => `${text(v, 'psyker')} throws ${text(v, 'total')} and fails the psychic test.`,
} as const satisfies Readonly<Record<string, Phrase>>;
