/** Arabic particles written onto the next word, longest first. */
const PARTICLES = ['وال', 'بال', 'فال', 'كال', 'ولل', 'ول', 'وب', 'لل', 'ال', 'و', 'ف', 'ب', 'ل', 'ك'];
const SHORTEST_STEM = 3;
const LATIN_END = 0x250;

/** Words that stand for the percent sign. */
const PERCENT = new Set(['percent', 'pct', 'بالميه', 'بالمايه', 'بالمءه']);

/**
 * The forms under which a word may be looked up: itself, and itself without a plural ending or one
 * written-on particle. A shorter form counts only when it is a whole entry, never as part of a word.
 */
export function wordForms(word: string): readonly string[] {
  if (PERCENT.has(word)) return [word, '%'];
  if (word.charCodeAt(0) < LATIN_END) return latinForms(word);
  const forms = [word];
  for (const particle of PARTICLES) {
    if (word.length - particle.length >= SHORTEST_STEM && word.startsWith(particle)) {
      forms.push(word.slice(particle.length));
    }
  }
  return forms;
}

function latinForms(word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [word];
  const forms = [word, word.slice(0, -1)];
  if (word.endsWith('es')) forms.push(word.slice(0, -2));
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  return forms;
}
