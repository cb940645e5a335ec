/**
 * Lets the first of several calls go alone, and the others after it has been answered. Two calls of a visitor without a guest
 * id would get one each, and the cart would be with the one that is forgotten (ID-02). A first call without an answer leaves
 * its place to the next.
 */
export function firstAlone(): <T>(
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
