/** Has the browser read its tables of the world's numbers and dates, which it keeps for all scripts of the site. */
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage('read');
close();
