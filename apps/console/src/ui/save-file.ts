/** Hands a CSV file to the reader to keep; a name that tells what it is and of which day. */
export function saveCsv(name: string, text: string): void {
  // Spreadsheets read UTF-8 by its mark, which is lost when an answer is read as text.
  const marked = text.startsWith('\ufeff') ? text : `\ufeff${text}`;
  const url = URL.createObjectURL(new Blob([marked], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  URL.revokeObjectURL(url);
}
