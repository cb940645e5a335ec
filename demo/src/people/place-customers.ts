import { inArray } from 'drizzle-orm'
import { gstinCheckCharacter } from '@upchar/kernel/gstin'
import { pincode } from '@upchar/api/internals/modules/availability/tables'
import type { Handle } from '@upchar/api/platform/db/database'
import { hash } from '../random.ts'
import { seedCustomers, type SeedCustomer } from './customers.ts'
import type { PlacedCustomer } from './kyc-form.ts'

const letter = (number: number): string => String.fromCharCode(65 + (number % 26))

/** An invented PAN: letters from the key, the 4th for the kind of holder, the 5th the name's initial. */
function panOf({ key, holder, lastName, business }: SeedCustomer): string {
  const seed = hash(key)
  const name = (holder === 'P' ? lastName : business) || 'X'
  return `XX${letter(seed)}${holder}${name.charAt(0).toUpperCase()}${String(1 + (seed % 9998)).padStart(4, '0')}${letter(seed >>> 8)}`
}

export type Placed = PlacedCustomer & { city: string }

/** The buyers with city, state and tax numbers by pincode. */
export async function placeCustomers(handle: Handle): Promise<Placed[]> {
  const rows = await handle
    .select()
    .from(pincode)
    .where(
      inArray(
        pincode.pincode,
        seedCustomers.map((customer) => customer.pincode),
      ),
    )
  const places = new Map(rows.map((row) => [row.pincode, row]))
  return seedCustomers.map((customer) => {
    const place = places.get(customer.pincode)
    if (place === undefined && customer.pincode !== '')
      throw new Error(`there is no pincode ${customer.pincode}`)
    const pan = panOf(customer)
    const first14 = `${place?.stateCode ?? ''}${pan}1Z`
    return {
      ...customer,
      city: place?.city ?? '',
      state: place?.state ?? '',
      stateCode: place?.stateCode ?? '',
      pan,
      gstin: customer.gst ? first14 + gstinCheckCharacter(first14) : '',
    }
  })
}
