import { ok } from '@upchar/kernel/result'
import type { Query } from '@upchar/contract/schema/endpoints'
import { catalogueOf, hrefs, productText, showListingScope } from '../../modules/catalogue/index.ts'
import { questionsAbout, questionView, shownQuestions } from '../../modules/content/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

const address = /^\/(products|categories)\/([^/]+)$/
const titleIn = (text: string): string => String((JSON.parse(text) as { title: unknown }).title)

/** What a question is about; null: nothing, or nothing that is sold. */
export async function subjectOf(
  context: Context,
  about: string,
): Promise<{ name: string; href: string } | null> {
  const [, kind, slug = ''] = address.exec(about) ?? []
  if (kind === undefined) return null
  const name =
    kind === 'categories'
      ? (await catalogueOf(context)).references.categories.get(slug)?.name
      : await productText(context, slug).then((found) => found && titleIn(found.text))
  return name === undefined ? null : { name, href: about }
}

/** Questions and answers under their headings; a heading stands where its first question does. */
export async function showQuestions(context: Context): Promise<HandlerResult<'listQuestions'>> {
  const questions = await Promise.all(
    (await shownQuestions(context)).map(async ({ key, value }) => ({
      section: value.section,
      view: { ...questionView(key, value), about: await subjectOf(context, value.about) },
    })),
  )
  return ok({
    success: true,
    sections: [...Map.groupBy(questions, ({ section }) => section)].map(([name, of]) => ({
      name,
      questions: of.map(({ view }) => view),
    })),
  })
}

/** The head of a listing, with the questions about a category. */
export async function showScope(
  context: Context,
  query: Query<'getListingScope'>,
): Promise<HandlerResult<'getListingScope'>> {
  const scope = await showListingScope(context, query)
  if (!scope.ok || query.kind !== 'category') return scope
  const questions = await questionsAbout(context, hrefs.category(query.slug))
  return questions.length === 0 ? scope : ok({ ...scope.value, questions })
}
