import { useQueryClient } from '@tanstack/react-query'

/** Reads everything again that shows wallets. */
export function useWalletsAgain(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['staffGetWallet'] }),
      client.invalidateQueries({ queryKey: ['staffListWalletChanges'] }),
    ])
}
