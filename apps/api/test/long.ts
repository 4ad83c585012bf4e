/**
 * Whether everything is tried at its full length, as `npm run test:long` does, or a plain `npm test` takes a sample of
 * what would last many minutes.
 */
export const IS_LONG = process.env['LONG'] === 'all';
