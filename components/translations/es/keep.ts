/** In Spanish: what the shelf says. */
import type { shelfWords as english } from '../../set-up/shelf/shelf-words.ts';
import { counted, figure, form } from '../../shared/languages/forms.ts';

const things = (count: number): string => counted(count, { one: 'elemento', other: 'elementos' });

export const words: typeof english = {
  shelf: 'Tu estante',
  loading: 'El estante está en camino…',
  kinds: { formation: 'Formación', table: 'Mesa', assault: 'Asalto', profile: 'Perfil', phase: 'Fase' },
  plural: { formation: 'Formaciones', table: 'Mesas', assault: 'Asaltos', profile: 'Perfiles', phase: 'Fases' },
  epic: 'Epic: Armageddon',
  phaseOf: edition => `Warhammer 40,000, ${edition}`,
  everything: 'Todo',
  show: 'Mostrar',
  search: 'Buscar',
  empty: 'Aquí aún no se guarda nada. Las formaciones, mesas, asaltos, fases y perfiles que guardes vienen aquí; un '
    + 'estante guardado como archivo se abre abajo.',
  emptyKind: 'Aún no se guarda nada de este tipo.',
  notFound: sought => `Aquí no hay nada como «${sought}».`,
  found: (found, all) => `${figure(found)} de ${things(all)}`,
  all: count => things(count),
  showAll: count => `Mostrar todo (${figure(count)})`,
  open: 'Abrir',
  rename: 'Cambiar nombre',
  remove: 'Quitar',
  openOf: name => `Abrir: ${name}`,
  renameOf: name => `Cambiar nombre: ${name}`,
  removeOf: name => `Quitar: ${name}`,
  name: 'Nombre',
  note: 'Nota',
  done: 'Hecho',
  leave: 'Dejar como estaba',
  unnamed: 'Sin nombre',
  renamed: name => `Ahora se llama «${name}».`,
  removed: name => `«${name}» ya no está.`,
  undo: 'Deshacer',
  undoOf: name => `Deshacer: vuelve «${name}»`,
  back: name => `«${name}» ha vuelto.`,
  saveFile: 'Guardar como archivo',
  openFile: 'Abrir archivo',
  drop: 'También puedes soltar aquí un archivo. Lo que ya está en el estante se queda.',
  fileSaved: count => `${things(count)} en un archivo.`,
  imported: (added, replaced, same) => [
    added > 0 ? `${things(added)} ${form(added, { one: 'añadido', other: 'añadidos' })}.` : '',
    replaced > 0 ? `${things(replaced)} ${form(replaced, { one: 'actualizado', other: 'actualizados' })}.` : '',
    same > 0 ? `${things(same)} ya ${form(same, { one: 'estaba', other: 'estaban' })} aquí.` : '',
  ].filter(Boolean).join(' ') || 'No se ha añadido nada.',
  moreProblems: count => `Y ${figure(count)} más como estos.`,
  unreadable: name => `«${name}» no se pudo leer.`,
  unsaved: 'solo hasta cerrar esta página',
  blocked: 'Este navegador no guarda nada para esta página, como en una ventana privada o con el almacenamiento '
    + 'bloqueado. Lo que guardes se olvida al cerrar la página: guarda el estante como archivo, y ábrelo la próxima '
    + 'vez.',
  held: 'Otra pestaña con una versión más vieja de esta página tiene el estante. Ciérrala y recarga esta página. Hasta '
    + 'entonces lo que guardes se olvida con esta página, salvo que guardes el estante como archivo.',
  outdated: 'Esta página es más vieja que el estante de este navegador, y no lo toca: recarga la página. Hasta '
    + 'entonces lo que guardes se olvida con esta página, salvo que guardes el estante como archivo.',
  newer: 'Una versión más nueva de esta página, en otra pestaña, ha tomado el estante. Guarda el estante como archivo '
    + 'si lo has cambiado desde entonces, y recarga esta página.',
  closed: 'El navegador ha cerrado el estante. Todo sigue aquí hasta que dejes la página: guarda el estante como '
    + 'archivo si lo has cambiado desde entonces, y recarga esta página.',
  full: 'A este navegador no le queda sitio. Lo marcado abajo está aquí solo hasta cerrar esta página: guarda el '
    + 'estante como archivo, o quita otra cosa.',
  failed: 'El navegador no guardó el último cambio. Lo marcado abajo está aquí solo hasta cerrar esta página: guarda '
    + 'el estante como archivo.',
};
