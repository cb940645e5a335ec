import type { Answer } from '@upchar/contract/schema/endpoints'
import { Breadcrumbs } from '@upchar/ui/breadcrumbs'
import { LinkButton } from '@upchar/ui/button'
import { EmptyCard } from '@upchar/ui/empty-card'
import { InfoIcon } from '@upchar/ui/icons'
import { QuestionList } from '../../../features/content/index.ts'
import { faqStructuredData } from '../../../shell/page/faq-structured-data.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { needed } from '../../../shell/page/loaders.ts'
import type { PageHead } from '../../../shell/page/page-head.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'

type Faq = Answer<'listQuestions'>

export { QuestionList } from '../../../features/content/index.ts'

export const load = async (context: RouterContext): Promise<Faq | null> =>
  needed(await context.api('listQuestions', {}), context)

export function head(data: Faq | null | undefined): PageHead {
  const questions = data?.sections.flatMap((section) => section.questions) ?? []
  return {
    title: 'Questions and answers',
    description: 'What buyers ask most about ordering, delivery, invoices, returns and products.',
    canonical: href.faq,
    noindex: questions.length === 0,
    structured: import.meta.env.SSR && questions.length > 0 ? [faqStructuredData(questions)] : [],
  }
}

/** Questions that buyers ask most, under their headings. */
export function FaqScreen() {
  const data = usePageData<Faq | null>()
  if (!data) return <UnavailableScreen what="the questions" />
  return (
    <div className="page-width pb-section">
      <Breadcrumbs
        crumbs={[{ name: 'Shop', href: href.shop }, { name: 'Questions and answers' }]}
      />
      <h1 className="mb-6 text-h1 font-bold">Questions and answers</h1>
      {data.sections.length === 0 ? (
        <EmptyCard
          Icon={InfoIcon}
          title="There are no questions here yet"
          text="Our policies say how ordering, delivery, returns and complaints work."
        >
          <LinkButton href={href.policy}>Read our policies</LinkButton>
        </EmptyCard>
      ) : null}
      <div className="flex flex-col gap-8">
        {data.sections.map(({ name, questions }) => (
          <section key={name} aria-label={name}>
            <h2 className="mb-2 text-h2 font-semibold">{name}</h2>
            <QuestionList questions={questions} />
          </section>
        ))}
      </div>
    </div>
  )
}
