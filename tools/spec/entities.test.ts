import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@upchar/contract/schema/endpoints'
import { KYC_FIELDS } from '@upchar/kernel/kyc-fields'
import { root } from '../architecture/imports.ts'
import { specifiedNames } from './documents.ts'
import { namesIn } from './schema-names.ts'

const answered = (...names: (keyof typeof endpoints)[]) =>
  new Set(names.flatMap((name) => [...namesIn(endpoints[name].answer, 'output')]))

const asked = new Set(
  Object.values(endpoints).flatMap((endpoint) =>
    Object.entries(endpoint).flatMap(([part, schema]) =>
      part === 'answer' ? [] : [...namesIn(schema, 'input')],
    ),
  ),
)

/** The answers that hold each entity of section 3. */
const homes: Readonly<Record<string, ReadonlySet<string>>> = {
  'DATA-01': answered('getCustomer'),
  'DATA-02': new Set([...answered('getMyAddresses', 'getLocation'), ...asked]),
  'DATA-03': answered('getCustomer', 'getMyKyc'),
  'DATA-04': new Set([...asked, ...Object.keys(KYC_FIELDS)]),
  'DATA-05': answered('getUserConfig'),
  'DATA-06': answered('readCart'),
  'DATA-07': answered('readCart'),
  'DATA-08': answered('getCheckout'),
  'DATA-09': new Set([...answered('listWishlist', 'getCompareItems'), 'id']),
  'DATA-13': new Set([...asked, ...answered('readCart')]),
  'DATA-14': answered('getProduct'),
}
/** Named in section 3, and no field: a value, or what stands elsewhere. */
const elsewhere: Readonly<Record<string, string>> = {
  guest_standard_checkout: 'apps/api/src/modules/flags/registry.ts',
}

describe('the entities of the specification', () => {
  it.each(Object.keys(homes))('DATA-17 %s has every field under its name', (id) => {
    const names = specifiedNames(id)
    expect(names.length).toBeGreaterThan(1)
    const absent = names.filter((name) => !(name in elsewhere) && homes[id]?.has(name) !== true)
    expect(absent).toEqual([])
  })

  it('DATA-17 finds what is no field where this list says', () => {
    for (const [name, file] of Object.entries(elsewhere))
      expect(readFileSync(path.join(root, file), 'utf8')).toContain(name)
  })

  it('DATA-17 the form’s names are forms’: businessType, GST and Establishment-Name', () => {
    for (const name of ['businessType', 'GST', 'Establishment-Name'])
      expect(homes['DATA-04']?.has(name), name).toBe(true)
  })
})
