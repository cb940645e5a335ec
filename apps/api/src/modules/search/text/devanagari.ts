const consonants: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ळ: 'l',
}
/** Consonants with a dot below (nukta), for sounds of Persian and English words. */
const dotted: Record<string, string> = { क: 'q', ख: 'kh', ग: 'g', ज: 'z', ड: 'r', ढ: 'rh', फ: 'f' }
const vowels: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ऍ: 'e',
  ओ: 'o',
  औ: 'au',
}
const signs: Record<string, string> = {
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ॅ': 'e',
  'ो': 'o',
  'ौ': 'au',
}
const [virama, nukta, anusvara, candrabindu, visarga] = [
  '\u094d',
  '\u093c',
  '\u0902',
  '\u0901',
  '\u0903',
]

/**
 * Transliterates Devanagari to Latin letters as buyers type Hindi: the inherent a is kept between consonants and dropped at
 * the end of a word. Other text is unchanged.
 */
export function transliterate(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text
  // Decompose, so that a dotted letter is always two characters.
  const letters = [...text.normalize('NFD')]
  let out = ''
  for (let i = 0; i < letters.length; i++) {
    const letter = letters[i] ?? ''
    let next = letters[i + 1]
    if (consonants[letter] !== undefined) {
      let sound = consonants[letter]
      if (next === nukta) {
        sound = dotted[letter] ?? sound
        i++
        next = letters[i + 1]
      }
      out += sound
      const follows =
        next !== undefined &&
        (consonants[next] !== undefined ||
          next === anusvara ||
          next === candrabindu ||
          next === visarga)
      if (follows) out += 'a'
    } else if (signs[letter] !== undefined) out += signs[letter]
    else if (vowels[letter] !== undefined) out += vowels[letter]
    else if (letter === anusvara || letter === candrabindu) out += 'n'
    else if (letter === visarga) out += 'h'
    else if (letter === '।') out += ' '
    else if (letter >= '\u0966' && letter <= '\u096f') out += String(letter.charCodeAt(0) - 0x966)
    else if (letter !== virama && letter !== nukta) out += letter
  }
  return out
}
