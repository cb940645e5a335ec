import { MAX_ADDRESSES } from '@upchar/kernel/address-rules'
import { ok } from '@upchar/kernel/result'
import { cleanPincode } from '@upchar/kernel/validate'
import { placeOf } from '../availability/index.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { addressInvalid, addressLimit, addressNotFound } from './errors.ts'
import type { AddressRow, SentAddress } from './model.ts'
import { changesText, checkSent, defaultsAfter, filledIn } from './rules.ts'
import {
  countAddresses,
  findAddress,
  findSame,
  insertAddress,
  lockBook,
  setDefaults,
  updateAddress,
} from './store.ts'
import { formOf } from './view.ts'

/** Checks a form; `before` is the address that it changes. */
async function checkedAt(context: Context, sent: SentAddress, before: AddressRow | undefined) {
  const form = filledIn(sent, before && formOf(before))
  const pincode = cleanPincode(form.pinCode)
  const known = pincode === before?.pincode ? before : undefined
  const place = await placeOf(context, pincode)
  // A kept city says nothing where it was filled in without asking for the state.
  const asks = place?.states && known?.stateChosen === false && form.city === known.city
  return checkSent(
    asks ? { ...form, city: '' } : form,
    sent.country,
    place,
    sent.state ?? (known?.stateChosen ? known.state : ''),
  )
}

/** Stores a new address. An identical one is returned instead, so that a double click adds one. */
export async function addAddress(
  context: Context,
  tx: Transaction,
  customerId: string,
  sent: SentAddress,
) {
  const at = context.clock.now()
  const text = await checkedAt(context, sent, undefined)
  if (!text.ok) return addressInvalid(text.error)
  const defaults = await lockBook(tx, customerId, at)
  const same = await findSame(tx, customerId, text.value)
  if (same === undefined && (await countAddresses(tx, customerId)) >= MAX_ADDRESSES)
    return addressLimit()
  const id = same ?? newId()
  if (same === undefined)
    await insertAddress(tx, { id, customerId, ...text.value, createdAt: at, updatedAt: at })
  else await updateAddress(tx, customerId, same, text.value, at)
  await setDefaults(tx, customerId, defaultsAfter(defaults, id, sent))
  return ok(id)
}

/** Changes the named fields of an address, and its role as default. */
export async function modifyAddress(
  context: Context,
  tx: Transaction,
  customerId: string,
  id: string,
  sent: SentAddress,
) {
  const at = context.clock.now()
  const defaults = await lockBook(tx, customerId, at)
  const before = await findAddress(tx, customerId, id)
  if (before === undefined) return addressNotFound()
  if (changesText(sent)) {
    const text = await checkedAt(context, sent, before)
    if (!text.ok) return addressInvalid(text.error)
    await updateAddress(tx, customerId, id, text.value, at)
  }
  await setDefaults(tx, customerId, defaultsAfter(defaults, id, sent))
  return ok(id)
}
