import { SOURCE_MARK, type Bilingual, type GuidanceLanguage } from './corpus/passage.ts';
import { sources, type SourceId } from './corpus/sources.ts';

/** One source of an answer under the number by which its text refers to it. */
export interface NumberedSource { number: number; id: SourceId; text: string }

/** Gives the sources of an answer their numbers, in the order in which its texts name them. */
export class CitationNumbers {
  private readonly numbers = new Map<SourceId, number>();

  constructor(private readonly language: GuidanceLanguage) {}

  /** The text with a number such as [2] in the place of each mark. */
  write(text: Bilingual): string {
    return text[this.language].replaceAll(SOURCE_MARK, (_, id: SourceId) => `[${this.numberOf(id)}]`);
  }

  /** The number of a source, new if it was not named before. */
  numberOf(id: SourceId): number {
    const number = this.numbers.get(id) ?? this.numbers.size + 1;
    this.numbers.set(id, number);
    return number;
  }

  /** Every source named so far. */
  list(): NumberedSource[] {
    return [...this.numbers].map(([id, number]) => ({ number, id, text: sources[id][this.language] }));
  }
}
