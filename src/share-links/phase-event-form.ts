/** The events of a 40k phase in a link: the number of their type, then their fields. */
import { SAVE_KINDS } from '../warhammer-40k/model/allocation.ts';
import { CHOICE_QUESTIONS } from '../warhammer-40k/model/choices.ts';
import { GUN_KINDS, type Gun } from '../warhammer-40k/model/gun.ts';
import { QUESTION_IDS } from '../warhammer-40k/editions/policy.ts';
import { DEFAULT_RULINGS, RULINGS, type RulingId, type Rulings } from '../warhammer-40k/rulings/rulings.ts';
import type { PlayedEvent, TurnBegun } from '../warhammer-40k/stages/turns.ts';
import { unless } from '../parsing/shortening.ts';
import { CHANGED_RULINGS } from './changed-rulings.ts';
import { byType, every, list, named, oneOf, text, type Codec, type Forms } from './codec.ts';
import { going } from './positions.ts';
import { name } from './names.ts';
import { faces, number } from './numbers.ts';

/** An event as a link has it: a turn states some of its rulings, the others are as usual in its edition. */
export type LinkEvent =
  | Exclude<PlayedEvent, TurnBegun>
  | (Omit<TurnBegun, 'rulings'> & { readonly rulings: Partial<Rulings> });

type EventOf<T extends LinkEvent['type']> = Extract<LinkEvent, { readonly type: T }>;
type FieldsOf<T extends LinkEvent['type']> = Omit<EventOf<T>, 'type'>;

const nothing = every({});

const answers = named(text);

const isAnswer = ([id, answer]: readonly [string, string]): boolean =>
  Object.hasOwn(RULINGS, id) && (RULINGS[id as RulingId].answers as readonly string[]).includes(answer);

/** Stated whatever is usual: of these another answer has been usual once. */
const STATED: readonly string[] = CHANGED_RULINGS.map(({ ruling }) => ruling);
const GOES_WITHOUT_SAYING = Object.fromEntries(Object.entries(DEFAULT_RULINGS).filter(([id]) => !STATED.includes(id)));

/** Those that are not the first of their answers. */
const rulings: Codec<Partial<Rulings>> = {
  write: (out, value) => answers.write(out, unless(value, GOES_WITHOUT_SAYING) as Readonly<Record<string, string>>),
  read: from => {
    const said = answers.read(from);
    if (!Object.entries(said).every(isAnswer)) from.fail('newer');
    return said;
  },
};

const counts = list(every({ name, count: number }));

/** How many attacks go at which unit. */
const strikes: Codec<Readonly<Record<string, number>>> = {
  write: (out, value) => counts.write(out, Object.entries(value).map(([unit, count]) => ({ name: unit, count }))),
  read: from => Object.fromEntries(counts.read(from).map(({ name: unit, count }) => [unit, count])),
};

const gunFields = every({ kind: oneOf(GUN_KINDS), strength: number, armourPiercing: number, shots: number });

/** No AP is written as 0. */
const gun: Codec<Gun> = {
  write: (out, one) => gunFields.write(out, { ...one, armourPiercing: one.armourPiercing ?? 0 }),
  read: from => {
    const { armourPiercing, ...one } = gunFields.read(from);
    return { ...one, armourPiercing: armourPiercing === 0 ? null : armourPiercing };
  },
};

/** Every type of event: its place here is its number, so new ones are put last and none is ever moved. */
const FORMS: Forms<LinkEvent> = {
  'dice.thrown': every({ faces }),
  'model.moved': going('model'),
  'choice.made': every({ question: oneOf(CHOICE_QUESTIONS), option: name }),
  'rest.moved': nothing,
  'moves.ended': nothing,
  'charge.declared': every({ unit: name, targets: list(name) }),
  'declarations.ended': nothing,
  'charger.picked': every({ unit: name }),
  'overwatch.fired': every({ unit: name, wounds: list(every({ model: name, wounds: number })) }),
  'overwatch.ended': nothing,
  'weapon.chosen': every({ model: name, weapon: text }),
  'strikes.aimed': every({ model: name, at: strikes }),
  'strikes.settled': nothing,
  'answer.agreed': every({ question: oneOf(QUESTION_IDS), answer: text }),
  'silence.accepted': nothing,
  'turn.begun': every({ rulings }),
  'save.chosen': every({ hand: number, dice: number, save: oneOf(SAVE_KINDS) }),
  'overwatch.shot': every({ unit: name, guns: list(gun) }),
  'wound.kept': every({ hand: number }),
} satisfies { readonly [type in LinkEvent['type']]: Codec<FieldsOf<type>> };

export const phaseEventForm: Codec<LinkEvent> = byType<LinkEvent>(FORMS);
