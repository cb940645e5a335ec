import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, broken, refuse } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { showConsole } from '../../../testing/show-console.tsx'

type Member = Answer<'staffListMembers'>['members'][number]
const member = (id: string, name: string, part: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@upchar.example`,
  role: 'support',
  state: 'active',
  invitation_ends_at: null,
  last_signed_in_at: '2026-11-20T10:00:00.000Z',
  created_at: '2026-01-05T10:00:00.000Z',
  live_sessions: 2,
  ...part,
})
const team = (...members: Member[]) => ({
  staffListMembers: () => ({ members, total: members.length, total_is_more: false }),
})
const ravi = member('m-2', 'Ravi')
const table = page.getByRole('table', { name: 'Members' })
const row = (name: string) => table.getByRole('row').filter({ hasText: name })
const actions = (name: string) => page.getByRole('button', { name: `Change ${name}` })
const choose = async (name: string, action: string) => {
  await actions(name).click()
  await page.getByRole('menuitem', { name: action }).click()
}

describe('team', () => {
  it('shows who works here with role, state and last sign-in', async () => {
    showConsole(
      '/console/team',
      team(ravi, member('m-3', 'Sita', { state: 'invited', last_signed_in_at: null })),
    )
    await expect.element(row('Ravi')).toMatchTextContent(/Support.*Active/)
    await expect.element(row('Sita')).toMatchTextContent(/Invited.*Never/)
  })

  it('tells an invitation that is over from one that waits', async () => {
    showConsole(
      '/console/team',
      team(
        member('m-3', 'Sita', { state: 'invited', invitation_ends_at: '2026-01-01T10:00:00.000Z' }),
      ),
    )
    await expect.element(row('Sita')).toMatchTextContent('Invitation expired')
  })

  it('offers nobody a change of the own role or access', async () => {
    showConsole('/console/team', team(member('m-admin', 'Meera', { role: 'admin' }), ravi))
    await expect.element(row('Meera')).toMatchTextContent('(you)')
    await expect.element(actions('Ravi')).toBeVisible()
    expect(actions('Meera').elements()).toEqual([])
  })

  it('is closed to a role that doesn’t manage staff, and says who does', async () => {
    const shop = showConsole('/console/team', team(ravi), { role: 'support' })
    await expect.element(page.getByRole('heading', { level: 1, name: 'Not allowed' })).toBeVisible()
    await expect.element(page.getByText(/^Administrator can\./)).toBeVisible()
    expect(shop.names()).not.toContain('staffListMembers')
  })

  it('tells a list that can’t be loaded from an empty one, and loads it on request', async () => {
    let down = true
    showConsole('/console/team', {
      staffListMembers: () => (down ? away() : team(ravi).staffListMembers()),
    })
    await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be loaded/)
    expect(page.getByText('No members match').elements()).toEqual([])
    down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.element(row('Ravi')).toBeVisible()
  })

  it('searches as one types, in the address, and says when nobody fits', async () => {
    const shop = showConsole('/console/team', {
      staffListMembers: ({ query }) => ({
        members: query.q === '' ? [ravi] : [],
        total: query.q === '' ? 1 : 0,
        total_is_more: false,
      }),
    })
    await expect.element(row('Ravi')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Search members' }).fill('zzz')
    await expect.element(page.getByText('No members match')).toBeVisible()
    expect(shop.href()).toBe('/console/team?q=zzz')
    await page.getByRole('link', { name: 'Clear' }).click()
    await expect.element(row('Ravi')).toBeVisible()
    await expect.element(page.getByRole('searchbox', { name: 'Search members' })).toHaveValue('')
  })
})

describe('inviting', () => {
  const dialog = page.getByRole('dialog', { name: 'Invite a member' })
  const opener = page.getByRole('button', { name: 'Invite a member' })

  it('asks for name and email, sends once, and gives the focus back', async () => {
    const held = Promise.withResolvers<void>()
    const shop = showConsole('/console/team', {
      ...team(ravi),
      staffInvite: async ({ body }) => {
        await held.promise
        return { member: member('m-9', body.name, { email: body.email, state: 'invited' }) }
      },
    })
    await opener.click()
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(dialog.getByRole('textbox', { name: 'Work email' }))
      .toHaveAttribute('aria-invalid', 'true')
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sita')
    await dialog.getByRole('textbox', { name: 'Work email' }).fill(' Sita@Upchar.example ')
    await dialog.getByRole('radio', { name: /^KYC reviewer/ }).click()
    await dialog.getByRole('button', { name: 'Send the invitation' }).dblClick()
    held.resolve()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(toast('Invitation sent to sita@upchar.example')).toBeVisible()
    expect(shop.calls('staffInvite').map(({ body }) => body)).toEqual([
      { name: 'Sita', email: 'sita@upchar.example', role: 'kyc_reviewer' },
    ])
    await expect.element(opener).toHaveFocus()
  })

  it('keeps what was typed when the server says no', async () => {
    showConsole('/console/team', {
      ...team(ravi),
      staffInvite: () => refuse('member_exists', 'There is a member with this address.'),
    })
    await opener.click()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Sita')
    await dialog.getByRole('textbox', { name: 'Work email' }).fill('sita@upchar.example')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('There is a member with this address.')
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Sita')
  })
})

describe('changing a member', () => {
  it('names the person and the consequence before disabling, with the focus off the button that does it', async () => {
    const shop = showConsole('/console/team', {
      ...team(ravi),
      staffDisable: () => ({ member: { ...ravi, state: 'disabled' } }),
    })
    await choose('Ravi', 'Disable')
    const dialog = page.getByRole('dialog', { name: 'Disable Ravi?' })
    await expect.element(dialog.getByText(/2 sessions will end at once/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(shop.names()).not.toContain('staffDisable')
    await choose('Ravi', 'Disable')
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await expect.element(toast('Ravi can’t sign in any more')).toBeVisible()
    expect(shop.calls('staffDisable')).toHaveLength(1)
    expect(shop.calls('staffListMembers')).toHaveLength(2)
  })

  it('sends the role that was seen, and says when somebody was faster', async () => {
    const shop = showConsole('/console/team', {
      ...team(ravi),
      staffSetRole: () => refuse('changed_meanwhile', 'Read it again.'),
    })
    await choose('Ravi', 'Change role')
    const dialog = page.getByRole('dialog', { name: 'Change the role of Ravi' })
    await dialog.getByRole('radio', { name: /^Finance/ }).click()
    await dialog.getByRole('button', { name: 'Make Finance' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Someone else has changed this member/)
    expect(shop.calls('staffSetRole').map(({ body }) => body)).toEqual([
      { role: 'finance', seen_role: 'support' },
    ])
  })

  it('says why the last administrator stays', async () => {
    showConsole('/console/team', {
      ...team(member('m-2', 'Ravi', { role: 'admin' })),
      staffDisable: () => refuse('last_admin', 'One administrator who can sign in must stay.'),
    })
    await choose('Ravi', 'Disable')
    const dialog = page.getByRole('dialog', { name: 'Disable Ravi?' })
    await dialog.getByRole('button', { name: 'Disable' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent('One administrator who can sign in must stay.')
  })

  it('stays open, with the reason, when the server can’t be asked', async () => {
    showConsole('/console/team', {
      ...team(member('m-2', 'Ravi', { state: 'disabled' })),
      staffEnable: broken,
    })
    await choose('Ravi', 'Enable')
    const dialog = page.getByRole('dialog', { name: 'Enable Ravi?' })
    await dialog.getByRole('button', { name: 'Enable' }).click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
  })

  it('opens by the keyboard: arrows choose, Escape closes and gives the focus back', async () => {
    showConsole('/console/team', team(ravi))
    await expect.element(actions('Ravi')).toBeVisible()
    const button = actions('Ravi').element()
    if (button instanceof HTMLElement) button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Change role' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Invite again' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(actions('Ravi')).toHaveFocus()
  })
})
