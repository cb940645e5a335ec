import { useEffect, useState } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { api } from '../../shell/api/api.ts'
import { useShell } from '../../shell/page/shell-context.ts'

export type CreditOffer = NonNullable<Answer<'listCreditAccounts'>['offer']>

const LIVE: ReadonlySet<string> = new Set(['sending', 'in_review', 'active', 'blocked'])

/**
 * What paying the rest by the customer's credit line costs, or why it can't (CHECKOUT-08). Null for guests and customers without one;
 * asked for again when the amount changes, and when `turn` does.
 */
export function useCredit(signedIn: boolean, rest: number, turn: number): CreditOffer | null {
  const isOn = useShell().flags?.credit_line === true
  const [offer, setOffer] = useState<CreditOffer | null>(null)
  useEffect(() => {
    if (!signedIn || !isOn || rest <= 0) return undefined
    const asking = new AbortController()
    void api('listCreditAccounts', { query: { amount: rest }, signal: asking.signal }).then(
      (result) => {
        if (asking.signal.aborted || !result.ok) return
        const { accounts, offer: made } = result.data
        setOffer(accounts.some(({ state }) => LIVE.has(state)) ? made : null)
      },
    )
    return () => asking.abort()
    // eslint-disable-next-line react/exhaustive-effect-dependencies
  }, [signedIn, isOn, rest, turn])
  return signedIn && isOn && rest > 0 ? offer : null
}
