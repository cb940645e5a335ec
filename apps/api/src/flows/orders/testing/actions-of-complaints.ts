import type { RouteName } from '@upchar/contract/routes'
import { audited, bought, type Action, type Stage } from './made-ready.ts'

/** A guest's complaint about an order, with what the guest and staff need to go on with it. */
async function complained(stage: Stage, subject: 'goods' | 'erasure' = 'goods') {
  const { visitor, id } = await bought(stage)
  const raised = await visitor.call('raiseComplaint', {
    body: { subject, text: 'Two of ten boxes came torn.', order_id: id },
  })
  const { id: complaint, href } = raised.body.complaint
  const params = { id: complaint }
  const key = new URL(href, 'http://shop.example').searchParams.get('key') ?? ''
  const { ticket } = (await stage.desk[0].call('staffGetTicket', { params })).body
  return { visitor, params, key, revision: ticket.revision }
}

/** What buyers and staff do to complaints and other tickets. */
export const complaintActions = {
  raiseComplaint: {
    dies: ['complaint', 'before insert'],
    ready: async (stage) => {
      const { visitor, id } = await bought(stage)
      const text = 'The box was open when it came.'
      return () =>
        visitor.call('raiseComplaint', { body: { subject: 'goods', text, order_id: id } })
    },
  },
  writeComplaint: {
    dies: ['mail_message', 'before insert'],
    ready: async (stage) => {
      const { visitor, params, key } = await complained(stage)
      const body = { key, step: 'escalate' as const, text: 'It is still wrong.' }
      return () => visitor.call('writeComplaint', { params, body })
    },
  },
  staffWriteTicket: {
    dies: audited,
    ready: async (stage) => {
      const { params, revision } = await complained(stage)
      const body = { revision, kind: 'mail' as const, text: 'We send two new boxes tomorrow.' }
      return (nth) => stage.desk[nth].call('staffWriteTicket', { params, body })
    },
  },
  staffMoveTicket: {
    dies: audited,
    ready: async (stage) => {
      const { params, revision } = await complained(stage)
      const body = { revision, move: 'take' as const }
      return (nth) => stage.desk[nth].call('staffMoveTicket', { params, body })
    },
  },
  staffEraseGuest: {
    dies: audited,
    ready: async (stage) => {
      const { params, revision } = await complained(stage, 'erasure')
      return (nth) => stage.desk[nth].call('staffEraseGuest', { params, body: { revision } })
    },
  },
  staffQuoteTicket: {
    dies: audited,
    ready: async (stage) => {
      const { params, revision } = await complained(stage)
      const { sku } = await stage.goods.addVariant({ stock: { mumbai: 5 } })
      const lines = [{ sku_id: sku, quantity: 1 }]
      const body = { revision, lines, pincode: '400001', name: 'Sunrise Clinic', text: '' }
      return (nth) => stage.desk[nth].call('staffQuoteTicket', { params, body })
    },
  },
  staffPriceQuotation: null,
  // Who has a page open: gone within two minutes.
  staffKeepTicketOpen: null,
} satisfies Partial<Record<RouteName, Action | null>>
