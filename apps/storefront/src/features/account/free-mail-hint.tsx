import { InfoIcon } from '@upchar/ui/icons'

/** VALID-07: suggests a work address to buyers with a private one. A hint, never a refusal. */
export function FreeMailHint({ email }: { email: string }) {
  return (
    <p className="flex items-start gap-3 rounded-md bg-info-bg p-3 text-body-sm text-info">
      <InfoIcon size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        You are signed in with a private address, <strong>{email}</strong>. That works. If your
        colleagues need the invoices too, add your business name and GSTIN below.
      </span>
    </p>
  )
}
