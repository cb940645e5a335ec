import type { Answer } from '@upchar/contract/schema/endpoints'
import { formatIstDate } from '@upchar/kernel/dates'
import { SpecialCard } from '../../../features/popups/index.ts'
import { UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { needed } from '../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { lazyPart } from '../../../kit/lazy.tsx'

type Preview = Answer<'getContentPreview'>
type Of<K extends Preview['preview']['kind']> = Extract<Preview['preview'], { kind: K }>

// As files of their own they would be split from the screens that buyers load.
const ArticleText = lazyPart<Pick<Of<'article'>, 'article'>, 'ArticleText'>(
  () => import('../blogs/screen.tsx'),
  'ArticleText',
)
const Banner = lazyPart<Pick<Of<'banner'>, 'banner'>, 'Banner'>(
  () => import('../home/screen.tsx'),
  'Banner',
)
const EventText = lazyPart<Pick<Of<'event'>, 'event'>, 'EventText'>(
  () => import('../events/screen.tsx'),
  'EventText',
)
const QuestionList = lazyPart<
  { questions: Of<'question'>['question'][]; open: boolean },
  'QuestionList'
>(() => import('../faq/screen.tsx'), 'QuestionList')
const PolicySection = lazyPart<Pick<Of<'policy'>, 'policy'>, 'PolicySection'>(
  () => import('../policy/policy-section.tsx'),
  'PolicySection',
)

export async function load(context: RouterContext, id: string): Promise<Preview | null> {
  const [preview] = await Promise.all([
    context.api('getContentPreview', { params: { id } }),
    ArticleText.preload(),
    Banner.preload(),
    EventText.preload(),
    QuestionList.preload(),
    PolicySection.preload(),
  ])
  return needed(preview, context)
}

const stay = () => undefined

function Shown({ preview }: Pick<Preview, 'preview'>) {
  switch (preview.kind) {
    case 'policy':
      return (
        <div className="flex flex-col gap-4">
          <p className="text-body-sm text-text-muted">
            Last changed on {formatIstDate(preview.updated_on)}.
          </p>
          <PolicySection policy={preview.policy} />
        </div>
      )
    case 'article':
      return <ArticleText article={preview.article} />
    case 'topic':
      return (
        <>
          <h1 className="mb-1 text-h1 font-bold">{preview.topic.name}</h1>
          <p className="max-w-text text-text-muted">{preview.topic.description}</p>
        </>
      )
    case 'banner':
      return <Banner banner={preview.banner} />
    case 'event':
      return <EventText event={preview.event} />
    case 'question':
      return <QuestionList questions={[preview.question]} open />
    case 'announcement':
      return (
        <div className="min-h-96">
          <SpecialCard special={preview.popup} away={stay} />
        </div>
      )
  }
}

/** A text before it is published, or as it was: with header and footer, for staff. */
export function Screen() {
  const data = usePageData<Preview | null>()
  if (!data) return <UnavailableScreen what="this preview" />
  return (
    <div className="page-width pt-4 pb-section">
      <p className="mb-4 rounded-md bg-info-bg px-3 py-2 text-body-sm">
        Preview. Buyers don’t see this page.
      </p>
      <Shown preview={data.preview} />
    </div>
  )
}
