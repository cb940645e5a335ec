import type { Article } from './article.ts'
import { heading, links, list, note, table, text } from '../text-blocks.ts'

export const gloves: Article = {
  slug: 'choose-examination-gloves',
  categoryId: 'buying-guides',
  publishedOn: '2026-11-12',
  title: 'How to choose examination gloves',
  summary:
    'Nitrile, latex or vinyl, powder-free or not, which size, sterile or not: five questions that settle which box to order.',
  blocks: [
    text(
      'Gloves are the most used disposable in a clinic, and the wrong box is noticed by everybody: it tears, it itches, it sits too tight by noon. Five questions settle the choice.',
    ),
    heading('1. Sterile or not?'),
    text(
      'Examination gloves are not sterile. They protect you and the patient during examination, blood collection, cleaning and handling of samples. For surgery and other aseptic work you need surgical gloves: sterile, packed in pairs, shaped for the left and right hand.',
    ),
    heading('2. Which material?'),
    table(
      ['Material', 'Good at', 'Mind'],
      [
        'Nitrile',
        'Free of latex protein. Resists punctures and many chemicals and disinfectants',
        'Costs a little more. Less stretch, so take the right size',
      ],
      [
        'Latex',
        'Stretches with the hand, fine feel',
        'Can cause allergic reactions in staff and patients. Keep it away from heat and light',
      ],
      [
        'Vinyl',
        'Cheap, for short tasks with little risk',
        'Loose fit, tears sooner; not for contact with blood or chemotherapy drugs',
      ],
    ),
    note(
      'If anybody in the room is allergic to latex, use nitrile for everybody there: latex protein also travels on powder and on hands.',
    ),
    heading('3. Powder-free?'),
    text(
      'Powder makes gloves easy to put on, but it carries latex protein into the air and leaves dust on wounds, lenses and impressions. Powder-free is the usual choice today.',
    ),
    heading('4. Which size?'),
    text(
      'Measure around the palm below the knuckles, without the thumb. When you are between two sizes take the larger one: a stretched glove tears sooner and tires the hand.',
    ),
    table(
      ['Around the palm', 'Size'],
      ['up to 17 cm', 'XS'],
      ['17 to 19 cm', 'S'],
      ['19 to 21.5 cm', 'M'],
      ['21.5 to 24 cm', 'L'],
      ['above 24 cm', 'XL'],
    ),
    text(
      'Makers differ by a little; where a product page has a chart of its own, that one counts.',
    ),
    heading('5. How thick?'),
    text(
      'Makers tell the weight of one glove in grams. Light gloves feel more; heavier ones and those with a long cuff last longer in emergency rooms, in dialysis and with disinfectants.',
    ),
    heading('In daily use'),
    list(
      'Clean your hands before you put gloves on and after you take them off.',
      'A new pair for each patient, and between a dirty and a clean task on the same patient.',
      'Never wash or disinfect gloves to use them again.',
      'Used gloves with blood or body fluids go into the red bag of the biomedical-waste rules.',
    ),
    links({
      'Nitrile examination gloves': '/consumables/nitrile-examination-gloves',
      'Latex examination gloves': '/consumables/latex-examination-gloves',
      'Sterile surgical gloves': '/consumables/sterile-surgical-gloves',
    }),
  ],
}

export const gauges: Article = {
  slug: 'needle-and-cannula-colours',
  categoryId: 'buying-guides',
  publishedOn: '2026-10-29',
  title: 'Needle and cannula sizes: what the colours mean',
  summary:
    'The same gauge has one colour on a needle and another on an IV cannula. A table to hang up beside the shelf.',
  blocks: [
    text(
      'Gauge counts backwards: the higher the number, the thinner the needle. Colours make sizes quick to find, but two standards are in use. ISO 6009 gives the colours of hypodermic needles, ISO 10555-5 those of IV cannulas. They don’t agree.',
    ),
    table(
      ['Gauge', 'Hypodermic needle', 'IV cannula'],
      ['14G', '–', 'orange'],
      ['16G', 'white', 'grey'],
      ['17G', 'red-violet', 'white'],
      ['18G', 'pink', 'green'],
      ['20G', 'yellow', 'pink'],
      ['21G', 'deep green', '–'],
      ['22G', 'black', 'blue'],
      ['23G', 'deep blue', '–'],
      ['24G', 'medium purple', 'yellow'],
      ['25G', 'orange', '–'],
      ['26G', 'brown', 'violet'],
      ['27G', 'medium grey', '–'],
    ),
    note(
      'An 18G needle is pink, an 18G cannula is green, and pink on a cannula means 20G. Order and call out the number, not the colour.',
    ),
    heading('Which size for what'),
    list(
      'IV cannula 14G and 16G: emergencies and large volumes. 18G: blood and surgery. 20G: most adults. 22G: older patients, children, fragile veins. 24G and 26G: infants.',
      'Needle 21G to 23G: injections into muscle. 25G to 27G: injections under the skin.',
      'The person who gives the injection decides; the patient’s build and the drug matter as much as the table.',
    ),
    heading('When you order'),
    list(
      'Length stands beside the gauge: 23G × 1 inch is another product than 23G × 1½ inch.',
      'With or without wings and injection port: a cannula for theatre is not the one for the ward.',
      'Needles and cannulas are for single use. Order the sharps container with them.',
    ),
    links({
      'IV cannulas': '/consumables/iv-cannula',
      'Hypodermic needles': '/consumables/hypodermic-needle',
      'Sharps containers': '/consumables/sharps-container',
    }),
  ],
}
