/** What the demo's buyers write, by stars. All of it fits any product. */
export const anyProduct: Readonly<Record<number, readonly string[]>> = {
  5: [
    'As described and well packed. We order it again.',
    'Our ward uses it every day and nobody has complained.',
    'Same quality as the last time, and the invoice matched the box.',
    'Good value for a small clinic.',
    'Arrived a day early and in the original carton. The quality is what we hoped for.',
    'Exactly the size that the page says.',
    'Have bought this for a year from a local dealer at a higher price. No difference in quality.',
    'The staff like it. Clear labels, easy to store.',
  ],
  4: [
    'Good product. The outer carton was dented, the contents were fine.',
    'Does what it should. The label could be larger.',
    'Quality is good; I would like a bigger pack.',
    'Good, though a little more expensive than what we used before.',
    'Works well. Instructions are in English only.',
    'Solid. One star less because the pack is hard to open.',
  ],
  3: [
    'Average. It does the work, but I have seen better at this price.',
    'Usable, but quality differs a little within the pack.',
    'Alright for occasional use.',
    'The product is fine, the packing is thin.',
  ],
  2: [
    'Two pieces in the pack were damaged. The rest is usable.',
    'Feels cheaper than the picture suggests.',
    'Not the finish that we are used to from this brand.',
  ],
  1: [
    'Several pieces were defective. We don’t order it again.',
    'Did not last a week in our clinic.',
  ],
}

/** What they write of goods whose family's key matches. */
export const ofFamily: readonly (readonly [RegExp, Readonly<Record<number, readonly string[]>>])[] =
  [
    [
      /glove/,
      {
        5: ['No tears, and a good grip also when wet. Our nurses asked for more.'],
        4: ['Good everyday gloves. They run a little small.'],
        2: ['They tear when you are in a hurry. We use them for cleaning only.'],
      },
    ],
    [
      /syringe|needle|cannula|catheter|infusion/,
      {
        5: ['All pouches in the box were intact, with an expiry more than two years ahead.'],
        4: ['Good quality. In a box of many, one pouch was open at the edge.'],
      },
    ],
    [
      /thermometer|oximeter|pressure|nebuli[sz]er|monitor|scale/,
      {
        5: ['Set up within ten minutes. The readings agree with our older device.'],
        4: ['Accurate and light. The case could be stronger.'],
        2: ['The display is hard to read in daylight.'],
      },
    ],
    [
      /test|strip|kit/,
      {
        5: ['Clear to read, and no invalid result in the box so far.'],
        4: ['Reliable. The leaflet is printed very small.'],
      },
    ],
    [
      /support|brace|belt|bandage/,
      {
        5: ['Comfortable, and it stays where it should.'],
        4: ['Good material; the size chart runs a little large.'],
      },
    ],
  ]

/** What the shop answers to one and two stars. */
export const answers: readonly string[] = [
  'We are sorry. Please raise an issue from the page of your order, so that we can replace the damaged pieces.',
  'Thank you for telling us. We have passed your words and the batch number on to the manufacturer.',
]

/** What staff refuse, and why. */
export const refused = {
  text: 'We sell the same for less, visit our shop in the market and ask for Ramesh.',
  reason: 'advertising',
} as const
