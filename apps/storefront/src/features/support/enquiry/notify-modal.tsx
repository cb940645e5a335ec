import { normaliseEmail } from '@upchar/kernel/validate'
import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { TextInput } from '@upchar/ui/field'
import { textsOf } from '@upchar/ui/form/form-text'
import { useSubmission } from '@upchar/ui/form/use-submission'
import { formResult } from '@upchar/web/form-result'
import { api } from '../../../shell/api/api.ts'
import { track } from '../../../shell/tracking/analytics.ts'
import { email, problemsIn } from '../contact/checks.ts'
import { useShell } from '../../../shell/page/shell-context.ts'
import { showAlert } from '@upchar/web/alerts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'notify-me': { sku: string; title: string }
  }
}

const FIELDS = ['email'] as const

/** ENGAGE-02: one email when the product is available at the pincode. */
export function NotifyModal({
  sku,
  title,
  onClose,
}: {
  sku: string
  title: string
  onClose: () => void
}) {
  const { pincode } = useShell()
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'notify',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) => problemsIn(texts, [['email', email]]),
    send: async (texts) =>
      formResult(
        await api('notifyMe', { body: { sku, email: normaliseEmail(texts.email), pincode } }),
      ),
    onSent: ({ message }) => {
      track({ name: 'notify_me', sku })
      showAlert(1, message)
      onClose()
    },
  })
  return (
    <Dialog title="Notify me when it is back" onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="text-body-sm">
          We send one email when <b>{title}</b> can be delivered to{' '}
          <span className="tabular">{pincode}</span>.
        </p>
        <TextInput
          label="Email"
          {...field('email')}
          type="email"
          autoComplete="email"
          error={field('email').error ?? message}
          enterKeyHint="send"
        />
        <Button type="submit" busy={busy}>
          Notify me
        </Button>
      </form>
    </Dialog>
  )
}
