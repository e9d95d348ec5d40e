import type { Messages } from './useMessages.ts';

export const es: Messages = {
  errorPrefix: 'Error:',
  optional: '(opcional)',
  opensInNewTab: '(se abre en otra pestaña)',
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
  themeSystem: 'Como en este aparato',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  close: 'Cerrar',
  loading: 'Cargando…',
};
