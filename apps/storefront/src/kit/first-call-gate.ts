/**
 * Holds back concurrent calls until the first one has been answered. Two simultaneous calls of a
 * visitor without a guest id would each get one, and one of the two carts would be lost (ID-02). If
 * the first call fails, the next takes its place.
 */
export function firstCallGate(): <T>(
  work: () => Promise<T>,
  answered: (result: T) => boolean,
) => Promise<T> {
  let first: Promise<boolean> | undefined
  return async (work, answered) => {
    while (first !== undefined) {
      const before = first
      if (await before) return work()
      if (first === before) first = undefined
    }
    const going = work()
    const mine = going.then(answered, () => false)
    first = mine
    return going
  }
}
