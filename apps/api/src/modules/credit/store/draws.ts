import type { Handle, Transaction } from '../../../platform/db/database.ts'
import { queryPrepared } from '../../../platform/db/prepared.ts'
import type { Draw } from '../model.ts'

const keepStatement = {
  name: 'credit-keep-draw',
  text: `insert into credit_draw (checkout_id, account_id, amount_paise, charge_paise, due_on, drawn_at)
    values ($1::uuid, $2::uuid, $3, $4, $5::date, $6::timestamptz)
    on conflict (checkout_id) do update set account_id = excluded.account_id, amount_paise = excluded.amount_paise,
      charge_paise = excluded.charge_paise, due_on = excluded.due_on, drawn_at = excluded.drawn_at`,
}

/** Keeps the terms of a draw-down before its payment opens; a press that failed before it may have kept others. */
export async function keepDraw(tx: Transaction, accountId: string, draw: Draw): Promise<void> {
  await queryPrepared(tx, keepStatement, [
    draw.checkoutId,
    accountId,
    draw.amountPaise,
    draw.chargePaise,
    draw.dueOn,
    draw.drawnAt,
  ])
}

const findStatement = {
  name: 'credit-find-draw',
  text: `select d.checkout_id as "checkoutId", d.amount_paise as "amountPaise", d.charge_paise as "chargePaise",
      d.due_on::text as "dueOn", d.drawn_at as "drawnAt", a.external_id as "externalId"
    from credit_draw d join credit_account a on a.id = d.account_id where d.checkout_id = $1::uuid`,
}

/** The draw-down for a checkout, with the backend's id of its account. */
export const findDraw = async (
  handle: Handle,
  checkoutId: string,
): Promise<(Draw & { externalId: string | null }) | undefined> =>
  (
    await queryPrepared<Draw & { externalId: string | null }>(handle, findStatement, [checkoutId])
  )[0]

const ofCustomerStatement = {
  name: 'credit-draws-of-customer',
  text: `select d.checkout_id as "checkoutId", d.amount_paise as "amountPaise", d.charge_paise as "chargePaise",
      d.due_on::text as "dueOn", d.drawn_at as "drawnAt", d.account_id as "accountId", a.lender_name as "lenderName",
      o.number as "orderNumber"
    from credit_draw d join credit_account a on a.id = d.account_id
    join "order" o on o.checkout_id = d.checkout_id and o.payment_id is not null
    where a.customer_id = $1 order by d.drawn_at`,
}

export type CustomerDraw = Draw & { accountId: string; lenderName: string; orderNumber: string }

/** What a customer's orders have drawn, the oldest first. */
export const selectDraws = (handle: Handle, customerId: string): Promise<CustomerDraw[]> =>
  queryPrepared<CustomerDraw>(handle, ofCustomerStatement, [customerId])
