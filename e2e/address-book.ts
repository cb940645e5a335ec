import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { useBrowser, type Visit } from './browser.ts'
import { makeCustomer } from './signing-in.ts'

export const ward = {
  billingName: 'Asha',
  billingLastName: 'Rao',
  buildingName: 'Ward 7',
  streetName: 'Queens Road',
  landmark: '',
  phoneNumber: '9876543210',
  pinCode: '400001',
  city: 'Mumbai',
}

type Changes = Partial<Record<keyof typeof ward, string>> & {
  is_default_shipping?: boolean
  gstin?: string
  businessName?: string
}

/** Signed-in buyers and their addresses. */
export function useAddressBook() {
  const browser = useBrowser()
  return {
    browser,
    /** A new signed-in buyer, before any page is opened. */
    buyer: async (options: Parameters<typeof browser.visit>[0] = {}): Promise<Visit> => {
      const visit = await browser.visit(options)
      await makeCustomer(visit.context.request, browser.origin())
      return visit
    },
    /** Saves an address without the screens. */
    saveAddress: async ({ context }: Visit, changes: Changes = {}): Promise<void> => {
      const answer = await context.request.post(
        `${browser.origin()}/api/my-addresses/edit?action=add`,
        { data: { ...ward, ...changes } },
      )
      expect(answer.status(), await answer.text()).toBe(200)
    },
  }
}

export const cards = (page: Page) =>
  page.getByRole('list', { name: 'Your addresses' }).getByRole('listitem')
export const card = (page: Page, text: string) => cards(page).filter({ hasText: text })
export const dialog = (page: Page) => page.getByRole('dialog')
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)
