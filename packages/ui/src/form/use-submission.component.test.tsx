import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '@upchar/testkit/browser/show'
import { Button } from '../button.tsx'
import { FormProblems } from '../error-summary.tsx'
import { TextInput } from '../field.tsx'
import { useSubmission } from './use-submission.ts'

const FIELDS = ['name', 'phone', 'city'] as const

/** A form without values that refuses its phone and its city, in the order given. */
function Form({ refuses, summary = false }: { refuses: 'before' | 'after'; summary?: boolean }) {
  const problems = [
    { field: 'phone' as const, message: 'Enter a phone number' },
    { field: 'city' as const, message: 'Enter a city' },
  ]
  const form = useSubmission({
    id: 'call',
    fields: FIELDS,
    read: () => null,
    ...(refuses === 'before' ? { check: () => problems } : {}),
    send: () => Promise.resolve({ ok: false as const, problems, message: '' }),
  })
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {summary ? <FormProblems form={form} /> : null}
      <TextInput label="Name" {...form.field('name')} />
      <TextInput label="Phone" {...form.field('phone')} />
      <TextInput label="City" {...form.field('city')} />
      <Button type="submit" busy={form.busy}>
        Send
      </Button>
    </form>
  )
}

describe('a refused form', () => {
  it.each(['before', 'after'] as const)(
    'focuses its first invalid field, refused %s it was sent',
    async (refuses) => {
      show(<Form refuses={refuses} />)
      await page.getByRole('button', { name: 'Send' }).click()
      const phone = page.getByRole('textbox', { name: 'Phone' })
      await expect.element(phone).toHaveFocus()
      await expect.element(phone).toHaveAccessibleDescription('Error: Enter a phone number')
    },
  )

  it('focuses its summary if it has one', async () => {
    show(<Form refuses="after" summary />)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect.element(page.getByRole('alert')).toHaveFocus()
    for (const message of ['Enter a phone number', 'Enter a city'])
      await expect.element(page.getByRole('link', { name: message })).toBeVisible()
  })
})
