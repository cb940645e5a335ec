import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import type { SellerRole } from '@upchar/kernel/seller-roles'
import { fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers, FakeApi } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { alertStore } from '@upchar/web/alerts'
import { followLinks } from '@upchar/web/follow-links'
import { onTestFinished } from 'vitest'
import { Toasts } from '../app/layout/toasts.tsx'
import { isPortalPath } from '../portal/hrefs.ts'
import { createPortalRouter } from '../portal/router.tsx'
import { sessionClock } from '../shell/api/session-clock.ts'

const HOURS = 3_600_000

/** A member of a seller who is signed in. */
export const signedInMember =
  (role: SellerRole): NonNullable<Answers['sellerMe']> =>
  () => ({
    member: {
      id: `m-${role}`,
      name: `Ravi ${SELLER_ROLE_WORDS[role].name}`,
      email: `${role}@sahyadri.example`,
      role,
    },
    seller: {
      trade_name: 'Sahyadri',
      legal_name: 'Sahyadri Surgicals LLP',
      gstin: '27AAACS1234K1Z5',
    },
    session: {
      idle_seconds: 1800,
      idle_ends_at: new Date(Date.now() + HOURS / 2).toISOString(),
      ends_at: new Date(Date.now() + 8 * HOURS).toISOString(),
    },
  })

/** Opens the seller portal at an address, as a role: the real routes and screens, with a fake API. */
export function showPortal(
  address: string,
  answers: Answers,
  { role = 'owner' }: { role?: SellerRole } = {},
): FakeApi & { href: () => string } {
  document.title = ''
  alertStore.setState({ alerts: [], heldSince: null })
  sessionClock.setState(sessionClock.getInitialState(), true)
  const calls = fakeApi({ sellerMe: signedInMember(role), ...answers })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createPortalRouter(client, history)
  onTestFinished(followLinks(router, isPortalPath))
  onTestFinished(() => client.clear())
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...calls, href: () => router.history.location.href }
}
