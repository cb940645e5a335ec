import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { address, bookOf, customer, place } from '../../../../testing/people.ts'
import type { AddressBook } from '../../../../testing/people.ts'
import { showShop } from '../../../../testing/show-shop.tsx'

const clinic = address('a-1')
const ward = address('a-2', { buildingName: 'Ward 4', city: 'Thrissur', pinCode: '680001' })
const saved = (book: AddressBook, id: string, message = 'Address saved') => ({
  ...book,
  message,
  address_id: id,
})
const open = (book: AddressBook, answers: Answers = {}, at = '/account/address') =>
  showShop(
    at,
    {
      getCustomer: () => ({ user_info: customer() }),
      getMyAddresses: () => book,
      checkPincode: ({ query }) => place(query.pincode, 'Kochi', 'Kerala'),
      getCities: () => ({ cities: ['Kochi', 'Aluva'] }),
      ...answers,
    },
    { signedIn: true },
  )
const main = page.getByRole('main')
const cards = main.getByRole('list', { name: 'Your addresses' }).getByRole('listitem')
const add = main.getByRole('link', { name: 'Add address' })
const dialog = (name: string) => page.getByRole('dialog', { name })
const field = (name: string | RegExp) => dialog('Add address').getByRole('textbox', { name })
const save = dialog('Add address').getByRole('button', { name: 'Save address' })
const problems = page.getByRole('alert', { name: /to continue$/ })

async function fillIn() {
  await field('Pincode').fill('682001')
  await expect.element(dialog('Add address').getByLabelText('City')).toHaveValue('Kochi')
  await field(/^House/).fill('12 Rose Villa')
  await field(/^Street/).fill('MG Road')
}

describe('addresses', () => {
  it('say what they are good for where there is none', async () => {
    await open(bookOf([]))
    await expect.element(main.getByText('No addresses yet')).toBeVisible()
    await expect.element(add).toBeVisible()
  })

  it('tell a failed load from none', async () => {
    await open(bookOf([]), { getMyAddresses: broken })
    await expect
      .element(page.getByRole('heading', { name: 'We can’t load your addresses right now' }))
      .toBeVisible()
    expect(main.getByText('No addresses yet').elements()).toEqual([])
  })

  it('ADDR-01 mark the defaults, and the first where there is none', async () => {
    await open(bookOf([clinic, ward], { default_billing_address_id: 'a-2' }))
    await expect.element(cards.nth(0)).toMatchTextContent(/Used for delivery/)
    await expect.element(cards.nth(1)).toMatchTextContent(/Default billing address/)
  })

  it('are found by any of their words where they are many', async () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      address(`a-${at}`, { buildingName: `Ward ${at}`, city: at === 7 ? 'Aluva' : 'Kochi' }),
    )
    await open(bookOf(many))
    await expect.element(cards).toHaveLength(9)
    await main.getByRole('searchbox', { name: 'Find an address' }).fill('aluva ward')
    await expect.element(cards).toHaveLength(1)
    await expect.element(main.getByText('1 of 9 addresses')).toBeVisible()
  })

  it('offer no more where as many are kept as may be', async () => {
    await open(bookOf([clinic, ward], { max_addresses: 2 }))
    await expect.element(main.getByText(/You have saved 2 addresses, the maximum/)).toBeVisible()
    expect(add.elements()).toEqual([])
  })

  it('ADDR-01 become the default once, however often it is pressed', async () => {
    const held = Promise.withResolvers<void>()
    const shop = await open(bookOf([clinic, ward], { default_shipping_address_id: 'a-1' }), {
      editMyAddress: async () => {
        await held.promise
        return saved(bookOf([clinic, ward], { default_shipping_address_id: 'a-2' }), 'a-2')
      },
    })
    await cards
      .nth(1)
      .getByRole('button', { name: /^Make default delivery/ })
      .dblClick()
    held.resolve()
    await expect.element(cards.nth(1)).toMatchTextContent(/Default delivery address/)
    expect(shop.calls('editMyAddress').map(({ query, body }) => ({ ...query, ...body }))).toEqual([
      { action: 'modify', id: 'a-2', is_default_shipping: true },
    ])
  })

  it('are no delivery default where no courier goes', async () => {
    await open(bookOf([clinic, address('a-3', { delivery_note: 'No courier goes to Leh.' })]))
    await expect
      .element(cards.nth(1).getByRole('button', { name: /^Make default billing/ }))
      .toBeVisible()
    expect(
      cards
        .nth(1)
        .getByRole('button', { name: /^Make default delivery/ })
        .elements(),
    ).toEqual([])
  })
})

describe('deleting an address', () => {
  it('ADDR-03 asks first and says so in the words of the specification', async () => {
    const shop = await open(bookOf([clinic, ward]), {
      editMyAddress: () => saved(bookOf([clinic]), '', 'Address deleted successfully'),
    })
    const opener = cards.nth(1).getByRole('link', { name: /^Delete/ })
    await opener.click()
    const question = dialog('Delete this address?')
    await expect.element(question.getByText(/Ward 4/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
    expect(shop.names()).not.toContain('editMyAddress')
    await opener.click()
    await question.getByRole('button', { name: 'Delete address' }).click()
    await expect.element(toast('Address deleted successfully')).toBeVisible()
    await expect.element(cards).toHaveLength(1)
    expect(shop.calls('editMyAddress').map(({ query }) => query)).toEqual([
      { action: 'delete', id: 'a-2' },
    ])
  })

  it('ADDR-03 keeps it and says in the words of the specification that it failed', async () => {
    await open(bookOf([clinic, ward]), { editMyAddress: away })
    await cards
      .nth(1)
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialog('Delete this address?').getByRole('button', { name: 'Delete address' }).click()
    await expect.element(toast('Something went wrong')).toBeVisible()
    await expect.element(cards).toHaveLength(2)
  })

  it('shows what there is when another tab was faster', async () => {
    let book = bookOf([clinic, ward])
    await open(book, {
      getMyAddresses: () => book,
      editMyAddress: () => {
        book = bookOf([clinic])
        return refuse('address_not_found', 'This address is gone.')
      },
    })
    await cards
      .nth(1)
      .getByRole('link', { name: /^Delete/ })
      .click()
    await dialog('Delete this address?').getByRole('button', { name: 'Delete address' }).click()
    await expect.element(toast('This address is gone.')).toBeVisible()
    await expect.element(cards).toHaveLength(1)
  })
})

describe('address form', () => {
  it('begins with what the profile knows, and asks for what is missing beside each field', async () => {
    const shop = await open(bookOf([clinic]))
    await add.click()
    await expect.element(field('First name')).toHaveValue('Asha')
    await save.click()
    await expect.element(problems).toHaveFocus()
    await problems.getByRole('link').nth(0).click()
    await expect.element(field('Pincode')).toHaveFocus()
    expect(shop.names()).not.toContain('editMyAddress')
  })

  it('ADDR-04 takes city and state from the pincode', async () => {
    await open(bookOf([clinic]))
    await add.click()
    await field('Pincode').fill('682 001')
    await expect.element(dialog('Add address').getByLabelText('City')).toHaveValue('Kochi')
    await expect.element(dialog('Add address')).toMatchTextContent(/Kerala/)
  })

  it('ADDR-04 keeps a city that was typed before the pincode, but none of another state', async () => {
    const city = dialog('Add address').getByLabelText('City')
    await open(bookOf([clinic]), {
      checkPincode: ({ query }) =>
        query.pincode === '682001'
          ? place(query.pincode, 'Kochi', 'Kerala')
          : place(query.pincode, 'Mumbai', 'Maharashtra'),
    })
    await add.click()
    await city.fill('Fort Kochi')
    await field('Pincode').fill('682001')
    await expect.element(dialog('Add address')).toMatchTextContent(/Kerala/)
    await expect.element(city).toHaveValue('Fort Kochi')
    await field('Pincode').fill('400001')
    await expect.element(city).toHaveValue('Mumbai')
  })

  it('ADDR-04 takes the place of the pincode that was typed last, whichever answer comes last', async () => {
    const held = Promise.withResolvers<undefined>()
    const shop = await open(bookOf([clinic]), {
      checkPincode: async ({ query }) => {
        if (query.pincode === '400001') await held.promise
        return query.pincode === '400001'
          ? place(query.pincode, 'Mumbai', 'Maharashtra')
          : place(query.pincode, 'Kochi', 'Kerala')
      },
    })
    await add.click()
    await field('Pincode').fill('400001')
    await expect.poll(() => shop.calls('checkPincode').length).toBe(1)
    await field('Pincode').fill('682001')
    const city = dialog('Add address').getByLabelText('City')
    await expect.element(city).toHaveValue('Kochi')
    held.resolve(undefined)
    // The late answer takes a few turns of the event loop to arrive.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((done) => setTimeout(done))
    await expect.element(city).toHaveValue('Kochi')
    await expect.element(dialog('Add address')).toMatchTextContent(/Kerala/)
  })

  it('VALID-02 says in the words of the specification that there is no such pincode', async () => {
    await open(bookOf([clinic]), {
      checkPincode: () => refuse('pincode_unknown', 'Invalid Pincode'),
    })
    await add.click()
    await field('Pincode').fill('999999')
    await expect.element(field('Pincode')).toHaveAccessibleDescription(/Invalid Pincode/)
    await expect.element(toast('Invalid Pincode')).toBeVisible()
  })

  it('VALID-06 takes no letters that couriers can’t print', async () => {
    const shop = await open(bookOf([clinic]))
    await add.click()
    await fillIn()
    await field(/^Street/).fill('एमजी रोड')
    await save.click()
    await expect.element(field(/^Street/)).toHaveAttribute('aria-invalid', 'true')
    expect(shop.names()).not.toContain('editMyAddress')
  })

  it('saves once, shows the new card, and gives the focus back', async () => {
    const shop = await open(bookOf([clinic]), {
      // Later than the second click, which would otherwise land on the page behind and take the focus.
      editMyAddress: async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return saved(bookOf([clinic, ward]), 'a-2')
      },
    })
    await add.click()
    await fillIn()
    await save.dblClick()
    await expect.element(cards).toHaveLength(2)
    await expect.element(dialog('Add address')).not.toBeInTheDocument()
    await expect.element(add).toHaveFocus()
    expect(shop.calls('editMyAddress')).toHaveLength(1)
    expect(shop.calls('editMyAddress')[0]).toMatchObject({
      query: { action: 'add' },
      body: { pinCode: '682001', city: 'Kochi', buildingName: '12 Rose Villa' },
    })
  })

  it('keeps everything that was typed when saving fails', async () => {
    await open(bookOf([clinic]), { editMyAddress: away })
    await add.click()
    await fillIn()
    await save.click()
    await expect.element(page.getByText('Something went wrong').first()).toBeVisible()
    await expect.element(field(/^Street/)).toHaveValue('MG Road')
  })

  it('says the server’s words beside the field', async () => {
    await open(bookOf([clinic]), {
      editMyAddress: () =>
        refuse('address_invalid', 'Correct the form', {
          fields: [{ field: 'phoneNumber', message: 'Enter a mobile number' }],
        }),
    })
    await add.click()
    await fillIn()
    await save.click()
    await expect.element(field('Phone number')).toHaveAccessibleDescription(/Enter a mobile number/)
  })
})
