import { useQueryClient } from '@tanstack/react-query'

/** Reads the lists of what waits for money again. */
export function useRequestsAgain(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [
        'staffListPaymentRequests',
        'staffListHandRefunds',
        'staffListTransfers',
        'staffListReturnedTransfers',
      ].map((key) => client.invalidateQueries({ queryKey: [key] })),
    )
}
