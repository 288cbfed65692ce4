/** In French: the lesson 'who-is-engaged'. */
import type { LessonProse } from '../../../../src/lessons/prose.ts';

export const words: LessonProse = {
  charged: {
    title: 'Ta compagnie est chargée',
    text: [
      'Trois bandes de {formation warband} sont devant ta ligne ; les autres sont venues aussi loin que possible.',
      'Être d’une formation qui combat ne suffit pas pour attaquer : il faut être directement engagé.',
      'Tu passes les deux camps en revue et dis qui l’est.',
    ],
    hint: [],
  },
  orks: {
    title: 'L’un derrière l’autre',
    text: [
      'Derrière {unit b2}, il y a trois autres bandes, l’une derrière l’autre.',
      'Ton voisin dit que les amis de devant les gênent.',
    ],
    hint: [
      'Mesure du bord d’un socle au bord du socle ennemi le plus proche.',
      'Des socles ordinaires ne cachent personne, ami ou ennemi.',
    ],
    after: [
      'Le contact avec un ennemi suffit, et 15 cm avec une ligne de tir aussi.',
      'Les amis devant ne comptent pas ; la distance, si.',
    ],
  },
  wall: {
    title: 'Le socle derrière le mur',
    text: [
      'À ton camp. {unit g5} a la chapelle entre soi et les Orks ; {unit g8} est tout derrière.',
      'Quelqu’un dit que tout ce qui est à portée participe.',
    ],
    hint: [
      'Ce qui n’est pas directement engagé ne peut pas être touché par les attaques.',
      'Un bâtiment coupe la ligne entre deux socles qui sont tous deux dehors.',
      'Personne n’a convenu qu’on voit par-dessus celui-ci.',
    ],
    after: [
      'Hors de portée ou de vue, on est à l’abri pour l’instant, et inutile.',
      'À l’abri n’est pas toujours ce qu’on veut.',
    ],
  },
  'join-in': {
    title: 'Dans le combat',
    text: [
      'Tu as besoin de chaque arme. {unit g5} est à {gap g5} de l’Ork le plus proche, avec des murs entre les deux.',
      'Une contre-charge de 5 cm est possible.',
    ],
    hint: [
      'Une contre-charge va droit sur l’ennemi le plus proche.',
      'Ce qui vaut pour une charge vaut ici aussi ; l’infanterie peut entrer dans un bâtiment.',
      'Dans un bâtiment, jusqu’à 10 cm de profondeur, on voit dehors et on est vu.',
    ],
    task: 'Contre-charge pour que {unit g5} puisse attaquer, et finis la contre-charge.',
    after: [
      'De l’intérieur, les murs ne cachent plus : on peut attaquer, et être touché.',
    ],
  },
  company: {
    title: 'Tes propres armes',
    text: [
      'Les mouvements sont finis. Recompte ton camp avant de prendre les dés.',
    ],
    hint: [
      'On le demande après toutes les contre-charges, et pour chaque socle à part.',
    ],
    after: [
      'Au round suivant, s’il y en a un, tu redemanderais tout.',
    ],
  },
  after: {
    title: 'Ce qui en est sorti',
    text: [
      'Pertes des Orks : {lost attacker}, de ta compagnie : {lost defender}.',
      'Chacun d’eux était là où un ennemi pouvait l’atteindre et le voir.',
    ],
    hint: [],
  },
};
