import { ErrorSummary, FormRefusal } from '@upchar/ui/error-summary'
import { useStore } from 'zustand'
import { navigationStore } from '../../shell/page/navigation.ts'
import { AddressFields } from './address-fields.tsx'
import { fieldId } from './address-form.ts'
import type { useAddressForm } from './use-address-form.ts'

/** The form itself, the same in the page and in the modal. It posts by itself where scripts don't run. */
export function AddressFormBody({
  formId,
  action,
  editing,
  ...work
}: { formId: string; action: string; editing: string | undefined } & ReturnType<
  typeof useAddressForm
>) {
  const scripted = useStore(navigationStore, (state) => state.hydrated)
  const { problems, attempts, said, onSubmit } = work
  return (
    <form
      id={formId}
      method="post"
      action={action}
      noValidate={scripted}
      onSubmit={onSubmit}
      className="flex flex-col gap-5"
      aria-label={editing ? 'Change the address' : 'New address'}
    >
      <input type="hidden" name="action" value={editing ? 'modify' : 'add'} />
      <input type="hidden" name="id" value={editing ?? ''} />
      <p className="text-body-sm text-text-muted">
        Names and addresses in English letters, as couriers print them.
      </p>
      <ErrorSummary
        attempt={attempts}
        problems={problems.map(({ field, message }) => ({ id: fieldId(field), message }))}
      />
      <FormRefusal said={said} />
      <AddressFields
        form={work.form}
        errors={work.errors}
        change={work.change}
        place={work.place}
        onPincodeDone={work.pincodeDone}
      />
    </form>
  )
}
