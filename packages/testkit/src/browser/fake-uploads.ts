import { onTestFinished, vi } from 'vitest'

/** XMLHttpRequest by way of `fetch`, so that `fakeApi` answers uploads too. Half of a file is under way until the answer. */
class Upload extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  readonly #stop = new AbortController()
  #method = 'GET'
  #address = ''

  open(method: string, address: string): void {
    this.#method = method
    this.#address = address
  }

  setRequestHeader(): void {
    // The fake API reads none.
  }

  abort(): void {
    this.#stop.abort()
    this.dispatchEvent(new Event('abort'))
  }

  async send(body: FormData): Promise<void> {
    const progress = { lengthComputable: true, loaded: 1, total: 2 }
    this.upload.dispatchEvent(new ProgressEvent('progress', progress))
    try {
      const response = await fetch(this.#address, {
        method: this.#method,
        body,
        signal: this.#stop.signal,
      })
      this.status = response.status
      this.responseText = await response.text()
      this.dispatchEvent(new Event('load'))
    } catch {
      if (!this.#stop.signal.aborted) this.dispatchEvent(new Event('error'))
    }
  }
}

/** Uploads go to the fake API until the test ends. */
export function fakeUploads(): void {
  vi.stubGlobal('XMLHttpRequest', Upload)
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}
