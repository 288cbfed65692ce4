/** The facts of the log in English. Another language is another record of these. */
import type { Side } from '../../model/procedure.ts';
import { centimetres, count, withAnd } from '../../../shared/wording.ts';
import type { EventValues } from '../../model/log-entries.ts';

/** A sentence for each kind of line. */
export type Events = { readonly [K in keyof EventValues]: (values: EventValues[K]) => string };

const the = (side: Side): string => `the ${side}`;
/** "Boyz 1 climbs", "Boyz 1 and Nobz climb", "nobody climbs". */
const who = (items: readonly string[], one: string, several: string): string =>
  `${someOrNobody(items)} ${items.length > 1 ? several : one}`;
const someOrNobody = (items: readonly string[]): string => (items.length === 0 ? 'nobody' : withAnd(items));

const PURPOSES: Readonly<Record<string, string>> = {
  'close-combat': 'close combat', firefight: 'firefight',
};
const EFFECTS: Readonly<Record<string, string>> = {
  'ignore-cover': ', ignoring cover', lance: ', lance', sniper: ', sniper', 'macro-weapon': ', macro-weapon',
  'titan-killer': ', Titan Killer',
};

const SAVES: Readonly<Record<string, string>> = {
  save: 'saves', 're-roll': 'throws failed saves again', invulnerable: 'makes invulnerable saves',
  damage: 'throws for damage', critical: 'throws for critical hits',
};

/** What happened before the attacks. */
export const CHARGE_EVENTS = {
  'test-passed': ({ formation, target, face }) => `${formation} needs ${target}+ to engage and throws ${face}.`,
  'test-failed': ({ formation, target, face }) => `${formation} needs ${target}+ to engage, throws ${face} `
    + 'and fails.',
  'target-chosen': ({ formation, combined, target, intermingled, drawnIn }) => `${withAnd([formation, ...combined])} `
    + `${combined.length === 0 ? 'engages' : 'engage'} `
    + `${withAnd([target, ...intermingled])}`
    + `${drawnIn.length === 0 ? '' : `; in contact still, ${who(drawnIn, 'joins', 'join')}`}.`,
  barges: ({ unit, pushed }) => `${unit} shoves ${withAnd(pushed)} aside.`,
  'gets-out': ({ unit, transport }) => `${unit} gets out of ${transport}.`,
  'gets-in': ({ unit, transport }) => `${unit} gets into ${transport}.`,
  'overwatch-fired': ({ formation, target, hits }) => `${formation} fires from overwatch at ${target}: `
    + `${count(hits, 'hit')}.`,
  'drawn-in': ({ formation }) => `${formation} is drawn into the assault.`,
  moved: ({ unit, cm }) => `${unit} moves ${centimetres(cm)}.`,
  lands: ({ unit }) => `${unit} lands.`,
  'moved-into-contact': ({ unit, cm, enemy }) => `${unit} moves ${centimetres(cm)} into contact with ${enemy}.`,
  'terrain-passed': ({ unit, face }) => `${unit} throws a ${face} in dangerous terrain and is safe.`,
  rises: ({ unit }) => `${unit} pops up.`,
  'takes-care': ({ unit }) => `${unit} goes carefully, 5 cm at most.`,
  'terrain-again': ({ unit }) => `${unit} throws a 1 in dangerous terrain and may throw again.`,
  'terrain-lost': ({ unit }) => `${unit} throws a 1 in dangerous terrain and is destroyed.`,
  'terrain-damaged': ({ unit }) => `${unit} throws a 1 in dangerous terrain and is damaged.`,
  stragglers: ({ formation, lost }) => `${formation} ends out of coherency and loses ${withAnd(lost)}.`,
  'charge-broken': () => 'Broken before anybody could strike: there is no assault.',
  'no-assault': () => 'Nobody is within 15 cm and in line of fire: there is no assault.',
  'nobody-counter-charges': ({ side }) => `Nobody of ${the(side)} counter-charges.`,
} satisfies Partial<Events>;

/** What happened in the attacks and in supporting fire. */
export const ATTACK_EVENTS = {
  'forces-firefight': ({ units }) =>
    `${who(units, 'fights', 'fight')} by firefight, and so do those in contact.`,
  'passengers-spilled': ({ unit, out, lost }) => `${unit} is a wreck: ${who(out, 'climbs', 'climb')} out`
    + `${lost.length === 0 ? '' : `, ${who(lost, 'dies', 'die')} with it`}.`,
  blast: ({ unit, hit }) => `${unit} blows up and hits ${someOrNobody(hit)}.`,
  'moved-by-critical': ({ unit, cm }) => `The critical hit moves ${unit} ${centimetres(cm)}.`,
  'directly-engaged': ({ attacker, defender }) => `Directly engaged: ${someOrNobody(attacker)} `
    + `against ${someOrNobody(defender)}.`,
  'hand-thrown': ({ dice, purpose, target, effect, hits, side, batch }) => (purpose === 'extra-attacks'
    ? `${capital(the(side))} throws ${withAnd(dice)} for the number of extra attacks.`
    : `${capital(the(side))} throws ${dice.join(' ')} at ${PURPOSES[purpose]} ${target}+`
      + `${EFFECTS[effect] ?? ''}${batch === 'first-strike' ? ', striking first' : ''}: `
      + `${count(hits, 'hit')}.`),
  'saves-thrown': ({ purpose, rolls, side }) => `${capital(the(side))} ${SAVES[purpose]}: ${rolls.join(', ')}.`,
  casualties: ({ hits, killed, damaged, stopped, side }) => `${count(hits, 'hit')} on ${the(side)}: `
    + `${lossesText(killed, damaged, stopped)}`,
  'swift-win': ({ side }) => `${capital(the(side))} wins at once.`,
  'nobody-wins': () => 'Nobody is left to win.',
  'support-called': ({ attacker, defender }) => `Supporting fire: ${someOrNobody(attacker)} for the attacker, `
    + `${someOrNobody(defender)} for the defender.`,
} satisfies Partial<Events>;

/** What came of them. */
export const AFTERMATH_EVENTS = {
  'aircraft-destroyed': ({ lost }) => `On the ground when its side loses, ${who(lost, 'is', 'are')} destroyed.`,
  vanishes: ({ lost }) => `${who(lost, 'vanishes', 'vanish')} as the formation breaks.`,
  result: ({ attackerDice, attacker, defenderDice, defender }) =>
    `The attacker throws ${attackerDice.join(' ')} and has ${attacker}, `
    + `the defender ${defenderDice.join(' ')} and has ${defender}.`,
  tie: () => 'A tie: another round is fought.',
  'hack-down': ({ difference, hits, side }) => `${capital(the(side))} loses by ${difference} `
    + `and takes ${count(hits, 'hack-down hit')}.`,
  'brutal-hit': ({ side }) => `One of them is for ${the(side)} being Brutal.`,
  'hacked-down': ({ lost }) => `Hacked down: ${someOrNobody(lost)}.`,
  breaks: ({ formation }) => `${formation} breaks.`,
  'destroyed-when-broken': ({ formation }) => `${formation} was broken already and is destroyed.`,
  withdrawn: ({ lost, near = [], isWhole = true, formations }) => {
    const costs = [
      ...(lost.length > 0 ? [`; too near an enemy and lost: ${withAnd(lost)}`] : []),
      ...(near.length > 0 ? [`; too near an enemy and damaged: ${withAnd(near)}`] : []),
    ];
    const fate = costs.length === 0 && isWhole ? ' without loss' : costs.join('');
    return `${who(formations, 'withdraws', 'withdraw')}${fate}.`;
  },
  'markers-placed': ({ formation, markers }) => `${formation} takes ${count(markers, 'Blast marker')}.`,
  panic: ({ formation, lost }) => `${formation} is broken and loses ${withAnd(lost)} `
    + 'instead of taking a Blast marker.',
  over: ({ side }) => `${capital(the(side))} has won; the assault is over.`,
} satisfies Partial<Events>;

/** What happened. */
export const EVENTS: Events = { ...CHARGE_EVENTS, ...ATTACK_EVENTS, ...AFTERMATH_EVENTS };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const lossesText = (killed: readonly string[], damaged: readonly string[], stopped: number): string => {
  const parts = [
    ...(stopped > 0 ? [`${stopped} stopped by shields`] : []),
    ...(damaged.length > 0 ? [`damage on ${withAnd(damaged)}`] : []),
    ...(killed.length > 0 ? [`${withAnd(killed)} ${killed.length === 1 ? 'is' : 'are'} lost`] : []),
  ];
  return parts.length === 0 ? 'all saved.' : `${parts.join('; ')}.`;
};
