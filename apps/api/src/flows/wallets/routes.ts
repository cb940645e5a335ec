import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { changeWallet } from './change-wallet.ts'
import { decideWalletChange, setWalletLimit } from './decide-change.ts'
import { setWalletRefunds } from './set-refund-rule.ts'
import { getWallet, listWalletChanges } from './show-wallets.ts'

/** Customers' wallets for the console (CART-15). */
export function registerWalletRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'staffGetWallet', ({ params, query }) => getWallet(context, params.id, query))
  bind(app, context, 'staffChangeWallet', ({ staff, params, body }) =>
    changeWallet(context, staff, params.id, body),
  )
  bind(app, context, 'staffListWalletChanges', () => listWalletChanges(context))
  bind(app, context, 'staffDecideWalletChange', ({ staff, params, body }) =>
    decideWalletChange(context, staff, params.id, body),
  )
  bind(app, context, 'staffSetWalletRefunds', ({ staff, body }) =>
    setWalletRefunds(context, staff, body),
  )
  bind(app, context, 'staffSetWalletLimit', ({ staff, body }) =>
    setWalletLimit(context, staff, body),
  )
}
