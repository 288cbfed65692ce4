/** What consumers of oEmbed are told, by the fields that its specification (1.0) asks for. */
import { describe, expect, it } from 'vitest';
import { FRAME_HEIGHT } from '../../../components/site/embed/code.ts';
import { oembedFiles, siteAddress } from '../../../components/site/oembed.ts';
import { SAMPLE_NAMES } from '../../../src/epic-armageddon/scenario/samples/names.ts';
import { PHASE_SAMPLE_NAMES } from '../../../src/warhammer-40k/scenario/samples/names.ts';

const SITE = 'https://club.example/assaults/';
const files = oembedFiles(SITE);
const answers = files.filter(({ path }) => path.endsWith('.json'));
const pages = files.filter(({ path }) => path.endsWith('.html'));

describe('an answer to oEmbed', () => {
  it('is there for the site and for everything that is bundled', () => {
    const ids = [...SAMPLE_NAMES.map(({ id }) => id), ...PHASE_SAMPLE_NAMES.map(({ id }) => `40k-${id}`)];
    expect(answers.map(({ path }) => path)).toEqual(['oembed.json', ...ids.map(id => `oembed/${id}.json`)]);
    expect(pages.map(({ path }) => path)).toEqual(ids.map(id => `scenarios/${id}.html`));
  });

  it.each(answers)('$path has every field that the type rich requires, and the provider', ({ text }) => {
    const said = JSON.parse(text) as Readonly<Record<string, unknown>>;
    expect(said).toMatchObject({ version: '1.0', type: 'rich', provider_name: 'Assault resolver', provider_url: SITE });
    expect([said['width'], said['height']]).toEqual([800, FRAME_HEIGHT]);
    expect(said['html']).toContain(` height="${FRAME_HEIGHT}"`);
    const frame = new RegExp(`^<iframe src="${SITE}embed\\.html(#[\\w/-]+)?" [^<]*></iframe>$`);
    expect(said['html']).toMatch(frame);
    expect(said['title']).not.toBe('');
  });

  it.each(pages)('$path says where its answer is, and leads on to what it is about', ({ path, text }) => {
    const name = /^scenarios\/(.*)\.html$/.exec(path)![1]!;
    expect(text).toContain(`<link rel="alternate" type="application/json+oembed" href="${SITE}oembed/${name}.json"`);
    const to = name.startsWith('40k-') ? `warhammer-40k-7th/${name.slice(4)}` : name;
    expect(text).toContain(`<a href="../#${to}">`);
  });

  it('has addresses within the site where nobody has said where that is', () => {
    const [whole] = oembedFiles('');
    const said = JSON.parse(whole!.text) as { readonly html: string; readonly provider_url?: string };
    expect(said.provider_url).toBeUndefined();
    expect(said.html).toContain('src="embed.html"');
  });
});

describe('the address of the site', () => {
  it.each([
    [undefined, ''],
    ['', ''],
    ['https://club.example', 'https://club.example/'],
    ['http://club.example/a/b//?x#y', 'http://club.example/a/b/'],
  ])('said as %s is the folder %s', (said, folder) => {
    expect(siteAddress(said)).toBe(folder);
  });

  it.each(['club.example', 'javascript:alert(1)'])('is not %s', said => {
    expect(() => siteAddress(said)).toThrow();
  });
});
