import { PhoneIcon } from '@upchar/ui/icons'
import { phoneHref } from '../../kit/phone.ts'
import type { Contact } from '../../shell/page/shell-data.ts'

export function OrderHelp({
  contact,
  number,
  complaints,
}: {
  contact: Contact | null
  number?: string
  /** Where to complain about the order. */
  complaints?: string | undefined
}) {
  if (!contact) return null
  return (
    <section
      aria-labelledby="help"
      className="rounded-md border border-border bg-panel p-4 text-body-sm"
    >
      <h2 id="help" className="mb-2 flex items-center gap-2 text-h3 font-semibold">
        <PhoneIcon size={18} aria-hidden="true" /> Help with your order
      </h2>
      <p>
        Call{' '}
        <a href={phoneHref(contact.phone)} className="tabular inline-block py-0.5">
          {contact.phone}
        </a>{' '}
        ({contact.support_hours}) or write to{' '}
        <a
          href={`mailto:${contact.support_email}${number ? `?subject=${encodeURIComponent(`Order ${number}`)}` : ''}`}
          className="inline-block py-0.5"
        >
          {contact.support_email}
        </a>
        {number ? (
          <>
            . Please quote order number <span className="whitespace-nowrap">{number}</span>.
          </>
        ) : (
          '.'
        )}
      </p>
      {complaints === undefined ? null : (
        <p className="mt-2">
          Something went wrong?{' '}
          <a href={complaints} className="inline-block py-0.5">
            Make a complaint about this order
          </a>
          : it gets a number, and is settled within one month.
        </p>
      )}
      {complaints === undefined ? null : (
        <p className="mt-2">
          Bought without an account?{' '}
          <a
            href={`${complaints}${complaints.includes('?') ? '&' : '?'}about=erasure`}
            className="inline-block py-0.5"
          >
            Ask us to delete your data
          </a>
          .
        </p>
      )}
    </section>
  )
}
