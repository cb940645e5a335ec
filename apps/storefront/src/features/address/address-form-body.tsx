import { FormProblems } from '@upchar/ui/error-summary'
import { useStore } from 'zustand'
import { navigationStore } from '../../shell/page/navigation.ts'
import { AddressFields } from './address-fields.tsx'
import type { useAddressForm } from './use-address-form.ts'

/** The form, shared by the page and the modal. Posts natively without scripts. */
export function AddressFormBody({
  formId,
  action,
  editing,
  ...form
}: { formId: string; action: string; editing: string | undefined } & ReturnType<
  typeof useAddressForm
>) {
  const scripted = useStore(navigationStore, (state) => state.hydrated)
  return (
    <form
      id={formId}
      method="post"
      action={action}
      noValidate={scripted}
      onSubmit={form.onSubmit}
      className="flex flex-col gap-5"
      aria-label={editing ? 'Change the address' : 'New address'}
    >
      <input type="hidden" name="action" value={editing ? 'modify' : 'add'} />
      <input type="hidden" name="id" value={editing ?? ''} />
      <p className="text-body-sm text-text-muted">
        Names and addresses in English letters, as couriers print them.
      </p>
      <FormProblems form={form} />
      <AddressFields
        form={form.values}
        errors={form.errors}
        change={form.change}
        place={form.place}
        onPincodeDone={form.pincodeDone}
      />
    </form>
  )
}
