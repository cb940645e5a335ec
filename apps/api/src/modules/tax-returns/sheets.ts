import { strToU8, zipSync } from 'fflate'
import { paiseToRupees } from '@upchar/kernel/money'
import { sheetCsv } from '../../platform/text/sheet-csv.ts'
import { natureNames } from './documents-issued.ts'
import type { Gstr1, ListedDocument } from './gstr-1.ts'
import type { CollectedFrom } from './gstr-8.ts'
import type { HsnRow } from './hsn-summary.ts'
import type { Amounts } from './model.ts'

type Cell = string | number
type Sheet = readonly (readonly Cell[])[]

const money = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Amounts): number[] =>
  [taxablePaise, igstPaise, cgstPaise, sgstPaise].map(paiseToRupees)
const moneyHeadings = ['Taxable value', 'Integrated tax', 'Central tax', 'State/UT tax']

const documentSheet = (documents: readonly ListedDocument[], what: string): Sheet => [
  [
    'GSTIN or UIN of recipient',
    `${what} number`,
    `${what} date`,
    `${what} value`,
    'Place of supply',
    'Type',
    'Rate (%)',
    ...moneyHeadings,
  ],
  ...documents.flatMap((one) =>
    one.rates.map((row) => [
      one.buyer,
      one.number,
      one.issuedOn,
      paiseToRupees(one.totalPaise),
      one.place,
      one.type,
      row.gstBp / 100,
      ...money(row),
    ]),
  ),
]

const hsnSheet = (rows: readonly HsnRow[]): Sheet => [
  ['HSN', 'UQC', 'Quantity', 'Rate (%)', ...moneyHeadings],
  ...rows.map((row) => [row.hsn, row.unit, row.quantity, row.gstBp / 100, ...money(row)]),
]

function zipped(sheets: Readonly<Record<string, Sheet>>): Buffer {
  const files = Object.entries(sheets)
    .filter(([, rows]) => rows.length > 1)
    .map(([name, rows]) => [`${name}.csv`, strToU8(sheetCsv(rows))])
  return Buffer.from(zipSync(Object.fromEntries(files)))
}

/** GSTR-1 as sheets, one for each table that has rows. */
export const gstr1Sheets = (made: Gstr1): Buffer =>
  zipped({
    b2b: documentSheet(made.b2b, 'Invoice'),
    b2cl: documentSheet(made.b2cl, 'Invoice'),
    b2cs: [
      ['Place of supply', 'Between states', 'Rate (%)', ...moneyHeadings],
      ...made.b2cs.map((row) => [
        row.place,
        row.isInterState ? 'Yes' : 'No',
        row.gstBp / 100,
        ...money(row),
      ]),
    ],
    exempt: [
      ['Supplies', 'Exempt value'],
      ...made.exempt.map(({ kind, paise }) => [kind, paiseToRupees(paise)]),
    ],
    cdnr: documentSheet(made.cdnr, 'Note'),
    cdnur: documentSheet(made.cdnur, 'Note'),
    'hsn-b2b': hsnSheet(made.hsn.b2b),
    'hsn-b2c': hsnSheet(made.hsn.b2c),
    documents: [
      ['Nature of document', 'From', 'To', 'Total', 'Cancelled'],
      ...made.issued.map(({ nature, from, to, count, cancelled }) => [
        natureNames[nature],
        from,
        to,
        count,
        cancelled,
      ]),
    ],
    'through-operator': [
      moneyHeadings,
      ...(made.throughOperator === null ? [] : [money(made.throughOperator)]),
    ],
  })

/** GSTR-8, table 3, as a sheet. */
export const gstr8Sheet = (rows: readonly CollectedFrom[]): Buffer =>
  zipped({
    'gstr-8': [
      [
        'GSTIN of supplier',
        'Name',
        'Supplies to registered persons',
        'Returned by registered persons',
        'Supplies to unregistered persons',
        'Returned by unregistered persons',
        'Net amount liable for TCS',
        'Integrated tax',
        'Central tax',
        'State/UT tax',
      ],
      ...rows.map((row) => [
        row.gstin,
        row.name,
        ...[
          row.registeredPaise,
          row.returnedByRegisteredPaise,
          row.unregisteredPaise,
          row.returnedByUnregisteredPaise,
          row.netPaise,
          row.igstPaise,
          row.cgstPaise,
          row.sgstPaise,
        ].map(paiseToRupees),
      ]),
    ],
  })
