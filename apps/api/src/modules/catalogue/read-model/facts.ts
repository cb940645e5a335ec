import { plural } from '@upchar/kernel/text'
import type { GroupSources } from './sources.ts'

type Fact = { label: string; value: string }

const refurbishedFacts = (
  facts: GroupSources['group']['facts']['refurbished'],
): [string, string | undefined][] =>
  facts === undefined
    ? []
    : [
        ['Condition', 'Refurbished'],
        ['Year of make', String(facts.makeYear)],
        ['Use so far', facts.usage],
        ['Refurbished by', facts.refurbisher],
        ['Warranty', facts.warranty],
        ['Installation', facts.installationIncluded ? 'Included' : 'Not included'],
      ]

/**
 * The legally required facts of a product, ready for display: Legal Metrology (Packaged
 * Commodities) Rules 2011 r. 6(10), Medical Devices Rules 2017 r. 44, E-Commerce Rules 2020 r.
 * 6(5). Unknown facts are omitted, never guessed.
 */
export function statutoryFacts({ group, family }: GroupSources): Fact[] {
  const { facts } = group
  const rows: [string, string | undefined][] = [
    ['Generic name', family.name],
    ['Manufacturer', facts.manufacturerName],
    ['Manufacturer address', facts.manufacturerAddress],
    ['Importer', facts.importerName],
    ['Importer address', facts.importerAddress],
    ['Country of origin', group.countryOfOrigin],
    [
      'Shelf life',
      facts.shelfLifeMonths === undefined ? undefined : plural(facts.shelfLifeMonths, 'month'),
    ],
    ['Storage', facts.storage],
    ['Licence or registration', facts.licenceNumber],
    ...refurbishedFacts(facts.refurbished),
    ...(facts.refurbished === undefined
      ? [['Warranty', facts.warranty] as [string, string | undefined]]
      : []),
    ['In the box', facts.boxContents],
    ['Customer care', facts.consumerCare],
  ]
  return rows.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [{ label, value }],
  )
}
