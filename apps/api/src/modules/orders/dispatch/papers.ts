import type { Params } from '@upchar/contract/schema/endpoints'
import type { Dispatched } from '../store/dispatch.ts'

export type PaperKind = Params<'staffPrintPapers'>['kind']
/** A parcel as papers show it. */
export type Printed = Dispatched
export type Printing = { at: Date; brand: string }
