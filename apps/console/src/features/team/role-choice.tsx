import { STAFF_ROLE_WORDS, STAFF_ROLES } from '@upchar/kernel/staff-permissions'
import type { StaffRole } from '@upchar/kernel/staff-permissions'
import { cx } from '@upchar/ui/cx'

/** The roles with what each is for. */
export function RoleChoice({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-body-sm font-medium">Role</legend>
      {STAFF_ROLES.map((role) => (
        <label key={role} className={cx('grid cursor-pointer grid-cols-[auto_1fr] gap-x-3 rounded-md border px-3 py-2 text-body-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus', role === value ? 'border-action bg-selected' : 'border-control-border hover:bg-panel')}>
          <input type="radio" name="role" value={role} checked={role === value} onChange={() => onChange(role)} className="mt-1 accent-action" />
          <b className="font-semibold">{STAFF_ROLE_WORDS[role].name}</b>
          <span className="col-start-2 text-text-muted">{STAFF_ROLE_WORDS[role].purpose}</span>
        </label>
      ))}
    </fieldset>
  )
}
