import { describe, expect, it } from '@jest/globals';
import { dispositionOf, safeFileName } from './file-name.ts';

describe('the name of a filed attachment', () => {
  it.each([
    ['contract.pdf', 'contract.pdf'], ['../../etc/passwd', 'passwd'], ['C:\\temp\\scan.png', 'scan.png'],
    ['عقد البيع.pdf', 'عقد البيع.pdf'], ['a\u202Efdp.exe', 'a_fdp.exe'], ['say "hi";.txt', 'say _hi_.txt'],
    ['...', 'file'], ['/', 'file'], ['\u0000', 'file'], ['  .htaccess ', 'htaccess'],
  ])('%j is kept as %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });

  it('keeps its ending when it is too long', () => {
    const kept = safeFileName(`${'a'.repeat(300)}.pdf`);
    expect([...kept]).toHaveLength(120);
    expect(kept.endsWith('a.pdf')).toBe(true);
  });

  it('breaks no header, whatever its letters', () => {
    expect(dispositionOf('عقد.pdf')).toBe("attachment; filename=\"___.pdf\"; filename*=UTF-8''%D8%B9%D9%82%D8%AF.pdf");
    expect(dispositionOf("it's (1).txt")).toContain('%27s%20%281%29.txt');
  });
});
