import { STAFF_ROLE_WORDS, STAFF_ROLES } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { Choice } from '../../kit/choice.tsx'

const ROLES = STAFF_ROLES.map((value) => ({
  value,
  name: STAFF_ROLE_WORDS[value].name,
  note: STAFF_ROLE_WORDS[value].purpose,
}))

/** The roles, each with its purpose. */
export const RoleChoice = ({
  value,
  onChange,
}: {
  value: StaffRole
  onChange: (role: StaffRole) => void
}) => <Choice legend="Role" name="role" options={ROLES} value={value} onChange={onChange} />
