/** What a country is called in a language; null where the code stands for none. */
export function countryNamed(code: string, language: string): string | null {
  const letters = code.trim().toUpperCase();
  if (!/^[A-Z]{2}$/.test(letters)) return null;
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }).of(letters) ?? null;
}
