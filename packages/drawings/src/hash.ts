/** A small stable hash of text, unsigned 32 bit. */
export function hashText(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i += 1) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

/** First number in a variant text such as '5 ml' or '16 Fr'; `otherwise` when there is none. */
export function firstNumber(size: string, otherwise: number): number {
  const found = /\d+(?:\.\d+)?/.exec(size)
  return found === null ? otherwise : Number(found[0])
}
