import { LinkButton } from '@upchar/ui/button'
import { PhoneIcon } from '@upchar/ui/icons'
import { phoneHref } from '../../../kit/phone.ts'
import { useShell } from '../../../shell/page/shell-context.ts'

/** Phone, hours and email (ID-03); a message if the configuration can't be loaded. */
export function ContactLines() {
  const { contact } = useShell()
  if (!contact)
    return (
      <p className="text-body-sm">
        We can’t load our contact details right now. Try again in a minute.
      </p>
    )
  return (
    <div className="flex flex-col gap-1">
      <LinkButton href={phoneHref(contact.phone)}>
        <PhoneIcon size={18} aria-hidden="true" /> Call {contact.phone}
      </LinkButton>
      <p className="flex flex-wrap items-baseline gap-x-3 text-body-sm text-text-muted">
        {contact.support_hours.startsWith('Support')
          ? contact.support_hours
          : `Support ${contact.support_hours}`}
        <a href={`mailto:${contact.support_email}`} className="inline-block py-1">
          {contact.support_email}
        </a>
      </p>
    </div>
  )
}
