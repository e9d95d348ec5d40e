/** Makes the browser load its tables of numbers and dates, which it keeps for all scripts of the site. */
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('read');
close();
