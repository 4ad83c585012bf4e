/** Makes a name of the log, such as "transaction_send", readable: "Transaction send". */
export function wordsOf(name: string): string {
  const words = name.replace(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
