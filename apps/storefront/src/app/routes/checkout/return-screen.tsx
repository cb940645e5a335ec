import { useSearch } from '@tanstack/react-router'
import { FinishScreen } from '../../../features/checkout/index.ts'
import { NotFoundScreen } from '../../layout/not-found.tsx'

export function Screen() {
  const { checkout, ...back } = useSearch({ from: '/checkout/return' })
  return checkout === undefined ? (
    <NotFoundScreen />
  ) : (
    <FinishScreen checkout={checkout} back={back} />
  )
}
