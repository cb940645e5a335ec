import type { ApiCall } from '@upchar/web/api'
import type { Customer } from '../visitor/customer-store.ts'
import type { PostedForm } from './posted-form.ts'
import type { ShellData } from './shell-data.ts'

/** What loaders work with. */
export type RouterContext = {
  api: ApiCall
  /** Who is signed in: null for nobody, undefined when the API couldn't be asked. Shared pages never ask. */
  customer: () => Promise<Customer | null | undefined>
  /** The shell's data; in the browser it follows the pincode cookie. */
  shell: () => ShellData
  /** What a loader may say about the answer being made. Without effect in the browser. */
  answer: { status: number; shared: boolean }
  /** A form posted without scripts that must be corrected; on the server only. */
  posted?: PostedForm
}
