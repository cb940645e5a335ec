import type { Article } from './article.ts'
import { heading, links, list, note, table, text } from '../text-blocks.ts'

export const invoice: Article = {
  slug: 'read-a-gst-invoice',
  categoryId: 'gst-and-papers',
  publishedOn: '2026-11-05',
  title: 'How to read a GST invoice, and what to check before you pay',
  summary:
    'CGST and SGST or IGST, HSN, place of supply, invoice or bill of supply: what each line says, and what your accountant needs for input credit.',
  blocks: [
    text(
      'On a marketplace you buy from sellers, so each seller’s part of an order comes with an invoice of its own. These are the lines that matter.',
    ),
    table(
      ['On the invoice', 'What it says'],
      [
        'Supplier and GSTIN',
        'Who sold the goods. The first two digits of the GSTIN are the state in which the seller is registered',
      ],
      [
        'Invoice number and date',
        'At most 16 characters, unique in the financial year (1 April to 31 March)',
      ],
      ['Recipient and GSTIN', 'You. Without your GSTIN on it, the invoice gives no input credit'],
      [
        'Place of supply',
        'As a rule the state where the delivery ends. It decides which tax is charged',
      ],
      ['HSN', 'The code of the goods. It decides the rate'],
      ['Taxable value', 'The price without GST, after discounts'],
      [
        'CGST and SGST, or IGST',
        'Within the seller’s state half and half; to another state IGST. The sum is the same',
      ],
    ),
    heading('Within the state or between states'),
    text(
      'A seller in Maharashtra who delivers to Pune charges CGST 2.5% and SGST 2.5% on goods at 5%. The same box to Bengaluru carries IGST 5%. The price that you pay doesn’t change.',
    ),
    heading('Tax invoice or bill of supply?'),
    text(
      'Goods without GST, such as contraceptives, come with a bill of supply: there is no tax on it that could be claimed.',
    ),
    heading('For input credit'),
    list(
      'Give your GSTIN before you pay. It can’t be added later without a correction by the seller.',
      'Look at its 15 characters twice: the last one is a check character, so a typing mistake is found at once here, but the number of another branch is not.',
      'The invoice must show in your GSTR-2B. If it doesn’t by the middle of the next month, ask the seller.',
      'Whether you may claim at all depends on what you use the goods for. Health care services by clinics and hospitals are mostly exempt, and then there is no credit on what was bought for them. Ask your accountant.',
    ),
    note('This is an explanation for buyers, not tax advice.'),
    links({
      'GST rates on medical supplies': '/blogs/gst-rates-medical-supplies',
      'Our terms': '/policy#terms',
    }),
  ],
}

export const rates: Article = {
  slug: 'gst-rates-medical-supplies',
  categoryId: 'gst-and-papers',
  publishedOn: '2026-10-15',
  title: 'GST rates on medical supplies since 22 September 2025',
  summary:
    'Most medical devices, diagnostic kits and dressings are at 5% now. A short table, and the goods that are still at 18%.',
  blocks: [
    text(
      'Since 22 September 2025 most goods for medical use carry 5% GST. What was at 12% came down, and much of what was at 18% too. Some things beside them did not.',
    ),
    table(
      ['Goods', 'HSN', 'GST'],
      ['Syringes, needles, cannulas, catheters, BP monitors, surgical instruments', '9018', '5%'],
      ['Nebulisers, oxygen concentrators, ventilators', '9019', '5%'],
      ['Splints, implants, intraocular lenses', '9021', '5%'],
      ['Glucometers and test strips', '9027, 3822', '5%'],
      ['Diagnostic kits and reagents', '3822', '5%'],
      ['Bandages, gauze, dressings', '3005', '5%'],
      ['Surgical and examination gloves of rubber or nitrile', '4015 12', '5%'],
      ['Masks, up to ₹2,500 a piece', '6307', '5%'],
      ['Most medicines', '3003, 3004', '5%'],
      ['Contraceptives', '3006 60, 4014', 'nil'],
    ),
    heading('Still at 18%'),
    list(
      'Hospital furniture: beds, operating tables, trolleys (9402)',
      'Autoclaves and centrifuges (8419, 8421)',
      'Microscopes (9011)',
      'Disinfectants and hand sanitisers (3808)',
      'Vinyl gloves and plastic jars (3926)',
      'Laboratory glassware (7017)',
    ),
    note(
      'Two boxes that look alike can carry two rates: nitrile gloves are at 5%, vinyl gloves at 18%. The product page shows the rate that is charged, and it is the one that counts.',
    ),
    links({ 'How to read a GST invoice': '/blogs/read-a-gst-invoice' }),
  ],
}
