/** The sources that rules may cite, as they are shown to the user. */
export const citations = {
  'fatf-10': 'FATF R.10',
  'uae-cr-134-2025': 'UAE CR 134/2025 (formerly CD 10/2019)',
  'qfcra-4.3.2': 'QFCRA AML/CFTR 4.3.2',
} as const;

export type CitationId = keyof typeof citations;

/** The wording of the named sources, in the order given. */
export function cite(...ids: readonly CitationId[]): readonly string[] {
  return ids.map((id) => citations[id]);
}
