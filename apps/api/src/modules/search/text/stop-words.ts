const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** English and Hinglish words that are neither indexed nor searched. */
export const stopWords = words(
  'an and are as at be been but by can do does for from had has have he her here his how i if in into is it its itself ' +
    'me more most my no nor not of off on or our out over own she so some such than that the their them then there these ' +
    'they this those through to too until up very was we were what when where which while who why will with you your ' +
    'ka ke ki ko se mein hai hain aur ya wala wale wali vala vale vali liye lie bina bagair chahiye chahie karne karna hetu ek kya',
)

/** Introduce the purpose or the accessories of a product. */
export const prepositions = words('for with without in on to')

/** Request words and verbs of use, ignored outside phrases: "sugar napne ki patti" is "sugar patti". */
export const fillers = words(
  'something anything things items thing get find show please looking measure measuring check checking used using uses should would could recommended suggest suitable ' +
    'requirement a under help helps works ' +
    ' wholesale wholesaler supplier suppliers manufacturer manufacturers dealer dealers distributor exporter rent hire me ' +
    'number nambar nanbar ' +
    'napne naapne napna naapna mapne maapne lagane lagana lagaane lagne lene lena dekhne dekhna dene dena nikalne nikalna rakhne rakhna ' +
    'chadhane chadhana pehnne pahanne pehenne karwane banane marne hone hona hota hoti rehne',
)

/** Stems of adjectives, which select among products but name none. */
export const qualities = words(
  'disposable reusable digital electronic electric automatic automated manual portable handheld rechargeable cordless wireless professional ' +
    'paediatric pediatric adult neonatal infant child baby small large medium big mini heavy soft hard long short curved straight foldable folding motorised ' +
    'animal veterinary ' +
    'stainless steel plastic aluminium fine coarse thick thin cheap new',
)

/** Generic nouns, which add little to a specific word. */
export const genericWords = words(
  'machine unit device equipment instrument apparatus appliance system product item material type model medical brand company quality set kit use home patient saman samaan medicine person',
)

/** Shopping words, removed from the beginning and end of a query, where they never name a product. */
export const buyingTalk = words(
  'price prices rate rates cost buy buying online order shop purchase cheap cheapest sasta sasti best good india near rs inr ' +
    'rupees list offer required need want dena dikhao kitna kitne dam daam',
)
