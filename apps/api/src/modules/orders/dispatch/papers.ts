import type { Params } from '@upchar/contract/schema/endpoints'
import type { Dispatched } from '../store/dispatch.ts'

export type PaperKind = Params<'staffPrintPapers'>['kind']
/** A parcel as papers show it; `cashPaise` is what its courier collects, null: nothing in cash. */
export type Printed = Dispatched & { cashPaise: number | null }
export type Printing = { at: Date; brand: string }
