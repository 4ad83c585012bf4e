import { useTranslation } from 'react-i18next';

/** A piece of an article: a paragraph, steps to follow, or points side by side. */
export interface Block {
  text?: string;
  steps?: string[];
  points?: string[];
}

export interface Article {
  slug: string;
  title: string;
  blocks: Block[];
}

export interface HelpTopic {
  id: string;
  title: string;
  description: string;
  articles: Article[];
}

/** The topics of the Help Center in the language of the page. */
export const useTopics = (): readonly HelpTopic[] => useTranslation('articles').t('topics', { returnObjects: true });

/** The topics that a text occurs in: in their title, their description or the title of an article. */
export const topicsMatching = (topics: readonly HelpTopic[], sought: string): HelpTopic[] => {
  const needle = sought.trim().toLocaleLowerCase();
  return topics.filter(({ title, description, articles }) =>
    [title, description, ...articles.map((article) => article.title)]
      .some((text) => text.toLocaleLowerCase().includes(needle)));
};
