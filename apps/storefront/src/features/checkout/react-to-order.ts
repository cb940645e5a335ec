import type { SendResult } from '@upchar/ui/form/problems'
import { api } from '../../shell/api/api.ts'
import { href } from '../../shell/urls/hrefs.ts'
import { landingPage } from '../../shell/tracking/landing-page.ts'
import { alertInvalidPincode } from '../../shell/visitor/pincode-alert.ts'
import type { Address } from '../address/index.ts'
import { shopperDevice } from '../cart/index.ts'
import { billedForAnother } from './gstin-note.ts'
import { changeGuestForm, markInstructionsSent } from './guest-form-store.ts'
import { keepAttempt, readAttempt } from './checkout-attempt.ts'
import { confirmedHref, placeOrder } from './place-order.ts'
import type { Order, Placed } from './place-order.ts'

type Go = (href: string, options?: { replace: boolean }) => Promise<void>

const leaving: SendResult<null> = { ok: true, data: null, leaving: true }
const stays = (message = ''): SendResult<null> => ({ ok: false, problems: [], message })

/** Goes to the payment or the finished order, or shows what prevents the order. */
async function reactTo(placed: Placed, go: Go): Promise<SendResult<null>> {
  switch (placed.kind) {
    case 'pay':
      markInstructionsSent()
      location.assign(placed.url)
      return leaving
    case 'placed':
      markInstructionsSent()
      await go(confirmedHref(placed.trackUrl), { replace: true })
      return leaving
    case 'finish':
      await go(href.finish(placed.checkoutId))
      return leaving
    case 'fields':
      alertInvalidPincode(placed.fields)
      return { ok: false, problems: placed.fields, message: '' }
    case 'cod':
      changeGuestForm({ paymentOption: 1 })
      return stays(placed.message)
    case 'cart':
    case 'failed':
      return stays(placed.message)
    case 'total':
    case 'stopped':
      return stays()
  }
}

/** An order with the address of the buyer's address book that it is billed to, if that isn't the delivery address. */
type Sent = Omit<Order, 'billing' | 'came'> & {
  billed: { address: Address; thirdParty: boolean } | null
}

const billingOf = ({ form, billed }: Sent): Order['billing'] =>
  billed && {
    id: billed.address.id,
    thirdParty: billed.thirdParty && billedForAnother(form.gstin, form.state, billed.address.state),
  }

/** Places an order and handles the result. */
export async function placeAndReact(
  sent: Sent,
  go: Go,
): Promise<{ placed: Placed; result: SendResult<null> }> {
  const { billed: _, ...order } = sent
  const placed = await placeOrder(
    api,
    {
      ...order,
      billing: billingOf(sent),
      came: { device: shopperDevice(), landedPage: landingPage() ?? '' },
    },
    {
      attempt: readAttempt(),
      newKey: () => crypto.randomUUID(),
      keep: keepAttempt,
    },
  )
  return { placed, result: await reactTo(placed, go) }
}
