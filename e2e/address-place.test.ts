import { describe, expect, it } from 'vitest'
import { toast, useAddressBook } from './address-book.ts'
import { open } from './buying.ts'

const { buyer } = useAddressBook()

it('ADDR-04 fills in city and state, offers the cities of the state, and keeps a city that the buyer wrote', async () => {
  const { page } = await buyer()
  await open(page, '/account/address?form=new')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('400001')
  await page.getByText('State: Maharashtra').waitFor()
  const city = page.getByRole('combobox', { name: 'City' })
  await expect.poll(() => city.inputValue()).toBe('Mumbai')
  await expect
    .poll(() => page.locator('datalist option').allTextContents())
    .toEqual(expect.arrayContaining(['Mumbai', 'Pune', 'Nagpur']))
  await city.fill('Navi Mumbai')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('411001')
  await page.getByText('Looking up the place…').waitFor({ state: 'detached' })
  expect(await city.inputValue()).toBe('Navi Mumbai')
  await page.getByRole('textbox', { name: 'Pincode' }).fill('600001')
  await page.getByText('State: Tamil Nadu').waitFor()
  await expect.poll(() => city.inputValue()).toBe('Chennai')
})

describe('the buyer’s location', () => {
  it('ADDR-05 fills in the place once it is allowed', async () => {
    const { page } = await buyer({
      geolocation: { latitude: 18.9367, longitude: 72.8357 },
      permissions: ['geolocation'],
    })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect
      .poll(() => page.getByRole('textbox', { name: 'Pincode' }).inputValue())
      .toBe('400001')
    expect(await page.getByRole('combobox', { name: 'City' }).inputValue()).toBe('Mumbai')
    await page.getByText('State: Maharashtra').waitFor()
  })

  it('ADDR-05 asks for access where it was denied', async () => {
    const { page } = await buyer({ permissions: [] })
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await toast(page, 'Please enable location access.').waitFor()
    await expect
      .poll(() => page.getByRole('main').getByText('Please enable location access.').count())
      .toBe(1)
    expect(await page.getByRole('textbox', { name: 'Pincode' }).inputValue()).toBe('')
  })

  it('ADDR-05 only logs a failed geocoding', async () => {
    const { page } = await buyer({
      geolocation: { latitude: 18.9367, longitude: 72.8357 },
      permissions: ['geolocation'],
    })
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') logged.push(message.text())
    })
    await page.route('**/api/get-location**', (route) => route.abort())
    await open(page, '/account/address?form=new')
    await page.getByRole('button', { name: 'Use my location' }).click()
    await expect
      .poll(() => logged.filter((line) => line.startsWith('Geocode failed')))
      .toHaveLength(1)
    expect(await page.locator('main').innerText()).not.toMatch(
      /location access|unavailable|went wrong/,
    )
    expect(await page.locator('[role=status][aria-live]').innerText()).toBe('')
  })
})
