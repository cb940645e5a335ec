import type { ApiCall } from '@upchar/web/api'
import { parseSearch } from '@upchar/web/search-params'

/**
 * Stops the emails that a link in one of them belongs to (ENGAGE-02): by the button of the page, and by a mail program's
 * own, which posts to the same address (RFC 8058). The page then says what came of it.
 */
export async function stopByForm(api: ApiCall, address: string): Promise<{ location: string }> {
  const { pathname, search } = new URL(address, 'http://shop')
  const { key } = parseSearch(search)
  if (typeof key === 'string' && key !== '') await api('stopNotices', { body: { key } })
  return { location: `${pathname}${search}` }
}
