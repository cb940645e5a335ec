import type { Answer } from '@upchar/contract/schema/endpoints'
import type { Context } from '../../platform/context.ts'
import { memoize } from '../../platform/db/memoize.ts'
import { inOrder, shownTexts } from './shown.ts'
import type { ValueOf } from './values.ts'

type Question = NonNullable<Answer<'getProduct'>['questions']>[number]

export const questionView = (key: string, { title, blocks }: ValueOf<'question'>): Question => ({
  key,
  question: title,
  answer: blocks,
})

/** The questions that buyers see, in their order. A start or an end announces itself, as `turn-content`. */
export const shownQuestions = memoize(
  async ({ db, clock }: Pick<Context, 'db' | 'changes' | 'log' | 'clock'>) =>
    inOrder(await shownTexts(db, 'question', clock.now())),
)

/** Those about the product or category with this address. */
export const questionsAbout = async (
  context: Pick<Context, 'db' | 'changes' | 'log' | 'clock'>,
  href: string,
): Promise<Question[]> =>
  (await shownQuestions(context))
    .filter(({ value }) => value.about === href)
    .map(({ key, value }) => questionView(key, value))
