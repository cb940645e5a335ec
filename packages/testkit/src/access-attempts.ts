import type { Belongings } from './belongings.ts'
import type { Reply, Visitor } from './world.ts'

/** An access by B to an object of A. It must be refused and leave A's view unchanged. */
export type Attempt = { call: () => Promise<Reply<unknown>>; seen: () => Promise<unknown> }
/** Another customer, another guest, a member of staff, and the owner of another seller. */
export type Other = { visitor: Visitor; guest: Visitor; staff: Visitor; rival: Visitor }
export type Foreign = (a: Belongings, b: Other) => Attempt[]

/**
 * - `nobody`: has no personal data. `self`: acts for the caller, and a request can't name another's object.
 * - `proof`: access by code, password, token or signature; the tests of its module attack it.
 * - `role`: staff with the permission may access everybody's.
 * - otherwise: attempts to access another person's objects.
 */
export type Row = 'nobody' | 'self' | 'proof' | 'role' | Foreign

export const seeFile =
  ({ customer }: Belongings, id: string) =>
  async () =>
    (await customer.visitor.raw({ method: 'GET', url: `/api/files/${id}/link` })).status
export const seeList =
  ({ customer, orderListId }: Belongings) =>
  async () => ({
    ...(await customer.visitor.call('getOrderList', { params: { id: orderListId } })).body,
    request_id: '',
  })
export const filesOf = ({ fileId, kycFileId }: Belongings): string[] => [fileId, kycFileId]
export const deletion =
  (url: string): Foreign =>
  (a, { visitor }) =>
    filesOf(a).map((id) => ({
      call: () => visitor.raw({ method: 'POST', url, payload: { file_id: id } }),
      seen: seeFile(a, id),
    }))
/** Attempts as another guest and as a customer. */
export const both = (b: Other): Visitor[] => [b.guest, b.visitor]
export const checkoutsOf = ({ guest, checkouts }: Belongings): { id: string; owner: Visitor }[] => [
  { id: guest.checkout.id, owner: guest.visitor },
  ...checkouts,
]
export const seeOrder =
  ({ id, owner }: { id: string; owner: Visitor }) =>
  async () =>
    (await owner.call('getOrderStatus', { query: { id } })).status
export const seeCheckout =
  ({ id, owner }: { id: string; owner: Visitor }) =>
  async () => ({ ...(await owner.call('getCheckout', { params: { id } })).body, request_id: '' })
export const onCheckouts =
  (call: (visitor: Visitor, id: string) => Promise<Reply<unknown>>): Foreign =>
  (a, b) =>
    both(b).flatMap((visitor) =>
      checkoutsOf(a).map((checkout) => ({
        call: () => call(visitor, checkout.id),
        seen: seeCheckout(checkout),
      })),
    )

/** The same where only customers may call. */
export const onCheckoutsByCustomer =
  (call: (visitor: Visitor, id: string) => Promise<Reply<unknown>>): Foreign =>
  (a, { visitor }) =>
    checkoutsOf(a).map((checkout) => ({
      call: () => call(visitor, checkout.id),
      seen: seeCheckout(checkout),
    }))

export const invoiceOf = async ({ id, owner }: { id: string; owner: Visitor }): Promise<string> =>
  (await owner.call('getOrderStatus', { query: { id } })).body.order.sub_orders[0]?.invoice?.id ??
  ''

/** The same where only customers may call. */
export const onOrdersByCustomer =
  (call: (visitor: Visitor, id: string) => Promise<Reply<unknown>>): Foreign =>
  ({ orders }, { visitor }) =>
    orders.map((order) => ({ call: () => call(visitor, order.id), seen: seeOrder(order) }))

/** Attempts on an order as another guest and as a customer, with and without a key. */
/** On the complaint of a customer, without its key and with wrong ones. */
export const onComplaint =
  (
    call: (visitor: Visitor, id: string, key: string | undefined) => Promise<Reply<unknown>>,
  ): Foreign =>
  ({ complaint: { id }, customer }, b) =>
    both(b).flatMap((visitor) =>
      [undefined, 'guessed', 'a'.repeat(32)].map((key) => ({
        call: () => call(visitor, id, key),
        seen: async () => ({
          ...(await customer.visitor.call('getComplaint', { params: { id }, query: {} })).body,
          request_id: '',
        }),
      })),
    )

export const onOrders =
  (
    call: (visitor: Visitor, id: string, key: string | undefined) => Promise<Reply<unknown>>,
  ): Foreign =>
  ({ orders }, b) =>
    both(b).flatMap((visitor) =>
      orders.flatMap((order) =>
        [undefined, 'guessed', 'a'.repeat(32)].map((key) => ({
          call: () => call(visitor, order.id, key),
          seen: seeOrder(order),
        })),
      ),
    )

/** As the owner of another seller, on a parcel that its own seller has to pack. */
export const onOwnParcel =
  (
    call: (rival: Visitor, parcel: { id: string; version: number }) => Promise<Reply<unknown>>,
  ): Foreign =>
  ({ seller: { visitor, parcelId: id } }, { rival }) => {
    const seen = async () => (await visitor.call('sellerGetParcel', { params: { id } })).body
    return [{ call: async () => call(rival, { id, version: (await seen()).parcel.version }), seen }]
  }
