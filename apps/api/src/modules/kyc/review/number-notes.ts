import { kycField, type KycFieldName } from '@upchar/kernel/kyc-fields'
import { stateByCode } from '@upchar/kernel/states'
import { checkGstin, PAN_HOLDERS, panHolder } from '@upchar/kernel/gstin'
import type { KycValues } from '../model.ts'

/** Facts encoded in a number, for the reviewer to compare with the document. Empty: none. */
export function numberNote(name: KycFieldName, values: KycValues): string {
  const value = values[name] ?? ''
  if (value === '') return ''
  const { type } = kycField(name)
  if (type === 'pan') {
    const holder = panHolder(value)
    return holder === undefined ? '' : `PAN of a ${PAN_HOLDERS[holder]}`
  }
  if (type !== 'gstin') return ''
  const gstin = checkGstin(value)
  if (!gstin.ok) return gstin.error.message
  const state = stateByCode(gstin.value.stateCode)?.name ?? gstin.value.stateCode
  const other = values.pan !== undefined && values.pan !== '' && values.pan !== gstin.value.pan
  return `${state}; PAN ${gstin.value.pan}${other ? ', another than the one given' : ''}`
}
