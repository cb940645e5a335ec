import { normalisePhone } from '@upchar/kernel/validate'
import type { ApiCall, ApiError } from '@upchar/web/api'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { problemsOf } from '@upchar/ui/form/problems'
import { checkProfile, PROFILE_FIELDS } from './check-profile.ts'
import type { ProfileForm, ProfileProblem } from './check-profile.ts'

/** AUTH-07, word for word. */
const SAVE_FAILED = 'something went wrong'

/** Omitted fields stay unchanged: a verified name, choices that couldn't be loaded. */
export type SentProfile = Omit<ProfileForm, 'business_name' | 'customer_choices'> & {
  business_name?: string | undefined
  customer_choices?: readonly string[] | undefined
}
export type SavedProfile =
  | { ok: true; data: Answer<'updateUser'> }
  | { ok: false; problems: readonly ProfileProblem[]; message: string; error?: ApiError }

/** Validates and saves a profile (AUTH-07), in the browser and for plain forms. */
export async function saveProfile(
  api: ApiCall,
  { business_name, customer_choices, ...others }: SentProfile,
): Promise<SavedProfile> {
  const found = checkProfile({
    ...others,
    business_name: business_name ?? '',
    customer_choices: customer_choices ?? [],
  })
  if (found.length > 0) return { ok: false, problems: found, message: '' }
  const result = await api('updateUser', {
    body: {
      ...others,
      phone: normalisePhone(others.phone),
      business_type: Number(others.business_type),
      ...(business_name === undefined ? {} : { business_name: business_name.trim() }),
      ...(customer_choices === undefined ? {} : { customer_choices: [...customer_choices] }),
    },
  })
  if (result.ok) return result
  const { kind, error } = result
  if (kind !== 'refused') return { ok: false, problems: [], message: SAVE_FAILED, error }
  const problems =
    error.code === 'business_name_fixed'
      ? [{ field: 'business_name' as const, message: error.message }]
      : problemsOf(PROFILE_FIELDS, error.fields)
  return { ok: false, problems, message: problems.length > 0 ? '' : error.message, error }
}
