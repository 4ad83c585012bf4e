const number = (name: string): number | undefined => {
  const text = process.env[name];
  return text === undefined ? undefined : Number(text);
};

/** What `npm run test:model` was told; a plain `npm test` is told nothing and tells the same stories each time. */
export const RUNS = number('RUNS');
export const SEED = number('SEED') ?? 20_261_120;
export const PATH = process.env['MODEL_PATH'];
