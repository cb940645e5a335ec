import './styles.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/react-router/ssr/client'
import { api } from './shell/api/api.ts'
import { customerNow } from './shell/visitor/customer.ts'
import { reportError } from './app/report-error.ts'
import { readPincode, setStandardPincode } from './shell/visitor/pincode.ts'
import { unpackPage } from './shell/page/page-data.ts'
import { createStorefrontRouter } from './router.tsx'

const page = unpackPage(document.getElementById('page-data')?.textContent ?? '')
setStandardPincode(page.shell.flags?.pincode)

const router = createStorefrontRouter({
  api,
  customer: customerNow,
  // The first render must say what the server said; from then on the cookie decides.
  shell: () =>
    router.stores.resolvedLocation.get()
      ? { ...page.shell, pincode: readPincode(document.cookie) }
      : page.shell,
  answer: { status: 200, shared: true },
})

// The router takes what was loaded on the server from this global.
Object.assign(globalThis, {
  $_TSR: {
    router: { manifest: undefined, matches: page.matches },
    h: () => undefined,
    e: () => undefined,
    c: () => undefined,
    p: () => undefined,
    buffer: [],
  },
})

// Not awaited at the top: screens import from this chunk, and an import of a module that awaits them would never end.
void hydrate(router).then(() => {
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
})
