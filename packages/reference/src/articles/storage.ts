import type { Article } from './article.ts'
import { heading, links, list, note, table, text } from '../text-blocks.ts'

export const coldChain: Article = {
  slug: 'receive-cold-chain-goods',
  categoryId: 'storage',
  publishedOn: '2026-11-16',
  title: 'Cold-chain goods: what to do in the first ten minutes',
  summary:
    'Insulin, vaccines and many reagents are spoiled by warmth and by frost alike. A short routine for the moment the box arrives.',
  blocks: [
    text(
      'Most cold-chain goods are kept at 2 to 8 °C. They can’t be judged by looking at them, so what counts is the time they were out of that range. Ten minutes of routine protect your patients and your claim.',
    ),
    heading('When the box arrives'),
    list(
      'Note the time. Open the box at once, in a cool room.',
      'Look at the outside first: torn, wet, opened before? Take a picture.',
      'If there is a temperature logger, stop it and read the lowest and the highest value. Write them down with the time.',
      'Feel the cold packs: cool and partly frozen is fine, warm is not. Ice packs must not touch the goods.',
      'Check product, batch, expiry and quantity against the invoice.',
      'Put the goods into the refrigerator before you do the paperwork.',
    ),
    heading('In the refrigerator'),
    list(
      'In the middle, never in the door and never against the back wall: one is too warm, the other freezes.',
      'Earliest expiry in front.',
      'A thermometer inside, read and written down twice a day. A household refrigerator with food in it is not a place for vaccines.',
    ),
    note(
      'Frost is as bad as warmth. Insulin and vaccines with an aluminium adjuvant lose their effect when they have been frozen, even if they look normal after thawing.',
    ),
    heading('If something is wrong'),
    text(
      'Don’t use the goods and don’t throw them away. Mark them, keep them cold and apart, and tell us within 24 hours with the order number and pictures. Goods that were out of their range are not put back on a shelf, by us neither.',
    ),
    links({ 'Returns of cold-chain goods': '/policy#returns' }),
  ],
}

export const batches: Article = {
  slug: 'batch-expiry-and-storage',
  categoryId: 'storage',
  publishedOn: '2026-10-08',
  title: 'Batch, expiry, storage: keeping a small store room in order',
  summary:
    'What the label tells you, why “first expiry, first out” beats “first in, first out”, and a check that takes half an hour a month.',
  blocks: [
    heading('What the label says'),
    table(
      ['On the pack', 'Meaning'],
      [
        'Batch or lot number',
        'Names everything that was made together. A recall names batches: without it you can’t tell whether yours is meant',
      ],
      ['Use by, Exp.', 'The last month or day of use. “06/2028” means until the end of June 2028'],
      ['Sterile, with the method', 'Sterile as long as the pack is dry, closed and undamaged'],
      ['A crossed-out 2', 'For single use'],
      ['Two temperatures beside a thermometer', 'Keep it within them, in transport too'],
    ),
    heading('First expiry, first out'),
    text(
      'New deliveries don’t always expire later. Put what expires first in front, whatever day it came. For goods that you use slowly, buy fewer boxes more often.',
    ),
    heading('Half an hour a month'),
    list(
      'Take out what expires in the next three months and use it first, or give it to a ward that needs it.',
      'Set aside what has expired and have it collected as biomedical waste; medicines never go into the sink.',
      'Look for crushed, wet or opened packs.',
      'Keep goods off the floor and away from outer walls, windows and X-ray rooms. Heat and ozone make rubber brittle.',
      'Write down batch and expiry of what goes into a patient: implants, sutures, medicines.',
    ),
    links({
      'Absorbable sutures': '/consumables/absorbable-suture',
      'Nitrile examination gloves': '/consumables/nitrile-examination-gloves',
    }),
  ],
}
