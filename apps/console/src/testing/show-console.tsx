import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { permissionsOf, STAFF_ROLE_WORDS } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers, FakeApi } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { alertStore } from '@upchar/web/alerts'
import { followLinks } from '@upchar/web/follow-links'
import { onTestFinished } from 'vitest'
import { Toasts } from '../app/layout/toasts.tsx'
import { createConsoleRouter } from '../app/router.tsx'
import { onPermissionsChanged } from '../shell/api/ask.ts'
import { meQuestion } from '../shell/api/me.ts'
import { sessionClock } from '../shell/api/session-clock.ts'
import { isConsolePath } from '../shell/hrefs.ts'
import { releaseDocuments } from '../shell/viewer/use-document.ts'

const HOURS = 3_600_000

/** A member of staff who is signed in. */
export const signedIn =
  (role: StaffRole): NonNullable<Answers['staffMe']> =>
  () => ({
    member: {
      id: `m-${role}`,
      name: `Meera ${STAFF_ROLE_WORDS[role].name}`,
      email: `${role}@upchar.example`,
      role,
    },
    permissions: permissionsOf(role),
    recovery_codes_left: 10,
    session: {
      idle_seconds: 1800,
      idle_ends_at: new Date(Date.now() + HOURS / 2).toISOString(),
      ends_at: new Date(Date.now() + 8 * HOURS).toISOString(),
    },
  })

export type Console = FakeApi & { href: () => string }

/** Opens the console at an address, as a role: the real routes and screens, with a fake API. */
export function showConsole(
  address: string,
  answers: Answers,
  { role = 'admin' }: { role?: StaffRole } = {},
): Console {
  localStorage.clear()
  document.title = ''
  alertStore.setState({ alerts: [], heldSince: null })
  sessionClock.setState(sessionClock.getInitialState(), true)
  const calls = fakeApi({ staffMe: signedIn(role), ...answers })
  // Retries take seconds, and show nothing else meanwhile.
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  releaseDocuments(client)
  onPermissionsChanged(() => void client.invalidateQueries({ queryKey: meQuestion.queryKey }))
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createConsoleRouter(client, history)
  onTestFinished(followLinks(router, isConsolePath))
  onTestFinished(() => client.clear())
  show(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  )
  return { ...calls, href: () => router.history.location.href }
}
