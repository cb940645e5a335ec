import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { refuse } from '@upchar/testkit/browser/fake-api'
import { showConsole } from '../../../testing/show-console.tsx'

type Family = Answer<'staffGetFamily'>['family']
type Attribute = Family['attributes'][number]

const attribute = (key: string, change: Partial<Attribute> = {}): Attribute => ({
  key,
  name: key,
  kind: 'choice',
  unit: '',
  order: [],
  filter: true,
  products: 6,
  values: [{ value: 'Blue', products: 6 }],
  problem: null,
  ...change,
})
const family: Family = {
  key: 'catheters',
  name: 'Catheters',
  source: 'files',
  products: 9,
  filters: 2,
  revision: 4,
  changed_at: null,
  changed_by: null,
  href: '/consumables/catheters',
  attributes: [
    attribute('Size', { kind: 'size', order: ['S', 'M'] }),
    attribute('Gauge', { kind: 'number', unit: 'Fr', values: [{ value: '14 Fr', products: 4 }] }),
    attribute('Remark', { filter: false, problem: 'varied' }),
  ],
}
const at = '/console/product-types/catheters'
const row = (name: string) => page.getByRole('group', { name, exact: true })
const save = page.getByRole('button', { name: 'Save' })

describe('product types', () => {
  it('lists those with goods, found by name and by who has defined their attributes', async () => {
    const shop = showConsole('/console/product-types', {
      staffListFamilies: () => ({ families: [family], total: 1, total_is_more: false }),
    })
    await expect
      .element(page.getByRole('row', { name: /Catheters/ }))
      .toMatchTextContent(/2.*9.*Catalogue files/)
    await page.getByRole('combobox').selectOptions('files')
    await expect.poll(() => shop.href()).toBe('/console/product-types?source=files')
    await page.getByLabelText('Search product types').fill('cath')
    await expect
      .poll(() => shop.calls('staffListFamilies').at(-1)?.query)
      .toMatchObject({ q: 'cath', source: 'files' })
  })

  it('show what goods say of each attribute, and why one makes no filter', async () => {
    showConsole(at, { staffGetFamily: () => ({ family }) })
    await expect.element(row('Gauge').getByText('On 6 of 9 products: 14 Fr (4).')).toBeVisible()
    await expect
      .element(row('Remark').getByText(/nearly every product has its own value/))
      .toBeVisible()
    await expect.element(row('Remark').getByLabelText('Filter')).not.toBeChecked()
    await expect.element(row('Size').getByLabelText('Order of values')).toHaveValue('S\nM')
    await expect.element(row('Size').getByLabelText('Unit')).toBeDisabled()
    expect(row('Gauge').getByLabelText('Order of values').query()).toBeNull()
  })

  it('are corrected by keyboard alone: name, type, unit, order, filter, place', async () => {
    const shop = showConsole(at, {
      staffGetFamily: () => ({ family }),
      staffSetFamilyAttributes: () => ({
        family: { ...family, revision: 5, source: 'staff' as const },
      }),
    })
    await expect.element(save).toBeDisabled()
    await row('Gauge').getByLabelText('Name').click()
    await userEvent.keyboard('{Control>}a{/Control}French gauge')
    const renamed = row('French gauge')
    await userEvent.tab()
    await expect.element(renamed.getByLabelText('Type')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}Ch')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    const up = renamed.getByRole('button', { name: 'Move French gauge up' })
    await expect.element(up).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    // The row has moved; the way down has not lost the focus to the page.
    await expect
      .element(renamed.getByRole('button', { name: /^Move French gauge/ }).last())
      .toHaveFocus()
    await row('Remark').getByLabelText('Filter').click()
    await row('Remark').getByLabelText('Order of values').fill('Low\n\n High ')
    await expect
      .element(page.getByText('Changed: French gauge, Remark, order', { exact: true }))
      .toBeVisible()
    await save.click()
    await expect
      .poll(() => shop.calls('staffSetFamilyAttributes').map(({ body }) => body))
      .toEqual([
        {
          revision: 4,
          attributes: [
            {
              key: 'Gauge',
              name: 'French gauge',
              kind: 'number',
              unit: 'Ch',
              order: [],
              filter: false,
            },
            { key: 'Size', name: 'Size', kind: 'size', unit: '', order: ['S', 'M'], filter: true },
            {
              key: 'Remark',
              name: 'Remark',
              kind: 'choice',
              unit: '',
              order: ['Low', 'High'],
              filter: true,
            },
          ],
        },
      ])
    await expect.element(page.getByText('Staff', { exact: true })).toBeVisible()
    await expect.element(page.getByText('No changes')).toBeVisible()
  })

  it('keep what was typed when a colleague was faster, on top of the new version', async () => {
    let current = family
    const shop = showConsole(at, {
      staffGetFamily: () => ({ family: current }),
      staffSetFamilyAttributes: ({ body }) => {
        if (body.revision === 5) return { family: { ...current, revision: 6 } }
        current = {
          ...family,
          revision: 5,
          changed_by: { id: 'm-2', name: 'Ravi', email: 'ravi@upchar.example' },
          changed_at: '2026-11-22T09:00:00.000Z',
          attributes: [attribute('Length'), ...family.attributes],
        }
        return refuse('changed_meanwhile', 'Somebody else has changed it.')
      },
    })
    await row('Gauge').getByLabelText('Unit').fill('Ch')
    await save.click()
    const notice = page.getByRole('status').filter({ hasText: 'Ravi has changed' })
    await expect.element(notice).toMatchTextContent(/What you changed is still here/)
    await expect.element(save).toBeDisabled()
    await notice.getByRole('button', { name: 'Use the new version' }).click()
    await expect.element(row('Length')).toBeVisible()
    await expect.element(row('Gauge').getByLabelText('Unit')).toHaveValue('Ch')
    await save.click()
    await expect
      .poll(() => shop.calls('staffSetFamilyAttributes').at(-1)?.body)
      .toMatchObject({ revision: 5, attributes: [{ key: 'Length' }, {}, { unit: 'Ch' }, {}] })
  })

  it('say beside the attribute what is wrong with it', async () => {
    const shop = showConsole(at, {
      staffGetFamily: () => ({ family }),
      staffSetFamilyAttributes: () =>
        refuse('attributes_invalid', 'Some attributes can’t be saved like this.', {
          fields: [{ field: 'Gauge', message: 'Another attribute has this name.' }],
        }),
    })
    await row('Gauge').getByLabelText('Name').fill('')
    await expect.element(page.getByText(/Give it a name/)).toBeVisible()
    await save.click()
    expect(shop.calls('staffSetFamilyAttributes')).toEqual([])
    await page.getByRole('textbox', { name: 'Name' }).nth(1).fill('size')
    await save.click()
    await expect.element(page.getByText(/Another attribute has this name/)).toBeVisible()
    await expect
      .element(page.getByRole('textbox', { name: 'Name' }).nth(1))
      .toHaveAttribute('aria-invalid', 'true')
  })

  it('can be read, not changed, by support', async () => {
    showConsole(at, { staffGetFamily: () => ({ family }) }, { role: 'support' })
    await expect.element(row('Gauge').getByLabelText('Name')).toBeDisabled()
    await expect.element(row('Gauge').getByLabelText('Filter')).toBeDisabled()
    expect(save.query()).toBeNull()
    expect(page.getByRole('button', { name: /^Move/ }).query()).toBeNull()
  })

  it('say so when no product has an attribute, and when there is no such type', async () => {
    const shown = showConsole(at, {
      staffGetFamily: () => ({ family: { ...family, attributes: [] } }),
    })
    await expect.element(page.getByText(/No product of this type has attributes/)).toBeVisible()
    expect(shown.names()).toContain('staffGetFamily')
  })
})
