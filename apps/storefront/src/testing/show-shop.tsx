import { onTestFinished } from 'vitest'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { alertStore } from '@upchar/web/alerts'
import { fakeApi } from '@upchar/testkit/browser/fake-api'
import type { Answers, FakeApi } from '@upchar/testkit/browser/fake-api'
import { show } from '@upchar/testkit/browser/show'
import { unsetCart } from '../features/cart/cart-store.ts'
import { guestFormStore } from '../features/checkout/guest-form-store.ts'
import { forgetScopes } from '../features/listing/load-listing.ts'
import { forgetLoadedPages } from '../features/listing/use-more-products.ts'
import { forgetMyKyc } from '../features/kyc/my-kyc.ts'
import { compareStore } from '../features/product/compare-list/compare-store.ts'
import { rightsStore } from '../features/product/rights/rights-store.ts'
import { wishStore } from '../features/wishlist/wish-store.ts'
import { searchPlaceStore } from '../features/search/search-place.ts'
import { searchStore } from '../features/search/search-store.ts'
import { feedbackStore } from '../features/support/feedback/feedback-draft.ts'
import { orderStore } from '../features/support/contact/last-order.ts'
import { createStorefrontRouter } from '../router.tsx'
import { api } from '../shell/api/api.ts'
import { resetModals } from '../shell/modals/modals.ts'
import { navigationStore } from '../shell/page/navigation.ts'
import type { Flags, ShellData } from '../shell/page/shell-data.ts'
import { forgetProfile } from '../shell/visitor/current-customer.ts'
import { setVisitor } from '../shell/visitor/customer-store.ts'
import { customerNow } from '../shell/visitor/customer.ts'
import { readPincode } from '../shell/visitor/pincode.ts'
import { cartOf } from './goods.ts'
import { FLAGS } from './flags.ts'

const SHELL = {
  contact: {
    brand: 'Upchar',
    legal_name: 'Upchar Marketplace Private Limited',
    cin: 'U51909MH2019PTC123456',
    support_email: 'support@upchar.example',
    info_email: 'info@upchar.example',
    phone: '+91 22 0000 0000',
    city: 'Mumbai',
    support_hours: '9:00AM to 7:00PM',
    social: [],
    app_links: [],
    grievance_officer: 'Asha Example',
    address: 'Andheri East, Mumbai 400069',
  },
  signIn: { one_tap: false, mailbox: '' },
  origin: 'http://shop.test',
  indexable: false,
} satisfies Partial<ShellData>

/** What every page asks for by itself. */
const QUIET: Answers = {
  readCart: () => ({ cart: cartOf([]), message: '' }),
  getOrderRecalls: () => ({ recalls: [] }),
  searchConfig: () => ({ is_search_by_brand: true, top_searches: [], min_characters: 2 }),
  rotatingKeywords: () => ({ keywords: [] }),
  getForYou: () => ({
    recently_viewed: [],
    buy_again: [],
    interests: [],
    recent_searches: [],
    top_searches: [],
  }),
}

const stores = [
  guestFormStore,
  compareStore,
  wishStore,
  rightsStore,
  searchStore,
  searchPlaceStore,
  navigationStore,
] as const

function forgetVisit(): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    document.cookie = `${name}=; Path=/; Max-Age=0`
  }
  document.title = ''
  delete document.body.dataset['cartOpens']
  unsetCart()
  resetModals()
  setVisitor()
  forgetProfile()
  forgetMyKyc()
  forgetScopes()
  forgetLoadedPages()
  alertStore.setState({ alerts: [], heldSince: null })
  feedbackStore.setState(feedbackStore.getInitialState(), true)
  orderStore.setState({ number: '' })
  for (const store of stores)
    (store.setState as (state: unknown, replace: true) => void)(store.getInitialState(), true)
}

export type Shop = FakeApi & {
  /** The page's address. */
  href: () => string
  /** Goes to another page, as a link does. */
  go: (href: string) => Promise<void>
}

/** Opens the shop at an address: the real routes, loaders, screens, modals and alerts, with a fake API. Every visit is the first. */
export async function showShop(
  address: string,
  answers: Answers = {},
  { flags = {}, signedIn = false }: { flags?: Partial<Flags>; signedIn?: boolean } = {},
): Promise<Shop> {
  forgetVisit()
  onTestFinished(forgetVisit)
  if (signedIn) document.cookie = 'upchar_signed_in=1; Path=/'
  const calls = fakeApi({ ...QUIET, ...answers })
  const router = createStorefrontRouter(
    {
      api,
      customer: customerNow,
      shell: () => ({
        ...SHELL,
        flags: { ...FLAGS, ...flags },
        pincode: readPincode(document.cookie),
      }),
      answer: { status: 200, shared: true },
    },
    createMemoryHistory({ initialEntries: [address] }),
  )
  await router.load()
  show(<RouterProvider router={router} />)
  return {
    ...calls,
    href: () => router.history.location.href,
    go: (href) => router.navigate({ href }),
  }
}
