import { useLanguage, type Language } from './useMessages.ts';

const en = {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is visible',
  passwordHidden: 'Your password is hidden',
  edit: 'Change',
  remove: 'Remove',
  undo: 'Undo',
  removed: (name: string): string => `${name} was removed.`,
  restored: (name: string): string => `${name} is back on the list.`,
  newTotal: (total: string): string => `New total: ${total}`,
  stepDone: 'Done:',
  loading: 'Loading…',
  inserted: (label: string): string => `${label} was inserted.`,
  shortcuts: (keys: string): string => `Keyboard shortcuts: ${keys}.`,
  keys: { control: 'Ctrl', command: 'Cmd', shift: 'Shift' },
  chooseFile: 'Choose a file',
  chooseOtherFile: 'Choose another file',
  orDropFile: 'or drop it here',
  chosenFile: 'Chosen:',
  fileChosen: (name: string): string => `${name} was chosen.`,
  fileRemoved: (name: string): string => `${name} was removed.`,
  phoneOffer: (number: string): string => `Use ${number} (United States or Canada)`,
  phoneChanged: (number: string): string => `The number is now ${number}`,
  dateParts: { day: 'Day', month: 'Month', year: 'Year' },
};

const es: typeof en = {
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordShown: 'Su contraseña está a la vista',
  passwordHidden: 'Su contraseña está oculta',
  edit: 'Cambiar',
  remove: 'Quitar',
  undo: 'Deshacer',
  removed: (name) => `Se quitó a ${name}.`,
  restored: (name) => `${name} está de nuevo en la lista.`,
  newTotal: (total) => `Nuevo total: ${total}`,
  stepDone: 'Hecho:',
  loading: 'Cargando…',
  inserted: (label) => `Se insertó: ${label}.`,
  shortcuts: (keys) => `Atajos de teclado: ${keys}.`,
  keys: { control: 'Ctrl', command: 'Cmd', shift: 'Mayús' },
  chooseFile: 'Elegir un archivo',
  chooseOtherFile: 'Elegir otro archivo',
  orDropFile: 'o suéltelo aquí',
  chosenFile: 'Elegido:',
  fileChosen: (name) => `Se eligió ${name}.`,
  fileRemoved: (name) => `Se quitó ${name}.`,
  phoneOffer: (number) => `Usar ${number} (Estados Unidos o Canadá)`,
  phoneChanged: (number) => `El número es ahora ${number}`,
  dateParts: { day: 'Día', month: 'Mes', year: 'Año' },
};

const catalogs: Record<Language, typeof en> = { en, es };

/** Returns the messages of components that only some pages have, such as forms, in the page's language; they load with those. */
export function useFurtherMessages(): typeof en {
  return catalogs[useLanguage()];
}
