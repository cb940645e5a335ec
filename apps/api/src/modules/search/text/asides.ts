const words = (text: string): readonly string[] => text.split(' ')

const places = words(
  'india bharat mumbai bombay navi thane pune nagpur nashik delhi ncr gurgaon gurugram noida ghaziabad faridabad bangalore bengaluru mysore chennai ' +
    'madras coimbatore madurai hyderabad secunderabad vijayawada vizag visakhapatnam kolkata calcutta howrah patna ranchi bhubaneswar cuttack guwahati ' +
    'lucknow kanpur agra varanasi prayagraj allahabad meerut jaipur jodhpur kota udaipur ahmedabad surat vadodara baroda rajkot indore bhopal gwalior jabalpur ' +
    'raipur ludhiana amritsar jalandhar chandigarh mohali ambala dehradun shimla jammu srinagar kochi cochin trivandrum calicut goa up mp maharashtra gujarat ' +
    'rajasthan punjab haryana bihar jharkhand odisha assam kerala karnataka tamilnadu telangana andhra uttarakhand himachal nepal',
)

const forms = words(
  'inj injection vial ampoule amp tablet tab capsule syrup powder solution liquid bottle packet pack packed packing box bulk refill jar sachet piece pieces pcs ' +
    'individually single use type size shade colour color half full lowest smallest meter litre liter original genuine latest needed used best test testing order dose function hcl sqm rpm',
)

export const audiences: ReadonlySet<string> = new Set(
  words(
    'hospital clinic nursing home icu opd ipd ward ot operation theatre lab laboratory doctor nurse student surgeon patient person people man men male woman women ' +
      'female lady ladies gents kid kids mareez marij bachche bachcha old elderly human animal animals dog cat cow cattle buffalo horse goat sheep pig puppy pet vet poultry',
  ),
)

/**
 * Words that buyers add to the name of a product: places, forms and packings, and whom it is for.
 * A product without them is still the one asked for.
 */
export const asides: ReadonlySet<string> = new Set([...places, ...forms, ...audiences])

/** Generic words for machines. */
export const deviceWords: ReadonlySet<string> = new Set([
  'machine',
  'device',
  'apparatus',
  'equipment',
])
