import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sellerRefusals } from './seller-portal.ts'
import { daysBefore, period, periodWrong, returnReasons, service } from './staff-reports.ts'

export const sellerGetPerformance = endpoint({
  summary:
    'What the service report says of the seller: promises kept, goods not supplied and returns by reason in a period, and in the period before (APP-01)',
  tag: 'seller portal',
  query: z.object(period),
  answer: z.object({
    success: z.literal(true),
    before: daysBefore,
    total: z.object(service),
    total_before: z.object(service),
    returns: returnReasons,
  }),
  refusals: [...sellerRefusals, periodWrong],
})
