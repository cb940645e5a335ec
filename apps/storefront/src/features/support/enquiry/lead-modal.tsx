import { Dialog } from '@upchar/ui/dialog'
import { LeadForm } from './lead-form.tsx'

declare module '../../../shell/modals/modals.ts' {
  interface ModalProps {
    'lead-enquiry': { sku?: string; title?: string; query?: string }
  }
}

export function LeadModal({
  sku,
  title,
  query,
  onClose,
}: {
  sku?: string
  title?: string
  query?: string
  onClose: () => void
}) {
  return (
    <Dialog title={title ? `Enquire: ${title}` : 'Ask us for it'} onClose={onClose}>
      <p className="mb-4 text-body-sm text-text-muted">
        Tell us what you need. A specialist calls you with price, documents and delivery.
      </p>
      <LeadForm sku={sku} comment={query ?? ''} />
    </Dialog>
  )
}
