// The block in WordPress' editor: which element, and what it shows. The page itself is written by the plugin.
(({ blocks, blockEditor, components, element }) => {
  const WORDS = {
    en: {
      title: 'Assault', which: 'Element', show: 'What it shows',
      help: 'Empty: its own choice. Else an id (orks-storm-ruins, warhammer-40k-7th/power-fist-sergeant, '
        + 'who-is-engaged), a link of Share from “play=” on, units in words for the odds, or two lists with a '
        + 'slash.',
      elements: ['Walk-through', 'Odds', 'Statechart', 'Lesson', 'List against list'],
    },
    de: {
      title: 'Sturmangriff', which: 'Element', show: 'Was es zeigt',
      help: 'Leer: seine eigene Wahl. Sonst eine Kennung (orks-storm-ruins, warhammer-40k-7th/power-fist-sergeant, '
        + 'who-is-engaged), ein Link von „Teilen“ ab „play=“, für die Chancen Einheiten in Worten, oder zwei '
        + 'Listen mit Schrägstrich.',
      elements: ['Durchspielen', 'Chancen', 'Ablaufdiagramm', 'Lektion', 'Liste gegen Liste'],
    },
    fr: {
      title: 'Assaut', which: 'Élément', show: 'Ce qu’il montre',
      help: 'Vide : son propre choix. Sinon un identifiant (orks-storm-ruins, warhammer-40k-7th/power-fist-sergeant, '
        + 'who-is-engaged), un lien de « Partager » à partir de « play= », pour les chances des unités en mots, ou '
        + 'deux listes avec une barre oblique.',
      elements: ['Pas à pas', 'Chances', 'Diagramme d’états', 'Leçon', 'Liste contre liste'],
    },
    es: {
      title: 'Asalto', which: 'Elemento', show: 'Lo que muestra',
      help: 'Vacío: su propia elección. Si no, un identificador (orks-storm-ruins, '
        + 'warhammer-40k-7th/power-fist-sergeant, who-is-engaged), un enlace de «Compartir» desde «play=», '
        + 'unidades en palabras para las probabilidades, o dos listas con una barra.',
      elements: ['Paso a paso', 'Probabilidades', 'Diagrama de estados', 'Lección', 'Lista contra lista'],
    },
    pl: {
      title: 'Szturm', which: 'Element', show: 'Co pokazuje',
      help: 'Puste: własny wybór. Inaczej identyfikator (orks-storm-ruins, warhammer-40k-7th/power-fist-sergeant, '
        + 'who-is-engaged), link z „Udostępnij” od „play=”, dla szans jednostki słowami, albo dwie listy z '
        + 'ukośnikiem.',
      elements: ['Krok po kroku', 'Szanse', 'Diagram stanów', 'Lekcja', 'Lista przeciw liście'],
    },
  };
  const ELEMENTS = ['resolver', 'odds', 'statechart', 'lesson', 'lists'];
  const words = WORDS[document.documentElement.lang.slice(0, 2)] ?? WORDS.en;
  const { createElement } = element;

  blocks.registerBlockType('assault-resolver/assault', {
    apiVersion: 3,
    title: words.title,
    icon: 'games',
    category: 'embed',
    attributes: { element: { type: 'string', default: 'resolver' }, show: { type: 'string', default: '' } },
    supports: { html: false },
    edit: ({ attributes, setAttributes }) => createElement(
      'div', blockEditor.useBlockProps(),
      createElement(components.Placeholder, { icon: 'games', label: words.title },
        createElement(components.SelectControl, {
          label: words.which,
          value: attributes.element,
          options: ELEMENTS.map((value, at) => ({ value, label: words.elements[at] })),
          onChange: value => setAttributes({ element: value }),
        }),
        createElement(components.TextControl, {
          label: words.show, help: words.help, value: attributes.show, onChange: show => setAttributes({ show }),
        }))),
    save: () => null,
  });
})(window.wp);
