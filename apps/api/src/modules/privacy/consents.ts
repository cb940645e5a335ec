import type { ConsentPlace, ConsentPurpose } from '@upchar/kernel/consents'
import type { Context } from '../../platform/context.ts'
import type { Handle } from '../../platform/db/database.ts'
import { newId, sha256 } from '../../platform/ids.ts'
import type { Shopper } from '../../platform/identity/shopper.ts'
import { findByEmail } from '../accounts/index.ts'
import {
  adoptRows,
  insertChoice,
  selectChoice,
  selectChoices,
  type Chooser,
  type ConsentRow,
} from './store/consents.ts'

/** A visitor as a call names them: the account if signed in, otherwise the guest. */
export type Visit = { guestId?: string; customer?: { customerId: string } | undefined }

const historyShown = 50

const chooserOf = ({ guestId = '', customer }: Visit): Chooser =>
  customer === undefined
    ? { customerId: null, guestHash: sha256(guestId) }
    : { customerId: customer.customerId, guestHash: null }

/** The visit of a shopper, where a call names only that. */
export const visitBy = ({ kind, id }: Shopper): Visit =>
  kind === 'guest' ? { guestId: id } : { customer: { customerId: id } }

/** The choice that counts about a purpose; null: none was made. */
export const chosen = async (
  { db }: Pick<Context, 'db'>,
  visit: Visit,
  purpose: ConsentPurpose,
): Promise<boolean | null> => (await selectChoice(db, chooserOf(visit), purpose)) ?? null

/** Whether a purpose was refused (DPDP Act s.6(4)): effective at once, on every browser of an account. */
export const isRefused = async (
  context: Pick<Context, 'db'>,
  visit: Visit,
  purpose: ConsentPurpose,
): Promise<boolean> => (await chosen(context, visit, purpose)) === false

export type Choice = { purpose: ConsentPurpose; allowed: boolean; place: ConsentPlace }

/** Records a choice, with the notice in force (DPDP Act s.6(10)). */
export const recordChoice = (
  { clock }: Pick<Context, 'clock'>,
  handle: Handle,
  visit: Visit,
  choice: Choice,
): Promise<void> =>
  insertChoice(handle, { id: newId(), ...chooserOf(visit), ...choice, at: clock.now() })

/** Records the choice of an address: of its account, if there is one. */
export async function recordChoiceOf(
  context: Pick<Context, 'clock'>,
  handle: Handle,
  email: string,
  choice: Choice,
): Promise<void> {
  const customer = await findByEmail(handle, email)
  if (customer !== undefined)
    await recordChoice(context, handle, { customer: { customerId: customer.id } }, choice)
}

const choiceView = (row: ConsentRow) => ({
  purpose: row.purpose,
  allowed: row.allowed,
  place: row.place,
  at: row.at.toISOString(),
  notice: { version: row.noticeVersion, since: row.noticeSince.toISOString() },
})

/** What was chosen, the newest first. */
export const choicesOf = async (handle: Handle, visit: Visit) =>
  (await selectChoices(handle, chooserOf(visit), historyShown)).map(choiceView)

/** A guest's choices become the account's at sign-in: what was chosen last counts. */
export const adoptChoices = (handle: Handle, guestId: string, customerId: string): Promise<void> =>
  adoptRows(handle, sha256(guestId), customerId)
