import { useQueryClient } from '@tanstack/react-query'

/** Reads the differences and lists anew after a change. */
export function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient()
  return () =>
    Promise.all(
      ['staffListRemittanceDifferences', 'staffListRemittances'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    )
}
