import type { Place, Problem, WantedRecall } from '@connect/iso20022';
import { RECALL_REASONS } from '../../recalls/public.ts';

const MOST_NOTE = 300;
const LEAST_NOTE = 3;

/** The words of a reason as a note; null where there are none. */
export const noteOf = ({ words }: Pick<WantedRecall, 'words'>): string | null => (words.join(' ').trim() || null);

/** What keeps one payment from being asked back, as far as the message shows it. */
export const problemsOfRecall = (wanted: WantedRecall): Problem[] => {
  const { path, line } = wanted.reasonAt;
  const isKnown = (RECALL_REASONS as readonly string[]).includes(wanted.reason);
  return [
    ...(isKnown ? [] : [{
      path, line, code: 'NOT_AN_OPTION' as const, message: `Cd must be one of ${RECALL_REASONS.join(', ')}.`,
    }]),
    ...(wanted.reason === 'NARR' && noteOf(wanted) === null ? [{
      path, line, code: 'REQUIRED' as const, message: 'Cd is NARR, and AddtlInf does not say what it stands for.',
    }] : []),
    ...problemsOfNote(wanted, wanted.reasonAt),
  ];
};

/** What keeps the words of a reason from being a note. */
export const problemsOfNote = (said: Pick<WantedRecall, 'words'>, { path, line }: Place): Problem[] => {
  const note = noteOf(said);
  const length = [...note ?? ''].length;
  return note === null || (length >= LEAST_NOTE && length <= MOST_NOTE) ? [] : [{
    path, line, code: 'LENGTH', message: `AddtlInf must be ${LEAST_NOTE} to ${MOST_NOTE} characters in all.`,
  }];
};
