import { useLanguage, type Language } from './useMessages.ts';

const en = {
  picture: 'Camera view',
  reading: 'The camera is on. Hold the code in front of it.',
  stop: 'Turn the camera off',
  refused: 'This page is not allowed to use the camera. Allow it in the settings of the browser.',
  missing: 'This device has no camera that the page can use.',
  failed: 'The camera did not start. Another program may be using it.',
  dark: 'It is too dark to read a code.',
};

const es: typeof en = {
  picture: 'Imagen de la cámara',
  reading: 'La cámara está encendida. Ponga el código delante de ella.',
  stop: 'Apagar la cámara',
  refused: 'Esta página no tiene permiso para usar la cámara. Permítalo en la configuración del navegador.',
  missing: 'Este dispositivo no tiene cámara que la página pueda usar.',
  failed: 'La cámara no se encendió. Quizá la usa otro programa.',
  dark: 'Está demasiado oscuro para leer un código.',
};

const catalogs: Record<Language, typeof en> = { en, es };

/** Returns the messages of the camera in the page's language; only its reader loads them. */
export function useCameraMessages(): typeof en {
  return catalogs[useLanguage()];
}
