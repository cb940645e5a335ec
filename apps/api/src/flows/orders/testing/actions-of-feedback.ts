import type { RouteName } from '@upchar/contract/routes'
import { bought, delivered, type Action } from './made-ready.ts'

const told: Action['dies'] = ['order_feedback', 'before insert']

/** How buyers say that an order and its delivery went. */
export const feedbackActions = {
  postOrderFeedback: {
    dies: told,
    ready: async (stage) => {
      const { visitor, id } = await bought(stage)
      const body = { order_id: id, rating: 2, comment: 'The page was slow' }
      return () => visitor.call('postOrderFeedback', { body })
    },
  },
  postDeliveryFeedback: {
    dies: told,
    ready: async (stage) => {
      const { visitor, id } = await delivered(stage)
      const body = { order_id: id, rating: 2, comment: 'It came late' }
      return () => visitor.call('postDeliveryFeedback', { body })
    },
  },
  // The same use cases, for those who are signed in.
  postOrderUserFeedback: 'apps/api/src/flows/order-feedback/order-feedback.test.ts',
  postDeliveryUserFeedback: 'apps/api/src/flows/order-feedback/order-feedback.test.ts',
} satisfies Partial<Record<RouteName, Action | string>>
