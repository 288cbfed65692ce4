/** The site: first a resolver and the choice of what it shows; the other pages when they are wanted. */
import '../assault-resolver-on-demand.ts';
import './assault-choice.ts';
import './pages.ts';
