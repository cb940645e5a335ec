const stores: ReadonlyMap<string, string> = new Map([
  ['play.google.com', 'Android app'],
  ['apps.apple.com', 'iPhone app'],
])

/** What an address at a store of mobile apps leads to (APP-03); undefined for any other address. */
export const appStore = (address: string): string | undefined => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  return url?.protocol === 'https:' ? stores.get(url.hostname) : undefined
}

/** The app's id at Google Play, which a web app manifest names; undefined elsewhere. */
export const playId = (address: string): string | undefined =>
  appStore(address) === 'Android app'
    ? (new URL(address).searchParams.get('id') ?? undefined)
    : undefined
