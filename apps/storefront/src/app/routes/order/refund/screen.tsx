import { LinkButton } from '@upchar/ui/button'
import { RefundAccountScreen } from '../../../../features/payouts/index.ts'
import type { OpenPayout } from '../../../../features/payouts/index.ts'
import { MessagePage, UnavailableScreen } from '../../../../shell/page/fault-screens.tsx'
import { missing, missingOf } from '../../../../shell/page/loaders.ts'
import type { Missing } from '../../../../shell/page/loaders.ts'
import type { RouterContext } from '../../../../shell/page/router-context.ts'
import { usePageData } from '../../../../shell/page/use-page-data.ts'
import { href } from '../../../../shell/urls/hrefs.ts'

/** A refund, why it can’t be opened, or null if the API call failed. */
type Opened = OpenPayout | Missing | null

export async function load(
  context: RouterContext,
  { id, key }: { id?: string; key?: string },
): Promise<Opened> {
  context.answer.shared = false
  if (id === undefined || key === undefined)
    return missing('Use the link in our latest mail about the refund.', context)
  const result = await context.api('getPayout', { params: { id }, query: { key } })
  return result.ok ? { payout: result.data.payout, linkKey: key } : missingOf(result, context)
}

/** RET-04 */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="this refund" />
  if ('payout' in opened) return <RefundAccountScreen {...opened} />
  return (
    <MessagePage title="We can’t find this refund">
      <p className="max-w-text">{opened.missing}</p>
      <LinkButton href={href.complaints}>Write to us about it</LinkButton>
    </MessagePage>
  )
}
