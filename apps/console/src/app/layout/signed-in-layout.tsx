import { useEffect, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { keepFocus } from '@upchar/ui/keep-focus'
import { areaOf } from '../../shell/areas.ts'
import { href } from '../../shell/hrefs.ts'
import { ask } from '../../shell/api/ask.ts'
import { MeContext, meQuestion, useSignOut } from '../../shell/api/me.ts'
import { sessionClock } from '../../shell/api/session-clock.ts'
import { NotAllowedScreen } from '../../shell/page/fault-screens.tsx'
import { GoTo } from './go-to/go-to.tsx'
import { IdleWatch } from './idle-watch.tsx'
import { Rail } from './rail.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'

const keepAlive = () => ask('staffMe', {}).catch(() => undefined)

/** When the session ends, here or in another tab, leads to the sign-in and then back. */
function useLeaveWhenOver(): void {
  const router: AnyRouter = useRouter()
  const reason = useStore(sessionClock, (clock) => clock.signedOut)
  useEffect(() => {
    if (!reason) return
    const here = location.pathname + location.search
    void router.navigate({
      href: href.signIn({ reason, ...(reason === 'signed_out' ? {} : { return: here }) }),
      replace: true,
    })
  }, [reason, router])
}

/** Moves the focus to the start of a new page, for keyboard and screen-reader users. */
function useFocusOnMove(path: string): React.RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const before = useRef(path)
  useEffect(() => {
    if (before.current === path) return
    before.current = path
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}

export function SignedInLayout() {
  const { data: me } = useQuery(meQuestion)
  const path = useLocation({ select: ({ pathname }) => pathname })
  const main = useFocusOnMove(path)
  const signOut = useSignOut()
  useLeaveWhenOver()
  useEffect(keepFocus, [])
  if (!me) return null
  const permission = areaOf(path)?.permission ?? null
  const allowed = permission === null || me.permissions.includes(permission)
  return (
    <MeContext value={me}>
      <a
        href="#main"
        className="sr-only z-toast rounded-md bg-action px-4 py-2 text-on-action focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to content
      </a>
      <div className="min-h-dvh sm:grid sm:grid-cols-[5rem_minmax(0,1fr)] lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        <Rail />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="relative flex min-w-0 flex-col outline-none lg:h-dvh lg:overflow-y-auto"
        >
          <IdleWatch onStay={keepAlive} onSignOut={signOut} />
          {allowed ? <Outlet /> : <NotAllowedScreen permission={permission} />}
        </main>
      </div>
      <ShortcutHelp />
      <GoTo />
    </MeContext>
  )
}
