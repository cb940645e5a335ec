import { ok, refuse } from './result.ts'
import type { Result } from './result.ts'

/** Rule 46 CGST: at most 16 characters, capitals, digits, hyphen and slash. */
const MAX_LENGTH = 16
/** `/26-27/` between prefix and sequence. */
const YEAR_LENGTH = 7
const USUAL_DIGITS = 6
const PREFIX = /^[A-Z1-9](?:[A-Z0-9/-]{0,3}[A-Z0-9])?$/

/** The parts of an invoice or credit note number. */
export type InvoiceNumberParts = {
  /** Names the series within a GSTIN, such as `MH1` or `MH1C` for credit notes. */
  prefix: string
  /** `2026-27`, from `financialYear` of dates.ts. */
  financialYear: string
  /** From 1, without gaps for GSTIN, prefix and financial year. */
  sequence: number
}

/**
 * Whether a prefix can begin a series: 1 to 5 capitals, digits, hyphens or slashes, so that at least 9,999 numbers fit.
 * Not starting with 0, - or /, which the e-invoice portal rejects, nor ending with - or /.
 */
export function isInvoicePrefix(prefix: string): boolean {
  return PREFIX.test(prefix)
}

function room(prefix: string): number {
  return MAX_LENGTH - YEAR_LENGTH - prefix.length
}

/**
 * The printed number, `MH1/26-27/000123`. Refuses with `invalid_invoice_prefix`, or with `invoice_series_full` when the
 * sequence no longer fits 16 characters: start another series then. Throws RangeError on an invalid financial year or a
 * sequence below 1. Source: CGST rule 46(b), domain reference 1.8.
 */
export function formatInvoiceNumber(parts: InvoiceNumberParts): Result<string> {
  const { prefix, financialYear, sequence } = parts
  const year = /^20(\d\d)-(\d\d)$/.exec(financialYear)
  if (!year || (Number(year[1]) + 1) % 100 !== Number(year[2]))
    throw new RangeError(`Not a financial year: ${financialYear}`)
  if (!Number.isSafeInteger(sequence) || sequence < 1)
    throw new RangeError(`Not an invoice sequence: ${sequence}`)
  if (!isInvoicePrefix(prefix)) {
    return refuse('invalid_invoice_prefix', 'Enter 1 to 5 capital letters or digits, such as MH1', {
      field: 'prefix',
    })
  }
  const digits = String(sequence).padStart(Math.min(USUAL_DIGITS, room(prefix)), '0')
  if (digits.length > room(prefix)) {
    return refuse(
      'invoice_series_full',
      `The invoice series ${prefix} has no number left for ${financialYear}`,
      {
        detail: { prefix, financialYear, sequence },
      },
    )
  }
  return ok(`${prefix}/${financialYear.slice(2)}/${digits}`)
}
