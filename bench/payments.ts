const MEMOS = [
  'School fees, autumn term', 'Invoice 2026-118 for office chairs', 'إيجار شهر نوفمبر', 'Groceries and fruit',
];

/** A pair of different wallets, evenly drawn. */
export const drawPair = (count: number): [number, number] => {
  const from = Math.floor(Math.random() * count);
  return [from, (from + 1 + Math.floor(Math.random() * (count - 1))) % count];
};

/** The purpose of the payment with this number. */
export const memoOf = (n: number): string => MEMOS[n % MEMOS.length] as string;

/** The body of a send between two of the wallets. */
export const drawSend = (n: number, addresses: readonly string[]): object => {
  const [from, to] = drawPair(addresses.length);
  return {
    type: 'send', network: 'uae_dirham', currency: 'AED', amount: `${1 + (n % 9)}.${10 + (n % 90)}`,
    fromAddress: addresses[from], toAddress: addresses[to], memo: memoOf(n),
  };
};

/** Headers of calls that name who sends them and are each made once. */
export const keyedHeaders = (token: string): ((n: number) => Record<string, string>) => {
  const run = `${process.pid}-${Date.now()}`;
  const authorization = `Bearer ${token}`;
  return (n) => ({ authorization, 'idempotency-key': `${run}-${n}` });
};
