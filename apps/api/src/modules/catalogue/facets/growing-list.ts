/** A list of integers below 2^32 that grows: a quarter of an array's memory while millions are collected. */
export class GrowingList {
  length = 0
  private values = new Uint32Array(1 << 10)

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.values.length * 2)
      larger.set(this.values)
      this.values = larger
    }
    this.values[this.length++] = value
  }

  at(place: number): number {
    return this.values[place] ?? 0
  }

  /** A view, valid until the next push. */
  slice(start: number, end: number): Uint32Array {
    return this.values.subarray(start, end)
  }
}
