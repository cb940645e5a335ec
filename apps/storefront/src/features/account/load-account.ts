import type { Answer } from '@upchar/contract/schema/endpoints'
import type { RouterContext } from '../../router.tsx'
import type { AccountView } from '../../lib/account-hrefs.ts'
import type { Customer } from '../../state/account.ts'

export type Sessions = Answer<'listSessions'>['sessions']
export type MyKyc = Answer<'getMyKyc'>['kyc']

/** What /account shows: to a visitor the way in, to a buyer the overview or the part that `selected` names (ROUTE-13). */
export type AccountOverview =
  | { view: 'visitor'; selected: AccountView | undefined; closed: boolean }
  | { view: 'overview' | 'privacy'; customer: Customer }
  | { view: 'kyc'; customer: Customer; kyc: MyKyc | null }
  | { view: 'security'; customer: Customer; sessions: Sessions | null }

const VIEWS: readonly AccountView[] = ['kyc', 'security', 'privacy']

/** Null when the API can't say who it is; the parts beside the buyer are null when they can't be had. */
export async function loadAccount(context: RouterContext, search: Record<string, unknown>): Promise<AccountOverview | null> {
  const selected = VIEWS.find((view) => view === search['selected'])
  const customer = await context.customer()
  if (customer === undefined) {
    context.answer.status = 503
    return null
  }
  if (customer === null) return { view: 'visitor', selected, closed: search['closed'] === '1' }
  if (selected === 'kyc') {
    const result = await context.api('getMyKyc', {})
    return { view: 'kyc', customer, kyc: result.ok ? result.data.kyc : null }
  }
  if (selected === 'security') {
    const result = await context.api('listSessions', {})
    return { view: 'security', customer, sessions: result.ok ? result.data.sessions : null }
  }
  return { view: selected ?? 'overview', customer }
}
