import type { Body } from '@upchar/contract/schema/endpoints'
import { ok, type Result } from '@upchar/kernel/result'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { isUuid } from '../../platform/ids.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'
import { applicationClosed, applicationUnknown } from './errors.ts'
import { opensApplication } from './link.ts'
import { isOpen } from './rules.ts'
import { findApplication, lockApplication, type SellerApplication } from './store.ts'
import { applicationView, readDossier } from './view.ts'

type Change = Body<'changeSellerApplication'>
/** What the applicant sends in one step. */
export type ChangeOf<S extends Change['step']> = Extract<Change, { step: S }>
/** What the applicant's link says. */
export type ByLink = { id: string; key: string }

/** Why nothing can be added to an application. */
export type NotOpen =
  | ReturnType<typeof applicationUnknown>['error']
  | ReturnType<typeof applicationClosed>['error']
type Opened = Result<SellerApplication, NotOpen>

const fits = ({ config }: Pick<Context, 'config'>, { id, key }: ByLink): boolean =>
  isUuid(id) && opensApplication(config, id, key)

function ifOpen(row: SellerApplication | undefined): Opened {
  if (row === undefined) return applicationUnknown()
  return isOpen(row.state) ? ok(row) : applicationClosed()
}

/** An application that can be added to, by its link. */
export const openApplication = async (context: Context, link: ByLink): Promise<Opened> =>
  ifOpen(fits(context, link) ? await findApplication(context.db, link.id) : undefined)

/** The same, locked. */
export const lockOpen = async (context: Context, tx: Transaction, link: ByLink): Promise<Opened> =>
  ifOpen(fits(context, link) ? await lockApplication(tx, link.id) : undefined)

export async function showOf(
  { db, clock }: Context,
  id: string,
): Promise<HandlerResult<'getSellerApplication'>> {
  const row = await findApplication(db, id)
  if (row === undefined) return applicationUnknown()
  const application = applicationView(await readDossier(db, row, clock.now()))
  return ok({ success: true, application })
}

/** The application's page, for who has its link. */
export const showApplication = async (
  context: Context,
  link: ByLink,
): Promise<HandlerResult<'getSellerApplication'>> =>
  fits(context, link) ? showOf(context, link.id) : applicationUnknown()
