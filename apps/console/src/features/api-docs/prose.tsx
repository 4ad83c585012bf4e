/** A sentence of the document, in which backticks mark the words that programs use. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index} dir="ltr">{part}</code>));
}
