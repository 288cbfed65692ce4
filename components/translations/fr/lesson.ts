/** In French: what lessons say of their own accord. */
import { counted, form } from '../../shared/languages/forms.ts';
import type { lessonWords as english } from '../../shared/lesson/lesson-words.ts';
import { markersOf } from './counts.ts';
import { de } from './elision.ts';

const RAIL = { done: 'fait', missed: 'manqué', later: 'à venir', missing: 'n’arrive pas', now: 'en cours' } as const;

export const words: typeof english = {
  lesson: title => `Leçon : ${title}`,
  moments: 'Moments de cette leçon',
  moment: (at, of) => `Moment ${at} sur ${of}`,
  railMoment: (at, title, state) => `${at} : ${title}, ${RAIL[state]}`,
  passedOver: title => `« ${title} » n’arrive pas dans cet assaut.`,
  answerLegends: {
    units: 'Choisis-les sur la carte ou ici', formations: 'Choisis-les ici', number: 'Ton nombre',
    side: 'Ta réponse', order: 'Le premier en tête', 'yes-no': 'Ta réponse',
  },
  check: 'Vérifier',
  hint: 'Indice',
  moreHint: 'Un autre indice',
  show: 'Montre-moi',
  again: 'Réessayer',
  leave: 'Laisser',
  onceMore: 'Encore une fois',
  goOn: 'Continuer',
  end: 'Finir la leçon',
  back: 'Retour',
  advice: 'Tes décisions et les chances',
  weighing: 'Chaque décision est comparée aux chances…',
  loading: 'La leçon arrive…',
  verdicts: { right: 'Juste', done: 'Fait', wrong: 'Ton adversaire dit', shown: 'La réponse' },
  said: {
    right: says => `Juste. ${says}`.trim(),
    wrong: says => `Non. ${says}`.trim(),
    shown: says => `La réponse est montrée. ${says}`.trim(),
  },
  summary: {
    heading: title => `La fin de « ${title} »`,
    said: (asked, right) => {
      if (asked === 0) return 'Rien n’a été demandé cette fois.';
      if (right === asked) {
        return `${asked === 1 ? 'Juste' : `${asked} réponses justes sur ${asked}`} du premier coup, sans aide.`;
      }
      return `${counted(right, { one: 'réponse juste', other: 'réponses justes' })} `
        + `sur ${asked} du premier coup, sans aide. Les autres, avec leur règle :`;
    },
    missed: 'Ce qui a manqué',
    how: (outcome, wrong, hints) => {
      if (outcome === 'shown') return 'la réponse a été montrée';
      if (outcome === 'passed') return 'laissé ouvert';
      const goes = form(wrong, { one: 'au deuxième essai', other: `après ${wrong} essais faux` });
      return ['juste', ...(wrong === 0 ? [] : [goes]), ...(hints === 0 ? [] : ['avec un indice'])].join(' ');
    },
    back: 'Y aller',
    goTo: title => `Aller à ${title}`,
    missedAgain: 'Revoir ce qui a manqué',
    begin: 'Depuis le début',
  },
  whyList: 'Demande pourquoi',
  why: name => `Pourquoi ${name} ?`,
  log: lines => `Journal, ${counted(lines, { one: 'ligne', other: 'lignes' })}`,
  logName: 'Journal',
  stands: 'Les socles et leurs valeurs',
  openRule: rule => `Règle ${rule}`,
  ruleSays: 'Ce que dit la règle',
  sides: { attacker: 'attaquant', defender: 'défenseur' },
  theSides: { attacker: 'Attaquant', defender: 'Défenseur' },
  dice: 'Les dés lancés',
  purposes: {
    'close-combat': 'corps à corps', firefight: 'fusillade', 'extra-attacks': 'nombre d’attaques supplémentaires',
    damage: 'points de dégât', save: 'sauvegarde', 're-roll': 'sauvegarde relancée',
    invulnerable: 'sauvegarde invulnérable', critical: 'coup critique', splash: 'une explosion', result: 'résultat',
    'dangerous-terrain': 'terrain dangereux', 'action-test': 'test d’action', 'blast-markers': 'pions Impact',
  },
  withCharacters: (unit, characters) => `${unit} avec ${characters}`,
  sideAndFormation: (side, formation) => `${side}, ${formation}`,
  chosen: 'dans ta réponse',
  inOrder: at => `no ${at}`,
  marked: 'cité par l’adversaire',
  markedSign: '!',
  lost: 'éliminée',
  broken: 'démoralisée',
  values: (cc, ff, armour) => `CC ${cc}, FF ${ff}, blindage ${armour}`,
  aboard: transport => `à bord ${de(transport)}`,
  standsIn: terrain => `terrain : ${terrain}`,
  touches: names => `au contact ${de(names)}`,
  away: (far, name) => `à ${far} ${de(name)}`,
  behind: (far, terrain) => `à ${far}, avec entre les deux : ${terrain}`,
  formation: (side, stands, markers, isBroken) => [
    side, counted(stands, { one: 'socle', other: 'socles' }), ...(markers === 0 ? [] : [markersOf(markers)]),
    ...(isBroken ? ['démoralisée'] : []),
  ].join(', '),
  answers: {
    attacker: 'L’attaquant', defender: 'Le défenseur', neither: 'Aucun des deux', yes: 'Oui', no: 'Non',
  },
  linkTooOld: 'Ce navigateur est trop vieux pour les liens : il n’a rien pour les compresser et décompresser.',
  linkChanged: 'Ce lien vers une leçon a été coupé ou modifié en chemin.',
  linkStrange: 'Ce n’est pas un lien vers une leçon : il doit commencer par lesson=1.',
  less: 'Un de moins',
  more: 'Un de plus',
  course: {
    lead: (lessons, done) =>
      `${counted(lessons, { one: 'leçon', other: 'leçons' })} : `
      + `tu dis ce qui vient, tu le fais sur la table, et les `
      + 'règles répondent. '
      + (done === 0 ? 'On ne demande rien que la table ne montre.'
        : `${counted(done, { one: 'est faite', other: 'sont faites' })}.`),
    go: (title, isBegun, isAny) => {
      if (isBegun) return `Continuer « ${title} »`;
      return isAny ? `Ensuite : « ${title} »` : `Commencer par « ${title} »`;
    },
    marks: {
      done: () => 'Faite',
      missed: moments => `Faite, ${counted(moments, { one: 'manqué', other: 'manqués' })}`,
      begun: () => 'Commencée',
    },
  },
  order: {
    keys: 'Les flèches montent et descendent, Suppr retire.',
    none: 'Encore personne : prends-les l’un après l’autre, sur la carte ou ici.',
    rest: 'Pas encore dans l’ordre',
    placed: (name, at, of) => `${name}, ${at} sur ${of}`,
    earlier: name => `${name} plus tôt`,
    later: name => `${name} plus tard`,
    out: name => `Retirer ${name}`,
  },
};
