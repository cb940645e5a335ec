import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import { checkoutOf, cartOf, line } from '../../../testing/goods.ts'
import { showShop } from '../../../testing/show-shop.tsx'
import {
  gloves,
  noCash,
  ordering,
  open,
  field,
  pay,
  problems,
  alert,
  fillIn,
  shopping,
} from '../../../testing/checkout-form.ts'

describe('paying', () => {
  it('CHECKOUT-05 keeps cash visible with the reason where the courier takes none', async () => {
    await open()
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await expect.element(cash).toBeDisabled()
    await expect.element(cash).toHaveAccessibleDescription(noCash.message)
    await expect.element(page.getByRole('radio', { name: /^Pay online/ })).toBeChecked()
    await expect.element(pay).toMatchTextContent('Pay ₹1,000.00')
  })

  it('CHECKOUT-05 adds the fee for cash to the total on the button', async () => {
    await open({
      checkCod: () => ({
        ...noCash,
        allowed: true,
        message: 'Cash on delivery is available.',
        cod_fee: 49,
      }),
    })
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await expect.element(cash).toHaveAccessibleDescription(/A fee of ₹49/)
    await cash.click()
    await expect.element(pay).toMatchTextContent('Place order · ₹1,049.00')
    const order = page.getByRole('region', { name: 'Your order' })
    await expect.element(order.getByText('Cash on delivery fee')).toBeVisible()
    await expect.element(order.getByText('₹1,049.00')).toBeVisible()
  })

  it('CHECKOUT-05 says that cash costs nothing where it has no fee', async () => {
    await open({
      checkCod: () => ({
        ...noCash,
        allowed: true,
        message: 'Cash on delivery is available.',
        cod_fee: 0,
      }),
    })
    await expect
      .element(page.getByRole('radio', { name: /^Cash on delivery/ }))
      .toHaveAccessibleDescription('Pay the courier in cash or by UPI. No extra fee.')
  })

  it('CHECKOUT-14 proves the phone of a dear first order in cash with a code, by keyboard', async () => {
    const proved: string[] = []
    const shop = await open({
      ...ordering,
      checkCod: () => ({
        ...noCash,
        allowed: true,
        message: 'A first order above ₹5,000 needs a code that we send to your phone.',
        phone_code: true,
        proved_phones: [...proved],
      }),
      sendPhoneCode: () => ({
        message: 'OTP Sent Successfully',
        resend_after: 30,
        expires_in: 600,
      }),
      checkPhoneCode: ({ body }) => {
        if (body.otp !== '204863')
          return refuse('otp_wrong', 'That is not the code we sent. 4 tries are left.')
        proved.push('9876543210')
        return { message: 'Your phone is confirmed.' }
      },
    })
    const cash = page.getByRole('radio', { name: /^Cash on delivery/ })
    await expect.element(cash).toHaveAccessibleDescription(/needs a code/)
    const code = page.getByRole('group', { name: 'Confirm your phone' })
    expect(code.elements()).toEqual([])
    await cash.click()
    await expect.element(code).toMatchTextContent(/Type your mobile number above/)
    await fillIn()
    await code.getByRole('button', { name: 'Send the code' }).click()
    const digits = code.getByRole('textbox', { name: '6-digit code' })
    await expect.element(digits).toHaveFocus()
    await userEvent.keyboard('111 111{Enter}')
    await expect.element(digits).toHaveAccessibleDescription(/4 tries are left/)
    await expect.element(digits).toHaveFocus()
    await digits.fill('204-863')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toMatchTextContent(/\+91 9876543210 is confirmed/)
    await expect.element(cash).toHaveFocus()
    expect(shop.calls('sendPhoneCode').map(({ body }) => body.phone)).toEqual(['9876543210'])
    expect(shop.names()).not.toContain('createGuestCheckout')
    // Another phone is another proof.
    await field('Mobile number').fill('9876500000')
    await expect.element(code.getByRole('button', { name: 'Send the code' })).toBeVisible()
  })

  it('CHECKOUT-14 says why no code was sent, and offers another once one was', async () => {
    let answer: 'broken' | 'limit' = 'broken'
    await open({
      ...ordering,
      checkCod: () => ({ ...noCash, allowed: true, message: '', phone_code: true }),
      sendPhoneCode: () =>
        answer === 'broken'
          ? broken()
          : refuse('too_many_attempts', 'We have just sent a code. Try again in 20 seconds.'),
    })
    await page.getByRole('radio', { name: /^Cash on delivery/ }).click()
    await fillIn()
    const send = page.getByRole('button', { name: 'Send the code' })
    await send.click()
    await expect.element(alert('Failed to send OTP')).toBeVisible()
    answer = 'limit'
    await send.click()
    await expect
      .element(page.getByRole('textbox', { name: '6-digit code' }))
      .toHaveAccessibleDescription(/We have just sent a code/)
    await expect.element(page.getByRole('button', { name: 'Send another code' })).toBeVisible()
  })

  it('sends a form once, however often the button is pressed', async () => {
    const quoted = Promise.withResolvers<void>()
    const shop = await open({
      ...ordering,
      createGuestCheckout: async () => {
        await quoted.promise
        return { checkout: checkoutOf(gloves) }
      },
    })
    await fillIn()
    await pay.dblClick()
    await expect.element(pay).toHaveAttribute('aria-busy', 'true')
    await pay.click({ force: true })
    quoted.resolve()
    await expect.poll(() => shop.calls('placeOrder').length).toBe(1)
    expect(shop.calls('createGuestCheckout')).toHaveLength(1)
    expect(shop.calls('placeOrder')[0]?.body.total).toBe(1000)
    expect(shop.calls('createGuestCheckout')[0]?.body.form).toMatchObject({
      FullName: 'Asha Rao',
      pinCode: '682001',
      city: 'Kochi',
      state: 'Kerala',
      paymentOption: 1,
    })
  })

  it('sends with Enter in a field', async () => {
    const shop = await open(ordering)
    await fillIn()
    await field('Email').click()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => shop.calls('placeOrder').length).toBe(1)
  })

  it('goes to the confirmation when the order stands', async () => {
    const shop = await open({
      ...ordering,
      placeOrder: () => ({
        outcome: {
          state: 'placed',
          order_id: 'o-1',
          order_number: 'UP-1001',
          track_url: '/order/UP-1001/track?key=k1',
        },
      }),
    })
    await fillIn()
    await pay.click()
    await expect.poll(shop.href).toBe('/order/UP-1001/confirmed?key=k1')
  })

  it('shows old and new when the total has moved, and charges the new one on the second press only', async () => {
    let total = 1000
    const shop = await open({
      ...ordering,
      placeOrder: ({ body }) => {
        if (body.total === 1000) {
          total = 1100
          return refuse('total_changed', 'The price of Nitrile gloves has changed.', {
            detail: { old: 1000, new: 1100 },
          })
        }
        return {
          outcome: { state: 'pay', payment_url: '#pay', expires_at: '2026-11-24T10:00:00.000Z' },
        }
      },
      readCart: () => ({
        cart: cartOf([line('G-1', 'Nitrile gloves', { line_total: total })]),
        message: '',
      }),
    })
    await fillIn()
    await pay.click()
    await expect.element(alert('The price of Nitrile gloves has changed.')).toBeVisible()
    await expect
      .element(page.getByRole('alert').getByText('₹1,000.00', { exact: false }))
      .toBeVisible()
    await expect.element(pay).toMatchTextContent('Pay ₹1,100.00')
    expect(shop.calls('placeOrder')).toHaveLength(1)
    await pay.click()
    await expect.poll(() => shop.calls('placeOrder').at(-1)?.body.total).toBe(1100)
  })

  it('lists what the server refuses beside the fields, and loses nothing that was typed', async () => {
    await open({
      ...ordering,
      createGuestCheckout: () =>
        refuse('form_invalid', 'Correct the form', {
          fields: [{ field: 'PhoneNumber', message: 'This number can’t be reached' }],
        }),
    })
    await fillIn()
    await pay.click()
    await expect.element(problems).toHaveFocus()
    await problems.getByRole('link', { name: 'This number can’t be reached' }).click()
    await expect.element(field('Mobile number')).toHaveFocus()
    await expect.element(field('Mobile number')).toHaveValue('98765 43210')
  })

  it.each([
    ['the server breaks', broken],
    ['the network is away', away],
  ])('says that nothing was charged when %s, and lets it be tried again', async (_, answer) => {
    let failing = true
    const shop = await open({
      ...ordering,
      createGuestCheckout: () => (failing ? answer() : { checkout: checkoutOf(gloves) }),
    })
    await fillIn()
    await pay.click()
    await expect
      .element(page.getByRole('alert').getByText(/Nothing was ordered and nothing was charged/))
      .toBeVisible()
    failing = false
    await pay.click()
    await expect.poll(() => shop.calls('placeOrder').length).toBe(1)
    const keys = shop.calls('createGuestCheckout').map(({ body }) => body.request_key)
    expect(new Set(keys).size).toBe(1)
  })

  it('CHECKOUT-13 leads to the order that the cart has become in another tab', async () => {
    await open({
      ...ordering,
      placeOrder: () =>
        refuse('ordered_already', 'These products are in an order already.', {
          detail: { order_number: 'UP-1001' },
        }),
    })
    await fillIn()
    await pay.click()
    await expect.element(alert('These products are in an order already.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'View order UP-1001' }))
      .toHaveAttribute('href', '/order/UP-1001/track')
    expect(pay.elements()).toEqual([])
  })

  it('falls back to paying online, with the reason, when cash is refused', async () => {
    await open({
      ...ordering,
      checkCod: () => ({ ...noCash, allowed: true, message: '' }),
      placeOrder: () => refuse('cod_not_allowed', 'Cash on delivery is limited to ₹50,000 a day.'),
    })
    await page.getByRole('radio', { name: /^Cash on delivery/ }).click()
    await fillIn()
    await pay.click()
    await expect.element(alert('Cash on delivery is limited to ₹50,000 a day.')).toBeVisible()
    await expect.element(page.getByRole('radio', { name: /^Pay online/ })).toBeChecked()
  })

  it('comes back from a failed payment to the form with the reason', async () => {
    await showShop('/checkout?failed=c-1', {
      ...shopping,
      getCheckoutOutcome: () => ({
        outcome: { state: 'failed', message: 'Your bank declined the payment.', retry: true },
      }),
    })
    await expect.element(alert('Your bank declined the payment.')).toBeVisible()
    await expect.element(pay).toBeVisible()
  })
})

describe('finishing a payment', () => {
  const back = '/checkout/return?checkout=c-1&razorpay_payment_id=pay_1'

  it('explains the wait and goes to the order once it stands', async () => {
    let questions = 0
    const shop = await showShop(back, {
      getCheckoutOutcome: () => {
        questions += 1
        return questions === 1
          ? { outcome: { state: 'waiting', message: 'Your bank is still answering.' } }
          : {
              outcome: {
                state: 'placed',
                order_id: 'o-1',
                order_number: 'UP-1001',
                track_url: '/order/UP-1001/track?key=k1',
              },
            }
      },
    })
    await expect
      .element(page.getByRole('heading', { name: 'We are confirming your payment' }))
      .toBeVisible()
    await expect
      .element(
        page.getByRole('status').getByText('Your bank is still answering.', { exact: false }),
      )
      .toBeVisible()
    await expect.poll(shop.href, { timeout: 5000 }).toBe('/order/UP-1001/confirmed?key=k1')
    expect(shop.calls('getCheckoutOutcome')[0]?.query.razorpay_payment_id).toBe('pay_1')
  })

  it('offers both ways on from a payment that isn’t finished', async () => {
    await showShop(back, {
      getCheckoutOutcome: () => ({
        outcome: {
          state: 'pay',
          payment_url: '/pay/1',
          expires_at: '2026-11-24T10:00:00.000Z',
        },
      }),
    })
    await expect
      .element(page.getByRole('link', { name: 'Continue to payment' }))
      .toHaveAttribute('href', '/pay/1')
    await expect
      .element(page.getByRole('link', { name: 'Change address or payment' }))
      .toHaveAttribute('href', '/checkout?failed=c-1')
  })

  it('keeps asking while the network is away rather than calling the payment failed', async () => {
    await showShop(back, { getCheckoutOutcome: away })
    await expect.element(page.getByText(/We keep checking/)).toBeVisible()
    expect(page.getByRole('heading', { name: 'The order wasn’t placed' }).elements()).toEqual([])
  })

  it('says so when the order can’t be placed any more, and leads to the cart', async () => {
    await showShop(back, {
      getCheckoutOutcome: () => ({
        outcome: { state: 'failed', message: 'The products are sold out.', retry: false },
      }),
    })
    await expect.element(alert('The products are sold out.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to the cart' })).toBeVisible()
  })
})
