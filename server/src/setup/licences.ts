import type { Body } from '@upchar/contract/schema/endpoints'
import { isIstDate } from '@upchar/kernel/dates'
import { err, ok, type Result } from '@upchar/kernel/result'
import {
  needsPersonInCharge,
  personMissingText,
  SELLER_LICENCE_KEYS,
} from '@upchar/kernel/seller-licences'
import type { Problem } from './fill-in.ts'

type Licence = Body<'staffAddLicence'>

const problem = (message: string) => err([{ message, field: 'licences' }])

function parseLicence(text: string): Result<Licence, Problem[]> {
  const [, word = '', number = '', until, person, registration] =
    /^(\S+)\s+(.+?)(?:\s+until\s+(\S+))?(?:\s+by\s+([^,]+?)(?:,\s*(.+))?)?$/i.exec(text) ?? []
  const form = SELLER_LICENCE_KEYS.find((key) => key === word.toUpperCase())
  if (form === undefined)
    return problem(`"${text}" doesn’t begin with a form: one of ${SELLER_LICENCE_KEYS.join(', ')}.`)
  if (number.length < 3) return problem(`"${text}" has no number.`)
  if (until !== undefined && !isIstDate(until))
    return problem(`"${until}" is no day. Write it as 2029-03-31.`)
  if (person === undefined && needsPersonInCharge(form))
    return problem(
      `"${text}" names no person in charge. ${personMissingText(form)} Write it as ${form} ${number} by Asha Rao, MH/45123.`,
    )
  return ok({
    form,
    number,
    valid_from: null,
    valid_until: until ?? null,
    warehouse_id: null,
    person_in_charge: person ?? null,
    person_registration: registration ?? null,
  })
}

/**
 * `20B MH-MZ2-123456 until 2029-03-31 by Asha Rao, MH/45123; MD-42 RSM/MH/2025/001`: the person in charge and the
 * registration after "by", without whom no form for medicines is taken. Nothing is no licence.
 */
export function parseLicences(text: string): Result<Licence[], Problem[]> {
  const found: Licence[] = []
  for (const part of text.split(';').map((one) => one.trim())) {
    if (part === '') continue
    const licence = parseLicence(part)
    if (!licence.ok) return licence
    found.push(licence.value)
  }
  return ok(found)
}
