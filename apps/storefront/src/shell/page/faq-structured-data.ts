import type { Answer } from '@upchar/contract/schema/endpoints'
import { wordsOfBlocks } from '@upchar/kernel/text-markup'

type Question = NonNullable<Answer<'getProduct'>['questions']>[number]

/** Questions and answers for search engines (schema.org FAQPage), word for word as the page shows them. */
export const faqStructuredData = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOfBlocks(answer) },
  })),
})
