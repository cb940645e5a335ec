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
import { accountStore } from '../../../shell/visitor/customer-store.ts'
import { useStore } from 'zustand'
import { showAlert } from '@upchar/web/alerts'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'notify-me': { sku: string; title: string; about?: 'stock' | 'price' }
  }
}

const FIELDS = ['email'] as const

/** ENGAGE-02, WISH-01: one email when the product is available at the pincode, or costs less. */
export function NotifyModal({
  sku,
  title,
  about = 'stock',
  onClose,
}: {
  sku: string
  title: string
  about?: 'stock' | 'price'
  onClose: () => void
}) {
  const { pincode } = useShell()
  const { email: own } = useStore(accountStore)
  const { field, message, busy, onSubmit } = useSubmission({
    id: 'notify',
    fields: FIELDS,
    read: (data) => textsOf(data, FIELDS),
    check: (texts) => problemsIn(texts, [['email', email]]),
    send: async (texts) =>
      formResult(
        await api('notifyMe', {
          body: { sku, email: normaliseEmail(texts.email), pincode, about },
        }),
      ),
    onSent: ({ message }) => {
      track({ name: 'notify_me', sku })
      showAlert(1, message)
      onClose()
    },
  })
  return (
    <Dialog
      title={about === 'stock' ? 'Notify me when it is back' : 'Tell me if it costs less'}
      onClose={onClose}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <p className="text-body-sm">
          {about === 'stock' ? (
            <>
              We send one email when <b>{title}</b> can be delivered to{' '}
              <span className="tabular">{pincode}</span>.
            </>
          ) : (
            <>
              We send one email when <b>{title}</b> costs less than now and can be delivered to{' '}
              <span className="tabular">{pincode}</span>.
            </>
          )}
        </p>
        <TextInput
          label="Email"
          {...field('email')}
          type="email"
          autoComplete="email"
          defaultValue={own}
          error={field('email').error ?? message}
          enterKeyHint="send"
        />
        <p className="text-caption text-text-muted">
          By sending this you agree to that one email. We keep the address until it is sent, a year
          at most; a link in the email stops it all.
        </p>
        <Button type="submit" busy={busy}>
          {about === 'stock' ? 'Notify me' : 'Tell me'}
        </Button>
      </form>
    </Dialog>
  )
}
