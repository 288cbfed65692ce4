/** What the page says on which a tag is put together, in one place. */
import { spoken } from '../../shared/languages/spoken.ts';

export const embedPageWords = spoken('site/embed', {
  heading: 'Embed',
  lead: 'Set up what your page shall show. Then copy the lines into it.',
  settings: 'What is shown',
  element: 'Element',
  elements: {
    resolver: 'Walk-through', odds: 'Odds', statechart: 'Statechart', lesson: 'Lesson', lists: 'List against list',
  },
  rules: 'Rules',
  epic: 'Epic: Armageddon',
  scenario: 'Assault',
  phase: 'Assault phase',
  lesson: 'Lesson',
  first: 'The first one',
  lists: { attacker: 'The list that charges', defender: 'The list that is charged' },
  match: 'Who meets whom',
  matchExample: '4 assault + chaplain v 6 boyz 2 nobz',
  bundled: 'Bundled',
  yours: 'Yours',
  onTable: 'What is on the table now',
  aLink: 'What a link tells of',
  inWords: 'Units in words',
  link: 'Link',
  linkHint: 'A link from Share, of the site or of somebody else’s.',
  theme: 'Colours',
  themes: { reader: 'As the reader prefers', light: 'Light', dark: 'Dark' },
  height: 'Height in pixels',
  heightHint: 'Empty: as high as it is.',
  controls: 'Without',
  without: {
    resolver: {
      title: 'the title', menu: 'the menu with other assaults', fullscreen: 'the button for the full screen',
      rail: 'the steps', panel: 'what is to be done', odds: 'the odds', bar: 'the bar', log: 'the log',
    },
    odds: {
      sides: 'the two sides', compare: 'comparing with another plan', losses: 'the losses',
      matters: 'what matters most', endings: 'the endings', map: 'the map',
    },
    statechart: {
      steps: 'the buttons that walk', view: 'the buttons for the view', files: 'saving as a picture',
      moment: 'what is possible now', tree: 'the chart as a list', history: 'where it has been',
    },
    lesson: { title: 'the title', rail: 'the moments of the lesson' },
    lists: { choose: 'the choice of lists', pair: 'the selected pair', bar: 'the bar' },
  },
  folder: 'Folder of the scripts on your server',
  preview: 'On your page',
  loading: 'It is on its way …',
  notLoaded: 'A part of the program could not be loaded. Try again when there is a network.',
  tag: 'Tag',
  tagHint: 'For a page where you may add a script. Needs the folder with the scripts on your server.',
  stepsHint: 'The tag begins where the assault does; the frame shows it at the step of the link.',
  host: 'Host it yourself',
  asModule: 'As a module',
  moduleHint: 'Several tags on a page share what they need. Not for a page that is opened as a file.',
  hostHint: (built: string): string => `Once, in the folder of this program. Copy all of ${built}: the elements fetch `
    + 'what they need from there.',
  hostLines: (folder: string, built: string): string => [
    'npm ci && npm run build',
    `cp -r ${built}/. /var/www/html/${folder.replace(/^\/+|\/+$/g, '')}`,
  ].join('\n'),
  frame: 'Frame',
  frameHint: 'For a forum, a wiki or a blog that takes no scripts. Nothing has to be on your server. Where the second '
    + 'line is refused the frame keeps its height.',
  fixedFrameHint: 'For a forum, a wiki or a blog that takes no scripts. Nothing has to be on your server.',
  copy: 'Copy',
  copyOf: (name: string): string => `Copy: ${name}`,
  copied: 'Copied.',
  refused: 'This browser does not let the page copy. The lines are selected: copy them with Ctrl+C, or Cmd+C on a Mac, '
    + 'or by a long press.',
});
