import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Answer } from '@upchar/contract/schema/endpoints'
import { Badge } from '@upchar/ui/badge'
import { Button } from '@upchar/ui/button'
import { FailedState } from '@upchar/ui/dense/data-state'
import { Panel } from '@upchar/ui/dense/panel'
import { Lines } from '../../kit/lines.tsx'
import { phoneText } from '../../kit/format.ts'
import { question } from '../../shell/api/ask.ts'
import { useMe } from '../../shell/api/me.ts'
import { AddressForm, DeleteAddress } from './address-form.tsx'

type Customer = Answer<'staffGetCustomer'>['customer']
type Book = Answer<'staffListCustomerAddresses'>
type Address = Book['addresses'][number]
type Doing = { what: 'add' } | { what: 'modify' | 'delete'; address: Address }

/** A customer's addresses, which staff can correct. */
export function AddressesPanel({ customer }: { customer: Customer }) {
  const { may } = useMe()
  const [doing, setDoing] = useState<Doing>()
  const { data, error, isFetching, refetch } = useQuery(
    question('staffListCustomerAddresses', { params: { id: customer.id } }),
  )
  const mayEdit = may('customers.change') && !customer.is_closed
  const close = () => setDoing(undefined)
  return (
    <Panel
      title="Addresses"
      note={data && data.addresses.length > 0 ? String(data.addresses.length) : undefined}
      action={
        mayEdit && data && data.addresses.length < data.max_addresses && doing === undefined ? (
          <Button look="quiet" onClick={() => setDoing({ what: 'add' })}>
            Add<span className="sr-only"> an address</span>
          </Button>
        ) : undefined
      }
      flush
    >
      {error && !data ? (
        <FailedState
          title="The addresses could not be loaded"
          message={error.message}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data || error ? null : <Lines count={2} />}
      {doing?.what === 'add' ? (
        <div className="p-4">
          <AddressForm customerId={customer.id} onClose={close} />
        </div>
      ) : null}
      {data?.addresses.length === 0 && doing === undefined ? (
        <p className="p-4 text-body-sm text-text-muted">No addresses yet.</p>
      ) : null}
      <ul className="divide-y divide-border text-body-sm">
        {data?.addresses.map((address) => (
          <li key={address.id} className="px-4 py-3">
            {doing?.what === 'modify' && doing.address.id === address.id ? (
              <AddressForm customerId={customer.id} address={address} onClose={close} />
            ) : (
              <OneAddress address={address} book={data} onDo={mayEdit ? setDoing : undefined} />
            )}
          </li>
        ))}
      </ul>
      {doing?.what === 'delete' ? (
        <DeleteAddress customerId={customer.id} address={doing.address} onClose={close} />
      ) : null}
    </Panel>
  )
}

function OneAddress({
  address,
  book,
  onDo,
}: {
  address: Address
  book: Book
  onDo: ((doing: Doing) => void) | undefined
}) {
  const name = `${address.billingName} ${address.billingLastName}`.trim()
  const lines = [address.buildingName, address.streetName, address.landmark].filter(Boolean)
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-60 [overflow-wrap:anywhere]">
        <p className="font-medium">
          {name}
          {book.default_shipping_address_id === address.id ? (
            <Badge className="ml-2">Delivery</Badge>
          ) : null}
          {book.default_billing_address_id === address.id ? (
            <Badge className="ml-2">Billing</Badge>
          ) : null}
        </p>
        <p>{lines.join(', ')}</p>
        <p className="text-text-muted">
          {address.city} {address.pinCode}, {address.state} · {phoneText(address.phoneNumber)}
        </p>
        {address.gstin ? (
          <p className="text-caption text-text-hint">
            {address.gstin} {address.businessName}
          </p>
        ) : null}
      </div>
      {onDo ? (
        <div className="flex gap-2">
          <Button look="outline" onClick={() => onDo({ what: 'modify', address })}>
            Edit<span className="sr-only"> the address of {name}</span>
          </Button>
          <Button look="quiet" onClick={() => onDo({ what: 'delete', address })}>
            Delete<span className="sr-only"> the address of {name}</span>
          </Button>
        </div>
      ) : null}
    </div>
  )
}
