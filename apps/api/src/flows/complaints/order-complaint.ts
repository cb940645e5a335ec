import type { Body, Query } from '@upchar/contract/schema/endpoints'
import { err, ok } from '@upchar/kernel/result'
import { checkPhone, INVALID_MOBILE, normaliseEmail, toE164 } from '@upchar/kernel/validate'
import {
  findOrder,
  mayCancel,
  orderNotFound,
  type OrderCaller,
} from '../../modules/orders/index.ts'
import { listComplaintsOf, raiseComplaint } from '../../modules/support/index.ts'
import type { Context } from '../../platform/context.ts'
import type { HandlerResult } from '../../platform/http/bind.ts'

async function orderOf(context: Context, caller: OrderCaller, id: string) {
  const order = await findOrder(context.db, id)
  return order !== undefined && mayCancel(order, caller) ? order : undefined
}

/** What was typed, else what the order says: nobody types again how we reach them. */
function contactOf(
  body: Pick<Body<'raiseComplaint'>, 'name' | 'phone' | 'email'>,
  order: Awaited<ReturnType<typeof orderOf>>,
) {
  if (body.phone === '' && body.email === '' && order !== undefined) {
    const { fullName, phone, email } = order.form
    return ok({ name: body.name || fullName, phone, email })
  }
  const name = body.name || (order?.form.fullName ?? '')
  if (name.length < 2)
    return err({ code: 'name_missing' as const, message: 'Enter your name', field: 'name' })
  if (body.phone === '' && body.email === '')
    return err({
      code: 'contact_missing' as const,
      message: 'Enter a mobile number or an email address, so that we can answer.',
      field: 'phone',
    })
  const phone = body.phone === '' ? null : checkPhone(body.phone, { mobile: true })
  if (phone?.ok === false)
    return err({ code: 'phone_invalid' as const, message: INVALID_MOBILE, field: 'phone' })
  return ok({
    name,
    phone: phone === null ? null : toE164(phone.value),
    email: normaliseEmail(body.email) || null,
  })
}

/** ENGAGE-03: a complaint about an order of the buyer, by a guest also with its link, or about none. */
export async function complain(
  context: Context,
  caller: OrderCaller,
  body: Body<'raiseComplaint'>,
): Promise<HandlerResult<'raiseComplaint'>> {
  const order =
    body.order_id === undefined ? undefined : await orderOf(context, caller, body.order_id)
  if (body.order_id !== undefined && order === undefined) return orderNotFound()
  const contact = contactOf(body, order)
  if (!contact.ok) return contact
  return ok(
    await raiseComplaint(context, caller.shopper, {
      subject: body.subject,
      text: body.text,
      ...contact.value,
      orderNumber: order?.number ?? (body.order_number || null),
      orderId: order?.id ?? null,
      page: body.page ?? null,
    }),
  )
}

/** A customer's complaints, or those about an order that the caller placed; a guest has the links. */
export async function listComplaints(
  context: Context,
  caller: OrderCaller,
  { order_id: id }: Query<'listComplaints'>,
): Promise<HandlerResult<'listComplaints'>> {
  if (id !== undefined) {
    const order = await orderOf(context, caller, id)
    if (order === undefined) return orderNotFound()
    const complaints = await listComplaintsOf(context, { orderId: order.id })
    return ok({ success: true, order_number: order.number, complaints })
  }
  const { shopper } = caller
  const complaints =
    shopper.kind === 'customer' ? await listComplaintsOf(context, { customerId: shopper.id }) : []
  return ok({ success: true, order_number: null, complaints })
}
