import { Button } from '@upchar/ui/button'
import { SignOutIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { signOut } from './sign-out.ts'

/** A form, so that it works without scripts. */
export function SignOutButton() {
  const [busy, setBusy] = useState(false)
  const press = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <form method="post" action="/account/logout" onSubmit={(event) => void press(event)}>
      <Button type="submit" look="outline" busy={busy}>
        {busy ? null : <SignOutIcon size={18} aria-hidden="true" />} Sign out
      </Button>
    </form>
  )
}
