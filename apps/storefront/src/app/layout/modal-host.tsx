import { lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useStore } from 'zustand'
import { DialogAbove } from '@upchar/ui/dialog-above'
import { modalStore, popModal } from '../../shell/modals/modals.ts'
import type { Modal, ModalName, ModalProps } from '../../shell/modals/modals.ts'

type ModalComponent<N extends ModalName> = ComponentType<ModalProps[N] & { onClose: () => void }>

/** A modal whose code is loaded when it opens for the first time. */
const lazyModal = <P extends object, K extends string>(
  load: () => Promise<{ readonly [N in K]: (props: P) => ReactNode }>,
  name: K,
) => lazy(async () => ({ default: (await load())[name] }))

/** The component of each modal (UI-07), except `search`, which the header renders. */
const modals: { [N in Exclude<ModalName, 'search'>]: ModalComponent<N> } = {
  pincode: lazyModal(() => import('../../features/pincode/pincode-modal.tsx'), 'PincodeModal'),
  'need-help': lazyModal(
    () => import('../../features/support/contact/help-modal.tsx'),
    'HelpModal',
  ),
  'lets-connect': lazyModal(
    () => import('../../features/support/contact/lets-connect-modal.tsx'),
    'LetsConnectModal',
  ),
  'join-seller': lazyModal(
    () => import('../../features/support/sellers/seller-modal.tsx'),
    'SellerModal',
  ),
  feedback: lazyModal(
    () => import('../../features/support/feedback/feedback-modal.tsx'),
    'FeedbackModal',
  ),
  survey: lazyModal(
    () => import('../../features/support/feedback/survey-modal.tsx'),
    'SurveyModal',
  ),
  'product-details': lazyModal(
    () => import('../../features/product/quick-view/product-modal.tsx'),
    'ProductModal',
  ),
  'limited-offer': lazyModal(
    () => import('../../features/product/offer/offer-modal.tsx'),
    'OfferModal',
  ),
  'referral-discount': lazyModal(
    () => import('../../features/account/referral-modal.tsx'),
    'ReferralModal',
  ),
  'reward-points': lazyModal(
    () => import('../../features/account/points-modal.tsx'),
    'PointsModal',
  ),
  filters: lazyModal(() => import('../../features/listing/filter-sheet.tsx'), 'FilterSheet'),
  'lead-enquiry': lazyModal(
    () => import('../../features/support/enquiry/lead-modal.tsx'),
    'LeadModal',
  ),
  'kyc-option': lazyModal(() => import('../../features/kyc/option-modal.tsx'), 'OptionModal'),
  'kyc-upload': lazyModal(() => import('../../features/kyc/upload-modal.tsx'), 'UploadModal'),
  'kyc-submit': lazyModal(() => import('../../features/kyc/submit-modal.tsx'), 'SubmitModal'),
  'kyc-log': lazyModal(() => import('../../features/kyc/log-modal.tsx'), 'LogModal'),
  'add-address': lazyModal(
    () => import('../../features/address/address-modal.tsx'),
    'AddressModal',
  ),
  confirm: lazyModal(() => import('../../shell/modals/confirm-modal.tsx'), 'ConfirmModal'),
  login: lazyModal(() => import('../../features/account/login-modal.tsx'), 'LoginModal'),
  'complete-profile': lazyModal(
    () => import('../../features/account/complete-profile-modal.tsx'),
    'CompleteProfileModal',
  ),
  vouchers: lazyModal(
    () => import('../../features/cart/vouchers/vouchers-modal.tsx'),
    'VouchersModal',
  ),
  'notify-me': lazyModal(
    () => import('../../features/support/enquiry/notify-modal.tsx'),
    'NotifyModal',
  ),
}

/** A modal with those above it inside. While the code of one loads, those below stay visible. */
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
