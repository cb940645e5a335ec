import { z } from 'zod'
import { rupees, setRupees } from './common.ts'
import { endpoint } from './endpoint.ts'
import { staffLine, staffRefusals } from './staff.ts'

/** Begins on 1 April; the second part is the year in which it ends. */
const financialYear = z.stringFormat(
  'financial_year',
  (text) =>
    /^20\d{2}-\d{2}$/.test(text) && (Number(text.slice(0, 4)) + 1) % 100 === Number(text.slice(5)),
  'Enter a financial year like 2025-26',
)

/** An acknowledgement reference number of the GST portal. */
export const arn = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{15}$/, 'Enter the 15 letters and digits of the ARN')

const sellers = z.object({
  success: z.literal(true),
  /** Today in India. */
  today: z.iso.date(),
  sellers: z.array(
    z
      .object({
        id: z.int(),
        legal_name: z.string(),
        trade_name: z.string(),
        gstin: z.string(),
        /** Letters of undertaking (CGST Rules 96A), newest first. */
        luts: z.array(
          z.object({
            id: z.string(),
            arn: z.string(),
            valid_from: z.iso.date(),
            valid_until: z.iso.date(),
            in_force: z.boolean(),
          }),
        ),
        /** Aggregate turnover by financial year (CGST Act s.2(6)), newest first. */
        turnovers: z.array(z.object({ financial_year: z.string(), turnover: rupees })),
        /** Invoices to registered buyers need an IRN since this year's turnover (CGST Rules 48(4)); null: they don't, as far as told. */
        e_invoice: z
          .object({ since_year: z.string(), report_within_days: z.int().nullable() })
          .nullable(),
      })
      .meta({ id: 'StaffSellerTax' }),
  ),
})

const sellerUnknown = { code: 'seller_unknown', status: 404, means: 'No such seller' } as const
const id = z.object({ id: z.coerce.number().pipe(z.int32().min(1)) })

export const staffListSellerTax = endpoint({
  summary: 'Letters of undertaking and turnovers of the sellers, and what follows from them today',
  tag: 'staff shop',
  answer: sellers,
  refusals: staffRefusals,
})

export const staffAddLut = endpoint({
  summary:
    "Records a seller's letter of undertaking: confirmed units of special economic zones then buy without tax. Answers with all",
  tag: 'staff shop',
  params: id,
  body: z.object({
    arn,
    valid_from: z.iso.date(),
    valid_until: z.iso.date(),
  }),
  answer: sellers,
  refusals: [
    ...staffRefusals,
    sellerUnknown,
    { code: 'lut_days', status: 400, means: 'The days are not of one financial year' },
    { code: 'lut_known', status: 409, means: 'The seller has this letter already' },
  ],
})

export const staffEndLut = endpoint({
  summary:
    'Ends a letter of undertaking with today; one that has not begun is removed. Answers with all',
  tag: 'staff shop',
  params: z.object({ id: z.uuid() }),
  body: z.object({ reason: staffLine(300).min(3, 'Say why, for whoever asks later') }),
  answer: sellers,
  refusals: [
    ...staffRefusals,
    { code: 'lut_unknown', status: 404, means: 'No such letter, or it has ended' },
  ],
})

export const staffSetTurnover = endpoint({
  summary:
    "Sets a seller's aggregate turnover of a past financial year, on which the duty to report invoices depends. Answers with all",
  tag: 'staff shop',
  params: id,
  body: z.object({
    financial_year: financialYear,
    turnover: setRupees
      .min(0, 'Enter the turnover, 0 or more')
      .max(100_000_000_000, 'Enter at most ten thousand crore rupees'),
  }),
  answer: sellers,
  refusals: [
    ...staffRefusals,
    sellerUnknown,
    { code: 'year_not_over', status: 400, means: 'The financial year is not over yet' },
  ],
})
