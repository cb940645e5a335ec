/** Stores encrypted bytes under an id, on disk or elsewhere. */
export type ByteStore = {
  /** Stores bytes durably before it returns. The same id replaces them. */
  put(id: string, bytes: Buffer): Promise<void>
  /** Undefined: no bytes under this id. */
  get(id: string): Promise<Buffer | undefined>
  /** Idempotent. */
  remove(id: string): Promise<void>
  /** Every id with the time of its upload. Clears partial files left by a crash. */
  list(): AsyncIterable<{ id: string; at: Date }>
}

/** Uploaded files: encrypted before they reach the store and decrypted only here. */
export type Files = {
  /** Id of the key that new files are encrypted with. */
  readonly keyId: string
  write(id: string, bytes: Buffer): Promise<void>
  /** Undefined: no such file. Throws when it was tampered with or its key is unknown. */
  read(id: string): Promise<Buffer | undefined>
  remove(id: string): Promise<void>
  list(): AsyncIterable<{ id: string; at: Date }>
}
