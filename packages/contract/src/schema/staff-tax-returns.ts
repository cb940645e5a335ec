import { MONTH } from '@upchar/kernel/months'
import { z } from 'zod'
import { rupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { arn } from './staff-seller-tax.ts'
import { staffRefusals } from './staff.ts'

const month = z.string().regex(MONTH, 'Choose a month')
const form = z.enum(['gstr-1', 'gstr-8'])
const gstin = z.string().regex(/^[0-9A-Z]{15}$/, 'Enter a GSTIN')

const filed = z.object({ arn: z.string(), filed_on: z.iso.date(), by: z.string().nullable() })

const taxReturn = z
  .object({
    gstin: z.string(),
    name: z.string(),
    form,
    due_on: z.iso.date(),
    documents: z.int(),
    /** Documents whose Invoice Reference Number hasn't come: without it they have no effect (CGST Rules 48(5)). */
    waiting: z.int(),
    /** Of supplies less credit notes; of a GSTR-8 what tax is collected on and the tax. */
    taxable: rupees,
    tax: rupees,
    /** Null: not recorded as filed. */
    filed: filed.nullable(),
  })
  .meta({ id: 'TaxReturn' })

const amounts = { taxable: rupees, igst: rupees, cgst: rupees, sgst: rupees }

const unknown = {
  code: 'tax_return_unknown',
  status: 404,
  means: 'Nothing was issued under this GSTIN in the month, or the form is not its own',
} as const

const which = z.object({ gstin, form, month })

export const staffListTaxReturns = endpoint({
  summary:
    'The monthly returns of the sellers and of the operator, with what they add up to (OPS-07)',
  tag: 'staff shop',
  query: z.object({ month }),
  answer: z.object({ success: z.literal(true), month, returns: z.array(taxReturn) }),
  refusals: staffRefusals,
})

export const staffGetTaxReturn = endpoint({
  summary: 'A return by the tables of its form, from the documents as they are now',
  tag: 'staff shop',
  params: which,
  answer: z.object({
    success: z.literal(true),
    return: taxReturn,
    /** Of a GSTR-1: what each table adds up to; empty for a GSTR-8. */
    sections: z.array(z.object({ table: z.string(), name: z.string(), rows: z.int(), ...amounts })),
    /** Of a GSTR-1: the numbers of the documents, a row for each unbroken run (table 13). */
    issued: z.array(
      z.object({
        kind: z.string(),
        from: z.string(),
        to: z.string(),
        count: z.int(),
        cancelled: z.int(),
      }),
    ),
    /** Of a GSTR-1: numbers of the financial year before these that no document has. */
    missing: z.array(z.object({ from: z.string(), to: z.string(), count: z.int() })),
    /** Of a GSTR-8: a row for each seller; empty for a GSTR-1. */
    sellers: z.array(
      z.object({
        gstin: z.string(),
        name: z.string(),
        registered: rupees,
        returned_by_registered: rupees,
        unregistered: rupees,
        returned_by_unregistered: rupees,
        net: rupees,
        igst: rupees,
        cgst: rupees,
        sgst: rupees,
        /** Of the tax, what statements have kept from the seller so far. */
        kept: rupees,
      }),
    ),
  }),
  refusals: [...staffRefusals, unknown],
})

export const staffExportTaxReturn = endpoint({
  summary:
    'A return as a file: `json` as the GST portal takes it, `zip` with a sheet (CSV) for each table',
  tag: 'staff shop',
  params: which,
  query: z.object({ format: z.enum(['json', 'zip']) }),
  answer: 'binary',
  refusals: [...staffRefusals, unknown],
})

export const staffExportSellerBooks = endpoint({
  summary:
    'What a GSTIN issued and was paid in a month, for its accountant: `zip` with ledgers and vouchers that Tally imports, or `csv`, the sales register',
  tag: 'staff shop',
  params: z.object({ gstin, month }),
  query: z.object({ format: z.enum(['zip', 'csv']) }),
  answer: 'binary',
  refusals: [...staffRefusals, unknown],
})

export const staffFileTaxReturn = endpoint({
  summary: 'Records that a return was filed at the portal, or corrects its number and day',
  tag: 'staff shop',
  params: which,
  body: z.object({ arn, filed_on: z.iso.date() }),
  answer: z.object({ success: z.literal(true), return: taxReturn }),
  refusals: [
    ...staffRefusals,
    unknown,
    { code: 'month_not_over', status: 409, means: 'The month is not over yet' },
    { code: 'filed_day_wrong', status: 400, means: 'The day is in the month itself or to come' },
  ],
})
