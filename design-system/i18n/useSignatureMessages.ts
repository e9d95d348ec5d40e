import { useLanguage, type Language } from './useMessages.ts';

const en = {
  name: 'Your full name, as your signature',
  draw: 'Draw my signature instead',
  type: 'Type my name instead',
  drawing: 'Draw your signature in the box',
  empty: 'Nothing is drawn yet',
  drawn: 'Your signature, as drawn',
  clear: 'Start again',
  cleared: 'The drawing was cleared.',
  drawNow: 'You can draw in the box, with a finger, a pen or a mouse.',
  typeNow: 'You can type your name.',
};

const es: typeof en = {
  name: 'Su nombre completo, como firma',
  draw: 'Prefiero dibujar mi firma',
  type: 'Prefiero escribir mi nombre',
  drawing: 'Dibuje su firma en el recuadro',
  empty: 'Todavía no hay nada dibujado',
  drawn: 'Su firma, tal como la dibujó',
  clear: 'Empezar de nuevo',
  cleared: 'Se borró el dibujo.',
  drawNow: 'Puede dibujar en el recuadro con el dedo, un lápiz o el mouse.',
  typeNow: 'Puede escribir su nombre.',
};

const catalogs: Record<Language, typeof en> = { en, es };

/** Returns the messages of the signature field in the page's language; only that field loads them. */
export function useSignatureMessages(): typeof en {
  return catalogs[useLanguage()];
}
