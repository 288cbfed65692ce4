/** A machine with everything that a statechart can have: states side by side, history, conditions, a wildcard. */
import { assign, setup } from 'xstate';

export const jukebox = setup({
  types: {
    context: {} as { readonly coins: number },
    events: {} as
      | { readonly type: 'coin.put' } | { readonly type: 'song.chosen'; readonly song?: { readonly title: string } }
      | { readonly type: 'song.ended' } | { readonly type: 'power.cut' } | { readonly type: 'power.back' }
      | { readonly type: 'sound.raised' } | { readonly type: 'sound.lowered' } | { readonly type: 'kick' },
  },
  guards: {
    isPaid: ({ context }) => context.coins > 0,
    isLong: ({ event }) => event.type === 'song.chosen' && event.song!.title.length > 10,
  },
  actions: {
    count: assign({ coins: ({ context }) => context.coins + 1 }),
    spend: assign({ coins: ({ context }) => context.coins - 1 }),
  },
}).createMachine({
  id: 'jukebox',
  context: { coins: 0 },
  initial: 'on',
  states: {
    on: {
      type: 'parallel',
      on: { 'power.cut': { target: 'off' }, 'coin.put': { actions: 'count' } },
      states: {
        record: {
          initial: 'idle',
          states: {
            idle: {
              meta: { title: 'Waiting for a choice' },
              on: {
                'song.chosen': [
                  { guard: 'isPaid', target: 'turning', actions: 'spend' },
                  { guard: 'isLong', target: 'refusing' },
                ],
              },
            },
            turning: { on: { 'song.ended': { target: 'checking' }, 'song.chosen': { guard: 'isPaid' } } },
            checking: { always: [{ guard: 'isPaid', target: 'turning' }, { target: 'idle' }] },
            refusing: { on: { '*': { target: 'idle' } } },
          },
        },
        sound: {
          initial: 'low',
          states: {
            low: { on: { 'sound.raised': { target: 'high' } } },
            high: { on: { 'sound.lowered': { target: 'low' } } },
            before: { type: 'history', history: 'deep' },
          },
        },
        before: { type: 'history', history: 'deep' },
      },
    },
    off: { on: { 'power.back': { target: 'on.before' }, kick: { target: 'broken' } } },
    broken: { type: 'final' },
  },
});
