import { ok } from '@upchar/kernel/result'
import { stateByCode, stateByName } from '@upchar/kernel/states'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { stateUnknown } from './errors.ts'
import { citiesOf } from './pincode-directory.ts'

/** Cities of a state, named or by its GST code (ADDR-04). */
export async function getCities(
  context: Context,
  state: string,
): Promise<HandlerResult<'getCities'>> {
  const found = stateByName(state) ?? stateByCode(state.trim())
  const cities = found === undefined ? [] : await citiesOf(context, found.code)
  return cities.length === 0 ? stateUnknown() : ok({ success: true, cities: [...cities] })
}
