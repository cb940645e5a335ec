import { Button } from '@upchar/ui/button'
import { SignOutIcon } from '@upchar/ui/icons'
import { useState } from 'react'
import { signOut } from './sign-out.ts'

export function SignOutButton({ className }: { className?: string }) {
  const [busy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await signOut()
    setBusy(false)
  }
  return (
    <Button look="outline" busy={busy} className={className} onClick={() => void press()}>
      {busy ? null : <SignOutIcon size={18} aria-hidden="true" />} Sign out
    </Button>
  )
}
