import { ApplicationScreen } from '../../../features/seller-application/index.ts'
import type { Application } from '../../../features/seller-application/index.ts'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { missing, missingOf } from '../../../shell/page/loaders.ts'
import type { Missing } from '../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'

type Opened = { application: Application; key: string } | Missing | null

export async function load(
  context: RouterContext,
  { id, key }: { id?: string; key?: string },
): Promise<Opened> {
  context.answer.shared = false
  if (id === undefined || key === undefined)
    return missing('Use the link in our latest mail about your application.', context)
  const result = await context.api('getSellerApplication', { query: { id, key } })
  return result.ok ? { application: result.data.application, key } : missingOf(result, context)
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
