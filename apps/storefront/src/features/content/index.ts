/** Articles, policies, questions and answers. */

export { ArticleList } from './article-list.tsx'
export { QuestionList, QuestionsAbout } from './questions.tsx'
export { TextBlocks } from './text-blocks.tsx'
