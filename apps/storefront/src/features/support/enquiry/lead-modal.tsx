import { Dialog } from '@upchar/ui/dialog'
import { LeadForm } from './lead-form.tsx'

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
        Tell us what you need. A specialist calls you with price, papers and delivery.
      </p>
      <LeadForm sku={sku} comment={query ?? ''} />
    </Dialog>
  )
}
