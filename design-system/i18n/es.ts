import type { Messages } from './en.ts';

export const es: Messages = {
  errorPrefix: 'Error:',
  optional: '(opcional)',
  opensInNewTab: '(se abre en otra pestaña)',
  themeSystem: 'Como en este dispositivo',
  themeLight: 'Claro',
  themeDark: 'Oscuro',
  themeContrast: 'Alto contraste',
  close: 'Cerrar',
  toneInfo: 'Nota:',
  tonePositive: 'Listo:',
  toneCaution: 'Importante:',
  toneCritical: 'Problema:',
  notifications: 'Avisos',
  dismiss: 'Descartar',
  largePrint: 'Letra grande',
  nightLight: 'Modo nocturno',
  bothLanguages: 'En los dos idiomas',
  print: 'Imprimir',
};
