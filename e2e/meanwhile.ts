/**
 * What `waiting` brings while `act` runs. A promise of Playwright's that nobody awaits yet rejects unhandled where the action
 * fails first, and an unhandled rejection fails the whole run, though its test passes on retry.
 */
export async function meanwhile<T>(waiting: Promise<T>, act: () => Promise<unknown>): Promise<T> {
  const [brought] = await Promise.all([waiting, act()])
  return brought
}
