import type { StaffPermission } from '@upchar/kernel/staff-permissions'
import {
  AlertIcon,
  AskIcon,
  DashboardIcon,
  FileCheckIcon,
  FileTextIcon,
  FilterIcon,
  HomeIcon,
  InboxIcon,
  LayoutIcon,
  LogIcon,
  NoteIcon,
  PackageIcon,
  ReceiptIcon,
  ShieldIcon,
  SortIcon,
  StarIcon,
  SwitchesIcon,
  ClockIcon,
  TagIcon,
  TeamIcon,
  UndoIcon,
  UsersIcon,
  WalletIcon,
} from '@upchar/ui/icons'
import { href } from './hrefs.ts'

export type Area = {
  path: string
  name: string
  /** Below the icon where the menu is narrow. */
  short: string
  Icon: typeof DashboardIcon
  /** null: every signed-in member. */
  permission: StaffPermission | null
  group: string
}

/** The console's areas in menu order. The permission table alone decides who sees one. */
export const AREAS: readonly Area[] = [
  {
    path: href.start,
    name: 'Start',
    short: 'Start',
    Icon: DashboardIcon,
    permission: null,
    group: 'Work',
  },
  {
    path: href.orders(),
    name: 'Orders',
    short: 'Orders',
    Icon: PackageIcon,
    permission: 'orders.read',
    group: 'Work',
  },
  {
    path: href.returns(),
    name: 'Returns',
    short: 'Returns',
    Icon: UndoIcon,
    permission: 'returns.read',
    group: 'Work',
  },
  {
    path: href.tickets(),
    name: 'Support',
    short: 'Support',
    Icon: NoteIcon,
    permission: 'tickets.read',
    group: 'Work',
  },
  {
    path: href.reviews(),
    name: 'Product reviews',
    short: 'Reviews',
    Icon: StarIcon,
    permission: 'reviews.read',
    group: 'Work',
  },
  {
    path: href.kyc(),
    name: 'KYC reviews',
    short: 'KYC',
    Icon: FileCheckIcon,
    permission: 'kyc.review',
    group: 'Work',
  },
  {
    path: href.waitingGoods(),
    name: 'Waiting goods',
    short: 'Goods',
    Icon: InboxIcon,
    permission: 'goods.read',
    group: 'Work',
  },
  {
    path: href.unreadMessages(),
    name: 'Unread messages',
    short: 'Messages',
    Icon: AlertIcon,
    permission: 'webhooks.read',
    group: 'Work',
  },
  {
    path: href.books(),
    name: 'Books',
    short: 'Books',
    Icon: FileTextIcon,
    permission: 'books.read',
    group: 'Work',
  },
  {
    path: href.customers(),
    name: 'Customers',
    short: 'Customers',
    Icon: UsersIcon,
    permission: 'customers.read',
    group: 'Work',
  },
  {
    path: href.wallets(),
    name: 'Wallets',
    short: 'Wallets',
    Icon: WalletIcon,
    permission: 'wallet.read',
    group: 'Work',
  },
  {
    path: href.setup,
    name: 'Set-up',
    short: 'Set-up',
    Icon: HomeIcon,
    permission: 'setup.read',
    group: 'Shop',
  },
  {
    path: href.productTypes(),
    name: 'Product types',
    short: 'Types',
    Icon: FilterIcon,
    permission: 'goods.read',
    group: 'Shop',
  },
  {
    path: href.buyingRules(),
    name: 'Buying rules',
    short: 'Rules',
    Icon: ShieldIcon,
    permission: 'policy.read',
    group: 'Shop',
  },
  {
    path: href.kycQuestions(),
    name: 'KYC questions',
    short: 'Questions',
    Icon: AskIcon,
    permission: 'policy.read',
    group: 'Shop',
  },
  {
    path: href.flags(),
    name: 'Flags',
    short: 'Flags',
    Icon: SwitchesIcon,
    permission: 'flags.read',
    group: 'Shop',
  },
  {
    path: href.vouchers(),
    name: 'Vouchers',
    short: 'Vouchers',
    Icon: TagIcon,
    permission: 'vouchers.read',
    group: 'Shop',
  },
  {
    path: href.gstRates(),
    name: 'GST rates',
    short: 'GST',
    Icon: ReceiptIcon,
    permission: 'tax.read',
    group: 'Shop',
  },
  {
    path: href.volumePrices(),
    name: 'Volume prices',
    short: 'Volume',
    Icon: SortIcon,
    permission: 'vouchers.read',
    group: 'Shop',
  },
  {
    path: href.salesCodes(),
    name: 'Sales codes',
    short: 'Sales',
    Icon: UsersIcon,
    permission: 'vouchers.read',
    group: 'Shop',
  },
  {
    path: href.deals(),
    name: 'Deals',
    short: 'Deals',
    Icon: ClockIcon,
    permission: 'vouchers.read',
    group: 'Shop',
  },
  {
    path: href.rewardPoints,
    name: 'Reward points',
    short: 'Points',
    Icon: StarIcon,
    permission: 'points.read',
    group: 'Shop',
  },
  {
    path: href.landingPages,
    name: 'Landing pages',
    short: 'Pages',
    Icon: LayoutIcon,
    permission: 'landing.read',
    group: 'Shop',
  },
  {
    path: href.team(),
    name: 'Team',
    short: 'Team',
    Icon: TeamIcon,
    permission: 'staff.manage',
    group: 'Administration',
  },
  {
    path: href.audit(),
    name: 'Audit log',
    short: 'Audit',
    Icon: LogIcon,
    permission: 'audit.read',
    group: 'Administration',
  },
]

/** The area of an address. */
export const areaOf = (path: string): Area | undefined =>
  AREAS.filter(
    (area) => path === area.path || (area.path !== href.start && path.startsWith(`${area.path}/`)),
  ).toSorted((a, b) => b.path.length - a.path.length)[0]
