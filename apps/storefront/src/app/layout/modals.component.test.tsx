import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { away, refuse } from '@upchar/testkit/browser/fake-api'
import type { Answers } from '@upchar/testkit/browser/fake-api'
import { toast } from '@upchar/testkit/browser/toast'
import { pushModal } from '../../shell/modals/modals.ts'
import { customer, place } from '../../testing/people.ts'
import { showShop } from '../../testing/show-shop.tsx'

const dialog = (name: string) => page.getByRole('dialog', { name })
const problems = page.getByRole('alert', { name: /to continue$/ })
const open = (answers: Answers = {}) => showShop('/cart', answers)

describe('delivery pincode', () => {
  const opener = page.getByRole('button', { name: /change pincode$/ })
  const box = dialog('Where should we deliver?')
  const field = box.getByRole('textbox', { name: 'Pincode' })

  it('changes it for the whole shop without leaving the page, and gives the focus back', async () => {
    const shop = await open({
      checkPincode: ({ query }) =>
        place(query.pincode, 'Kochi', 'Kerala', {
          delivery: { label: '24 – 25 Nov', min_days: 2, max_days: 3 },
        }),
    })
    await expect.element(opener).toMatchTextContent(/110001/)
    await opener.click()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveValue('110001')
    await userEvent.keyboard('682 001{Enter}')
    await expect.element(toast('Delivery to Kochi 682001: 24 – 25 Nov')).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
    await expect.element(opener).toMatchTextContent(/682001/)
    await expect.element(opener).toHaveFocus()
    expect(shop.href()).toBe('/cart')
    await expect.poll(() => shop.calls('readCart').at(-1)?.body.pincode).toBe('682001')
  })

  it.each(['12', '', 'abcdef'])(
    'VALID-02 asks for six digits instead of %j, without asking the server',
    async (typed) => {
      const shop = await open()
      await opener.click()
      await field.fill(typed)
      await box.getByRole('button', { name: 'Use this pincode' }).click()
      await expect.element(field).toHaveAccessibleDescription(/Enter a 6-digit pincode/)
      await expect.element(toast('Invalid Pincode')).toBeVisible()
      await expect.element(field).toHaveFocus()
      expect(shop.names()).not.toContain('checkPincode')
    },
  )

  it('VALID-02 says one thing about six digits that are no pincode', async () => {
    const shop = await open()
    await opener.click()
    await field.fill('000000')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/Invalid Pincode/)
    await expect.element(toast('Invalid Pincode')).toBeVisible()
    expect(box.getByText(/Enter a 6-digit/).elements()).toEqual([])
    expect(shop.names()).not.toContain('checkPincode')
  })

  it('VALID-02 stays open with the server’s words when there is no such pincode', async () => {
    await open({ checkPincode: () => refuse('pincode_unknown', 'Invalid Pincode') })
    await opener.click()
    await field.fill('999999')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(/Invalid Pincode/)
    await expect.element(opener).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toMatchTextContent(/110001/)
  })

  it('says that no courier goes there, and uses it all the same', async () => {
    await open({
      checkPincode: ({ query }) =>
        place(query.pincode, 'Leh', 'Ladakh', {
          serviceable: false,
          message: 'We don’t deliver to Leh yet.',
        }),
    })
    await opener.click()
    await field.fill('194101')
    await userEvent.keyboard('{Enter}')
    await expect.element(toast('We don’t deliver to Leh yet.')).toBeVisible()
    await expect.element(opener).toMatchTextContent(/194101/)
  })
})

describe('asking for help', () => {
  const box = dialog('Need help?')
  const field = (name: string) => box.getByRole('textbox', { name })
  const about = box.getByRole('combobox', { name: 'What is it about?' })
  const send = box.getByRole('button', { name: 'Send', exact: true })
  const start = async (answers: Answers = {}) => {
    const shop = await open(answers)
    pushModal('need-help', {})
    await expect.element(box).toBeVisible()
    return shop
  }

  it('ENGAGE-03 shows phone and hours first', async () => {
    await start()
    await expect.element(box.getByRole('link', { name: /\+91 22 0000 0000/ })).toBeVisible()
    await expect.element(box.getByText(/9:00AM to 7:00PM/)).toBeVisible()
  })

  it('ENGAGE-03 wants one way to answer: a number or an email', async () => {
    const shop = await start()
    await about.selectOptions('An order I placed')
    await field('What can we do for you?').fill('Where is it?')
    await field('Your name').fill('Asha')
    await send.click()
    await expect.element(problems).toHaveFocus()
    await expect
      .element(field('Mobile number'))
      .toHaveAccessibleDescription(/mobile number or an email address/)
    expect(shop.names().filter((name) => /Issue|Help/.test(name))).toEqual([])
  })

  it('gives the number of the request in the place of the form, once', async () => {
    const held = Promise.withResolvers<void>()
    const answer = async () => {
      await held.promise
      return {
        message: 'Your request is number 4711.',
        ticket: '4711',
        complaint: { id: 'c-1', href: '/complaints?id=c-1&key=k1' },
      }
    }
    const shop = await start({ raiseIssue: answer, needHelp: answer, submitHelpRequest: answer })
    await about.selectOptions('An order I placed')
    await box.getByRole('combobox', { name: 'Specific topic' }).selectOptions('Where is it?')
    await field('What can we do for you?').fill('Where is it?')
    await field('Your name').fill('Asha')
    await field('Email').fill('asha.rao@clinic.example')
    await send.dblClick()
    held.resolve()
    await expect.element(box.getByText('Your request is number 4711.')).toBeVisible()
    await expect
      .element(box.getByRole('link', { name: 'Open the complaint' }))
      .toHaveAttribute('href', '/complaints?id=c-1&key=k1')
    expect(send.elements()).toEqual([])
    expect(
      shop.names().filter((name) => /^(raiseIssue|needHelp|submitHelpRequest)$/.test(name)),
    ).toHaveLength(1)
  })

  it('keeps what was typed when it can’t be sent', async () => {
    await start({ raiseIssue: away, needHelp: away, submitHelpRequest: away })
    await about.selectOptions('An order I placed')
    await box.getByRole('combobox', { name: 'Specific topic' }).selectOptions('Where is it?')
    await field('What can we do for you?').fill('Where is it?')
    await field('Your name').fill('Asha')
    await field('Mobile number').fill('9876543210')
    await send.click()
    await expect.element(box.getByRole('alert')).toMatchTextContent('Something went wrong')
    await expect.element(field('What can we do for you?')).toHaveValue('Where is it?')
  })

  it('lies below asking for a call: Escape closes one at a time', async () => {
    await start()
    await box.getByRole('button', { name: 'Request a call instead' }).click()
    await expect.element(dialog('Request a call')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Request a call')).not.toBeInTheDocument()
    await expect.element(box).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(box).not.toBeInTheDocument()
  })
})

describe('being called back', () => {
  const box = dialog('Request a call')
  const phone = box.getByRole('textbox', { name: 'Mobile number' })

  it('ENGAGE-06 needs nothing but a mobile number, with spaces or +91', async () => {
    const shop = await open({
      letsConnect: () => ({ message: 'We call you soon.', ticket: '1' }),
    })
    pushModal('lets-connect', { about: 'Nitrile gloves' })
    await box.getByRole('button', { name: 'Call me' }).click()
    await expect.element(phone).toHaveAccessibleDescription(/Enter a mobile number/)
    await phone.fill('+91 98765 43210')
    await userEvent.keyboard('{Enter}')
    await expect.element(box.getByText('We call you soon.')).toBeVisible()
    expect(shop.calls('letsConnect').map(({ body }) => body.about)).toEqual(['Nitrile gloves'])
  })
})

describe('feedback', () => {
  const box = dialog('How do you like our shop?')
  const stars = (name: string) => box.getByRole('radio', { name })
  const comment = box.getByRole('textbox', { name: /^What should we know/ })
  const send = box.getByRole('button', { name: 'Send', exact: true })

  it('ENGAGE-04 is given by stars alone; arrows choose them', async () => {
    const shop = await open({ siteFeedback: () => ({ message: 'Thank you.' }) })
    pushModal('feedback', {})
    await send.click()
    await expect
      .element(problems.getByRole('link', { name: 'Choose one to five stars' }))
      .toBeVisible()
    await problems.getByRole('link').click()
    await expect.element(stars('1 of 5: Very bad')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(stars('3 of 5: So-so')).toBeChecked()
    await send.click()
    await expect.element(box.getByText('Thank you.')).toBeVisible()
    expect(shop.calls('siteFeedback').map(({ body }) => body.rating)).toEqual([3])
  })

  it('ENGAGE-04 asks for name, email and words only of who wants an answer', async () => {
    const shop = await open()
    pushModal('feedback', {})
    await stars('5 of 5: Very good').click({ force: true })
    await box.getByRole('checkbox', { name: 'I would like an answer' }).click()
    await send.click()
    await expect.element(problems.getByRole('link')).toHaveLength(3)
    await expect.element(stars('5 of 5: Very good')).toBeChecked()
    expect(shop.names()).not.toContain('submitUserFeedback')
  })

  it('ENGAGE-05 leads on to a survey, whose questions need no answer each', async () => {
    const shop = await open({
      siteFeedback: () => ({ message: 'Thank you.' }),
      getSurvey: () => ({
        survey: {
          id: 'shop',
          title: 'Two questions',
          questions: [
            {
              key: 'found',
              text: 'Did you find it?',
              kind: 'choice',
              choices: [
                { key: 'yes', name: 'Yes' },
                { key: 'no', name: 'No' },
              ],
            },
            { key: 'missing', text: 'What is missing?', kind: 'text', choices: [] },
          ],
        },
      }),
      answerSurvey: () => ({ message: 'We read every answer.', ticket: null }),
    })
    pushModal('feedback', {})
    await stars('5 of 5: Very good').click({ force: true })
    await send.click()
    await box.getByRole('button', { name: 'Answer three questions' }).click()
    const survey = dialog('Two questions')
    await survey.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(survey.getByText('Answer at least one question')).toBeVisible()
    await survey.getByRole('radio', { name: 'No' }).click()
    await survey.getByRole('button', { name: 'Send', exact: true }).click()
    await expect.element(survey.getByText('We read every answer.')).toBeVisible()
    expect(shop.calls('answerSurvey').map(({ body }) => [body.survey_id, body.answers])).toEqual([
      ['shop', [{ question: 'found', answer: 'no' }]],
    ])
  })

  it('DATA-13 keeps what was begun until it is sent', async () => {
    await open({ siteFeedback: () => ({ message: 'Thank you.' }) })
    pushModal('feedback', {})
    await stars('2 of 5: Bad').click({ force: true })
    await comment.fill('Gloves in XS are missing')
    await userEvent.keyboard('{Escape}')
    await expect.element(box).not.toBeInTheDocument()
    pushModal('feedback', {})
    await expect.element(stars('2 of 5: Bad')).toBeChecked()
    await expect.element(comment).toHaveValue('Gloves in XS are missing')
  })
})

describe('signing in from a page', () => {
  const box = dialog('Sign in or create an account')
  const email = box.getByRole('textbox', { name: 'Email' })

  it('goes on to the next step and comes back to the page', async () => {
    const shop = await open({
      submitEmail: ({ body }) => ({
        step: 1,
        email: body.email,
        is_new_user: false,
        is_free_email: false,
        message: '',
      }),
      getLoginState: () => ({
        step: 1,
        email: 'asha.rao@clinic.example',
        is_new_user: false,
        open_steps: [0, 1],
        is_free_email: false,
      }),
    })
    pushModal('login', {})
    await email.fill('asha.rao@clinic.example')
    await userEvent.keyboard('{Enter}')
    await expect.poll(shop.href).toBe('/account/login?step=existing-password&returnUrl=%2Fcart')
    await expect.element(box).not.toBeInTheDocument()
  })

  it('says beside the field what is no address, and stays', async () => {
    const shop = await open()
    pushModal('login', {})
    await email.fill('asha')
    await box.getByRole('button', { name: 'Continue' }).click()
    await expect.element(email).toHaveAccessibleDescription(/Enter an email address/)
    await expect.element(email).toHaveFocus()
    expect(shop.names()).not.toContain('submitEmail')
  })
})

describe('completing the profile', () => {
  it('UI-07 saves over the page, which stays', async () => {
    const shop = await showShop(
      '/cart',
      {
        getCustomer: () => ({
          user_info: customer({ business_type: null, is_profile_complete: false }),
        }),
        getCustomerChoices: () => ({ business_types: [], customer_choices: [] }),
        updateUser: () => ({ user_info: customer(), is_new_user: false, message: 'Profile saved' }),
      },
      { signedIn: true },
    )
    await expect.poll(() => shop.names().includes('getCustomer')).toBe(true)
    pushModal('complete-profile', {})
    const box = page.getByRole('dialog')
    await box.getByRole('combobox', { name: 'Business type' }).selectOptions('Doctor')
    await box.getByRole('button', { name: /save/i }).click()
    await expect.element(toast('Profile saved')).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
    expect(shop.href()).toBe('/cart')
    expect(shop.calls('updateUser')[0]?.body.business_type).toBe(2)
  })
})
