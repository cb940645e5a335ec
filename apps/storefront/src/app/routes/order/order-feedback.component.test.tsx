import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { FEEDBACK_ISSUES } from '@upchar/kernel/order-feedback'
import { refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { order, parcel } from '../../../testing/orders.ts'
import { showShop } from '../../../testing/show-shop.tsx'

const issues = { order: [...FEEDBACK_ISSUES.order], delivery: [...FEEDBACK_ISSUES.delivery] }
const section = page.getByRole('region', { name: 'How was ordering?' })
const track = (answers: Answers) =>
  showShop('/order/UP-1001/track?key=k1', {
    getOrderStatus: () => ({ order: order({ sub_orders: [parcel('p-1')] }) }),
    getOrderFeedbackIssues: () => ({ issues, asked: 'order' }),
    ...answers,
  })

it('ORDER-05 asks for stars first, then what was wrong, and sends it with the link’s key', async () => {
  const shop = await track({
    postOrderFeedback: () => ({ message: 'Your message has the number FBK-1.', ticket: 'FBK-1' }),
  })
  await section.getByRole('button', { name: 'Send' }).click()
  await expect.element(section).toMatchTextContent(/Choose one to five stars/)
  await section.getByRole('radio', { name: /^2 of 5/ }).click()
  await section.getByRole('checkbox', { name: 'Paying was difficult' }).click()
  await section.getByRole('textbox', { name: /^What should we know/ }).fill('UPI failed')
  await section.getByRole('button', { name: 'Send' }).click()
  await expect.element(section.getByText(/has the number FBK-1/)).toBeVisible()
  expect(shop.calls('postOrderFeedback')[0]?.body).toEqual({
    order_id: 'o-1',
    key: 'k1',
    rating: 2,
    issues: ['payment'],
    comment: 'UPI failed',
  })
})

it('ORDER-05 keeps what was typed when it is refused', async () => {
  await track({ postOrderFeedback: () => refuse('feedback_given', 'You have told us already.') })
  await section.getByRole('radio', { name: /^4 of 5/ }).click()
  await section.getByRole('textbox', { name: /^What should we know/ }).fill('Fine')
  await section.getByRole('button', { name: 'Send' }).click()
  await expect.element(section.getByRole('alert')).toMatchTextContent(/told us already/)
  await expect.element(section.getByRole('textbox')).toHaveValue('Fine')
})

it('ORDER-05 asks nothing where nothing is asked', async () => {
  const shop = await track({ getOrderFeedbackIssues: () => ({ issues, asked: null }) })
  await expect.poll(() => shop.calls('getOrderFeedbackIssues')).toHaveLength(1)
  expect(page.getByText('How was ordering?').elements()).toEqual([])
})
