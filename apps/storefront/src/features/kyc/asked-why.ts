const key = (pharma: boolean) => `upchar.kyc-asked-why.${pharma ? 'pharma' : 'basic'}`

/** Whether to ask a buyer who leaves the form why: once a session and step. */
export function mayAskWhy(
  pharma: boolean,
  storage: Pick<Storage, 'getItem'> = sessionStorage,
): boolean {
  try {
    return storage.getItem(key(pharma)) === null
  } catch {
    return false
  }
}

export function noteAsked(
  pharma: boolean,
  storage: Pick<Storage, 'setItem'> = sessionStorage,
): void {
  try {
    storage.setItem(key(pharma), '1')
  } catch {
    // Without storage the question is never asked: `mayAskWhy` returns false.
  }
}
