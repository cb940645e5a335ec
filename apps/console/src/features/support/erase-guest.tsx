import { useId, useState } from 'react'
import { GUEST_ERASED, GUEST_KEPT } from '@upchar/kernel/guest-erasure'
import { Button } from '@upchar/ui/button'
import { Notice } from '@upchar/ui/dense/notice'
import { Dialog } from '@upchar/ui/dialog'
import { showAlert } from '@upchar/web/alerts'
import { useCall } from '../../shell/api/ask.ts'
import { useTicketChange } from './use-ticket-change.ts'
import type { Ticket } from './words.ts'

/** Erases a guest's data as the ticket asks (DPDP Act s.12), after saying what goes and what the law keeps. */
export function EraseGuest({ ticket }: { ticket: Ticket }) {
  const [open, setOpen] = useState(false)
  if (!ticket.may_erase) return null
  return (
    <>
      <Button look="outline" className="self-start" onClick={() => setOpen(true)}>
        Erase the guest’s data
      </Button>
      {open ? <EraseDialog ticket={ticket} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function EraseDialog({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const keepId = useId()
  const { refresh, onError } = useTicketChange()
  const erase = useCall('staffEraseGuest', {
    onSuccess: () => {
      showAlert(1, 'The guest’s data is erased, and a mail says so')
      onClose()
      return refresh()
    },
    onError,
  })
  return (
    <Dialog
      title="Erase the guest’s data"
      onClose={onClose}
      focusFirst={() => document.getElementById(keepId)}
    >
      <div className="flex flex-col gap-4 text-body-sm">
        {erase.error ? (
          <Notice tone="danger" live>
            {erase.error.message}
          </Notice>
        ) : null}
        <p>
          {ticket.order_number === null
            ? 'The request was sent from the page of an order.'
            : `The request was sent from the page of order ${ticket.order_number}.`}{' '}
          This can’t be undone. The guest reads:
        </p>
        <p className="rounded-md bg-panel p-3">We have deleted {GUEST_ERASED}.</p>
        <p className="rounded-md bg-panel p-3">{GUEST_KEPT}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button id={keepId} look="outline" onClick={onClose}>
            Keep it
          </Button>
          <Button
            look="danger"
            busy={erase.isPending}
            onClick={() =>
              erase.mutate({ params: { id: ticket.id }, body: { revision: ticket.revision } })
            }
          >
            Erase and answer
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
