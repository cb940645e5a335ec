import { RefundAccountScreen } from '../../../../features/payouts/index.ts'
import type { OpenPayout } from '../../../../features/payouts/index.ts'
import { MessagePage, UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'

/** A refund, why it can’t be opened, or null if the API call failed. */
type Opened = OpenPayout | { missing: string } | null

export async function load(
  context: RouterContext,
  { id = '', key = '' }: { id?: string; key?: string },
): Promise<Opened> {
  context.answer.shared = false
  const result = await context.api('getPayout', { params: { id }, query: { key } })
  if (result.ok) return { payout: result.data.payout, linkKey: key }
  const { status, message } = result.error
  const missing = result.kind === 'refused' && status !== 429
  context.answer.status = missing ? 404 : 503
  if (!missing) return null
  return {
    missing:
      status === 404 ? message : 'This link is not whole. Open the link of the email once more.',
  }
}

/** RET-04 */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="this refund" />
  if ('payout' in opened) return <RefundAccountScreen {...opened} />
  return (
    <MessagePage title="We can’t find this refund">
      <p className="max-w-text">{opened.missing}</p>
    </MessagePage>
  )
}
