/** Values that programs and people send by mistake or on purpose, by the family of trouble they make. */
export const CORPUS: Readonly<Record<string, readonly unknown[]>> = {
  numbers: [
    0, -0, -1, 1, 1.5, 1e21, 1e-7, 1e300, 2 ** 53, 2 ** 53 + 2, -(2 ** 63), 0.1 + 0.2, '0', '-0', '-1', '+1', '1.', '.5',
    '0.001', '1.005', '1e2', '1e309', '0x10', '0b1', '0o7', '1,000', '1 000', '1_000', '01.00', '00', ' 1', '1 ', '1\n',
    '9007199254740993', '9'.repeat(40), '9'.repeat(400), '10000000000.01', '99999999999.99', '9223372036854775808',
    'NaN', 'Infinity', '-Infinity', '٥٠', '٥٠٫٢٥', '۵۰', '１００', '²', '½', '1/2', '1.00 AED', '$1.00', '∞',
  ],
  kinds: [null, true, false, [], [[]], {}, { amount: '1.00' }, ['a'], [null], [1, 2], { length: 3 }, { toString: 'x' }, [{}]],
  blanks: ['', ' ', '\t', '\n', '\r\n', '\u00a0', '\u200b', '\u3000', '\u0085', 'null', 'undefined', 'true', '[object Object]'],
  unicode: [
    'caf\u00e9', 'cafe\u0301', 'a\u202eb', 'a\u202db', 'a\u2066b', '\ufeffa', 'a\ufeff', 'a\u200db', 'a\u200fb', '\u061c',
    'الراتب', 'راتب \u202b\u202c', '👩‍👩‍👧‍👦', '𝒳', '\u{10ffff}', '\ufffe', '\uffff', 'ﷺ', 'ﬁ', 'ß', 'İ', 'ı',
    'Z\u0351\u036b\u0343\u036a', `a${'\u0301'.repeat(5000)}`, '\ud800', '\udc00', 'a\ud83d', 'a\u0000b', '\u0000', '\u0001',
    '\u001b[31m', '\u007f', '\u009f', 'x\u2028y', 'x\u2029y', 'Ａｍｉｎａ',
  ],
  sizes: ['a'.repeat(61), 'a'.repeat(101), 'a'.repeat(129), 'a'.repeat(301), 'a'.repeat(501), 'a'.repeat(5000), '😀'.repeat(501)],
  injection: [
    "' or '1'='1", "'; drop table wallet; --", "') union select null--", '"; --', "\\'; select pg_sleep(9)--", '$1', '$$', '%', '_', '%%',
    '\\', '\\%', '{{7*7}}', '${7*7}', '#{7*7}', '<%= 7*7 %>', '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>',
    'javascript:alert(1)', '=1+1', '+1+1', '-1+1', '@SUM(A1)', '|calc', '../../etc/passwd', '..\\..\\x', '/etc/passwd',
    'file:///etc/passwd', 'http://169.254.169.254/', '%0d%0aSet-Cookie: a=b', 'a\r\nb: c', '() { :; }', '`id`', '$(id)', '%s%s%n', '*',
    '(a+)+$', '[', '__proto__', 'constructor', 'hasOwnProperty', 'toString', 'then', 'ENGINE-001',
  ],
  addresses: [
    '0x', '0x0', `0x${'0'.repeat(39)}`, `0x${'0'.repeat(41)}`, `0X${'0'.repeat(40)}`, '0'.repeat(40), `0x${'g'.repeat(40)}`,
    ` 0x${'0'.repeat(40)}`, `0x${'0'.repeat(40)}\n`, `0x${'а'.repeat(40)}`, `0х${'0'.repeat(40)}`, `0x${'０'.repeat(40)}`,
    `0x${'0'.repeat(40)}`, `0x${'f'.repeat(40)}`, '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAeD', 'vitalik.eth',
  ],
  cursors: [
    'tx_', 'tx_00000000000000000000000000', 'tx_zzzzzzzzzzzzzzzzzzzzzzzzzz', 'TX_01m7wskz7nfcnz5jryp8n2sjsg',
    'tx_01m7wskz7nfcnz5jryp8n2sjsi', '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    '0193A000-0000-7000-8000-0000000000FF', '{0193a000-0000-7000-8000-0000000000ff}', '0193a000000070008000000000000000',
    'eyJpZCI6MX0=', '1', '0', '999999999999999999', '9999999999999999999',
  ],
  times: [
    '2026-11-20', '2026-11-20T08:30:00Z', '2026-W01', '2026-001', '2026-11', '2026', '2026-02-30', '2026-13-01', '0000-01-01',
    '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59.999-14:00', '+012026-01-01T00:00:00Z', '-000001-01-01', '20261120',
    '2026-11-20T24:00:00Z', '2026-11-20T23:59:60Z', '2026-11-20 08:30', '2026-11-20T08:30:00+99:99', 'now', 'infinity', 'epoch',
    '1763627400', 'Fri Nov 20 2026', '２０２６-１１-２０',
  ],
};

/** The whole corpus, each value with a name short enough to report. */
export const VALUES: readonly { name: string; value: unknown }[] = Object.entries(CORPUS).flatMap(([family, values]) =>
  values.map((value) => ({ name: `${family}: ${JSON.stringify(value).slice(0, 60)}`, value })));

/** Parts of a path that are to reach the server exactly as written. */
export const RAW_PATHS: readonly string[] = [
  '%00', '%2e%2e', '%2e%2e%2f%2e%2e', '..%2f..', '..%5c..', '%252e%252e', '%2500', '%', '%z', '%zz', '%c0%ae', '%e0%80%ae', '%ff', '%ed%a0%80',
  '%u0000', '%0d%0aa:b', '%20', '%09', '+', ';a=b', '.', '..', '~', '*', ':id', '{id}', '%3f', '%23', '%2f', '%2F%2F', "'", '%22', '%7b%7d',
  'a'.repeat(199), 'a'.repeat(201), 'a'.repeat(10_000), '%41'.repeat(200), '1e9', '-1', 'null', 'undefined', '[object%20Object]', 'stats', 'send',
];

const deep = (open: string, close: string, times: number): string => `${open.repeat(times)}1${close.repeat(times)}`;

/** Bodies that are no JSON object, or one that two programs would read in two ways. */
export const BROKEN_BODIES: readonly { name: string; body: string | Buffer }[] = [
  '', ' ', '{', '}', '[]', '[{}]', 'null', 'true', '5', '"text"', '{"a":1,}', "{'a':1}", '{a:1}', '{"a":NaN}', '{"a":Infinity}', '{"a":01}',
  '{"a":.5}', '{"a":+1}', '{"a":0x10}', '{"a":1}{"b":2}', '{"a":1} x', '/* c */{}', '{"a":1 // c\n}', '{"a":"\t"}', '{"a":"\\x41"}',
  '{"a":"\\u12"}', '{"type":"send","type":"send"}', '{"amount":"1.00","amount":"2.00"}', '{"amount":"1.00","\\u0061mount":"2.00"}',
  '{"loan":{"a":1,"a":2}}', '{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '{"\\u005f_proto__":1}',
  '{"loan":{"__proto__":null}}', '\ufeff{}', '{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"\\udc00":1}', '{"a":1e309}',
  deep('[', ']', 10_000), deep('{"a":', '}', 5_000), deep('{"a":', '}', 40), `{"${'k'.repeat(6_000)}":1}`, `{"a":"${'x'.repeat(60_000)}"}`,
  `{${Array.from({ length: 2_000 }, (_, n) => `"k${n}":1`).join(',')}}`, `{"a":[${'1,'.repeat(20_000)}1]}`, `{"a":"${'x'.repeat(70_000)}"}`,
].map((body): { name: string; body: string | Buffer } => ({ name: body.slice(0, 60), body })).concat([
  { name: 'UTF-16', body: Buffer.from('{"a":1}', 'utf16le') },
  { name: 'bytes that are no UTF-8', body: Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]) },
  { name: 'an overlong encoding', body: Buffer.from([0x7b, 0x22, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d]) },
  { name: 'a gzip stream', body: Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]) },
]);

/** Content types under which no route reads a body. */
export const FOREIGN_TYPES: readonly string[] = [
  'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/jsonx',
  'application/json; charset=utf-16', 'application/json;charset="iso-8859-1"', 'application/vnd.api+json', 'json', '/', '',
];
