import type { Order } from './order.ts'
import type { Reference } from './reference.ts'

/** Where a difference stands and what it is; `by`: how many paise or pieces. */
export type Finding = { table: string; id: string; text: string; by?: bigint }

/** A check of one order at a time. Tells each row it looked at, and what is wrong with it. */
export type OrderCheck = {
  name: string
  title: string
  look(order: Order, reference: Reference, to: Look): void
}

export type Look = { saw(rows?: number): void; found(finding: Finding): void }
