/** The site: first a resolver and the choice of what it shows; the other pages when they are wanted. */
import './first-drawing.ts';
import '../assault-resolver-on-demand.ts';
import './assault-choice.ts';
import './pages.ts';

/** In a tab of its own on the web, once everything else has come. */
if (top === self && navigator.serviceWorker) {
  window.addEventListener('load', () => void import('./offline.ts').then(one => one.keepForOffline()).catch(() => {}));
}
