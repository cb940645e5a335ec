import { isComplaintSubject } from '@upchar/kernel/complaints'
import type { ComplaintsPage } from '../../../features/complaints/index.ts'
import type { RouterContext } from '../../../shell/page/router-context.ts'

/** The caller's complaints, of one order where the address names it; null if the API call failed. */
export async function loadList(
  context: RouterContext,
  { order, key, about }: Record<'order' | 'key' | 'about', string | undefined>,
): Promise<ComplaintsPage | null> {
  const ofOrder = order !== undefined && order.length <= 64
  const query = ofOrder ? { order_id: order, ...(key !== undefined && { key }) } : {}
  const [result, customer] = await Promise.all([
    context.api('listComplaints', { query }),
    context.customer(),
  ])
  const subject = about !== undefined && isComplaintSubject(about) ? about : null
  const sender = {
    name: [customer?.first_name, customer?.last_name].filter(Boolean).join(' '),
    phone: customer?.phone ?? '',
    email: customer?.email ?? '',
  }
  if (result.ok) {
    const { complaints, order_number: number } = result.data
    return {
      complaints,
      order: ofOrder && number !== null ? { id: order, number, key } : null,
      sender,
      about: subject,
    }
  }
  // An order of somebody else: the form asks for everything.
  if (result.kind === 'refused' && result.error.status === 404)
    return { complaints: [], order: null, sender, about: subject }
  context.answer.status = 503
  return null
}
