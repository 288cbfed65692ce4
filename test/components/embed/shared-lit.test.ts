/** What scripts take of Lit from the one that fetches them. */
import { expect, it } from 'vitest';
import { lit, looks } from '../../../components/embed/shared-lit.ts';
import * as theme from '../../../components/shared/theme/theme.ts';
import { sourceFiles } from '../../support/source-files.ts';

const IMPORTED = /^import \{([^}]*)\} from 'lit';/gm;

it('is everything that a file of ours imports of it', () => {
  const names = sourceFiles(['components']).flatMap(({ text }) =>
    [...text.matchAll(IMPORTED)].flatMap(([, list = '']) => list.split(',').map(one => one.trim())));
  const values = new Set(names.filter(one => one !== '' && !one.startsWith('type ')));
  const types = ['PropertyValues', 'TemplateResult'];
  expect([...values].filter(one => !(one in lit) && !types.includes(one))).toEqual([]);
});

it('is all of how elements look, too', () => {
  expect(Object.keys(looks).sort()).toEqual(Object.keys(theme).sort());
});
