/** Makes the browser load its number and date tables, which it keeps for all scripts of the site. */
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('read');
close();
