import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useStore } from 'zustand'
import { DialogAbove } from '@upchar/ui/dialog-above'
import { modalStore, popModal } from '../../shell/modals/modals.ts'
import type { Modal, ModalName, ModalProps } from '../../shell/modals/modals.ts'

type ModalComponent<N extends ModalName> = ComponentType<ModalProps[N] & { onClose: () => void }>

/** Where each modal lives; nothing of it is loaded before it is opened for the first time. `search` is the header's own. */
const modals: { [N in Exclude<ModalName, 'search'>]: ModalComponent<N> } = {
  pincode: lazy(() =>
    import('../../features/pincode/pincode-modal.tsx').then((module) => ({
      default: module.PincodeModal,
    })),
  ),
  'need-help': lazy(() =>
    import('../../features/support/contact/help-modal.tsx').then((module) => ({
      default: module.HelpModal,
    })),
  ),
  'lets-connect': lazy(() =>
    import('../../features/support/contact/callback-modal.tsx').then((module) => ({
      default: module.CallbackModal,
    })),
  ),
  'join-seller': lazy(() =>
    import('../../features/support/sellers/seller-modal.tsx').then((module) => ({
      default: module.SellerModal,
    })),
  ),
  feedback: lazy(() =>
    import('../../features/support/feedback/feedback-modal.tsx').then((module) => ({
      default: module.FeedbackModal,
    })),
  ),
  'product-details': lazy(() =>
    import('../../features/product/quick-view/product-modal.tsx').then((module) => ({
      default: module.ProductModal,
    })),
  ),
  'limited-offer': lazy(() =>
    import('../../features/product/offer/offer-modal.tsx').then((module) => ({
      default: module.OfferModal,
    })),
  ),
  choose: lazy(() =>
    import('../../features/product/card/choose-modal.tsx').then((module) => ({
      default: module.ChooseModal,
    })),
  ),
  filters: lazy(() =>
    import('../../features/listing/filter-sheet.tsx').then((module) => ({
      default: module.FilterSheet,
    })),
  ),
  'lead-enquiry': lazy(() =>
    import('../../features/support/enquiry/lead-modal.tsx').then((module) => ({
      default: module.LeadModal,
    })),
  ),
  'kyc-option': lazy(() =>
    import('../../features/kyc/option-modal.tsx').then((module) => ({
      default: module.OptionModal,
    })),
  ),
  'kyc-upload': lazy(() =>
    import('../../features/kyc/upload-modal.tsx').then((module) => ({
      default: module.UploadModal,
    })),
  ),
  'kyc-submit': lazy(() =>
    import('../../features/kyc/submit-modal.tsx').then((module) => ({
      default: module.SubmitModal,
    })),
  ),
  'kyc-log': lazy(() =>
    import('../../features/kyc/log-modal.tsx').then((module) => ({ default: module.LogModal })),
  ),
  'add-address': lazy(() =>
    import('../../features/address/address-modal.tsx').then((module) => ({
      default: module.AddressModal,
    })),
  ),
  confirm: lazy(() =>
    import('../../shell/modals/confirm-modal.tsx').then((module) => ({
      default: module.ConfirmModal,
    })),
  ),
  login: lazy(() =>
    import('../../features/account/login-modal.tsx').then((module) => ({
      default: module.LoginModal,
    })),
  ),
  'complete-profile': lazy(() =>
    import('../../features/account/complete-profile-modal.tsx').then((module) => ({
      default: module.CompleteProfileModal,
    })),
  ),
  vouchers: lazy(() =>
    import('../../features/cart/vouchers/vouchers-modal.tsx').then((module) => ({
      default: module.VouchersModal,
    })),
  ),
  'notify-me': lazy(() =>
    import('../../features/support/enquiry/notify-modal.tsx').then((module) => ({
      default: module.NotifyModal,
    })),
  ),
}

/** One modal with those above it inside. Each waits for its own code: those below stay while it comes. */
function Layer({ stack }: { stack: readonly Modal[] }): ReactNode {
  const [lowest, ...above] = stack
  if (lowest === undefined) return null
  const Component = modals[lowest.name as Exclude<ModalName, 'search'>] as ComponentType<
    object & { onClose: () => void }
  >
  return (
    <DialogAbove value={<Layer stack={above} />}>
      <Suspense fallback={null}>
        <Component key={lowest.name} {...lowest.props} onClose={() => popModal(lowest.name)} />
      </Suspense>
    </DialogAbove>
  )
}

/** The stack of modals, lowest first. */
export function ModalHost() {
  const stack = useStore(modalStore, (state) => state.stack)
  return <Layer stack={stack.filter(({ name }) => name !== 'search')} />
}
