import type { Body } from '@upchar/contract/schema/endpoints'
import { GUEST_ERASED, GUEST_KEPT } from '@upchar/kernel/guest-erasure'
import { err } from '@upchar/kernel/result'
import { findByEmail } from '../../modules/accounts/index.ts'
import { forgetViews } from '../../modules/catalogue/index.ts'
import { takeTurn } from '../../modules/checkout/index.ts'
import { deleteRegistrations } from '../../modules/events/index.ts'
import { findOrder } from '../../modules/orders/index.ts'
import { forgetSearches } from '../../modules/search/index.ts'
import {
  answerTicket,
  deleteNotices,
  findErasureRequest,
  ticketAnswer,
  ticketUnknown,
} from '../../modules/support/index.ts'
import { recordAudit } from '../../platform/audit.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import type { StaffCaller } from '../../platform/identity/identity.ts'
import { guestShopper } from '../../platform/identity/shopper.ts'
import { eraseShopper } from './erase-shopper.ts'

const unproven = () =>
  err({
    code: 'erasure_unproven' as const,
    message:
      'Nothing shows who asks. The guest has to send the request from the page of an order, by the link in our email.',
  })
const ofAccount = () =>
  err({
    code: 'guest_has_account' as const,
    message:
      'The order belongs to an account now. Its owner deletes the data by closing the account.',
  })

const words = `We have deleted what we held of you as a guest: ${GUEST_ERASED}.\n\n${GUEST_KEPT}`

async function eraseGuestOf(
  context: Context,
  tx: Transaction,
  { guestId, email }: { guestId: string; email: string },
): Promise<void> {
  await takeTurn(tx, guestId)
  await eraseShopper(context, tx, guestShopper(guestId))
  await forgetViews(tx, guestId)
  await forgetSearches(context, tx, guestId)
  // A guest may have typed the address of somebody's account: what that account waits for is its own.
  if ((await findByEmail(tx, email)) !== undefined) return
  await deleteNotices(tx, email)
  await deleteRegistrations(tx, email)
}

/**
 * Erases what the shop holds of a guest who asked for it from the page of an order, and answers the request (AUTH-12, DPDP Act
 * s.12). Orders and their documents stay (s.8(7): the law asks for them). Again, it erases what has come since.
 */
export async function eraseGuest(
  context: Context,
  staff: StaffCaller,
  id: string,
  { revision }: Body<'staffEraseGuest'>,
): Promise<HandlerResult<'staffEraseGuest'>> {
  const request = await findErasureRequest(context.db, id)
  if (request === undefined) return ticketUnknown()
  const order = request.orderId === null ? undefined : await findOrder(context.db, request.orderId)
  if (!request.mayErase || order === undefined) return unproven()
  const { guestId, form, number } = order
  if (guestId === null) return ofAccount()
  return answerTicket(context, staff, id, {
    revision,
    text: words,
    to: form.email,
    mail: async (tx, ticket, at) => {
      await eraseGuestOf(context, tx, { guestId, email: form.email })
      await recordAudit(tx, {
        by: staff.staffId,
        action: 'guest.erase',
        subject: { kind: 'ticket', id },
        after: { number: ticket.number, order: number },
        at,
      })
      return ticketAnswer(context.config, ticket.email, ticket, words)
    },
  })
}
