/** Links of both games: whatever bytes they hold. */
import { deflateRawSync } from 'node:zlib';
import { readLink } from '../../components/share/any-link.ts';
import { toBase64Url } from '../../src/share-links/base64.ts';
import { readPhaseLink } from '../../components/share/phase-link.ts';
import { ByteWriter } from '../../src/share-links/bytes.ts';
import { list } from '../../src/share-links/codec.ts';
import { seal } from '../../src/share-links/envelope.ts';
import { eventForm } from '../../src/share-links/event-form.ts';
import { phaseEventForm } from '../../src/share-links/phase-event-form.ts';
import { phaseForm } from '../../src/share-links/phase-form.ts';
import { scenarioForm } from '../../src/share-links/scenario-form.ts';
import { misspelt, times, type Entry, type Grower } from './entry.ts';
import { idAt, phaseOf, scenarioOf } from './scenario-entries.ts';

const linkOf = (kind: string, out: ByteWriter): string =>
  `#play=${kind}.${toBase64Url(seal(deflateRawSync(out.all())))}`;

/** A link to anything that can be written, whether it can be played or not; profiles without their checksums. */
const epicLink = (scenario: unknown, events: readonly unknown[] = [], borrowed = 1): string => {
  const out = new ByteWriter();
  scenarioForm.write(out, scenario as never);
  times(borrowed, () => out.whole(0));
  list(eventForm).write(out, events as never);
  return linkOf('1', out);
};

const phaseLink = (scenario: unknown, events: readonly unknown[] = []): string => {
  const out = new ByteWriter();
  phaseForm.write(out, scenario as never);
  list(phaseEventForm).write(out, events as never);
  return linkOf('40k-1', out);
};

const TABLE = scenarioOf(21, () => ({}), { startAt: 'a1ChooseTarget', rulings: {
  supportReach: 'within-15cm', losersSupporters: 'swift-endings-too', settledTies: 'settled-anew',
} });
const MARSH = { ...TABLE, table: { width: 300, depth: 200, terrain: [
  { id: 'marsh', kind: 'marsh', outline: [[0, 10.005], [300, 10.005], [300, 14], [0, 14]] },
] } };
const CHARGE = { type: 'target.chosen', target: 'd' };

const moves = (table: unknown, move: (i: number) => object): Grower => size =>
  epicLink(table, [CHARGE, ...times(size - 1, move)]);

const EVENTS: Readonly<Record<string, Grower>> = {
  'moves of one unit': moves(TABLE, () => ({ type: 'unit.moved', unit: 'u0', to: [10, 10] })),
  'moves of many units': moves(TABLE, i => ({ type: 'unit.moved', unit: `u${i % 20}`, to: [10 + 5 * (i % 20), 10] })),
  'moves in and out of bad ground': moves(MARSH, i => (i === 1 ? { type: 'dice.thrown', faces: [6] }
    : { type: 'unit.moved', unit: 'u0', to: [10, i % 40 === 0 ? 10.01 : 10] })),
  'care taken': moves(TABLE, () => ({ type: 'care.taken', unit: 'u0' })),
  'a step that is refused': size => moves(TABLE, () => CHARGE)(size),
};

const UNITS: Readonly<Record<string, Grower>> = {
  'one profile': size => epicLink(scenarioOf(size, () => ({}))),
  'misspelt profiles': size => epicLink(scenarioOf(size, i => ({ profile: misspelt(idAt(i)) })), [], size + 1),
  'long names': size => epicLink(scenarioOf(size, i => ({ id: `${'x'.repeat(100)}${i}` }))),
};

const PHASE = phaseOf(21, () => ({}), { rulings: { moraleTest: 'natural-two-passes' } });

export const LINK_ENTRIES: readonly Entry[] = [
  {
    name: 'readLink', file: 'components/share/any-link.ts', of: 'steps', sizes: [100, 4000], inTheSuite: [100, 500],
    c: 2, ready: () => readLink, shapes: EVENTS,
    beyond: {
      'more steps': {
        input: () => epicLink(TABLE, times(40_000, () => ({ type: 'hits.allocated' }))), says: /40000 steps.* 4000/,
      },
      'more letters': { input: () => `#play=1.${'A'.repeat(200_001)}`, says: /too long|longer/i },
      'more bytes': { input: () => epicLink({ ...TABLE, title: 'x'.repeat(400_001) }), says: /cannot be unpacked/ },
    },
  },
  {
    name: 'readLink', file: 'components/share/any-link.ts', of: 'units', sizes: [20, 200], c: 2,
    ready: () => readLink, shapes: UNITS,
    beyond: { 'more units': { input: () => epicLink(scenarioOf(2000, () => ({}))), says: /41 formations.* 12/ } },
  },
  {
    name: 'readPhaseLink', file: 'components/share/phase-link.ts', of: 'steps', sizes: [100, 4000],
    inTheSuite: [100, 500], c: 2, ready: () => readPhaseLink,
    shapes: {
      'charges declared': size =>
        phaseLink(PHASE, times(size, () => ({ type: 'charge.declared', unit: 'f0', targets: ['d'] }))),
      'moves of one model': size =>
        phaseLink(PHASE, times(size, () => ({ type: 'model.moved', model: 'm0', to: [10, 10] }))),
    },
    beyond: {
      'more steps': {
        input: () => phaseLink(PHASE, times(40_000, () => ({ type: 'rest.moved' }))), says: /40000 steps.* 4000/,
      },
    },
  },
  {
    name: 'readPhaseLink', file: 'components/share/phase-link.ts', of: 'models', sizes: [20, 200], c: 4,
    ready: () => readPhaseLink, shapes: { 'one profile': size => phaseLink(phaseOf(size, () => ({}))) },
    beyond: { 'more models': { input: () => phaseLink(phaseOf(2000, () => ({}))), says: /41 units.* 24/ } },
  },
];
