import { beforeEach, expect, it } from 'vitest'
import { accountStore, isAuthenticated, setVisitor } from './customer-store.ts'
import type { Customer } from './customer-store.ts'
import { forgetAccount, keepAccount, nameOf, rehydrateAccount } from './persisted-customer.ts'

const customer = {
  email: 'asha.rao@clinic.in',
  name: 'Asha Rao',
  first_name: 'Asha',
  phone: '9876543210',
  gst: '27AAACX1234A1ZX',
} as Customer

function storage(first: Record<string, string> = {}) {
  const stored = new Map(Object.entries(first))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

beforeEach(setVisitor)

it('AUTH-11 considers a buyer signed in when the email is not empty', () => {
  expect(isAuthenticated(accountStore.getState())).toBe(false)
  keepAccount(customer, storage())
  expect(isAuthenticated(accountStore.getState())).toBe(true)
  setVisitor()
  expect(isAuthenticated(accountStore.getState())).toBe(false)
})

it('DATA-16 keeps the account over visits: what the header shows and nothing else', () => {
  const disk = storage()
  keepAccount(customer, disk)
  expect([...disk.stored.values()].join()).not.toMatch(/9876543210|27AAACX/)
  setVisitor()
  rehydrateAccount(disk)
  expect(accountStore.getState()).toEqual({
    email: 'asha.rao@clinic.in',
    name: 'Asha',
    customer: null,
  })
  forgetAccount(disk)
  expect(disk.stored.size).toBe(0)
})

it('ignores invalid data under its key', () => {
  for (const text of ['', '{', 'null', '5', '{"email":1,"name":"x"}', '[]']) {
    rehydrateAccount(storage({ 'upchar.account': text }))
    expect(isAuthenticated(accountStore.getState()), text).toBe(false)
  }
})

it('shows the first name, else the part before the @', () => {
  expect([
    nameOf(customer),
    nameOf({ first_name: '', name: '', email: 'lab.desk@hospital.in' }),
  ]).toEqual(['Asha', 'lab.desk'])
})
