import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { pushModal } from '../../../shell/modals/modals.ts'
import { ContactLines } from './contact-lines.tsx'
import { HelpForm } from './help-form.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    /** `topic` and `about` prefill the form from the current page. */
    'need-help': { topic?: string; about?: string }
  }
}

/** Phone and hours first, then a form that returns a request number (ENGAGE-03, UI-07). */
export function HelpModal({
  topic,
  about,
  onClose,
}: {
  topic?: string
  about?: string
  onClose: () => void
}) {
  return (
    <Dialog title="Need help?" onClose={onClose}>
      <div className="flex flex-col gap-5">
        <ContactLines />
        <p className="flex flex-wrap items-center gap-x-2 border-t border-border pt-4 text-body-sm text-text-muted">
          Or write to us. We answer within 48 hours.
          <Button look="quiet" className="-mx-2 px-2" onClick={() => pushModal('lets-connect', {})}>
            Request a call instead
          </Button>
        </p>
        <HelpForm topic={topic} about={about} onClose={onClose} />
      </div>
    </Dialog>
  )
}
