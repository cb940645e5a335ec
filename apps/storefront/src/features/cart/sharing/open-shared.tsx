import type { Answer } from '@upchar/contract/schema/endpoints'
import { LinkButton } from '@upchar/ui/button'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'
import { SharedScreen } from './shared-screen.tsx'

/** The cart behind a link, why it can't be opened, or null if the API call failed. */
type Opened = { link: string; cart: Answer<'identifyLink'>['cart'] } | { ended: string } | null

export async function load(
  context: RouterContext,
  { key: link = '' }: { key?: string },
): Promise<Opened> {
  context.answer.shared = false
  const ask = (pincode: string | undefined) =>
    context.api('identifyLink', {
      body: { link: link === '' ? 'none' : link.slice(0, 2000), ...(pincode && { pincode }) },
    })
  let result = await ask(context.shell().pincode)
  if (!result.ok && result.error.code === 'pincode_unknown') result = await ask(undefined)
  if (result.ok) return { link, cart: result.data.cart }
  const { code, message } = result.error
  const ended = code === 'link_unknown' || code === 'sharing_off'
  context.answer.status = ended ? 404 : 503
  return ended ? { ended: message } : null
}

/** The page of a link to a cart (CART-19). */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="the shared cart" />
  if ('cart' in opened)
    return <SharedScreen key={opened.link} cart={opened.cart} link={opened.link} />
  return (
    <MessagePage title="This cart can’t be opened">
      <p className="max-w-text">{opened.ended}</p>
      <LinkButton href={href.shop}>Go to the shop</LinkButton>
    </MessagePage>
  )
}
