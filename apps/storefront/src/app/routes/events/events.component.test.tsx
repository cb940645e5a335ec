import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showShop } from '../../../testing/show-shop.tsx'

type ShopEvent = Answer<'getEvent'>['event']
const event = (over: Partial<ShopEvent> = {}): ShopEvent => ({
  slug: 'vaccines',
  title: 'Handling <b>vaccines</b>',
  summary: 'A morning for clinics.',
  starts_at: '2026-12-04T05:30:00.000Z',
  ends_at: '2026-12-04T08:30:00.000Z',
  place: 'Hall 2, Mumbai',
  is_online: true,
  state: 'open',
  blocks: [{ kind: 'text', text: 'Bring the log.' }],
  closes_at: '2026-12-03T05:30:00.000Z',
  seats_left: 3,
  called_off: '',
  ...over,
})

it('APP-02 lists what is to come and what is over, and registers for one', async () => {
  const shop = await showShop('/events', {
    listEvents: () => ({
      coming: [event()],
      over: [event({ slug: 'old', title: 'Old', state: 'over' })],
    }),
    getEvent: () => ({ event: event() }),
    registerForEvent: () => ({ message: 'You are registered.' }),
  })
  await expect.element(page.getByRole('heading', { name: 'Past events' })).toBeVisible()
  await page.getByRole('link', { name: 'Handling <b>vaccines</b>' }).click()
  await expect.element(page.getByText('Hall 2, Mumbai, and online')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Add to my calendar' }))
    .toHaveAttribute('href', '/api/events/vaccines/calendar')
  const press = page.getByRole('button', { name: 'Register' })
  await press.click()
  await expect.element(page.getByText('Enter your name').first()).toBeVisible()
  expect(shop.calls('registerForEvent')).toEqual([])
  await page.getByLabelText('Your name').fill('Asha Rao')
  await page.getByLabelText(/^Email/).fill('asha@clinic.in')
  await press.click()
  await expect.element(page.getByText('You are registered.')).toBeVisible()
  expect(shop.calls('registerForEvent')[0]).toMatchObject({
    params: { slug: 'vaccines' },
    body: { name: 'Asha Rao', email: 'asha@clinic.in' },
  })
})

it('APP-02 says why nobody can register, and keeps what was typed when refused', async () => {
  await showShop('/events/vaccines', {
    getEvent: () => ({ event: event({ state: 'called_off', called_off: 'The speaker is ill.' }) }),
  })
  await expect.element(page.getByText(/doesn’t take place: The speaker is ill/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Register' }).elements()).toEqual([])
  await showShop('/events/vaccines', {
    getEvent: () => ({ event: event() }),
    registerForEvent: () => refuse('event_not_open', 'Registration is closed.'),
  })
  await page.getByLabelText('Your name').fill('Asha Rao')
  await page.getByLabelText(/^Email/).fill('asha@clinic.in')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect.element(page.getByText('Registration is closed.').first()).toBeVisible()
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Asha Rao')
})

it.each([
  ['takes the place', '&confirm=1', 'Confirm my place', 'confirmPlace'],
  ['gives the place up', '', 'Give my place up', 'leaveEvent'],
] as const)('APP-02 the link of the mail %s', async (_, more, action, call) => {
  const shop = await showShop(
    `/events/vaccines?place=1b4e28ba-2fa1-41d2-883f-0016d3cca427&key=k1${more}`,
    {
      getEvent: () => ({ event: event() }),
      leaveEvent: () => ({ message: 'Done.' }),
      confirmPlace: () => ({ message: 'Done.' }),
    },
  )
  await page.getByRole('button', { name: action }).click()
  await expect.element(page.getByText('Done.')).toHaveFocus()
  expect(shop.calls(call)[0]?.body).toEqual({
    id: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
    key: 'k1',
  })
})

it('APP-02 a full event has a waiting list', async () => {
  const shop = await showShop('/events/vaccines', {
    getEvent: () => ({ event: event({ state: 'full', seats_left: 0 }) }),
    registerForEvent: () => ({ message: 'Follow the link.' }),
  })
  await page.getByLabelText('Your name').fill('Asha Rao')
  await page.getByLabelText(/^Email/).fill('asha@clinic.in')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect.element(page.getByText('Follow the link.')).toBeVisible()
  expect(shop.calls('registerForEvent')).toHaveLength(1)
})
