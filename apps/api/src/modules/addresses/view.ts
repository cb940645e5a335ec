import type { Answer } from '@upchar/contract/schema/endpoints'
import { ADDRESS_COUNTRY, MAX_ADDRESSES, type AddressForm } from '@upchar/kernel/address-rules'
import { normalisePhone } from '@upchar/kernel/validate'
import {
  placeOf,
  severalStatesMessage,
  unservedMessage,
  type PlaceContext,
} from '../availability/index.ts'
import type { AddressRow, AddressView, Book } from './model.ts'

/** A stored address as a form. */
export const formOf = (row: AddressRow): AddressForm => ({
  pinCode: row.pincode,
  city: row.city,
  buildingName: row.building,
  streetName: row.street,
  landmark: row.landmark,
  billingName: row.firstName,
  billingLastName: row.lastName,
  phoneNumber: normalisePhone(row.phone),
  gstin: row.gstin,
  businessName: row.businessName,
})

async function addressView(context: PlaceContext, row: AddressRow): Promise<AddressView> {
  const place = await placeOf(context, row.pincode)
  const asks = place !== undefined && place.states !== null && !row.stateChosen
  return {
    id: row.id,
    ...formOf(row),
    state: asks ? '' : row.state,
    state_code: asks ? '' : row.stateCode,
    country: ADDRESS_COUNTRY.name,
    emoji: ADDRESS_COUNTRY.emoji,
    delivery_note:
      place?.unserved === undefined
        ? asks
          ? severalStatesMessage(place)
          : ''
        : unservedMessage(place),
  }
}

/**
 * The buyer's addresses as the contract has them (ADDR-01, DATA-02). Without a default the first one is used
 * (ADDR-02).
 */
export async function bookView(
  context: PlaceContext,
  { rows, defaults }: Book,
): Promise<Answer<'getMyAddresses'>> {
  const shipping = rows.find(({ id }) => id === defaults.shipping) ?? rows[0]
  return {
    success: true,
    addresses: await Promise.all(rows.map((row) => addressView(context, row))),
    default_shipping_address_id: defaults.shipping,
    default_billing_address_id: defaults.billing,
    delivery_address:
      shipping === undefined
        ? null
        : {
            address_line_1: shipping.building,
            address_line_2: shipping.street,
            pincode: shipping.pincode,
          },
    max_addresses: MAX_ADDRESSES,
  }
}
