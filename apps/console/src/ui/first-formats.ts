// A worker's name is the language whose formats are wanted soon.
new Intl.NumberFormat(self.name);
new Intl.DateTimeFormat(self.name, { dateStyle: 'medium', timeStyle: 'short' });
new Intl.RelativeTimeFormat(self.name);
self.close();
