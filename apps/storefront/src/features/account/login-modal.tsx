import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { sendAway } from '../../shell/page/prompts.ts'
import { moveOn } from './login/login-flow.ts'
import { stepHref } from './login/login-search.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `uninvited`: it opened by itself. */
    login: { uninvited?: boolean }
  }
}

/** The first step of signing in over the page one is on (UI-07); the others have a page, and lead back to this one. */
export function LoginModal({
  uninvited = false,
  onClose,
}: {
  uninvited?: boolean
  onClose: () => void
}) {
  const router = useRouter()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const close = () => {
    if (uninvited) sendAway('login')
    onClose()
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('email')
    setBusy(true)
    const move = await moveOn(api, 'new-init', {
      action: 'go-on',
      email: typeof typed === 'string' ? typed : '',
      password: '',
      code: '',
    })
    setBusy(false)
    if (move.kind === 'field') return setError(move.message)
    if (move.said)
      showAlert(({ success: 1, danger: 2, info: 3 } as const)[move.said.tone], move.said.message)
    if (move.kind !== 'to') return
    const { href } = router.latestLocation
    close()
    await router.navigate({ href: stepHref({ returnUrl: href }, move.step) })
  }
  return (
    <Dialog title="Sign in or create an account" onClose={close}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
        aria-label="Sign in or create an account"
      >
        <p className="text-body-sm text-text-muted">
          Your GST details and addresses are kept, and what is in your cart comes along. You come
          back to this page.
        </p>
        <TextInput
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
          error={error}
        />
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <Button type="submit" busy={busy}>
            Continue
          </Button>
          <Button look="outline" onClick={close}>
            Not now
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
