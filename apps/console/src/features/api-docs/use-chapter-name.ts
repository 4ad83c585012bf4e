import { useTranslation } from 'react-i18next';
import { knownChapter } from './chapters.ts';

/** Calls a chapter by its word in the reader's language, or as the document calls it. */
export function useChapterName(): (name: string) => string {
  const { t } = useTranslation('apiDocs');
  return (name) => {
    const known = knownChapter(name);
    return known ? t(`chapter.${known}`) : name;
  };
}
