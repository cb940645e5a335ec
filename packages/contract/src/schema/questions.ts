import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { textBlock } from './pages.ts'

/** A question that buyers ask often, with the shop's answer. */
export const shopQuestion = z
  .object({
    /** The address ends in it: /faq#key. */
    key: z.string(),
    question: z.string(),
    answer: z.array(textBlock),
  })
  .meta({ id: 'Question' })

export const listQuestions = endpoint({
  summary: 'Questions and answers by heading, in the order of staff',
  tag: 'content',
  answer: z.object({
    success: z.literal(true),
    sections: z.array(
      z.object({
        name: z.string(),
        questions: z.array(
          shopQuestion.extend({
            /** The product or category that it is about; null: none, or one that isn't sold any more. */
            about: z.object({ name: z.string(), href: z.string() }).nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals: [],
})
