const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Words that say nothing about goods, English and Hinglish: neither indexed nor searched. */
export const stopWords = words(
  'a an and are as at be been but by can do does for from had has have he her here his how i if in into is it its itself '
  + 'me more most my no nor not of off on or our out over own she so some such than that the their them then there these '
  + 'they this those through to too under until up very was we were what when where which while who why will with you your '
  + 'ka ke ki ko se mein hai hain aur ya wala wale wali vala vale vali liye lie chahiye chahie karne karna hetu ek kya',
)

/** The talk of buying: left out at the beginning and the end of a query, where it never names the goods. */
export const buyingTalk = words(
  'price prices rate rates cost buy buying online order shop purchase cheap cheapest sasta sasti best good india near rs inr '
  + 'rupees list offer required need want dena dikhao kitna kitne dam daam',
)
