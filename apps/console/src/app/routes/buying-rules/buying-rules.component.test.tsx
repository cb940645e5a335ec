import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Rule = Answer<'staffListBuyingRules'>['rules'][number]
const rule = (id: number, part: Partial<Rule> = {}): Rule => ({
  id,
  product_class: 'DEV_A',
  business_type: 2,
  requirement: 'allow',
  valid_from: '2026-01-01',
  valid_to: null,
  source: 'Medical Devices Rules 2017',
  changed_by: null,
  ...part,
})
const rules = (...all: Rule[]): Answers => ({
  staffListBuyingRules: () => ({ today: '2026-11-22', rules: all }),
})
const cell = '/console/buying-rules?class=DEV_A&of=2'
const sheet = page.getByRole('dialog', { name: 'Devices of class A: Doctor' })
const requirement = sheet.getByRole('combobox', { name: 'Rule' })
const why = sheet.getByRole('textbox', { name: 'Why' })
const change = sheet.getByRole('button', { name: 'Change the rule' })

describe('buying rules', () => {
  it('say for each kind of buyer and class what holds today; what nothing allows is not sold', async () => {
    showConsole('/console/buying-rules?buyer=2', rules(rule(1)))
    const row = (name: string) => page.getByRole('row').filter({ hasText: name })
    await expect.element(row('Devices of class A')).toMatchTextContent(/Doctor: May buy$/)
    await expect.element(row('Devices of class B for the home')).toMatchTextContent(/May not buy/)
  })

  it('name what is planned, with its day', async () => {
    showConsole(
      '/console/buying-rules',
      rules(
        rule(1, { valid_to: '2026-12-31' }),
        rule(2, { requirement: 'blocked', valid_from: '2027-01-01' }),
      ),
    )
    const planned = page.getByRole('region', { name: 'Planned' })
    await expect.element(planned).toMatchTextContent(/Devices of class A: Doctor/)
    await expect.element(planned).toMatchTextContent(/May buy → May not buy/)
    await expect.element(planned).toMatchTextContent(/1 change/)
  })

  it('can be read, not changed, by a role without the right', async () => {
    showConsole(cell, rules(rule(1)), { role: 'support' })
    await expect.element(sheet.getByText('Only administrators can change this.')).toBeVisible()
    expect(change.elements()).toEqual([])
    await expect.element(sheet.getByText(/Medical Devices Rules 2017/)).toBeVisible()
  })

  it('say when they can’t be loaded', async () => {
    showConsole('/console/buying-rules', { staffListBuyingRules: away })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
  })
})

describe('changing a rule', () => {
  it('needs another rule and the law it follows; the confirmation says before, after and from when', async () => {
    const held = Promise.withResolvers<void>()
    const shop = showConsole(cell, {
      ...rules(rule(1)),
      staffSetBuyingRule: async ({ body }) => {
        await held.promise
        return { rule: rule(9, { requirement: body.requirement }) }
      },
    })
    await expect.element(requirement).toHaveFocus()
    await expect.element(change).toBeDisabled()
    await requirement.selectOptions('May not buy')
    await change.click()
    await expect.element(why).toHaveAttribute('aria-invalid', 'true')
    await expect.element(why).toHaveFocus()
    await why.fill('CDSCO order of 20 November')
    await userEvent.keyboard('{Enter}')
    const go = sheet.getByRole('button', { name: 'Change it now' })
    await expect.element(go).toHaveFocus()
    await expect.element(sheet.getByText(/applies at once/)).toBeVisible()
    expect(shop.names()).not.toContain('staffSetBuyingRule')
    await go.dblClick()
    held.resolve()
    await expect.element(toast(/Changed\./)).toBeVisible()
    await expect.element(sheet).not.toBeInTheDocument()
    expect(shop.calls('staffSetBuyingRule').map(({ body }) => body)).toEqual([
      {
        product_class: 'DEV_A',
        business_type: 2,
        requirement: 'blocked',
        valid_from: '2026-11-22',
        source: 'CDSCO order of 20 November',
        seen_id: 1,
      },
    ])
  })

  it('is planned for a later day, never for one that is over', async () => {
    const shop = showConsole(cell, {
      ...rules(rule(1)),
      staffSetBuyingRule: ({ body }) => ({ rule: rule(9, { valid_from: body.valid_from }) }),
    })
    await requirement.selectOptions('May not buy')
    await why.fill('CDSCO order')
    await sheet.getByLabelText('From').fill('2026-11-21')
    await change.click()
    await expect.element(sheet.getByLabelText('From')).toHaveAttribute('aria-invalid', 'true')
    await sheet.getByLabelText('From').fill('2027-01-01')
    await change.click()
    await sheet.getByRole('button', { name: 'Plan the change' }).click()
    await expect.element(toast(/Planned: the new rule/)).toBeVisible()
    expect(shop.calls('staffSetBuyingRule')[0]?.body.valid_from).toBe('2027-01-01')
  })

  it('says when somebody was faster, shows the new rules, and keeps what was typed', async () => {
    const all = [rule(1)]
    showConsole(cell, {
      staffListBuyingRules: () => ({ today: '2026-11-22', rules: [...all] }),
      staffSetBuyingRule: () => {
        all.push(rule(2, { requirement: 'needs_kyc', source: 'By somebody else' }))
        return refuse('changed_meanwhile', 'Read it again.')
      },
    })
    await requirement.selectOptions('May not buy')
    await why.fill('CDSCO order')
    await change.click()
    await sheet.getByRole('button', { name: 'Change it now' }).click()
    await expect
      .element(sheet.getByRole('alert'))
      .toMatchTextContent(/Someone else has changed this rule/)
    await expect.element(sheet.getByText(/By somebody else/)).toBeVisible()
    await expect.element(why).toHaveValue('CDSCO order')
  })

  it('goes back from the confirmation with everything as it was', async () => {
    const shop = showConsole(cell, rules(rule(1)))
    await requirement.selectOptions('May not buy')
    await why.fill('CDSCO order')
    await change.click()
    await sheet.getByRole('button', { name: 'Go back' }).click()
    await expect.element(requirement).toHaveValue('blocked')
    await expect.element(why).toHaveValue('CDSCO order')
    expect(shop.names()).not.toContain('staffSetBuyingRule')
  })
})
