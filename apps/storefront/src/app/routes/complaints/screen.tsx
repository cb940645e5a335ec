import { LinkButton } from '@upchar/ui/button'
import { ComplaintScreen, ComplaintsScreen } from '../../../features/complaints/index.ts'
import type { Complaint, ComplaintsPage } from '../../../features/complaints/index.ts'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import { missingOf } from '../../../shell/page/loaders.ts'
import type { Missing } from '../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { loadList } from './load-list.ts'

/** A complaint, why it can't be opened, or the list with the form; null if the API call failed. */
type Opened =
  | { complaint: Complaint; key: string | undefined }
  | Missing
  | { list: ComplaintsPage }
  | null

async function loadOne(
  context: RouterContext,
  id: string,
  key: string | undefined,
): Promise<Opened> {
  const result = await context.api('getComplaint', {
    params: { id },
    query: { ...(key !== undefined && { key }) },
  })
  return result.ok ? { complaint: result.data.complaint, key } : missingOf(result, context)
}

export async function load(
  context: RouterContext,
  { id, order, key, about }: { id?: string; order?: string; key?: string; about?: string },
): Promise<Opened> {
  context.answer.shared = false
  if (id !== undefined) return loadOne(context, id, key)
  const list = await loadList(context, { order, key, about })
  return list === null ? null : { list }
}

/** ENGAGE-03 */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="complaints" />
  if ('list' in opened) return <ComplaintsScreen {...opened.list} />
  if ('complaint' in opened)
    return <ComplaintScreen complaint={opened.complaint} linkKey={opened.key} />
  return (
    <MessagePage title="We can’t find this complaint">
      <p className="max-w-text">{opened.missing}</p>
      <LinkButton href={href.complaints}>Make a complaint</LinkButton>
    </MessagePage>
  )
}
