const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** How the publishers of lists write countries that English otherwise calls by a shorter name. */
const OFFICIAL: Readonly<Record<string, string>> = {
  'iran (islamic republic of)': 'IR', 'syrian arab republic': 'SY', 'russian federation': 'RU', burma: 'MM',
  "democratic people's republic of korea": 'KP', 'korea, north': 'KP', 'korea, south': 'KR', 'republic of korea': 'KR',
  'democratic republic of the congo': 'CD', 'congo, democratic republic of the': 'CD', 'state of palestine': 'PS',
  palestinian: 'PS', 'united republic of tanzania': 'TZ', 'libyan arab jamahiriya': 'LY', 'viet nam': 'VN',
  'united kingdom of great britain and northern ireland': 'GB', 'united states of america': 'US', 'cabo verde': 'CV',
  "cote d'ivoire": 'CI', 'the gambia': 'GM', 'lao people\'s democratic republic': 'LA', turkey: 'TR',
};

const codes = new Map(Object.entries(OFFICIAL));
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
for (const first of ALPHABET) {
  for (const second of ALPHABET) {
    const code = first + second;
    const name = english.of(code)?.toLowerCase();
    // A withdrawn code goes by the name of the country that followed, whose own code is the one meant.
    const isInUse = new Intl.Locale(`und-${code}`).region === code;
    if (name !== undefined && isInUse && !codes.has(name)) codes.set(name, code);
  }
}

const known = new Set(codes.values());

/** The ISO 3166 alpha-2 code of a country by its English name or by the code itself; undefined for anything else. */
export const countryCodeOf = (name: string): string | undefined => {
  const word = name.trim();
  return known.has(word) ? word : codes.get(word.toLowerCase());
};
