import { useRouter } from '@tanstack/react-router'
import { Button, LinkButton } from '@upchar/ui/button'
import { href } from '../urls/hrefs.ts'
import type { PageHead } from './page-head.ts'
import { navigationStore } from './navigation.ts'
import { useStore } from 'zustand'
import type { ReactNode } from 'react'

export const faultHead: PageHead = {
  title: 'Error',
  description: 'This page can’t be shown right now.',
  canonical: '/shop',
  noindex: true,
}

/** A page that has only a message and ways on. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width flex flex-col items-start gap-4 py-16">
      <h1 className="text-h1 font-bold">{title}</h1>
      {children}
    </div>
  )
}

/** UI-17: a render failure in the browser. */
export function ErrorScreen({ reset }: { reset?: () => void }) {
  const router = useRouter()
  return (
    <MessagePage title="Error">
      <p>This page can’t be shown right now. Nothing in your cart is lost.</p>
      <Button
        onClick={() => {
          void router.invalidate().then(() => reset?.())
        }}
      >
        Try again?
      </Button>
    </MessagePage>
  )
}

/** UI-17: a render failure on the server. Works without the router, without scripts. */
export function ServerFault({ url }: { url: string }) {
  return (
    <MessagePage title="Error">
      <p>This page can’t be shown right now. Nothing in your cart is lost.</p>
      <LinkButton href={url}>Try again?</LinkButton>
      <a href={href.shop}>Go to the shop</a>
    </MessagePage>
  )
}

/** The API call failed: never looks like an empty page (design decision 5). */
export function UnavailableScreen({ what = 'this page' }: { what?: string }) {
  const router = useRouter()
  const busy = useStore(navigationStore, (state) => state.renewing)
  return (
    <MessagePage title={`We can’t load ${what} right now`}>
      <p className="max-w-text">
        It is usually back within a minute. Nothing in your cart is lost.
      </p>
      <form method="get">
        <Button
          type="submit"
          busy={busy}
          onClick={(event) => {
            event.preventDefault()
            navigationStore.setState({ renewing: true })
            void router.invalidate().finally(() => navigationStore.setState({ renewing: false }))
          }}
        >
          Try again
        </Button>
      </form>
    </MessagePage>
  )
}
