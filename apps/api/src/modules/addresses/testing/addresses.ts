import { expect } from 'vitest'
import type { BodyInput } from '@upchar/contract/schema/endpoints'
import type { Visitor, World } from '@upchar/testkit/world'

export type Form = NonNullable<BodyInput<'editMyAddress'>>

export const clinic: Form = {
  billingName: 'Asha',
  billingLastName: "D'Souza",
  landmark: 'Opposite the park',
  buildingName: '12 Rose Villa',
  streetName: 'Hill Road',
  phoneNumber: '+91 98200-12345',
  pinCode: '400 050',
  city: 'Mumbai',
  state: 'Maharashtra',
  country: 'India',
  emoji: '🇮🇳',
  gstin: '27aabcu7421k1z5',
  businessName: 'Rose Clinic',
}

export const add = (visitor: Visitor, changes: Form = {}) =>
  visitor.call('editMyAddress', { query: { action: 'add' }, body: { ...clinic, ...changes } })

export const modify = (visitor: Visitor, id: string, body: Form) =>
  visitor.call('editMyAddress', { query: { action: 'modify', id }, body })

export const remove = (visitor: Visitor, id: string) =>
  visitor.call('editMyAddress', { query: { action: 'delete', id }, body: {} })

export const list = async (visitor: Visitor) => (await visitor.call('getMyAddresses')).body

/** Adds a valid address one moment after the last; returns its id. */
export async function added(world: World, visitor: Visitor, changes: Form = {}): Promise<string> {
  world.clock.advance(1)
  const reply = await add(visitor, changes)
  expect(reply.status, JSON.stringify(reply.body)).toBe(200)
  return reply.body.address_id
}

export const fieldsOf = (reply: { body: unknown }) =>
  (reply.body as { fields?: { field: string; message: string }[] }).fields?.map(
    ({ field, message }) => `${field}: ${message}`,
  )
