import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { sql } from 'drizzle-orm'
import { createBelongings } from './belongings.ts'
import { newEmail, signUp, type Customer } from './customers.ts'
import { stockGoods } from './goods.ts'
import type { LocalGoogle } from './google.ts'
import { sendDocument, withCreditLine, type Lender } from './lender.ts'
import { deliverOrders } from './packing.ts'
import { startReferrals } from './referrals.ts'
import { buyInCash, created, form, guestWith, place, placed } from './shop.ts'
import { signedInStaff } from './staff.ts'
import { makeTestVoucher } from './vouchers.ts'
import type { Visitor, World } from './world.ts'

/** What the calls of the specification need: one buyer, guest and borrower with orders, checkouts and files. */
export type CallWorld = {
  world: World
  buyer: Customer
  guest: Visitor
  support: Visitor
  newcomer: { visitor: Visitor; email: string }
  borrower: Customer
  applicant: Visitor
  credential(nonce: string): Promise<string>
  application(by: Visitor): Promise<BodyInput<'applyForCredit'>>
  sku: string
  soldOut: string
  slug: string
  groupId: number
  businessCategory: string
  voucher: string
  salesCode: string
  addressId: string
  fileId: string
  checkout: string
  guestCheckout: string
  /** Delivered, and one that waits to be packed. */
  orderId: string
  openOrderId: string
  /** Orders of guests: delivered, and one that waits to be packed. */
  delivered: { id: string; owner: Visitor }
  again: Awaited<ReturnType<typeof buyInCash>>
}

export const googleClient = 'every-call.apps.example'

export async function makeCallWorld(
  world: World,
  { lender, google }: { lender: Lender; google: LocalGoogle },
): Promise<CallWorld> {
  const goods = await stockGoods(world.db)
  const { sku } = await goods.addVariant({ stock: { mumbai: 1_000 }, engravable: true })
  const soldOut = (await goods.addVariant({ stock: { mumbai: 0 } })).sku
  await startReferrals(world)
  const belongings = await createBelongings(world, goods)
  const { customer: buyer, addressId, fileId } = belongings
  const [delivered, mine] = belongings.orders
  if (delivered === undefined || mine === undefined) throw new Error('no orders')
  await deliverOrders(world, delivered.id, mine.id)
  const finance = (await signedInStaff(world, 'finance')).visitor
  const salesCode = 'ASHA10'
  await finance.call('staffMakeSalesCode', {
    body: { code: salesCode, person: 'Asha Rao', reason: 'Joined the field team' },
  })
  const guest = await guestWith(world, { sku })
  return {
    world,
    buyer,
    guest,
    support: (await signedInStaff(world, 'support')).visitor,
    newcomer: { visitor: world.visitor(), email: newEmail() },
    borrower: await withCreditLine(world, lender),
    applicant: (await signUp(world)).visitor,
    credential: (nonce) =>
      google.credential(
        {
          nonce,
          sub: 'every-call',
          email: 'every-call@gmail.com',
          email_verified: true,
          given_name: 'Asha',
          aud: googleClient,
        },
        { at: world.clock.now() },
      ),
    application,
    sku,
    soldOut,
    ...(await shown(world, sku)),
    voucher: await makeTestVoucher(world.db),
    salesCode,
    addressId: addressId ?? '',
    fileId,
    checkout: belongings.checkouts.at(-1)?.id ?? '',
    guestCheckout: (await created(guest)).id,
    orderId: mine.id,
    openOrderId: await orderBy(buyer.visitor, sku),
    delivered,
    again: await buyInCash(world, { sku }),
  }
}

/** A product of the shop's own, whose page is kept, and the category of the test's goods. */
async function shown(world: World, sku: string) {
  const { rows } = await world.db.execute<{
    slug: string
    groupId: number
    businessCategory: string
  }>(sql`select r.slug, r.group_id as "groupId", f.business_category as "businessCategory"
    from product_read r, variant v join product_group g on g.id = v.group_id
      join family f on f.key = g.family_key where v.sku = ${sku} order by r.group_id limit 1`)
  if (rows[0] === undefined) throw new Error('no product is shown')
  return rows[0]
}

async function orderBy(visitor: Visitor, sku: string): Promise<string> {
  const made = await visitor.call('createCheckout', {
    query: { source: 'multiple' },
    body: { form: form(), items: [{ sku_id: sku, quantity: 1 }], request_key: 'every call orders' },
  })
  return placed(await place(visitor, made.body.checkout)).order_id
}

/** An application with the facts that the lender asks for. */
async function application(by: Visitor): Promise<BodyInput<'applyForCredit'>> {
  const asked: Answer<'getCreditForm'> = (await by.call('getCreditForm')).body
  const facts = asked.lenders.find(({ lender_id }) => lender_id === 'narmada')
  return {
    lender_id: 'narmada',
    key_facts_version: facts?.version ?? '',
    values: {
      business_name: 'Nair Clinic',
      pan: 'AAACX1234A',
      constitution: 'Company',
      limit: '10000',
    },
    files: [{ field: 'pan_card', file_id: await sendDocument(by) }],
    consents: { share_data: true, terms: true },
  }
}
