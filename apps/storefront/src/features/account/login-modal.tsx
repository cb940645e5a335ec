import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { textOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { useRouter } from '@tanstack/react-router'
import { api } from '../../shell/api/api.ts'
import { showAlert } from '@upchar/web/alerts'
import { dismissPrompt } from '../../shell/page/automatic-popups.ts'
import { moveOn } from './login/login-flow.ts'
import { stepHref } from './login/login-search.ts'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `automatic`: opened by the shop, not by the visitor. */
    login: { automatic?: boolean }
  }
}

const FIELDS = ['email'] as const
const ALERTS = { success: 1, danger: 2, info: 3 } as const
/** An alert has already shown the message. */
const NOTHING = { ok: false, problems: [], message: '' } as const

/**
 * The first sign-in step as a modal (UI-07); later steps have pages of their own and return here.
 */
export function LoginModal({
  automatic = false,
  onClose,
}: {
  automatic?: boolean
  onClose: () => void
}) {
  const router = useRouter()
  const close = () => {
    if (automatic) dismissPrompt('login')
    onClose()
  }
  const { field, busy, onSubmit } = useSubmission({
    id: 'login-modal',
    fields: FIELDS,
    read: (data) => textOf(data, 'email'),
    send: async (email) => {
      const move = await moveOn(api, 'new-init', { action: 'go-on', email, password: '', code: '' })
      if (move.kind === 'field') return { ok: false, problems: [move], message: '' }
      if (move.notice) showAlert(ALERTS[move.notice.tone], move.notice.message)
      return move.kind === 'to' ? { ok: true, data: move.step } : NOTHING
    },
    onSent: async (step) => {
      const { href } = router.latestLocation
      close()
      await router.navigate({ href: stepHref({ returnUrl: href }, step) })
    },
  })
  return (
    <Dialog title="Sign in or create an account" onClose={close}>
      <form
        noValidate
        onSubmit={onSubmit}
        className="flex flex-col gap-4"
        aria-label="Sign in or create an account"
      >
        <p className="text-body-sm text-text-muted">
          Your GST details and addresses are saved, and your cart moves with you. You return to this
          page.
        </p>
        <TextInput
          label="Email"
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={254}
        />
        <ModalButtons busy={busy} onLater={close} />
      </form>
    </Dialog>
  )
}

function ModalButtons({ busy, onLater }: { busy: boolean; onLater: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Button type="submit" busy={busy}>
        Continue
      </Button>
      <Button look="outline" onClick={onLater}>
        Not now
      </Button>
    </div>
  )
}
