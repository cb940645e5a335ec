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

type Sending = { sent: string[]; answer: (leaving: boolean) => void }

/** Two buttons, whose names tell what to do, in a form inside another. */
function Choice({ sending, onOuter }: { sending: Sending; onOuter: () => void }) {
  const form = useSubmission({
    id: 'choice',
    fields: ['name'] as const,
    read: (data) => String(data.get('what')),
    send: (what) => {
      sending.sent.push(what)
      return new Promise<{ ok: true; data: null; leaving: boolean }>((resolve) => {
        sending.answer = (leaving) => resolve({ ok: true, data: null, leaving })
      })
    },
  })
  return (
    // React's tree only: the browser nests no forms.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={onOuter}>
      <form noValidate onSubmit={form.onSubmit}>
        <Button type="submit" name="what" value="keep" busy={form.busy}>
          Keep
        </Button>
        <Button type="submit" name="what" value="drop">
          Drop
        </Button>
      </form>
    </div>
  )
}

describe('a form on its way', () => {
  const press = (name: string) =>
    page
      .getByRole('button', { name })
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  it('sends which button was pressed, once until the answer, and nothing to a form around it', async () => {
    const sending: Sending = { sent: [], answer: () => undefined }
    let outer = 0
    show(<Choice sending={sending} onOuter={() => (outer += 1)} />)
    await expect.element(page.getByRole('button', { name: 'Drop' })).toBeVisible()
    press('Drop')
    press('Keep')
    press('Drop')
    await expect.poll(() => sending.sent).toEqual(['drop'])
    sending.answer(false)
    await expect
      .poll(() => {
        press('Keep')
        return sending.sent
      })
      .toEqual(['drop', 'keep'])
    // The page is being left: nothing more is sent.
    sending.answer(true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    press('Drop')
    expect(sending.sent).toEqual(['drop', 'keep'])
    expect(outer).toBe(0)
  })
})
