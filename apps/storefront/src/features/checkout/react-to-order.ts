import type { SendResult } from '@upchar/ui/form/problems'
import { href } from '../../shell/urls/hrefs.ts'
import { alertInvalidPincode } from '../../shell/visitor/pincode-alert.ts'
import { changeGuestForm } from './guest-form-store.ts'
import { confirmedHref } from './place-order.ts'
import type { Placed } from './place-order.ts'

type Go = (href: string, options?: { replace: boolean }) => Promise<void>

const leaving: SendResult<null> = { ok: true, data: null, leaving: true }
const stays = (said = ''): SendResult<null> => ({ ok: false, problems: [], said })

/** Leaves for the payment or the finished order, or says what keeps the form from becoming an order. */
export async function reactTo(placed: Placed, go: Go): Promise<SendResult<null>> {
  switch (placed.kind) {
    case 'pay':
      location.assign(placed.url)
      return leaving
    case 'placed':
      await go(confirmedHref(placed.trackUrl), { replace: true })
      return leaving
    case 'finish':
      await go(href.finish(placed.checkoutId))
      return leaving
    case 'fields':
      alertInvalidPincode(placed.fields)
      return { ok: false, problems: placed.fields, said: '' }
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
