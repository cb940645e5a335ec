import { generateReferralLink } from '@upchar/api/internals/flows/referrals/refer'
import { changeCart, setReferral } from '@upchar/api/internals/modules/cart/index'
import { customerShopper } from '@upchar/api/internals/platform/identity/shopper'
import type { Database } from '@upchar/api/platform/db/database'
import type { Past } from '../orders/past.ts'
import { buyersOf, placePlanned } from '../orders/place-orders.ts'
import { seedCustomers } from '../people/customers.ts'
import { idOf } from '../people/load-cases.ts'
import { placeCustomers } from '../people/place-customers.ts'
import { selectOffered } from './choose-offers.ts'

const owner = 'lotus'
const referee = 'patil-doctor'

/** One demo buyer recommends the shop to another one, who orders with the code for the first time. */
export async function refer(past: Past, db: Database, now: Date): Promise<void> {
  const customer = seedCustomers.find(({ key }) => key === referee)
  if (customer === undefined) throw new Error(`no buyer ${referee}`)
  const context = past(now)
  const link = await generateReferralLink(context, idOf('customer', owner))
  const made = link.ok ? link.value : link.error
  if (typeof made === 'string' || !('link' in made))
    throw new Error(`no code: ${JSON.stringify(made)}`)
  const shopper = customerShopper(idOf('customer', referee))
  const { pincode } = customer
  for (const { sku } of (await selectOffered(db)).slice(1)) {
    const product = { sku_id: sku, quantity: 2 }
    const added = await changeCart(context, shopper, {
      type: 'ADD',
      product,
      pincode,
      landed_page_url: undefined,
    })
    if (!added.ok) throw new Error(`${sku} was not added: ${added.error.code}`)
  }
  const used = await setReferral(context, shopper, { code: made.code, pincode })
  if (!used.ok) throw new Error(`no referral: ${used.error.code}`)
  const planned = {
    no: 100_001,
    buyer: { customer },
    at: now,
    lines: 3,
    categories: [],
    lineRupees: 500,
    licensed: false,
    paidBy: 'upi',
    course: 'taken',
  } as const
  await placePlanned(past, planned, buyersOf(await placeCustomers(db)), 'cart')
}
