/** The library's own messages for every page. All other text comes from the page as props. */
export const en = {
  errorPrefix: 'Error:',
  optional: '(optional)',
  opensInNewTab: '(opens in a new tab)',
  themeSystem: 'Match this device',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeContrast: 'High contrast',
  close: 'Close',
  toneInfo: 'Note:',
  tonePositive: 'Done:',
  toneCaution: 'Important:',
  toneCritical: 'Problem:',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  largePrint: 'Large print',
  nightLight: 'Night light',
  bothLanguages: 'Both languages',
  print: 'Print',
};

export type Messages = typeof en;
