import { useMemo, useState } from 'react';
import { decodeFile, type Encoding, isWorkbook } from '../reading/bytes.ts';
import type { Column } from '../reading/columns.ts';
import { type Reading, readTable, rowsOf, type Table, type TableRow } from '../reading/table.ts';

export type ImportStep = 'file' | 'columns' | 'rows';
export type FileProblem = 'tooLarge' | 'workbook';

/** What one is importing: the file as it came, how it is read, and its rows as they were mended. */
export interface ImportWork {
  step: ImportStep;
  /** The file's name; null for what was pasted, or comes from an earlier batch. */
  name: string | null;
  bytes: Uint8Array | null;
  encoding: Encoding;
  isEncodingSure: boolean;
  text: string;
  chosen: Partial<Reading>;
  rows: TableRow[];
  /** The earlier batch whose refused rows these are. */
  mends: string | null;
}

export const noWork: ImportWork = {
  step: 'file', name: null, bytes: null, encoding: 'utf-8', isEncodingSure: true, text: '', chosen: {}, rows: [],
  mends: null,
};

/** A mapping that was kept for tables with the same names of columns. */
export type TemplateFor = (head: readonly string[]) => Partial<Reading> | null;

// Ten thousand payments with long memos; the API takes no more than this at once.
const mostBytes = 8 * 1024 * 1024;

/** Takes a file from its bytes to rows that can be sent, and stops wherever somebody has to look. */
export function useImport(templateFor: TemplateFor) {
  const [work, setWork] = useState(noWork);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const table = useMemo(() => readTable(work.text, work.chosen), [work.text, work.chosen]);

  const take = (fresh: Pick<ImportWork, 'name' | 'bytes' | 'encoding' | 'isEncodingSure' | 'text'>) => {
    const found = readTable(fresh.text);
    const chosen = (found.head && templateFor(found.head)) ?? {};
    const read = readTable(fresh.text, chosen);
    const isClear = read.doubts.length === 0 && fresh.isEncodingSure;
    setProblem(null);
    setWork({ ...noWork, ...fresh, chosen, step: isClear ? 'rows' : 'columns', rows: isClear ? rowsOf(read) : [] });
  };

  const readFile = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) {
      setProblem('tooLarge');
      return;
    }
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) {
      setProblem('workbook');
      return;
    }
    const { isSure, ...decoded } = decodeFile(bytes);
    take({ ...decoded, isEncodingSure: isSure, bytes, name: file.name });
  };

  const changeRow = (index: number, change: (row: TableRow) => TableRow) => setWork((was) => ({
    ...was, rows: was.rows.map((row, n) => (n === index ? change(row) : row)),
  }));

  return {
    work, table, problem, setWork, readFile,
    paste: (text: string) => take({ text, name: null, bytes: null, encoding: 'utf-8', isEncodingSure: true }),
    choose: (chosen: Partial<Reading>) => setWork({ ...work, chosen: { ...work.chosen, ...chosen } }),
    chooseEncoding: (encoding: Encoding) => work.bytes && setWork({
      ...work, encoding, isEncodingSure: true, text: decodeFile(work.bytes, encoding).text,
    }),
    goTo: (step: ImportStep) => setWork({ ...work, step }),
    accept: () => setWork({ ...work, isEncodingSure: true, step: 'rows', rows: rowsOf(table) }),
    mend: (rows: TableRow[], mends: string) => setWork({ ...noWork, step: 'rows', rows, mends }),
    /** A cell that is mended takes what was wrong with its row as a whole along. */
    edit: (index: number, column: Column, text: string) => changeRow(index, ({ values, issue: _, ...row }) =>
      ({ ...row, issue: null, values: { ...values, [column]: text } })),
    /** Gives rows the addresses that were found for them. */
    fillAddresses: (addresses: ReadonlyMap<number, string>) => setWork((was) => ({
      ...was, rows: was.rows.map((row, n) => {
        const toAddress = addresses.get(n);
        return toAddress === undefined ? row : { ...row, values: { ...row.values, toAddress } };
      }),
    })),
    decide: (indexes: ReadonlySet<number>, choice: TableRow['choice']) => setWork((was) => ({
      ...was, rows: was.rows.map(({ choice: before, ...row }, n) => {
        const now = indexes.has(n) ? choice : before;
        return now === undefined ? row : { ...row, choice: now };
      }),
    })),
    reset: () => {
      setProblem(null);
      setWork(noWork);
    },
  };
}

export type Import = ReturnType<typeof useImport>;
export type { Table };
