import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { checkoutOf, cartOf, line } from '../../../testing/goods.ts'
import { address, bookOf, customer, place } from '../../../testing/people.ts'
import { markInstructionsSent } from '../../../features/checkout/guest-form-store.ts'
import { showShop } from '../../../testing/show-shop.tsx'
import {
  gloves,
  shopping,
  open,
  field,
  pay,
  problems,
  ordering,
} from '../../../testing/checkout-form.ts'

describe('checkout, before the form', () => {
  it('leads on from an empty cart instead of asking for an address', async () => {
    await open({ readCart: () => ({ cart: cartOf([]), message: '' }) })
    await expect.element(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    expect(page.getByRole('form', { name: 'Checkout' }).elements()).toEqual([])
  })

  it('tells a cart that can’t be loaded from an empty one, and loads it on request', async () => {
    let down = true
    await open({ readCart: () => (down ? broken() : { cart: gloves, message: '' }) })
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(page.getByText('Your cart is empty').elements()).toEqual([])
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
  })

  it('ROUTE-12 asks a guest to sign in, without a form, where staff have switched guest checkout off', async () => {
    await showShop('/checkout', shopping, {
      flags: { guest_checkout_type: 'guest_checkout_disabled' },
    })
    const note = page.getByRole('main').getByRole('region', { name: 'Sign in' })
    await expect
      .element(note.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', expect.stringContaining('returnUrl'))
    expect(page.getByRole('form', { name: 'Checkout' }).elements()).toEqual([])
  })

  it('DATA-19 says that the courier’s instructions are the last order’s, until they change', async () => {
    await open()
    await page.getByRole('button', { name: 'Add instructions for the courier' }).click()
    const instructions = field('Instructions for the courier')
    await instructions.fill('Ring at gate 2')
    const note = page.getByText(/^As with your last order/)
    expect(note.elements()).toEqual([])
    markInstructionsSent()
    await expect.element(note).toBeVisible()
    await instructions.fill('Ring at gate 3')
    await expect.element(note).not.toBeInTheDocument()
  })

  it('ROUTE-12 ID-06 offers the guest way first and signing in beside it', async () => {
    await open()
    await expect.element(page.getByRole('form', { name: 'Checkout' })).toBeVisible()
    await expect.element(page.getByText(/^Have an account\?/)).toBeVisible()
    // The guide allows a guest at most 12 visible fields.
    const fields = page.getByRole('form', { name: 'Checkout' })
    const visible =
      fields.getByRole('textbox').elements().length + fields.getByRole('radio').elements().length
    expect(visible).toBeLessThanOrEqual(12)
  })

  it('says why a cart can’t be bought as it stands, and leads back to it', async () => {
    const cart = cartOf([line('G-1', 'Nitrile gloves')], { minimum_order_value: 1500 })
    await open({ readCart: () => ({ cart, message: '' }) })
    await expect
      .element(page.getByRole('alert').getByText(/Add ₹500\.00 more to check out/))
      .toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Back to the cart' }))
      .toHaveAttribute('href', '/cart')
  })
})

describe('checkout summary', () => {
  it('CHECKOUT-01 names what the variants differ by, as the cart does', async () => {
    const sized = line('G-1', 'Nitrile gloves', { option_name: 'Size', option_label: 'M' })
    await page.viewport(1440, 900)
    await open({ readCart: () => ({ cart: cartOf([sized]), message: '' }) })
    await expect.element(page.getByText(/^Size: M · 2 × ₹500/).last()).toBeVisible()
  })
})

describe('checkout form of a guest', () => {
  it('CHECKOUT-04 lists everything that is missing, focuses the list, and leads to each field', async () => {
    const shop = await open()
    await pay.click()
    await expect.element(problems).toHaveFocus()
    expect(document.title).toMatch(/^Error/)
    const listed = problems.getByRole('link')
    await expect.element(listed).toHaveLength(7)
    await listed.getByText('Enter a 6-digit pincode').click()
    await expect.element(field('Pincode')).toHaveFocus()
    await expect
      .element(field('Pincode'))
      .toHaveAccessibleDescription('Error: Enter a 6-digit pincode')
    expect(shop.names()).not.toContain('createGuestCheckout')
  })

  it('takes a corrected field off the list at once and keeps what was typed elsewhere', async () => {
    await open()
    await field('Full name').fill('Asha Rao')
    await pay.click()
    await expect.element(problems.getByRole('link')).toHaveLength(6)
    await field('Email').fill('asha.rao@clinic.example')
    await expect.element(problems.getByRole('link')).toHaveLength(5)
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid')
    await expect.element(field('Full name')).toHaveValue('Asha Rao')
  })

  it('ADDR-04 fills in city and state from a pincode typed with a space', async () => {
    const shop = await open()
    await field('Pincode').fill('682 001')
    await expect.element(field('City')).toHaveValue('Kochi')
    await expect.element(page.getByText('We deliver to Kochi')).toBeVisible()
    await expect
      .element(page.getByRole('status').getByText('Kerala', { exact: false }))
      .toBeVisible()
    expect(shop.calls('checkPincode').map(({ query }) => query.pincode)).toEqual(['682001'])
  })

  it('says beside the button what the personal data is for, and links the whole notice', async () => {
    await open()
    await expect
      .element(page.getByRole('link', { name: /^We use your name, phone, email and address/ }))
      .toHaveAttribute('href', '/policy#privacy')
  })

  it('ADDR-04 asks for the state of a pincode that lies in two, and presets neither', async () => {
    const states = [
      { state: 'Andhra Pradesh', state_code: '37', city: 'Kakinada', localities: ['Injaram'] },
      { state: 'Puducherry', state_code: '34', city: 'Yanam', localities: ['Yanam'] },
    ]
    const shop = await open({
      ...ordering,
      checkPincode: ({ query }) => place(query.pincode, 'Kakinada', 'Andhra Pradesh', { states }),
    })
    await field('Pincode').fill('533464')
    const choice = page.getByRole('combobox', { name: 'State and locality' })
    await expect.element(choice).toHaveValue('')
    await expect.element(field('City')).toHaveValue('')
    await choice.selectOptions('Puducherry: Yanam')
    await expect.element(field('City')).toHaveValue('Yanam')
    await field('House, building or shop number').fill('12 Rose Villa')
    await field('Street and area').fill('Beach Road')
    await field('Full name').fill('Asha Rao')
    await field('Mobile number').fill('98765 43210')
    await field('Email').fill('asha.rao@clinic.example')
    await pay.click()
    await expect
      .poll(() => shop.calls('createGuestCheckout').map(({ body }) => body.form?.state))
      .toEqual(['Puducherry'])
  })

  it('VALID-02 answers a wrong pincode with the text of the specification, beside the field and as an alert', async () => {
    await open({ checkPincode: () => refuse('pincode_unknown', 'Invalid Pincode') })
    await field('Pincode').fill('999999')
    await expect.element(field('Pincode')).toHaveAccessibleDescription('Error: Invalid Pincode')
    await expect.element(toast('Invalid Pincode')).toBeVisible()
  })

  it('VALID-02 answers a pincode that is too short when the field is left', async () => {
    const shop = await open()
    await field('Pincode').fill('68200')
    await expect.element(field('Pincode')).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(field('Pincode')).toHaveAccessibleDescription('Error: Invalid Pincode')
    expect(shop.names()).not.toContain('checkPincode')
  })

  it('ADDR-04 shows the place of the last pincode, whichever answer comes last', async () => {
    const slow = Promise.withResolvers<void>()
    const shop = await open({
      checkPincode: async ({ query: { pincode } }) => {
        if (pincode === '560001') await slow.promise
        return pincode === '560001'
          ? place('560001', 'Bengaluru', 'Karnataka')
          : place(pincode, 'Kochi', 'Kerala')
      },
    })
    await field('Pincode').fill('560001')
    await expect.poll(() => shop.calls('checkPincode').length).toBe(1)
    await field('Pincode').fill('682001')
    await expect.element(field('City')).toHaveValue('Kochi')
    slow.resolve()
    await (await fetch(location.href)).text()
    await expect.element(field('City')).toHaveValue('Kochi')
    await expect.element(page.getByText('We deliver to Kochi')).toBeVisible()
  })

  it('says that no courier goes there before anything is ordered', async () => {
    const shop = await open({
      ...ordering,
      checkPincode: ({ query }) =>
        place(query.pincode, 'Leh', 'Ladakh', {
          serviceable: false,
          message: 'We don’t deliver to Leh yet.',
        }),
    })
    await fillInElsewhere()
    await pay.click()
    await expect
      .element(problems.getByRole('link', { name: 'We don’t deliver to Leh yet.' }))
      .toBeVisible()
    expect(shop.names()).not.toContain('createGuestCheckout')
  })

  it('opens landmark and GSTIN on request, with the focus in them', async () => {
    await open()
    await page.getByRole('button', { name: 'Add a landmark' }).click()
    await expect.element(field('Landmark')).toHaveFocus()
    await page.getByRole('button', { name: 'Add GSTIN for input tax credit' }).click()
    await expect.element(field('GSTIN')).toHaveFocus()
    await field('GSTIN').fill('27aabcu7421k1z')
    await expect.element(field('GSTIN')).toHaveValue('27AABCU7421K1Z')
    await pay.click()
    await expect.element(field('GSTIN')).toHaveAttribute('aria-invalid', 'true')
  })
})

/** As `fillIn`, where the pincode gives another city. */
async function fillInElsewhere() {
  await field('Pincode').fill('194101')
  await expect.element(field('City')).toHaveValue('Leh')
  await field('House, building or shop number').fill('4')
  await field('Street and area').fill('Main Bazaar')
  await field('Full name').fill('Asha Rao')
  await field('Mobile number').fill('9876543210')
  await field('Email').fill('asha.rao@clinic.example')
}

describe('checkout of a signed-in buyer', () => {
  const clinic = address('a-1')
  const ward = address('a-2', {
    buildingName: 'Ward 4',
    streetName: 'Hospital Road',
    pinCode: '695001',
    city: 'Thiruvananthapuram',
  })
  const signedIn: Answers = {
    ...ordering,
    getCustomer: () => ({ user_info: customer() }),
    getMyAddresses: () => bookOf([clinic, ward], { default_shipping_address_id: 'a-2' }),
    createCheckout: () => ({ checkout: checkoutOf(gloves) }),
    listVouchers: () => ({ offers: [] }),
  }

  it('ADDR-02 delivers to the default address and follows another choice', async () => {
    const shop = await showShop('/checkout', signedIn, { signedIn: true })
    const choice = page.getByRole('group', { name: 'Deliver to' }).getByRole('radio')
    await expect.element(choice).toHaveLength(2)
    await expect.element(choice.nth(1)).toBeChecked()
    await choice.nth(0).click()
    await expect.element(page.getByText('We deliver to Kochi')).toBeVisible()
    await pay.click()
    await expect.poll(() => shop.calls('createCheckout').length).toBe(1)
    expect(shop.calls('createCheckout')[0]?.body.form).toMatchObject({
      house: '12 Rose Villa',
      pinCode: '682001',
      PhoneNumber: '9876543210',
    })
    expect(shop.names()).not.toContain('createGuestCheckout')
  })

  it('CHECKOUT-02 has the invoice made out to another address', async () => {
    const shop = await showShop(
      '/checkout',
      {
        ...signedIn,
        changeAddress: () => ({ checkout: checkoutOf(gloves), message: '' }),
      },
      { signedIn: true },
    )
    const invoice = page.getByRole('region', { name: 'Invoice' })
    const same = invoice.getByRole('checkbox', { name: 'Bill to the delivery address' })
    await expect.element(same).toBeChecked()
    await same.click()
    await expect
      .element(invoice.getByRole('group', { name: 'Bill to' }).getByRole('radio').nth(0))
      .toBeChecked()
    // GSTIN and name are those of the address; the purchase order is not.
    await expect.element(page.getByRole('textbox', { name: /^GSTIN/ })).not.toBeInTheDocument()
    await page.getByRole('textbox', { name: /^Purchase order number/ }).fill('PO-7')
    await pay.click()
    await expect.poll(() => shop.calls('changeAddress').length).toBe(1)
    expect(shop.calls('changeAddress')[0]?.body.billing_address_id).toBe('a-1')
    expect(shop.calls('createCheckout')[0]?.body.form?.poNumber).toBe('PO-7')
  })

  it('ADDR-04 asks for the state of an address that was saved without one, before anything is ordered', async () => {
    const part = (state: string, code: string, city: string) => ({
      state,
      state_code: code,
      city,
      localities: [city],
    })
    const shop = await showShop(
      '/checkout',
      {
        ...signedIn,
        getMyAddresses: () =>
          bookOf([address('a-3', { pinCode: '533464', city: 'Yanam', state: '', state_code: '' })]),
        checkPincode: () =>
          place('533464', 'Kakinada', 'Andhra Pradesh', {
            states: [part('Andhra Pradesh', '37', 'Kakinada'), part('Puducherry', '34', 'Yanam')],
          }),
      },
      { signedIn: true },
    )
    const choice = page.getByRole('combobox', { name: 'State and locality' })
    await expect.element(choice).toBeVisible()
    await pay.click()
    await expect
      .element(page.getByRole('link', { name: /Choose the state and locality/ }))
      .toBeVisible()
    expect(shop.names()).not.toContain('createCheckout')
    await choice.selectOptions('Puducherry')
    await pay.click()
    await expect.poll(() => shop.calls('createCheckout').length).toBe(1)
    expect(shop.calls('createCheckout')[0]?.body.form).toMatchObject({
      state: 'Puducherry',
      city: 'Yanam',
    })
  })

  it('CHECKOUT-12 says that a GSTIN of another state needs a billing address there', async () => {
    await showShop(
      '/checkout',
      {
        ...signedIn,
        getMyAddresses: () => bookOf([address('a-1', { gstin: '29AABTC4321D1Z6' }), ward]),
        createCheckout: () => ({
          checkout: checkoutOf(gloves),
        }),
        placeOrder: () =>
          refuse('form_invalid', 'This GSTIN is registered in Karnataka', {
            fields: [{ field: 'gstin', message: 'This GSTIN is registered in Karnataka' }],
          }),
      },
      { signedIn: true },
    )
    await expect
      .element(
        page.getByText(
          'This GSTIN is registered in Karnataka, but 682001 is in Kerala. Enter the billing address in Karnataka, or correct the GSTIN.',
        ),
      )
      .toBeVisible()
    await pay.click()
    await expect
      .element(page.getByRole('textbox', { name: /^GSTIN/ }))
      .toHaveAttribute('aria-invalid', 'true')
  })

  it('goes on with the plain form where there is no address book yet', async () => {
    await showShop(
      '/checkout',
      { ...signedIn, getMyAddresses: () => bookOf([]) },
      { signedIn: true },
    )
    await expect.element(field('Email')).toHaveValue('asha.rao@clinic.example')
    await expect.element(field('Pincode')).toHaveValue('')
  })
})
