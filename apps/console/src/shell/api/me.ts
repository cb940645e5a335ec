import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, useCallback, useContext } from 'react'
import type { Answer } from '@upchar/contract/schema/endpoints'
import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import { ask } from './ask.ts'
import type { Problem } from './ask.ts'
import { noteSignedIn, noteSignedOut } from './session-clock.ts'
import type { SignedOutReason } from './session-clock.ts'

export type Me = Answer<'staffMe'>

/** The signed-in member. Each answer restarts the session clock. */
export const meQuestion = queryOptions<Me, Problem>({
  queryKey: ['staffMe'],
  queryFn: async () => {
    const me = await ask('staffMe', {})
    noteSignedIn(me.session)
    return me
  },
  staleTime: 60_000,
})

export const MeContext = createContext<Me | null>(null)

/** The signed-in member and the role's permissions. Only below the signed-in layout. */
export function useMe(): Me & { may: (permission: StaffPermission) => boolean } {
  const me = useContext(MeContext)
  if (!me) throw new Error('Outside of the signed-in layout')
  return { ...me, may: (permission) => me.permissions.includes(permission) }
}

async function signOut(client: QueryClient, reason: SignedOutReason): Promise<void> {
  // Clear the cache even if the call failed: the session cookie then expires by itself.
  await ask('staffSignOut', { body: {} }).catch(() => undefined)
  noteSignedOut(reason)
  client.clear()
}

/** Ends the session, here and in every tab. */
export function useSignOut(): (reason?: SignedOutReason) => void {
  const client = useQueryClient()
  return useCallback((reason = 'signed_out') => void signOut(client, reason), [client])
}
