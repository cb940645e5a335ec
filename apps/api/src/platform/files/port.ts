/** Where bytes stand under an id, on disk or elsewhere. Knows nothing of what they are; they come encrypted. */
export type ByteStore = {
  /** Keeps bytes; they are there for good when it returns. The same id again replaces them. */
  put(id: string, bytes: Buffer): Promise<void>
  /** Undefined: nothing stands under the id. */
  get(id: string): Promise<Buffer | undefined>
  /** Removing what isn't there is no error. */
  remove(id: string): Promise<void>
  /** Every id with the time it was put. What a crash left half written is cleared on the way. */
  list(): AsyncIterable<{ id: string; at: Date }>
}

/** Files of people: encrypted under a key of ours before they reach the store, and opened only here. */
export type Files = {
  /** Id of the key that new files are encrypted with. */
  readonly keyId: string
  write(id: string, bytes: Buffer): Promise<void>
  /** Undefined: no such file. Throws when it was changed outside or its key is not among ours. */
  read(id: string): Promise<Buffer | undefined>
  remove(id: string): Promise<void>
  list(): AsyncIterable<{ id: string; at: Date }>
}
