import type { RouteName } from '@upchar/contract/routes'
import { bought, delivered, type Action } from './made-ready.ts'

const said: Action['dies'] = ['feedback', 'before insert']
const told: Action['dies'] = ['order_feedback', 'before insert']

/** How buyers say that an order and its delivery went, and visitors what they think of the shop. */
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
  siteFeedback: {
    dies: said,
    ready: async ({ world }) => {
      const visitor = world.visitor()
      await visitor.call('createGuestCart')
      const body = { rating: 2, comment: 'Where is the cart?' }
      return () => visitor.call('siteFeedback', { body })
    },
  },
  pageFeedback: {
    dies: said,
    ready: async ({ world }) => {
      const visitor = world.visitor()
      await visitor.call('createGuestCart')
      const body = { page: '/policy', helpful: false }
      return () => visitor.call('pageFeedback', { body })
    },
  },
  submitUserFeedback: {
    dies: ['support_ticket', 'before insert'],
    ready: async ({ world }) => {
      const visitor = world.visitor()
      await visitor.call('createGuestCart')
      const body = { rating: 3, comment: 'More pictures.', name: 'Dr. Iyer', email: 'iyer@lab.in' }
      return () => visitor.call('submitUserFeedback', { body })
    },
  },
} satisfies Partial<Record<RouteName, Action | string>>
