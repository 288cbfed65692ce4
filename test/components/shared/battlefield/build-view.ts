/** Whole, sensible views of which a test states only what matters to it. */
import * as details from '../../../../components/shared/battlefield/details.ts';
import type {
  Area, Counter, Ghost, Line, LineKind, Terrain, Token,
} from '../../../../components/shared/battlefield/pieces.ts';
import { EMPTY_VIEW, type BattlefieldView } from '../../../../components/shared/battlefield/view.ts';
import type { Point } from '../../../../src/battlefield/base.ts';

export const counter = (id: string, at: Point, change: Partial<Counter> = {}): Counter => ({
  id, name: id, spoken: `${id}, spoken`, side: 'attacker', shape: 'circle', at, radius: 1, values: '3/5',
  counts: '3+', filling: 'solid',
  stance: 'fighting', alive: true, hasCharacter: false, inspiring: false, damage: 0, broken: false, now: false,
  movable: false, choosable: false, note: null, ...change,
});

export const defender = (id: string, at: Point, change: Partial<Counter> = {}): Counter =>
  counter(id, at, { side: 'defender', values: '4/6', ...change });

export const line = (kind: LineKind, from: string, to: string, change: Partial<Line> = {}): Line => ({
  id: `${from} ${kind} ${to}`, kind, from, to, label: null, cutAt: null, say: `${from} to ${to}`, emphasis: false,
  drawn: true, ...change,
});

export const token = (number: number, unit: string, change: Partial<Token> = {}): Token => ({
  id: `hit-${number}`, unit, number, effect: null, say: `Hit ${number} on ${unit}`, state: 'waiting', movable: false,
  ...change,
});

export const area = (kind: Area['kind'], at: Point, radius: number, change: Partial<Area> = {}): Area => ({
  id: `${kind} ${at.join(' ')}`, kind, at, radius, label: null, ...change,
});

export const ghost = (unit: string, to: Point, change: Partial<Ghost> = {}): Ghost => ({
  unit, path: [to], to, refusal: null, remaining: '4 cm left', ...change,
});

export const woods: Terrain = {
  id: 'wood', kind: 'woods', name: 'Woods 5+', outline: [[20, 30], [34, 30], [34, 44], [20, 44]], cutsSight: true,
};

export const view = (change: Partial<BattlefieldView> = {}): BattlefieldView =>
  ({ ...EMPTY_VIEW, details, ...change });

/** One of everything: two sides in contact and in firefight, a supporter, hits, terrain, a loss. */
export const richView = view({
  terrain: [woods],
  counters: [
    counter('a1', [20, 20], { hasCharacter: true, inspiring: true }),
    counter('a2', [26, 20], { choosable: true }),
    counter('a3', [32, 14], { stance: 'supporting', filling: 'ring' }),
    counter('a4', [38, 20], { alive: false }),
    defender('d1', [20, 22], { now: true, note: 'save 6+' }),
    defender('d2', [26, 29], { shape: 'square', radius: 1.5, broken: true }),
    defender('d3', [36, 30], { shape: 'ring', radius: 2.5, damage: 2, capacity: 3, filling: 'tinted' }),
  ],
  lines: [
    line('contact', 'a1', 'd1'),
    line('firefight', 'd2', 'a2', { label: '6.5 cm', emphasis: true }),
    line('support', 'a3', 'd2', { label: '13.7 cm' }),
    line('too-far', 'a3', 'd1', { label: 'needs 1 cm more' }),
    line('blocked', 'd3', 'a2', { label: 'woods', cutAt: [32, 26] }),
  ],
  tokens: [
    token(1, 'd1', { movable: true }),
    token(2, 'd2', { state: 'saved' }),
    token(3, 'd2', { state: 'killed', effect: 'macro-weapon' }),
  ],
});
