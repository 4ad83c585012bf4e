/** What tests use of the machine that they run on. */
export interface Need {
  /** The name under which a test that lacks it is counted. */
  name: string;
  programs: string[];
  args: string[];
  packages: string[][];
}

export const needs: Record<'jdk' | 'python' | 'cryptography' | 'pdfsig' | 'pdftotext' | 'browser' | 'faketime' | 'letters', Need>;

type Test = (title: string, test: () => Promise<void>, timeoutMs?: number) => void;

/** Gives `it` for tests that run a program; where that is missing they are skipped under a title that says so. */
export function itWith(
  it: Test & { skip: Test }, need: Need,
): (title: string, test: (program: string) => Promise<void>, timeoutMs?: number) => void;
