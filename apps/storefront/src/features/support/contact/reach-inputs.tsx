import { TextInput } from '@upchar/ui/field'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof TextInput>, 'label'>

export const NameInput = (props: Props) => (
  <TextInput label="Your name" autoComplete="name" maxLength={80} {...props} />
)

export const MobileInput = (props: Props) => (
  <TextInput
    label="Mobile number"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    maxLength={20}
    {...props}
  />
)

export const EmailInput = (props: Props) => (
  <TextInput label="Email" type="email" autoComplete="email" maxLength={254} {...props} />
)
