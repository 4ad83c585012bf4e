import { type ExplorerKey, type ExplorerState, isSought } from '../use-explorer-filter.ts';

export type FilterProblem = 'tooShort' | 'noScore' | 'scoreBackwards' | 'noId' | 'noPair';

const isScore = (text: string) => text === '' || /^(?:\d{1,2}|100)$/.test(text);

/** What is wrong with what is written for a filter; null where it can be sought, or nothing is written. */
export function problemOfFilter(key: ExplorerKey, state: ExplorerState): FilterProblem | null {
  const text = state[key].trim();
  if (text === '') return null;
  switch (key) {
    case 'counterparty':
      return isSought(text) ? null : 'tooShort';
    case 'scoreFrom':
      return isScore(text) ? null : 'noScore';
    case 'scoreTo':
      if (!isScore(text)) return 'noScore';
      return state.scoreFrom !== '' && Number(state.scoreFrom) > Number(text) ? 'scoreBackwards' : null;
    case 'batch':
      return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? null : 'noId';
    case 'metadata':
      return /^[^:]{1,40}:/.test(text) ? null : 'noPair';
    default:
      return null;
  }
}
