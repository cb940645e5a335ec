import { Dialog } from '@upchar/ui/dialog'
import { LinkButton } from '@upchar/ui/button'
import { phoneHref, phoneText } from '../lib/phone.ts'
import { useShell } from './shell-context.ts'

/** Phone, e-mail and hours. */
export function HelpModal({ onClose }: { onClose: () => void }) {
  const { contact } = useShell()
  return (
    <Dialog title="Need help?" onClose={onClose}>
      {contact ? (
        <div className="flex flex-col gap-4">
          <p className="text-body-sm text-text-muted">{contact.support_hours.startsWith('Support') ? contact.support_hours : `Support ${contact.support_hours}`}</p>
          <LinkButton href={phoneHref(contact.phone)}>Call {phoneText(contact.phone)}</LinkButton>
          <LinkButton look="outline" href={`mailto:${contact.support_email}`}>Write to {contact.support_email}</LinkButton>
        </div>
      ) : (
        <p>We can’t load our contact details right now. Try again in a minute.</p>
      )}
    </Dialog>
  )
}
