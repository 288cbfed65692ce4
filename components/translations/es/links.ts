/** In Spanish: what the sharing of an assault or a phase says. */
import { counted } from '../../shared/languages/forms.ts';
import type { shareWords as english } from '../../share/share-words.ts';

const letters = (count: number): string => counted(count, { one: 'carácter', other: 'caracteres' });

export const words: typeof english = {
  heading: 'Compartir este asalto',
  phaseHeading: 'Compartir esta fase',
  privacy: 'La mesa y todos sus pasos van en el propio enlace, detrás de su #: nada sale de este navegador hasta que '
    + 'se lo mandes a alguien.',
  link: 'Enlace',
  working: 'Se está haciendo el enlace…',
  nothing: 'Aún no hay nada que compartir.',
  unfinished: 'Aún no hay enlace a esta mesa:',
  unreadable: 'Algo en esta mesa no está completo.',
  length: count => `${letters(count)}. Quien lo abra verá la mesa como está ahora.`,
  copy: 'Copiar enlace',
  copied: 'El enlace está copiado.',
  copyRefused: 'Este navegador no deja copiar a la página. El enlace está seleccionado: cópialo con Ctrl+C, Cmd+C en '
    + 'un Mac, o manteniéndolo pulsado.',
  share: 'Enviar…',
  title: (title, isPhase) => title || (isPhase ? 'Una fase de asalto' : 'Un asalto'),
  shareRefused: 'Este navegador no pudo enviar el enlace. Mejor cópialo.',
  code: 'Código QR',
  codeLabel: 'Código QR del enlace',
  codeHint: 'Apúntale con la cámara de otro teléfono.',
  codeDense: 'Este código es denso: acerca la cámara, o amplíalo con el zoom.',
  codeTooLong: (count, most) =>
    `Un enlace de ${letters(count)} es demasiado largo para un código QR que lea un teléfono; ${letters(most)} es lo `
    + 'máximo. Mejor cópialo.',
  codeNotLoaded: 'No se pudo cargar el código QR. Pliégalo y despliégalo para intentarlo otra vez.',
};
