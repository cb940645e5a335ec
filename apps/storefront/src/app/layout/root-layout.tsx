import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { modalStore } from '../../shell/modals/modals.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { navigationStore } from '../../shell/page/navigation.ts'
import { Footer } from './footer.tsx'
import { hasFooter } from './footer-paths.ts'
import { Header } from './header.tsx'
import { serverMarkup } from '../../shell/page/server-markup.tsx'
import { Toasts } from './toasts.tsx'
import { useRouteEffects } from '../effects/use-route-effects.ts'

const FooterMarkup = serverMarkup('footer')
// Not needed before the first navigation; fetched when the page is idle.
const PageSkeleton = lazy(() =>
  import('./page-skeletons.tsx').then((module) => ({ default: module.PageSkeleton })),
)

// Loaded with the first modal; the search modal belongs to the header.
const ModalHost = lazy(() =>
  import('./modal-host.tsx').then((module) => ({ default: module.ModalHost })),
)

// Loaded when the page is idle, or with the first compared product.
const Overlays = lazy(() =>
  import('./overlays.tsx').then((module) => ({ default: module.Overlays })),
)

const ActingBanner = lazy(() =>
  import('./overlays.tsx').then((module) => ({ default: module.ActingBanner })),
)

/** Loaded only for staff who order for a customer (AUTH-13). */
function Acting() {
  const acting = useStore(accountStore, ({ customer }) => customer?.is_staff_acting === true)
  return acting ? (
    <Suspense fallback={null}>
      <ActingBanner />
    </Suspense>
  ) : null
}

function Beside() {
  const atRest = useStore(navigationStore, (state) => state.atRest)
  return atRest ? (
    <Suspense fallback={null}>
      <Overlays />
    </Suspense>
  ) : null
}

function Modals() {
  const open = useStore(modalStore, ({ stack }) => stack.some(({ name }) => name !== 'search'))
  return open ? (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  ) : null
}

/** Header, page or skeleton, footer and overlays. */
export function RootLayout() {
  useRouteEffects()
  const skeleton = useStore(navigationStore, (state) => state.skeleton)
  const path = useLocation({ select: (location) => location.pathname })
  return (
    <>
      <Header />
      <Acting />
      <main id="main" tabIndex={-1} className="min-h-[70dvh] outline-none">
        <div hidden={skeleton !== null}>
          <Outlet />
        </div>
        {skeleton ? (
          <Suspense fallback={null}>
            <PageSkeleton kind={skeleton} />
          </Suspense>
        ) : null}
      </main>
      <FooterMarkup hidden={!hasFooter(path)}>
        {import.meta.env.SSR ? <Footer /> : null}
      </FooterMarkup>
      <Beside />
      <Modals />
      <Toasts />
    </>
  )
}
