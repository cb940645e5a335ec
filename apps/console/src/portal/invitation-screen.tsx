import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { inSentence } from '@upchar/kernel/text'
import { SELLER_ROLE_WORDS } from '@upchar/kernel/seller-roles'
import { LinkButton } from '@upchar/ui/button'
import { Waiting } from '@upchar/ui/dense/waiting'
import { Skeleton } from '@upchar/ui/skeleton'
import type { PlainSearch } from '@upchar/web/search-params'
import { DoorContext, PORTAL_DOOR, SignInFrame, Welcome } from '../features/sign-in/index.ts'
import { useSearchOf } from '../kit/use-address.ts'
import { useGo } from '../kit/use-go.ts'
import { question, useCall } from '../shell/api/ask.ts'
import { sendBy } from '../shell/api/send-by.ts'
import { brand } from '../shell/brand.ts'
import { portalHref } from './hrefs.ts'

const readKey = (raw: PlainSearch): string => (typeof raw['key'] === 'string' ? raw['key'] : '')

/** The target of an invitation mail: sets the first password and opens the portal. */
export function PortalInvitation() {
  return (
    <DoorContext value={PORTAL_DOOR}>
      <Invitation />
    </DoorContext>
  )
}

function Invitation() {
  // Of the address that the page was opened at: what follows has no key.
  const [key] = useState(useSearchOf(readKey))
  const go = useGo()
  const invitation = useQuery({
    ...question('sellerGetInvitation', { query: { key } }),
    gcTime: 0,
    staleTime: Infinity,
  })
  const accept = useCall('sellerAcceptInvitation', {
    onSuccess: () => go(portalHref.start, { replace: true }),
  })
  if (invitation.error)
    return (
      <SignInFrame title="This invitation can’t be used" note={invitation.error.message}>
        <p className="text-body-sm">If you have set your password already, sign in.</p>
        <LinkButton href={portalHref.signIn()}>Sign in</LinkButton>
      </SignInFrame>
    )
  if (!invitation.data)
    return (
      <SignInFrame title="Your invitation">
        <Waiting what="Your invitation">
          <Skeleton className="h-40" />
        </Waiting>
      </SignInFrame>
    )
  const { name, email, role, seller } = invitation.data
  const { name: roleName, purpose } = SELLER_ROLE_WORDS[role]
  return (
    <Welcome
      name={name}
      email={email}
      note={`You are invited to work for ${seller} in the seller portal of ${brand}. Your role is ${roleName}: ${inSentence(purpose)}.`}
      onSend={(password) =>
        sendBy(accept, { body: { key, password } }, { fieldOf: { password_weak: 'password' } })
      }
    />
  )
}
