import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'

type One = Omit<Answer<'staffGetReportSchedule'>, 'success'>

const meera = { id: 'm1', name: 'Meera Nair' }
const arjun = { id: 'm2', name: 'Arjun Rao' }
const send: One['sends'][number] = {
  from: '2026-11-27',
  until: '2026-11-27',
  state: 'sent',
  attempts: 1,
  due_at: '2026-11-28T03:30:00.000Z',
  sent_at: '2026-11-28T03:30:05.000Z',
  mails: 2,
  refused: 0,
  is_empty: true,
}
const schedule: One['schedule'] = {
  id: '0198c0de-0000-7000-8000-000000000001',
  version: 3,
  report: 'sales',
  every: 'month',
  on: 31,
  hour: 0,
  state: 'active',
  reason: '',
  receivers: [
    { ...meera, gets: true },
    { ...arjun, gets: false },
  ],
  made_by: 'Priya Shah',
  next_at: '2026-11-29T18:30:00.000Z',
  last: send,
}
const reports: One['reports'] = [
  { report: 'sales', people: [meera] },
  { report: 'tax', people: [meera, arjun] },
]
const list = (...schedules: One['schedule'][]) => ({
  schedules,
  reports,
  total: schedules.length,
  total_is_more: false,
})
const one = (changes: Partial<One['schedule']> = {}, sends: One['sends'] = [send]) => ({
  schedule: { ...schedule, ...changes },
  sends,
  reports,
})
const at = `/console/scheduled-reports/${schedule.id}`

it('OPS-08 the list says the next and the last send of each report', async () => {
  showConsole('/console/scheduled-reports', {
    staffListReportSchedules: () =>
      list(
        schedule,
        {
          ...schedule,
          id: '0198c0de-0000-7000-8000-000000000002',
          report: 'expiry',
          every: 'week',
          on: 7,
          hour: 12,
          state: 'paused',
          reason: 'Away in December',
          next_at: null,
          last: { ...send, state: 'waiting', attempts: 3, sent_at: null, mails: null },
        },
        { ...schedule, id: '0198c0de-0000-7000-8000-000000000003', last: null },
      ),
  })
  const table = page.getByRole('table', { name: 'Scheduled reports' })
  const rows = table.getByRole('row')
  await expect
    .element(rows.nth(1))
    .toMatchTextContent(
      /Sales report.*Every month on day 31, or the last, at 12:00 AM.*To Meera Nair, Arjun Rao \(may not get it\).*30 Nov 2026.*Sent to 2.*nothing to report/,
    )
  await expect
    .element(rows.nth(2))
    .toMatchTextContent(
      /Stock near its expiry.*Every Sunday at 12:00 PM.*Paused.*Away in December.*Failed 3 times, is tried again/,
    )
  await expect.element(rows.nth(3)).toMatchTextContent(/Not sent yet/)
})

it('OPS-08 the list has states for none, for ended ones and for a failure', async () => {
  const shop = showConsole('/console/scheduled-reports', {
    staffListReportSchedules: () => list(),
  })
  await expect.element(page.getByText('No report is scheduled yet')).toBeVisible()
  await page.getByRole('link', { name: 'Ended' }).click()
  await expect.element(page.getByText('None has ended')).toBeVisible()
  expect(shop.calls('staffListReportSchedules').at(-1)?.query).toMatchObject({ state: 'ended' })
})

it('OPS-08 a report is scheduled by the keyboard, for who may see it', async () => {
  const shop = showConsole('/console/scheduled-reports/new', {
    staffListReportSchedules: () => list(),
    staffAddReportSchedule: () => one({ report: 'tax' }),
    staffGetReportSchedule: () => one({ report: 'tax' }),
  })
  await page.getByRole('button', { name: 'Schedule the report' }).click()
  await expect.element(page.getByText('Choose at least one receiver').first()).toBeVisible()
  expect(shop.calls('staffAddReportSchedule')).toEqual([])
  await expect.element(page.getByRole('checkbox', { name: 'Arjun Rao' })).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Report' }).selectOptions('Tax returns')
  // They are of a month.
  await expect.element(page.getByRole('combobox', { name: /^How often/ })).toHaveValue('month')
  await page.getByRole('combobox', { name: /^Day/ }).selectOptions('31')
  await page.getByRole('combobox', { name: 'Hour in India' }).selectOptions('6:00 PM')
  page.getByRole('checkbox', { name: 'Arjun Rao' }).element().focus()
  await userEvent.keyboard(' ')
  await page.getByRole('button', { name: 'Schedule the report' }).click()
  await expect.element(toast(/The report is scheduled/)).toBeVisible()
  expect(shop.calls('staffAddReportSchedule')[0]?.body).toEqual({
    report: 'tax',
    every: 'month',
    on: 31,
    hour: 18,
    receivers: ['m2'],
  })
  await expect.element(page.getByRole('heading', { name: 'Tax returns', level: 1 })).toBeVisible()
})

it('OPS-08 a scheduled report is changed; who lost the right can be taken off', async () => {
  const shop = showConsole(at, {
    staffGetReportSchedule: () => one(),
    staffChangeReportSchedule: () => one({ version: 4 }),
  })
  await page.getByRole('checkbox', { name: /^Arjun Rao/ }).click()
  await page.getByRole('combobox', { name: /^How often/ }).selectOptions('Every week')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast(/The scheduled report is changed/)).toBeVisible()
  expect(shop.calls('staffChangeReportSchedule')[0]?.body).toEqual({
    version: 3,
    every: 'week',
    on: 1,
    hour: 0,
    receivers: ['m1'],
  })
})

it('OPS-08 a scheduled report is paused and ended with a reason', async () => {
  const shop = showConsole(at, {
    staffGetReportSchedule: () => one(),
    staffPauseReportSchedule: () => one({ state: 'paused' }),
    staffEndReportSchedule: () => one({ state: 'ended' }),
  })
  await page.getByRole('button', { name: 'Pause' }).click()
  const pausing = page.getByRole('dialog', { name: 'Pause this scheduled report?' })
  await pausing.getByRole('button', { name: 'Pause it' }).click()
  await expect.element(pausing.getByText(/Enter a reason, for the record/)).toBeVisible()
  await pausing.getByRole('textbox', { name: /^Why/ }).fill('Away in December')
  await pausing.getByRole('button', { name: 'Pause it' }).click()
  await expect.element(toast(/The report is paused/)).toBeVisible()
  expect(shop.calls('staffPauseReportSchedule')[0]?.body).toEqual({
    version: 3,
    reason: 'Away in December',
  })
  await page.getByRole('button', { name: 'End', exact: true }).click()
  const ending = page.getByRole('dialog', { name: 'End this scheduled report?' })
  await ending.getByRole('textbox', { name: /^Why/ }).fill('Nobody reads it')
  await ending.getByRole('button', { name: 'End it' }).click()
  await expect.element(toast(/The report has ended/)).toBeVisible()
})

it('OPS-08 a paused one says why and is resumed', async () => {
  const paused = one({ state: 'paused', reason: 'Away in December', next_at: null }, [])
  const shop = showConsole(at, {
    staffGetReportSchedule: () => paused,
    staffResumeReportSchedule: () => one(),
  })
  await expect.element(page.getByText(/Paused: Away in December/)).toBeVisible()
  await expect.element(page.getByText('Not sent yet')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect.element(toast(/The report is sent again/)).toBeVisible()
  expect(shop.calls('staffResumeReportSchedule')[0]?.body).toEqual({ version: 3 })
})

it('OPS-08 an ended one has nothing to change', async () => {
  showConsole(at, {
    staffGetReportSchedule: () => one({ state: 'ended', reason: 'Nobody reads it', next_at: null }),
  })
  await expect.element(page.getByText(/Ended: Nobody reads it/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Save' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Resume' })).not.toBeInTheDocument()
})

it('OPS-08 an abandoned report is tried again', async () => {
  const failed = { ...send, state: 'failed' as const, attempts: 12, sent_at: null, mails: null }
  const shop = showConsole(at, {
    staffGetReportSchedule: () => one({ last: failed }, [failed, send]),
    staffSendReportAgain: () => one(),
  })
  const table = page.getByRole('table', { name: 'What was sent' })
  await expect.element(table).toMatchTextContent(/27 Nov 2026.*Failed 12 times/)
  await table.getByRole('button', { name: 'Try again 27 Nov 2026' }).click()
  await expect.element(toast(/The report is tried again/)).toBeVisible()
  expect(shop.calls('staffSendReportAgain')[0]?.body).toEqual({
    from: '2026-11-27',
    until: '2026-11-27',
  })
})
