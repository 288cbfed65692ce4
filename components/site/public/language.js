// Before anything is drawn: the language that the visitor has chosen, or the first of the browser's with words.
(() => {
  const offered = ['en', 'de', 'fr', 'es', 'pl'];
  let chosen = '';
  try {
    chosen = localStorage.getItem('assault-resolver.language') ?? '';
  } catch {
    // nothing kept
  }
  const wished = [chosen, ...navigator.languages].map(wish => wish.replace(/-.*/, ''));
  document.documentElement.lang = wished.find(wish => offered.includes(wish)) ?? offered[0];
})();
