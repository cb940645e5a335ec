import { readTypedAmount, withoutSeparators } from '../../platform/text/typed-amount.ts'
import { asText, isUnreadable, unreadableText } from './cell-text.ts'
import type { Column } from './columns.ts'

export type CellError = { column: Column | 'row'; message: string }
export type RawRow = Partial<Record<Column, unknown>>

/** Reads the cells of one row and collects what is wrong with them. */
export class CellReader {
  readonly errors: CellError[] = []
  /** What was left out of a row that is imported all the same. */
  readonly warnings: CellError[] = []
  private readonly raw: RawRow

  constructor(raw: RawRow) {
    this.raw = raw
  }

  report(column: Column, message: string): void {
    this.errors.push({ column, message })
  }

  warn(column: Column, message: string): void {
    this.warnings.push({ column, message })
  }

  text(column: Column, max: number): string {
    const value = asText(this.raw[column])
    if (value.length > max)
      this.report(column, `has ${value.length} characters; at most ${max} are allowed`)
    if (isUnreadable(value)) this.report(column, unreadableText)
    return value
  }

  /** For codes and numbers, where full-width letters and digits mean the same as plain ones. */
  code(column: Column, max: number): string {
    return this.text(column, max).normalize('NFKC')
  }

  /** Paise; null for an empty or wrong cell. */
  money(column: Column): number | null {
    const value = this.code(column, 20)
    if (/^(₹|rs\.?|inr)?$/i.test(value)) return null
    const paise = readTypedAmount(value)
    if (paise !== undefined) return paise
    const written = asText(this.raw[column])
    this.report(
      column,
      `is "${written}"; write an amount in rupees with at most two decimals, such as 249.50`,
    )
    return null
  }

  /** A whole number; `fallback` for an empty or wrong cell. */
  whole(column: Column, least: number, fallback: number): number {
    const value = withoutSeparators(this.code(column, 20))
    if (value === '') return fallback
    if (/^\d{1,9}$/.test(value) && Number(value) >= least) return Number(value)
    this.report(column, `is "${value}"; write a whole number of at least ${least}`)
    return fallback
  }

  /** Null for an empty or wrong cell. */
  yesOrNo(column: Column): boolean | null {
    const value = this.code(column, 10)
    if (value === '') return null
    if (/^(yes|y|true|1)$/i.test(value)) return true
    if (/^(no|n|false|0)$/i.test(value)) return false
    this.report(column, `is "${value}"; write yes or no, or nothing to leave it as it is`)
    return null
  }
}
