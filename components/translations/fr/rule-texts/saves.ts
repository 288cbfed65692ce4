/** In French: V, what a unit may throw against a hit. */
import type { SAVE_TEXTS as english } from '../../../epic-armageddon/steps/rule-texts/saves.ts';

export const words: Readonly<Record<keyof typeof english, string>> = {
  V1: 'Une sauvegarde est un dé qui atteint la valeur de blindage, un par touche. Ratée, l’unité est détruite.',
  V2: 'L’infanterie à couvert peut lancer pour son couvert au lieu de son blindage, jamais pour les deux.',
  V3: 'Seul le défenseur a un couvert dans un assaut. Qui charge l’a quitté.',
  V4:
    'Reinforced Armour relance une sauvegarde ratée, avec la valeur de blindage même si c’est le couvert qui '
    + 'a échoué.',
  V5: 'Contre une lance, Reinforced Armour ne relance pas.',
  V6:
    'Contre une macro-arme, pas d’autre sauvegarde que celle de Reinforced Armour, lancée une fois, et la '
    + 'sauvegarde invulnérable.',
  V7:
    'Contre un Tueur de Titans, seule une sauvegarde invulnérable aide. Sur un engin de guerre il fait autant '
    + 'de points de dégât que ses dés le disent ; toute autre unité est une perte.',
  V8: 'Une attaque qui ignore le couvert ôte la sauvegarde de couvert.',
  V9:
    'La sauvegarde invulnérable est une dernière chance sur 6, quelle que soit la touche : métal vivant sur '
    + '4, bouclier déflecteur sur 5. Un engin de guerre en lance une par point de dégât.',
  V10:
    'Les boucliers arrêtent d’abord des points venus de la fusillade, jamais des coups au contact. Puis '
    + 'blindage ou couvert, la relance de Reinforced Armour, et la sauvegarde invulnérable. Le défenseur '
    + 'sauvegarde avant l’attaquant.',
  V11: 'La touche d’un sniper est plus dure à sauvegarder de 1.',
  V12:
    'Les passagers d’une épave sont là où elle était et sauvegardent contre une touche du même genre, par '
    + 'leur blindage ou sur 6 grâce à l’épave. Ceux qui étaient dans un appareil volant haut sont perdus.',
  V13:
    'Un holochamp sauvegarde sur 3 à la place du blindage, un dé quelle que soit la touche. Un bouclier de '
    + 'chevalier sauvegarde chaque point sur 4, mais pas contre le tir d’appui.',
};
