import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { hasSession } from '../../shell/visitor/session.ts'
import { accountStore } from '../../shell/visitor/customer-store.ts'

const ProfilePrompt = lazy(() =>
  import('./profile-prompt.tsx').then((module) => ({ default: module.ProfilePrompt })),
)

/** Prompts above the page: invites visitors to sign in and buyers to complete their profile. */
export function AccountOverlays() {
  const router = useRouter()
  const lacking = useStore(accountStore, ({ customer }) => customer?.is_profile_complete === false)
  useEffect(() => {
    if (hasSession(document.cookie)) return undefined
    let stop: (() => void) | undefined
    let over = false
    void import('./sign-in-prompts/prompt-sign-in.ts').then(({ promptSignIn }) => {
      if (!over) stop = promptSignIn(router)
    })
    return () => {
      over = true
      stop?.()
    }
  }, [router])
  return lacking ? (
    <Suspense fallback={null}>
      <ProfilePrompt />
    </Suspense>
  ) : null
}
