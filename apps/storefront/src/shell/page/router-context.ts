import type { ApiCall } from '@upchar/web/api'
import type { Customer } from '../visitor/customer-store.ts'
import type { PostedForm } from './posted-form.ts'
import type { ShellData } from './shell-data.ts'

/** The context of loaders. */
export type RouterContext = {
  api: ApiCall
  /**
   * The signed-in buyer: null for visitors, undefined if the API call failed. Shared pages never
   * ask.
   */
  customer: () => Promise<Customer | null | undefined>
  /** The shell's data; in the browser it follows the pincode cookie. */
  shell: () => ShellData
  /** Lets a loader affect the response; no effect in the browser. */
  answer: { status: number; shared: boolean }
  /** A rejected form posted without scripts; on the server only. */
  posted?: PostedForm
}
