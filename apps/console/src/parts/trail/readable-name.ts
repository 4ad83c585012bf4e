/** Makes a name of the log, such as "transaction_send" or "sessionId", readable: "Transaction send", "Session id". */
export function readableName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[._]/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
