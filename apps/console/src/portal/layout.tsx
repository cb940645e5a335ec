import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import { cx } from '@upchar/ui/cx'
import { SignOutIcon, UserIcon } from '@upchar/ui/icons'
import { keepFocus } from '@upchar/ui/keep-focus'
import { IdleWatch } from '../app/layout/idle-watch.tsx'
import { sessionClock } from '../shell/api/session-clock.ts'
import { brand, isProduction } from '../shell/brand.ts'
import { BrandMark } from '../shell/page/brand-mark.tsx'
import { areasOf } from './areas.ts'
import { portalHref } from './hrefs.ts'
import {
  keepAlive,
  SellerMeContext,
  sellerMeQuestion,
  useSellerMe,
  useSellerSignOut,
} from './me.ts'

/** When the session ends, here or in another tab, leads to the sign-in and then back. */
function useLeaveWhenOver(): void {
  const router: AnyRouter = useRouter()
  const reason = useStore(sessionClock, (clock) => clock.signedOut)
  useEffect(() => {
    if (!reason) return
    const here = location.pathname + location.search
    void router.navigate({
      href: portalHref.signIn({ reason, ...(reason === 'signed_out' ? {} : { return: here }) }),
      replace: true,
    })
  }, [reason, router])
}

/** The frame of the portal: whose portal it is, and who is signed in. */
export function PortalLayout() {
  const { data: me } = useQuery(sellerMeQuestion)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  const signOut = useSellerSignOut()
  useLeaveWhenOver()
  useEffect(keepFocus, [])
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  if (!me) return null
  return (
    <SellerMeContext value={me}>
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <Head onSignOut={signOut} />
      <main id="main" ref={main} tabIndex={-1} className="mx-auto max-w-page outline-none">
        <IdleWatch onStay={keepAlive} onSignOut={signOut} />
        <Outlet />
      </main>
    </SellerMeContext>
  )
}

function Head({ onSignOut }: { onSignOut: () => void }) {
  const { member, seller } = useSellerMe()
  const path = useLocation({ select: ({ pathname }) => pathname })
  return (
    <header className="on-brand bg-rail text-on-brand">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 lg:px-6">
        <a
          href={portalHref.start}
          className="flex min-h-11 items-center gap-2.5 text-on-brand no-underline"
        >
          <BrandMark className="size-7" />
          <span>
            <b>{brand}</b> <span className="text-on-brand-muted">Seller portal</span>
          </span>
        </a>
        {isProduction ? null : (
          <span className="rounded-sm bg-accent px-2 max-sm:hidden py-0.5 text-caption font-semibold text-brand-deep">
            Development
          </span>
        )}
        <p className="ml-auto min-w-0 text-right text-caption max-sm:order-last max-sm:w-full max-sm:text-left">
          <b className="[overflow-wrap:anywhere]">{seller.trade_name}</b>
          <span className="block [overflow-wrap:anywhere] text-on-brand-muted">
            {member.name} · {SELLER_ROLE_WORDS[member.role].name}
          </span>
        </p>
        <a
          href={portalHref.account}
          aria-current={path === portalHref.account ? 'page' : undefined}
          className={cx(
            'flex min-h-11 items-center gap-2 rounded-md px-3 text-body-sm text-on-brand no-underline hover:bg-rail-active max-sm:ml-auto',
            path === portalHref.account && 'bg-rail-active font-semibold',
          )}
        >
          <UserIcon size={18} aria-hidden="true" /> <span className="max-sm:sr-only">Account</span>
        </a>
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-md px-3 text-body-sm hover:bg-rail-active"
          onClick={() => onSignOut()}
        >
          <SignOutIcon size={18} aria-hidden="true" />{' '}
          <span className="max-sm:sr-only">Sign out</span>
        </button>
      </div>
      <nav aria-label="Portal" className="mx-auto max-w-page px-2 pb-1 lg:px-4">
        <ul className="flex flex-wrap gap-1">
          {[{ name: 'Start', href: portalHref.start }, ...areasOf(member.role)].map(
            ({ name, href }) => {
              const isHere =
                href === portalHref.start
                  ? path === href
                  : path === href || path.startsWith(`${href}/`)
              return (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={isHere ? 'page' : undefined}
                    className={cx(
                      'flex min-h-11 items-center rounded-md px-3 text-body-sm text-on-brand no-underline hover:bg-rail-active',
                      isHere && 'bg-rail-active font-semibold',
                    )}
                  >
                    {name}
                  </a>
                </li>
              )
            },
          )}
        </ul>
      </nav>
    </header>
  )
}
