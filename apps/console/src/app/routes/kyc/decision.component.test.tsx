import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'
import { application, button, decided, dock, review, title } from '../../../testing/kyc.ts'
import type { State } from '../../../testing/kyc.ts'

const why = dock.getByRole('textbox', { name: 'Why?' })
const leaving = page.getByRole('dialog', { name: 'Leave without saving?' })

describe('an undecided application', () => {
  it('asks before the words of a decision are left behind, by key or by link', async () => {
    const shop = showConsole('/console/kyc/k-1', review())
    await button(/^Reject/).click()
    await why.fill('Not a real licence.')
    await page.getByRole('link', { name: 'KYC reviews' }).first().click()
    await expect.element(leaving).toBeVisible()
    await leaving.getByRole('button', { name: 'Cancel' }).click()
    expect(shop.href()).toBe('/console/kyc/k-1')
    await expect.element(why).toHaveValue('Not a real licence.')
    await userEvent.keyboard('{Escape}j')
    await leaving.getByRole('button', { name: 'Leave and discard' }).click()
    await expect.element(title('Sen Hospital')).toBeVisible()
  })

  it('KYC-04 is decided by Control and Enter, never by Enter alone', async () => {
    const shop = showConsole(
      '/console/kyc/k-1',
      review({}, { staffRejectKyc: decided('rejected') }),
    )
    await button(/^Reject/).click()
    await why.fill('Not a real licence.')
    await userEvent.keyboard('{Enter}and expired')
    await expect.element(why).toHaveValue('Not a real licence.\nand expired')
    expect(shop.calls('staffRejectKyc')).toHaveLength(0)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.poll(() => shop.calls('staffRejectKyc')).toHaveLength(1)
  })

  it('keeps the reason when another decision is chosen', async () => {
    showConsole('/console/kyc/k-1', review())
    await button(/^Reject/).click()
    await why.fill('The stamp can’t be read.')
    await dock.getByRole('button', { name: 'Cancel' }).click()
    await button(/^Ask for changes/).click()
    await expect
      .element(dock.getByRole('textbox', { name: 'What should be changed?' }))
      .toHaveValue('The stamp can’t be read.')
  })

  it('goes on to the next one after a decision without asking', async () => {
    showConsole('/console/kyc/k-1', review({}, { staffRejectKyc: decided('rejected') }))
    await button(/^Reject/).click()
    await why.fill('Not a real licence.')
    await dock.getByRole('button', { name: 'Reject and notify the buyer' }).click()
    await expect.element(title('Sen Hospital')).toBeVisible()
    await expect.element(leaving).not.toBeInTheDocument()
  })

  it('KYC-04 is opened again after a mistaken rejection, with a reason for the record', async () => {
    const shop = showConsole(
      '/console/kyc/k-1',
      review({ state: 'rejected' }, { staffReopenKyc: decided('submitted') }),
    )
    await expect.element(button(/^Reopen/)).toBeVisible()
    await userEvent.keyboard('r')
    await why.fill('Read the wrong page')
    await dock.getByRole('button', { name: 'Reopen and notify the buyer' }).click()
    await expect
      .poll(() => shop.calls('staffReopenKyc').map(({ body }) => body))
      .toEqual([{ version: 7, reason: 'Read the wrong page' }])
  })

  it('shows the second reviewer’s own words when the first was faster', async () => {
    let state: State = 'submitted'
    showConsole('/console/kyc/k-1', {
      ...review(),
      staffGetKyc: () => ({ application: application({ state }), next_id: null }),
      staffAskKycChanges: () => {
        state = 'changes_asked'
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await button(/^Ask for changes/).click()
    await dock
      .getByRole('textbox', { name: 'What should be changed?' })
      .fill('Please upload page 2 as well.')
    await dock.getByRole('button', { name: 'Send back to the buyer' }).click()
    const notSent = page.getByRole('region', { name: 'Not sent' })
    await expect.element(notSent).toMatchTextContent(/Please upload page 2 as well\./)
    await notSent.getByRole('button', { name: 'Discard' }).click()
    await expect.element(notSent).not.toBeInTheDocument()
  })
})
