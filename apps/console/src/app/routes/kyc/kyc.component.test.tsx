import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { showConsole } from '../../../testing/show-console.tsx'
import {
  row,
  queue,
  application,
  review,
  decided,
  title,
  dock,
  button,
} from '../../../testing/kyc.ts'
import type { State } from '../../../testing/kyc.ts'

const today = new Date()
const nextYear = `${today.getFullYear() + 1}-03-31`

describe('queue of applications', () => {
  const table = page.getByRole('table', { name: 'Applications' })

  it('says that nothing waits', async () => {
    showConsole('/console/kyc', queue())
    await expect.element(page.getByText('Nothing is waiting for review')).toBeVisible()
  })

  it('tells an empty queue from one that fits no filter', async () => {
    showConsole('/console/kyc?q=zzz', queue())
    await expect.element(page.getByText('No applications match')).toBeVisible()
  })

  it('shows each business with how often it was sent, and carries the question along', async () => {
    const shop = showConsole('/console/kyc?step=basic', {
      ...queue(row('k-1', 'Rao Clinic', { times_submitted: 2 })),
    })
    await expect
      .element(table.getByRole('link', { name: 'Rao Clinic' }))
      .toHaveAttribute('href', '/console/kyc/k-1?step=basic')
    await expect.element(table).toMatchTextContent(/2nd time/)
    expect(shop.calls('staffListKyc').some(({ query }) => query.is_pharma === 'false')).toBe(true)
  })

  it('KYC-04 says how long each waits, what was decided, and which licence ends within a month', async () => {
    const day = (days: number) =>
      new Date(Date.now() + (5.5 + 24 * days) * 3_600_000).toISOString().slice(0, 10)
    const sent = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await page.viewport(1600, 900)
    onTestFinished(() => page.viewport(1280, 900))
    showConsole(
      '/console/kyc?state=all',
      queue(
        row('k-1', 'Slow', { submitted_at: sent(49), valid_until: day(0), times_submitted: 3 }),
        row('k-2', 'Fresh', { submitted_at: sent(5), valid_until: day(30), is_pharma: true }),
        row('k-3', '', {
          state: 'approved',
          valid_until: day(31),
          decided_at: sent(1),
          decided_by: { id: 's-1', name: 'Meera Nair', email: 'meera@upchar.example' },
        }),
        row('k-4', 'Past', { state: 'expired', valid_until: day(-1), submitted_at: null }),
      ),
    )
    await expect.element(table.getByRole('row')).toHaveLength(5)
    const rows = table
      .getByRole('row')
      .elements()
      .slice(1)
      .map((one) => one.textContent ?? '')
    expect(rows[0]).toMatch(/[23] days · 3rd time.*today/)
    expect(rows[1]).toMatch(/Medicines and vaccines.*5 h.*30 d$/)
    expect(rows[1]).not.toContain('time')
    expect(rows[2]).toMatch(/^Asha Rao.*Approved.*1 h ago by Meera Nair/)
    expect(rows[2]).not.toMatch(/ d$|today/)
    expect(rows[3]).toMatch(/Not submitted/)
    expect(rows[3]).not.toMatch(/ d$|today/)
    expect(
      ['Slow', 'Fresh'].map(
        (name) =>
          [...table.element().querySelectorAll('tr')]
            .find((one) => one.textContent?.startsWith(name))
            ?.querySelector('.max-sm\\:hidden .text-warning.font-semibold') !== null,
      ),
    ).toEqual([true, false])
  })

  it('goes back to the last page there is from one that is beyond it', async () => {
    const shop = showConsole('/console/kyc?page=9', queue(row('k-1', 'Rao Clinic')))
    await expect.poll(shop.href).toBe('/console/kyc')
  })

  it('is closed to a role that doesn’t review', async () => {
    const shop = showConsole('/console/kyc', queue(), { role: 'catalogue' })
    await expect.element(title('Not allowed')).toBeVisible()
    expect(shop.names()).not.toContain('staffListKyc')
  })

  it('says when it can’t be loaded, and loads it on request', async () => {
    let down = true
    showConsole('/console/kyc', {
      staffListKyc: (asked) =>
        down ? away() : (queue(row('k-1', 'Rao Clinic')).staffListKyc?.(asked) ?? broken()),
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(table.getByRole('link', { name: 'Rao Clinic' })).toBeVisible()
  })
})

describe('an application', () => {
  it('shows what the buyer typed beside the document, and whose turn it is', async () => {
    showConsole('/console/kyc/k-1', review())
    await expect.element(title('Rao Clinic')).toBeVisible()
    await expect.element(page.getByText('TN-4711')).toBeVisible()
    await expect.element(page.getByText('1 of 2', { exact: true }).first()).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Document' }))
      .toMatchTextContent(/front\.png/)
  })

  it('copies the answer, not its name', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    onTestFinished(() => write.mockRestore())
    showConsole('/console/kyc/k-1', review())
    const answer = page.getByText('TN-4711')
    await expect.element(answer).toBeVisible()
    const place = answer.element().closest('dd') ?? answer.element().parentElement
    place?.querySelector<HTMLElement>('button[aria-label^="Copy"]')?.click()
    expect(write.mock.calls).toEqual([['TN-4711']])
  })

  it('that doesn’t exist is not found', async () => {
    showConsole('/console/kyc/k-9', {
      ...queue(),
      staffGetKyc: () => refuse('application_unknown', 'There is no such application.'),
    })
    await expect.element(title('Not found')).toBeVisible()
  })

  it('goes from document to document with d, round the end', async () => {
    showConsole('/console/kyc/k-1', review())
    const shown = page.getByRole('region', { name: 'Document' })
    await expect.element(shown).toMatchTextContent(/front\.png/)
    await userEvent.keyboard('d')
    await expect.element(shown).toMatchTextContent(/back\.png/)
    await userEvent.keyboard('d')
    await expect.element(shown).toMatchTextContent(/front\.png/)
  })

  it('enlarges, reduces, turns and fits a picture with +, -, t and 0', async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 60 })
    const link = { url: canvas.toDataURL('image/png'), expires_at: '2026-11-24T10:00:00.000Z' }
    showConsole('/console/kyc/k-1', review({}, { staffGetKycFileLink: () => link }))
    const shown = page.getByRole('region', { name: 'Document' })
    const fits = shown.getByRole('button', { name: 'Fit to window' })
    await expect.element(fits).toHaveAttribute('aria-pressed', 'true')
    await expect.element(shown).toMatchTextContent(/100%/)
    await userEvent.keyboard('+')
    await expect.element(shown).toMatchTextContent(/125%/)
    await userEvent.keyboard('-')
    await expect.element(shown).toMatchTextContent(/100%/)
    await userEvent.keyboard('-')
    await expect.element(shown).toMatchTextContent(/80%/)
    await userEvent.keyboard('t')
    await expect
      .element(shown.getByRole('img', { name: /front/ }))
      .toHaveAttribute('style', expect.stringContaining('rotate(90deg)'))
    await userEvent.keyboard('0')
    await expect.element(fits).toHaveAttribute('aria-pressed', 'true')
    await expect.element(shown).toMatchTextContent(/100%/)
  })

  it('says when a document can’t be opened, and keeps everything else', async () => {
    showConsole('/console/kyc/k-1', review())
    await expect
      .element(
        page.getByRole('alert').getByText('The document could not be opened', { exact: false }),
      )
      .toBeVisible()
    await expect.element(button(/^Approve/)).toBeVisible()
  })

  it('leads to the neighbours in the queue by button and by j and k, and stops at its ends', async () => {
    const shop = showConsole('/console/kyc/k-1', review())
    await expect.element(page.getByRole('button', { name: 'Previous in the queue' })).toBeDisabled()
    await expect.element(page.getByRole('button', { name: 'Next in the queue' })).toBeEnabled()
    await userEvent.keyboard('j')
    await expect.poll(shop.href).toBe('/console/kyc/k-2')
    await expect.element(title('Sen Hospital')).toBeVisible()
    await userEvent.keyboard('k')
    await expect.poll(shop.href).toBe('/console/kyc/k-1')
  })

  it('has no next one where it waits longest and is the last', async () => {
    showConsole('/console/kyc/k-2', {
      ...review(),
      staffGetKyc: () => ({
        application: application({ id: 'k-2', business_name: 'Sen Hospital' }),
        next_id: 'k-2',
      }),
    })
    await expect.element(page.getByRole('button', { name: 'Previous in the queue' })).toBeEnabled()
    await expect.element(page.getByRole('button', { name: 'Next in the queue' })).toBeDisabled()
  })

  it('of another list is followed by the one that waits longest', async () => {
    const shop = showConsole('/console/kyc/k-9', {
      ...review(),
      staffGetKyc: ({ params }) => ({
        application: application({ id: params.id, business_name: 'Das Labs' }),
        next_id: 'k-2',
      }),
    })
    await page.getByRole('button', { name: 'Next in the queue' }).click()
    await expect.poll(shop.href).toBe('/console/kyc/k-2')
  })

  it.each<[State, string[]]>([
    ['submitted', ['Approve', 'Ask for changes', 'Reject']],
    ['approved', ['Withdraw approval']],
    ['changes_asked', []],
    ['rejected', ['Reopen']],
  ])('KYC-04 that is %s can be decided by %j only', async (state, decisions) => {
    showConsole('/console/kyc/k-1', review({ state }))
    await expect.element(title('Rao Clinic')).toBeVisible()
    await expect
      .poll(() =>
        dock
          .getByRole('button')
          .elements()
          .map((one) => one.firstChild?.textContent?.trim()),
      )
      .toEqual(decisions)
  })
})

describe('deciding', () => {
  it('KYC-04 rejects with a reason only, sends what was seen, and opens the next', async () => {
    const shop = showConsole(
      '/console/kyc/k-1',
      review({}, { staffRejectKyc: decided('rejected') }),
    )
    await button(/^Reject/).click()
    const reason = dock.getByRole('textbox', { name: 'Why?' })
    await expect.element(reason).toHaveFocus()
    await dock.getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
    await expect.element(reason).toHaveFocus()
    expect(shop.names()).not.toContain('staffRejectKyc')
    await dock.getByRole('button', { name: 'The licence has been cancelled or suspended.' }).click()
    await dock.getByRole('button', { name: 'Reject and notify the buyer' }).dblClick()
    await expect.poll(shop.href).toBe('/console/kyc/k-2')
    await expect.element(toast(/Rao Clinic: Rejected/)).toBeVisible()
    expect(
      shop.calls('staffRejectKyc').map(({ params, body }) => ({ ...params, ...body })),
    ).toEqual([{ id: 'k-1', version: 7, reason: 'The licence has been cancelled or suspended.' }])
  })

  it('KYC-04 asks for changes in the sections that were ticked', async () => {
    const shop = showConsole(
      '/console/kyc/k-1',
      review({}, { staffAskKycChanges: decided('changes_asked') }),
    )
    await expect.element(button(/^Ask/)).toBeVisible()
    await userEvent.keyboard('c')
    const what = dock.getByRole('textbox', { name: 'What should be changed?' })
    await what.fill('Please upload both sides.')
    await dock.getByRole('checkbox', { name: 'Proof of practice' }).click()
    await what.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect
      .poll(() => shop.calls('staffAskKycChanges').map(({ body }) => body))
      .toEqual([{ version: 7, reason: 'Please upload both sides.', sections: ['practice'] }])
  })

  it('inserts a phrase once, after what was typed', async () => {
    showConsole('/console/kyc/k-1', review())
    await button(/^Ask/).click()
    const what = dock.getByRole('textbox', { name: 'What should be changed?' })
    await what.fill('Hello.')
    const phrase = dock.getByRole('button', { name: /^Some pages are missing/ })
    await phrase.click()
    await phrase.click()
    await expect
      .element(what)
      .toHaveValue('Hello. Some pages are missing. Please upload all of them.')
  })

  it('closes with Escape and decides nothing; typing a letter is no shortcut', async () => {
    const shop = showConsole('/console/kyc/k-1', review())
    await button(/^Reject/).click()
    const reason = dock.getByRole('textbox', { name: 'Why?' })
    await expect.element(reason).toHaveFocus()
    await userEvent.keyboard('already d')
    await expect.element(reason).toHaveValue('already d')
    await userEvent.keyboard('{Escape}')
    await expect.element(button(/^Approve/)).toBeVisible()
    expect(shop.names().filter((name) => /^staff(Approve|Reject|Ask)/.test(name))).toEqual([])
  })

  it('KYC-04 approves with the licences read off the documents, not before each is complete', async () => {
    const shop = showConsole(
      '/console/kyc/k-1',
      review({ licences_needed: [['20/20B', '21/21B']] }, { staffApproveKyc: decided('approved') }),
    )
    await expect.element(button(/^Approve/)).toBeVisible()
    await userEvent.keyboard('a')
    const approve = dock.getByRole('button', { name: 'Approve and notify the buyer' })
    const number = dock.getByRole('textbox', { name: 'Number' })
    const until = dock.getByLabelText('Valid until')
    await approve.click()
    await expect.element(number).toHaveAccessibleDescription(/Enter the number/)
    await expect.element(until).toHaveAccessibleDescription(/Enter the last day/)
    await expect.element(number).toHaveFocus()
    await number.fill(' MH-20B-1 ')
    await until.fill('2020-03-31')
    await approve.click()
    await expect.element(until).toHaveAccessibleDescription(/This date has passed/)
    await until.fill(nextYear)
    await approve.click()
    await expect
      .poll(() => shop.calls('staffApproveKyc').map(({ body }) => body))
      .toEqual([
        {
          version: 7,
          licences: [{ kind: '20/20B', number: 'MH-20B-1', scope: '', valid_until: nextYear }],
        },
      ])
  })

  it('KYC-04 names the licence that is missing when its row was taken out', async () => {
    const shop = showConsole('/console/kyc/k-1', review({ licences_needed: [['MD-42']] }))
    await button(/^Approve/).click()
    await dock.getByRole('button', { name: /^Remove MD-42/ }).click()
    await dock.getByRole('button', { name: 'Approve and notify the buyer' }).click()
    await expect
      .element(dock.getByRole('alert'))
      .toMatchTextContent('Add MD-42 registration for medical devices.')
    expect(shop.names()).not.toContain('staffApproveKyc')
  })

  it('lets a registration go on for ever, but no drug licence', async () => {
    showConsole('/console/kyc/k-1', review({ licences_needed: [['registration']] }))
    await button(/^Approve/).click()
    await expect.element(dock.getByRole('checkbox', { name: 'No end date' })).toBeVisible()
    await dock
      .getByRole('combobox', { name: 'Licence' })
      .selectOptions('Drug licence, Form 20 or 20B')
    await expect
      .element(dock.getByRole('checkbox', { name: 'No end date' }))
      .not.toBeInTheDocument()
  })

  it('says when somebody else was faster, by whom, and shows how it stands now', async () => {
    let state: State = 'submitted'
    showConsole('/console/kyc/k-1', {
      ...review(),
      staffGetKyc: () => ({
        application: application({
          state,
          history: [
            {
              at: '2026-11-20T09:00:00.000Z',
              from: 'draft',
              to: 'submitted',
              by: { id: 'm-3', name: 'Meena', email: 'meena@upchar.example' },
              by_system: false,
              note: '',
            },
            {
              at: '2026-11-21T10:00:00.000Z',
              from: 'submitted',
              to: state,
              by: { id: 'm-2', name: 'Ravi', email: 'ravi@upchar.example' },
              by_system: false,
              note: '',
            },
          ],
        }),
        next_id: null,
      }),
      staffApproveKyc: () => {
        state = 'rejected'
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await button(/^Approve/).click()
    await dock.getByRole('button', { name: 'Approve and notify the buyer' }).click()
    await expect
      .element(page.getByText(/Someone else has changed this application/))
      .toMatchTextContent(/rejected by Ravi/)
    await expect.element(button('Reopen')).toBeVisible()
    expect(button(/^Approve/).elements()).toEqual([])
  })

  it('keeps the reason that was typed when the server can’t be asked', async () => {
    showConsole('/console/kyc/k-1', review({}, { staffRejectKyc: away }))
    await button(/^Reject/).click()
    await dock.getByRole('textbox', { name: 'Why?' }).fill('Not a real licence.')
    await dock.getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await expect.element(dock.getByRole('alert')).toMatchTextContent(/could not be reached/)
    await expect
      .element(dock.getByRole('textbox', { name: 'Why?' }))
      .toHaveValue('Not a real licence.')
  })
})
