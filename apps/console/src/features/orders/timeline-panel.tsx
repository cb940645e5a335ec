import { Panel } from '@upchar/ui/dense/panel'
import { Timeline } from '@upchar/ui/dense/timeline'
import {
  InboxIcon,
  PackageIcon,
  PencilIcon,
  ReceiptIcon,
  TruckIcon,
  UndoIcon,
} from '@upchar/ui/icons'
import { When } from '../../kit/when.tsx'
import type { Order } from './use-parcel-change.ts'

const ICONS: Record<Order['timeline'][number]['kind'], typeof PackageIcon> = {
  order: PackageIcon,
  payment: ReceiptIcon,
  parcel: TruckIcon,
  courier: PencilIcon,
  mail: InboxIcon,
  refund: UndoIcon,
}

/** What happened to the order, newest first, with who did it. */
export const TimelinePanel = ({ order }: { order: Order }) => (
  <Panel title="What happened">
    <Timeline
      label="What happened, newest first"
      entries={order.timeline.map(({ id, at, kind, title, note, by }) => {
        const Icon = ICONS[kind]
        return {
          id,
          icon: <Icon size={14} aria-hidden="true" />,
          title: by ? `${title} · ${by.name}` : title,
          note,
          when: <When at={at} exact />,
        }
      })}
    />
  </Panel>
)
