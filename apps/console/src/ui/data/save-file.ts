/** Hands a file to the reader to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  saveFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Hands a file that already has an address within the page to the reader. */
export function saveFrom(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** Hands a CSV file to the reader to keep; a name that tells what it is and of which day. */
export function saveCsv(name: string, text: string): void {
  // Spreadsheets read UTF-8 by its mark, which is lost when an answer is read as text.
  const marked = text.startsWith('\ufeff') ? text : `\ufeff${text}`;
  const day = new Date().toISOString().slice(0, 10);
  saveFile(`${name}-${day}.csv`, new Blob([marked], { type: 'text/csv;charset=utf-8' }));
}
