import { ApplicationScreen } from '../../../features/seller-application/index.ts'
import type { Application } from '../../../features/seller-application/index.ts'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'

type Opened = { application: Application; key: string } | { missing: string } | null

export async function load(
  context: RouterContext,
  { id, key }: { id?: string; key?: string },
): Promise<Opened> {
  context.answer.shared = false
  if (id === undefined || key === undefined) {
    context.answer.status = 404
    return { missing: 'Use the link in our latest mail about your application.' }
  }
  const result = await context.api('getSellerApplication', { query: { id, key } })
  if (result.ok) return { application: result.data.application, key }
  const missing = result.kind === 'refused' && result.error.status !== 429
  context.answer.status = missing ? 404 : 503
  return missing ? { missing: result.error.message } : null
}

/** ENGAGE-08 */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="your application" />
  if ('application' in opened)
    return <ApplicationScreen application={opened.application} linkKey={opened.key} />
  return (
    <MessagePage title="We can’t find this application">
      <p className="max-w-text">{opened.missing}</p>
    </MessagePage>
  )
}
