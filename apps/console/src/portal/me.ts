import { createContext, useCallback, useContext } from 'react'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { ask } from '../shell/api/ask.ts'
import type { Problem } from '../shell/api/ask.ts'
import { noteSignedIn, noteSignedOut } from '../shell/api/session-clock.ts'
import type { SignedOutReason } from '../shell/api/session-clock.ts'

type SellerMe = Answer<'sellerMe'>

/** The signed-in member of a seller. Each answer restarts the session clock. */
export const sellerMeQuestion = queryOptions<SellerMe, Problem>({
  queryKey: ['sellerMe'],
  queryFn: async () => {
    const me = await ask('sellerMe', {})
    noteSignedIn(me.session)
    return me
  },
  staleTime: 60_000,
})

/** A call that keeps the session alive. */
export const keepAlive = () => ask('sellerMe', {}).catch(() => undefined)

export const SellerMeContext = createContext<SellerMe | null>(null)

/** The signed-in member and the seller. Only below the portal's layout. */
export function useSellerMe(): SellerMe {
  const me = useContext(SellerMeContext)
  if (!me) throw new Error('Outside of the portal’s layout')
  return me
}

/** Ends the session, here and in every tab. */
export function useSellerSignOut(): (reason?: SignedOutReason) => void {
  const client = useQueryClient()
  return useCallback(
    (reason = 'signed_out') => {
      void ask('sellerSignOut', { body: {} })
        // The session cookie then expires by itself.
        .catch(() => undefined)
        .then(() => {
          noteSignedOut(reason)
          client.clear()
        })
    },
    [client],
  )
}
