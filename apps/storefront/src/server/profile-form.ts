import type { ApiCall } from '@upchar/web/api'
import { parseSearch, stringifySearch } from '@upchar/web/search-params'
import { saveProfile, accountSearchHref } from '../features/account/forms.ts'
import { href } from '../shell/urls/hrefs.ts'
import type { PostedForm } from '../shell/page/posted-form.ts'
import { returnUrlOf } from '../shell/urls/return-url.ts'
import { sessionGone } from './session-gone.ts'

/** Option keys are words without spaces. */
const valuesOf = (
  form: ReadonlyMap<string, string>,
  choices: readonly string[] | undefined,
): Record<string, string> => ({
  ...Object.fromEntries(form),
  ...(choices === undefined ? {} : { customer_choices: choices.join(' ') }),
})

/**
 * Saves a profile without scripts (ROUTE-15, ROUTE-17, AUTH-07): redirects, or returns the form
 * with its problems.
 */
export async function profileByForm(
  api: ApiCall,
  form: ReadonlyMap<string, string>,
  choices: readonly string[] | undefined,
  address: string,
): Promise<{ location: string } | { posted: PostedForm }> {
  const { pathname, search } = new URL(address, 'http://shop')
  const returnUrl = returnUrlOf(parseSearch(search)['returnUrl'])
  const text = (name: string) => form.get(name) ?? ''
  const saved = await saveProfile(api, {
    first_name: text('first_name'),
    last_name: text('last_name'),
    phone: text('phone'),
    business_type: text('business_type'),
    gst: text('gst'),
    // A verified name's field is read-only and not sent.
    business_name: form.get('business_name'),
    customer_choices: choices,
  })
  if (saved.ok)
    return {
      location:
        returnUrl ??
        (pathname === href.profile ? accountSearchHref({ notice: 'profile_saved' }) : href.shop),
    }
  const page = pathname + stringifySearch({ returnUrl })
  return (
    sessionGone(saved.error, page, page) ?? {
      posted: { values: valuesOf(form, choices), problems: saved.problems, message: saved.message },
    }
  )
}
