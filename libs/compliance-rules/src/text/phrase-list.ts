/** Reads a list of phrases apart by commas; a line may break at a space or after a `|`. */
export function phrases(list: string): readonly string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\|\s+/g, '|').replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
}
