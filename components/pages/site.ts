/** The site: first a resolver and the choice of what it shows; the other pages when they are wanted. */
import '../assault-resolver-on-demand.ts';
import './assault-choice.ts';
import './pages.ts';

/** Until then the table keeps its place, and nothing that comes into it moves the page. */
requestAnimationFrame(() => document.documentElement.classList.add('drawn'));

/** In a tab of its own on the web, once everything else has come. */
if (top === self && navigator.serviceWorker) {
  window.addEventListener('load', () => void import('./offline.ts').then(one => one.keepForOffline()).catch(() => {}));
}
