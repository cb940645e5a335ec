/** Articles and policies. */

export { ArticleList } from './article-list.tsx'
export { TextBlocks } from './text-blocks.tsx'
