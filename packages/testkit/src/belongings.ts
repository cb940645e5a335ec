import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sellerStatement } from '@upchar/api/internals/modules/statements/tables'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { buyInCash, created, form, guestWith, place, placed } from './shop.ts'
import { signUp } from './customers.ts'
import type { Goods } from './goods.ts'
import { deliverOrders, packOrders } from './packing.ts'
import { askReturn } from './returns.ts'
import { signedInSeller } from './sellers.ts'
import { signedInStaff } from './staff.ts'
import { multipartOf, plainPdf } from './uploads.ts'
import type { Reply, World } from './world.ts'

/** Objects owned by a customer and a guest, created through the API. */
export type Belongings = Awaited<ReturnType<typeof createBelongings>>

export const address = {
  billingName: 'Meera',
  billingLastName: 'Nair',
  landmark: '',
  buildingName: '12',
  streetName: 'Marine Lines',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
}

/** A return of goods that have arrived. */
async function ownReturn(world: World, sku: string): Promise<{ id: string; number: string }> {
  const { visitor, order } = await buyInCash(world, { sku })
  const id = order.order_id
  await deliverOrders(world, id)
  const { returnable } = (await visitor.call('getReturns', { query: { id } })).body
  const line = returnable[0]?.line ?? ''
  return askReturn(visitor, id, [{ line, quantity: 1 }], { pay_to: 'meera@okbank' })
}

/** What belongs to a seller: a warehouse, a batch in it, a parcel to pack, a return, a proposal for its offer, and a statement that the shop has closed. */
async function ownOfSeller(world: World, goods: Goods, sku: string) {
  const { mumbai } = goods.sellers
  const [statementId, at] = [randomUUID(), world.clock.now()]
  const none = 0
  await world.db.insert(sellerStatement).values({
    id: statementId,
    sellerId: mumbai,
    nth: (await world.db.$count(sellerStatement, eq(sellerStatement.sellerId, mumbai))) + 1,
    fromDay: '2026-11-09',
    untilDay: '2026-11-15',
    documents: none,
    grossPaise: none,
    commissionPaise: none,
    closingPaise: none,
    serviceGstPaise: none,
    gatewayPaise: none,
    tcsPaise: none,
    tdsPaise: none,
    netPaise: none,
    carriedPaise: none,
    payoutPaise: none,
    splitPaise: none,
    closedAt: at,
  })
  const { visitor, sessionId } = await signedInSeller(world, 'owner', mumbai)
  const { id: memberId } = await signedInSeller(world, 'operations', mumbai)
  const returned = await ownReturn(world, sku)
  await buyInCash(world, { sku })
  const warehouseId = goods.warehouses.mumbai
  const waiting = await visitor.call('sellerListParcels', { query: { warehouse: warehouseId } })
  const parcelId = waiting.body.parcels[0]?.id ?? ''
  const [lot] = (await visitor.call('sellerListStock', { query: { q: sku } })).body.lots
  if (lot === undefined) throw new Error('no batch')
  const [offer] = (await visitor.call('sellerListOffers', { query: { q: sku } })).body.offers
  const proposed = await visitor.call('sellerProposeOffer', {
    body: { variant: sku, sku, price: 99, mrp: 150, moq: 1, max_oq: 10, version: offer?.version },
  })
  const proposalId = proposed.body.proposal.id
  return {
    visitor,
    sessionId,
    memberId,
    proposalId,
    statementId,
    warehouseId,
    parcelId,
    lot,
    returned,
  }
}

export async function createBelongings(world: World, goods: Goods) {
  const { sku } = await goods.addVariant({ stock: { mumbai: 100 } })
  const customer = await signUp(world, {
    profile: { first_name: 'Meera', phone: '9876543210', business_type: 2 },
  })
  const { visitor } = customer
  const book = await visitor.call('editMyAddress', { query: { action: 'add' }, body: address })
  const kept = await visitor.call('saveOrderList', {
    body: { name: 'Ward 3', lines: [{ text: sku, quantity: 2, sku_id: sku }] },
  })
  const quoted = await visitor.call('createQuotation', {
    body: { name: 'Meera Nair', lines: [{ sku_id: sku, quantity: 2 }], pincode: '400001' },
  })
  const upload = async (url: string): Promise<string> => {
    const reply = (await visitor.raw({ method: 'POST', url, ...multipartOf(plainPdf()) })) as Reply<
      Answer<'uploadFile'>
    >
    if (reply.status !== 200) throw new Error(`not kept: ${JSON.stringify(reply.body)}`)
    return reply.body.file.file_id
  }
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  const checkOut = async () => {
    const made = await visitor.call('createCheckout', {
      query: { source: 'cart' },
      body: { form: form({ email: customer.email }), request_key: randomUUID() },
    })
    if (made.status !== 200) throw new Error(`no checkout: ${JSON.stringify(made.body)}`)
    return made.body.checkout
  }
  const paid = await checkOut()
  const own = placed(await place(visitor, paid))
  await visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 1 }, pincode: '400001' },
  })
  const bought = await buyInCash(world, { sku })
  const open = await guestWith(world, { sku })
  const staff = await signedInStaff(world, 'support')
  const complained = await visitor.call('raiseComplaint', {
    body: { subject: 'goods', text: 'Two boxes came torn.', order_id: own.order_id },
  })
  await packOrders(world, bought.order.order_id, own.order_id)
  return {
    sku,
    seller: await ownOfSeller(world, goods, sku),
    customer,
    staff,
    complaint: complained.body.complaint,
    addressId: book.body.address_id,
    orderListId: kept.body.list.id,
    quotationId: quoted.body.quotation.id,
    fileId: await upload('/api/file-upload'),
    kycFileId: await upload('/api/kyc/file/upload?document=pan_card'),
    sessionId: (await visitor.call('listSessions')).body.sessions[0]?.id ?? '',
    guest: { visitor: open, checkout: await created(open) },
    checkouts: [
      { id: bought.checkout.id, owner: bought.visitor },
      { id: paid.id, owner: visitor },
      { id: (await checkOut()).id, owner: visitor },
    ],
    orders: [
      { id: bought.order.order_id, owner: bought.visitor },
      { id: own.order_id, owner: visitor },
    ],
  }
}
