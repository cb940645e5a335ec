import { randomUUID } from 'node:crypto'
import { sql } from '../../../platform/db/sql.ts'
import { expect } from 'vitest'
import type { Answer, BodyInput } from '@upchar/contract/schema/endpoints'
import { signUp, type Customer } from '@upchar/testkit/customers'
import type { Goods } from '@upchar/testkit/goods'
import { packOrders } from '@upchar/testkit/packing'
import { form, type Form } from '@upchar/testkit/shop'
import type { Visitor, World } from '@upchar/testkit/world'
import type { InvoiceDocument } from '../../../modules/orders/model.ts'

type AddressForm = NonNullable<BodyInput<'editMyAddress'>>

export const home: AddressForm = {
  billingName: 'Asha',
  billingLastName: 'Rao',
  buildingName: '7 Rose Villa',
  streetName: 'Hill Road',
  phoneNumber: '9820012345',
  pinCode: '400050',
  landmark: 'Near the park',
}

export const branch: AddressForm = {
  billingName: 'Sunrise Bengaluru',
  buildingName: '4',
  streetName: 'Residency Road',
  phoneNumber: '9845012345',
  pinCode: '560001',
}

/** Saves an address; returns its id. */
export async function saveAddress(visitor: Visitor, address: AddressForm): Promise<string> {
  const reply = await visitor.call('editMyAddress', { query: { action: 'add' }, body: address })
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.address_id
}

/** A new customer with an open checkout that is delivered to Mumbai. */
export async function customerAtCheckout(
  world: World,
  goods: Goods,
  options: { form?: Partial<Form>; gstin?: string } = {},
): Promise<Customer & { sku: string; checkout: Answer<'getCheckout'>['checkout'] }> {
  const { sku } = await goods.addVariant({ pricePaise: 10_500 })
  const customer = await signUp(world, {
    profile: {
      first_name: 'Asha',
      phone: '9876543210',
      business_type: 1,
      business_name: 'Sunrise Hospital',
      ...(options.gstin && { gst: options.gstin }),
    },
  })
  await customer.visitor.call('updateCart', {
    body: { type: 'ADD', product: { sku_id: sku, quantity: 2 }, pincode: '400001' },
  })
  const made = await customer.visitor.call('createCheckout', {
    query: { source: 'cart' },
    body: { form: form(options.form), request_key: randomUUID() },
  })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { ...customer, sku, checkout: made.body.checkout }
}

export const changeAddress = (visitor: Visitor, id: string, body: BodyInput<'changeAddress'>) =>
  visitor.call('changeAddress', { params: { id }, body })

export const readCheckout = async (visitor: Visitor, id: string) =>
  (await visitor.call('getCheckout', { params: { id } })).body.checkout

/** Packs the order; returns its invoice with the most lines. */
export async function invoiceOf(world: World, orderId: string): Promise<InvoiceDocument> {
  await packOrders(world, orderId)
  const { rows } = await world.db.execute<{ document: InvoiceDocument }>(
    sql`select document from invoice where order_id = ${orderId}::uuid order by jsonb_array_length(document->'lines') desc limit 1`,
  )
  if (rows[0] === undefined) throw new Error('no invoice')
  return rows[0].document
}
