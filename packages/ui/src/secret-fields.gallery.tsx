import type { Gallery } from './gallery.ts'
import { CodeInput, PasswordInput } from './secret-fields.tsx'

export const gallery: Gallery = {
  title: 'Password and code',
  parts: { CodeInput, PasswordInput },
  states: {
    password: <PasswordInput label="Password" autoComplete="off" />,
    'password: filled, error': (
      <PasswordInput
        label="New password"
        hint="At least 10 characters"
        error="Choose a password that isn't in lists of leaked ones"
        defaultValue="medicine123"
        autoComplete="off"
      />
    ),
    code: <CodeInput label="Code" hint="Sent to 98470 00000" />,
    'code: filled, error': (
      <CodeInput label="Code from your app" error="This code has expired" defaultValue="123456" />
    ),
  },
}
