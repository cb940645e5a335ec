import { plural } from '@upchar/kernel/text'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Button, LinkButton } from '@upchar/ui/button'
import { MessagePage, UnavailableScreen } from '../../../shell/page/fault-screens.tsx'
import type { RouterContext } from '../../../shell/page/router-context.ts'
import { usePageData } from '../../../shell/page/use-page-data.ts'
import { href } from '../../../shell/urls/hrefs.ts'

type Notices = Pick<Answer<'showNotices'>, 'email' | 'waiting' | 'stopped'>
/** What the link leads to, why it can't be opened, or null if the API call failed. */
type Opened = Notices | { broken: string } | null

export async function load(
  context: RouterContext,
  { key = '' }: { key?: string },
): Promise<Opened> {
  context.answer.shared = false
  const result = await context.api('showNotices', { query: { key: key === '' ? 'none' : key } })
  if (result.ok) return result.data
  const { code, message } = result.error
  const broken = code === 'link_invalid' || code === 'invalid'
  context.answer.status = broken ? 404 : 503
  return broken ? { broken: message } : null
}

/** A plain form, which works without scripts: whoever stops our emails owes us nothing more. */
const Stop = ({ notices: { email, waiting } }: { notices: Notices }) => (
  <MessagePage title="Stop these emails?">
    <p className="max-w-text">
      {email} waits for {plural(waiting, 'email')} about stock and prices. Stop them all: we send
      none of them, and nobody can ask for more to this address without signing in with it.
    </p>
    <form method="post">
      <Button type="submit">Stop these emails</Button>
    </form>
  </MessagePage>
)

/** ENGAGE-02 */
export function Screen() {
  const opened = usePageData<Opened>()
  if (opened === null) return <UnavailableScreen what="this page" />
  if ('broken' in opened)
    return (
      <MessagePage title="This link can’t be opened">
        <p className="max-w-text">{opened.broken}</p>
        <LinkButton href={href.shop}>Go to the shop</LinkButton>
      </MessagePage>
    )
  if (!opened.stopped) return <Stop notices={opened} />
  return (
    <MessagePage title="These emails have stopped">
      <p className="max-w-text">
        {opened.email} gets no more emails about stock and prices. Emails about orders still come.
        Sign in and press “Notify me” again to change your mind.
      </p>
      <LinkButton href={href.shop}>Go to the shop</LinkButton>
    </MessagePage>
  )
}
