import { Button } from '@upchar/ui/button'
import { Dialog } from '@upchar/ui/dialog'
import { Skeleton } from '@upchar/ui/skeleton'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { accountStore } from '../../shell/visitor/customer-store.ts'
import { currentCustomer } from '../../shell/visitor/current-customer.ts'
import { ProfileForm } from './profile-form.tsx'

declare module '../../shell/modals/modals.ts' {
  interface ModalProps {
    'complete-profile': object
  }
}

/** The profile form as a modal over the current page (UI-07). */
export function CompleteProfileModal({ onClose }: { onClose: () => void }) {
  const customer = useStore(accountStore, (state) => state.customer)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    void currentCustomer().then((found) => setFailed(!found))
  }, [])
  return (
    <Dialog title="Complete your profile" onClose={onClose}>
      {customer ? (
        <ProfileForm
          customer={customer}
          choices={[]}
          button="Save"
          narrow
          onSaved={onClose}
          aside={
            <Button look="quiet" onClick={onClose}>
              Later
            </Button>
          }
        />
      ) : failed ? (
        <p>Your profile can’t be loaded right now. Try again in a minute.</p>
      ) : (
        <Skeleton className="h-96" />
      )}
    </Dialog>
  )
}
