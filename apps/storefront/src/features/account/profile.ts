import type { ApiResult } from '@upchar/web/api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../lib/api-browser.ts'
import { accountStore, setVisitor } from '../../state/account.ts'
import type { Customer } from '../../state/account.ts'

/** The guard, the page and the header of one change of route share one question. */
const SHARED_MS = 3000
let asked: { at: number; result: Promise<ApiResult<Answer<'getCustomer'>>> } | undefined

/** Takes over what a call answered about the buyer; whoever asks next asks the server again. */
export function takeProfile(customer: Customer): void {
  asked = undefined
  accountStore.setState({ customer, asked: true })
}

/** Who is signed in, asked of the server (ROUTE-27): null for nobody, undefined when it can't be asked. */
export async function currentCustomer(now = Date.now()): Promise<Customer | null | undefined> {
  if (!asked || now - asked.at > SHARED_MS) asked = { at: now, result: api('getCustomer', {}) }
  const mine = asked
  const result = await mine.result
  if (result.ok) {
    if (asked === mine) accountStore.setState({ customer: result.data.user_info, asked: true })
    return result.data.user_info
  }
  if (asked === mine) asked = undefined
  if (result.kind === 'failed') return undefined
  setVisitor()
  return null
}
