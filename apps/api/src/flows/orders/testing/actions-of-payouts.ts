import { randomUUID } from 'node:crypto'
import type { RouteName } from '@upchar/contract/routes'
import { audited, seen, settling, type Action, type Stage } from './made-ready.ts'

/** A return whose cash finance has transferred. */
export async function paidBack(stage: Stage) {
  const { params, settle } = await settling(stage)
  await settle(0)
  const { version } = await seen(stage, params)
  const reference = `UTR${params.id.slice(-12).toUpperCase()}`
  await stage.finance[0].call('staffPayReturn', {
    params,
    body: { version, bank_reference: reference },
  })
  const said = {
    bank_reference: reference,
    returned_on: stage.world.clock.now().toISOString().slice(0, 10),
    reason: 'Account closed',
  }
  return { params, reference, said }
}

async function recorded(stage: Stage) {
  const one = await paidBack(stage)
  const id = randomUUID()
  await stage.finance[0].call('staffRecordReturnedTransfer', {
    params: one.params,
    body: { id, ...one.said },
  })
  return { ...one, returned: { id } }
}

/** The link of the mail that asks where the money shall go. */
export async function linkOf(stage: Stage, id: string): Promise<string> {
  const { rows } = await stage.world.db.$client.query<{ text: string }>(
    'select text from mail_message where position($1 in text) > 0 order by created_at desc limit 1',
    [`/order/refund?id=${id}&key=`],
  )
  return /key=([\w-]+)/.exec(rows[0]?.text.split(`id=${id}&`)[1] ?? '')?.[1] ?? ''
}

/** What staff and buyers do with transfers that the bank returned. */
export const payoutActions = {
  staffRecordReturnedTransfer: {
    dies: audited,
    ready: async (stage) => {
      const { params, said } = await paidBack(stage)
      const ids = [randomUUID(), randomUUID()] as const
      return (nth) =>
        stage.finance[nth].call('staffRecordReturnedTransfer', {
          params,
          body: { id: ids[nth], ...said },
        })
    },
  },
  staffDecideReturnedTransfer: {
    dies: audited,
    ready: async (stage) => {
      const { returned } = await recorded(stage)
      // Who recorded it may not accept it: one person presses twice.
      return () =>
        stage.finance[1].call('staffDecideReturnedTransfer', {
          params: returned,
          body: { accept: true },
        })
    },
  },
  staffAskAccount: {
    dies: audited,
    ready: async (stage) => {
      const { params, settle } = await settling(stage)
      await settle(0)
      const body = { pay_to: 'asha@okhdfc', reason: 'The bank knows no such UPI ID' }
      return (nth) => stage.finance[nth].call('staffAskAccount', { params, body })
    },
  },
  givePayoutAccount: {
    dies: ['mail_message', 'before insert'],
    ready: async (stage) => {
      const { params, returned } = await recorded(stage)
      await stage.finance[1].call('staffDecideReturnedTransfer', {
        params: returned,
        body: { accept: true },
      })
      const body = { key: await linkOf(stage, params.id), pay_to: '50100234567890 HDFC0000123' }
      return () => stage.world.visitor().call('givePayoutAccount', { params, body })
    },
  },
} satisfies Partial<Record<RouteName, Action>>
