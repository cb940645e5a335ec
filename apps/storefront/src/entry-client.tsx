import './styles.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserHistory, RouterProvider } from '@tanstack/react-router'
import { api } from './shell/api/api.ts'
import { customerNow } from './shell/visitor/customer.ts'
import { reportError } from './app/report-error.ts'
import { nextTask } from './kit/next-task.ts'
import { readPincode, setStandardPincode } from './shell/visitor/pincode.ts'
import { unpackPage } from './shell/page/page-data.ts'
import { hydrateRouter } from './router-adapter/client.ts'
import { createStorefrontRouter } from './router.tsx'

/** The page's data stands at its end, which on a slow line comes after the scripts. */
const parsed = (): Promise<void> =>
  document.readyState === 'loading'
    ? new Promise((resolve) =>
        document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
      )
    : nextTask()

/** In short tasks: one long one would keep a slow phone from painting and from answering taps. */
async function start(): Promise<void> {
  await parsed()
  const page = unpackPage(document.getElementById('page-data')?.textContent ?? '')
  setStandardPincode(page.shell.flags?.pincode)
  await nextTask()
  // Gives this entry of the browser's history a key, for which the browser gathers the state of all forms in the page.
  const history = createBrowserHistory()
  await nextTask()
  const router = createStorefrontRouter(
    {
      api,
      customer: customerNow,
      // The first render must match the server's; afterwards the cookie decides.
      shell: () =>
        router.state.resolvedLocation
          ? { ...page.shell, pincode: readPincode(document.cookie) }
          : page.shell,
      answer: { status: 200, shared: true },
    },
    history,
  )
  await nextTask()
  await hydrateRouter(router, page.matches)
  await nextTask()
  const root = document.getElementById('root')
  if (!root) return
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
      { onUncaughtError: reportError, onCaughtError: reportError, onRecoverableError: reportError },
    )
  })
}

// No top-level await: screens import from this chunk, so waiting for them here would be a deadlock.
void start()
