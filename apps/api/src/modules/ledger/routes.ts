import type { FastifyInstance } from 'fastify'
import type { Context } from '../../platform/context.ts'
import { bind } from '../../platform/http/bind.ts'
import { showBalance, showHistory } from './show-wallet.ts'

export function registerLedgerRoutes(app: FastifyInstance, context: Context): void {
  bind(app, context, 'checkWalletBalance', ({ customer }) =>
    showBalance(context, { book: 'wallet', customerId: customer.customerId }),
  )
  bind(app, context, 'walletTransactionHistory', ({ customer, query }) =>
    showHistory(context, { book: 'wallet', customerId: customer.customerId }, query),
  )
}
