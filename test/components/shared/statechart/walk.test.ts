import { describe, expect, it } from 'vitest';
import { visited, visitsIn } from '../../../../components/shared/statechart/visits.ts';
import {
  beginWalk, goBack, goOn, present, walkAlong, type Subject,
} from '../../../../components/shared/statechart/walk.ts';
import { PLAIN_PROBER } from '../../../../machines/charts/event-prober.ts';
import { chartOf } from '../../../../machines/charts/read-machine.ts';
import { assaultOf } from '../../../../components/epic-armageddon/statechart/assault.ts';
import { jukebox } from '../../../machines/charts/machines-of-every-kind.ts';

const subject: Subject = { machine: jukebox, asking: PLAIN_PROBER };
const chart = chartOf(jukebox);
const coin = { type: 'coin.put' };
const song = { type: 'song.chosen' };
const ended = { type: 'song.ended' };

describe('a walk', () => {
  it('goes on, and back as far as its beginning', () => {
    const walk = goOn(goOn(beginWalk(subject, undefined), subject, coin), subject, song);
    expect(present(walk).value).toEqual({ on: { record: 'turning', sound: 'low' } });
    expect(present(goBack(walk)).context).toEqual({ coins: 1 });
    const start = goBack(goBack(goBack(goBack(walk))));
    expect(start.steps).toHaveLength(1);
  });

  it('along events goes only what is new', () => {
    const known = walkAlong(null, subject, undefined, [coin, song]);
    const on = walkAlong(known, subject, undefined, [coin, song, ended]);
    expect(on.steps.slice(0, 3)).toEqual(known.steps);
    expect(on.steps[2]).toBe(known.steps[2]);
    const other = walkAlong(on, subject, undefined, [coin, ended]);
    expect(other.steps[1]).toBe(on.steps[1]);
    expect(other.steps).toHaveLength(3);
  });

  it('along the events of something else begins anew', () => {
    const known = walkAlong(null, subject, undefined, [coin]);
    expect(walkAlong(known, subject, { other: true }, [coin]).steps[1]).not.toBe(known.steps[1]);
  });
});

describe('where a walk has been', () => {
  const visits = visitsIn(chart, subject, walkAlong(null, subject, undefined, [coin, coin, song, ended]));

  it('is told in order, each place once for each time that it was come to', () => {
    expect(visits.map(({ states }) => states[0]!.split('.').at(-1)))
      .toEqual(['idle', 'turning', 'checking', 'turning']);
  });

  it('says by what event, and what held where it followed by itself', () => {
    expect(visits.map(({ event, held }) => event ?? held.join())).toEqual(['', 'song.chosen', 'song.ended', 'is paid']);
    const poor = visitsIn(chart, subject, walkAlong(null, subject, undefined, [coin, song, ended]));
    expect(poor.at(-1)).toMatchObject({ event: null, held: [] });
  });

  it('is every state around those places too', () => {
    expect([...visited(chart, visits)]).toEqual(expect.arrayContaining(['jukebox', 'jukebox.on.record.checking']));
    expect(visited(chart, visits).has('jukebox.off')).toBe(false);
  });

  it('begins where a machine began that went on at once', () => {
    const assault = assaultOf();
    const walk = beginWalk(assault, assault.bundled('marines-charge-warband')!.input);
    const first = visitsIn(chartOf(assault.machine), assault, walk);
    expect(first.map(({ states }) => states[0])).toEqual(['assault.setUp', 'assault.a1ChooseTarget']);
  });
});

it('the usual events of a bundled assault lead to its end', () => {
  const assault = assaultOf();
  const prepared = assault.bundled('firefight-to-a-tie')!;
  let walk = beginWalk(assault, prepared.input);
  for (let next = prepared.usual(walk); next !== null; next = prepared.usual(walk)) walk = goOn(walk, assault, next);
  expect(present(walk).status).toBe('done');
  expect(walk.steps.length).toBeGreaterThan(10);
});
