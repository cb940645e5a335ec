/** The day in India of a moment. */
const dayOf = (moment: string): string => `(${moment} at time zone 'Asia/Kolkata')::date`

const lots = `(select json_agg(json_build_object('lotId', t.lot_id::text, 'batchNo', t.batch_no, 'expiresOn', t.expires_on,
  'quantity', t.quantity, 'serials', t.serials, 'parcelId', t.shipment_id, 'warehouseId', t.warehouse_id, 'lotBatchNo', w.batch_no, 'lotExpiresOn', w.expires_on,
  'lotWarehouseId', w.warehouse_id, 'lotOfferId', w.offer_id::text, 'sellerId', h.seller_id))
  from order_line_lot t join shipment p on p.id = t.shipment_id and p.replaces is null
    left join lot w on w.id = t.lot_id left join warehouse h on h.id = t.warehouse_id
  where t.order_line_id = l.id)`

const lines = `(select json_agg(json_build_object('id', l.id, 'offerId', l.offer_id::text, 'sku', l.sku, 'hsn', l.hsn,
  'quantity', l.quantity, 'cancelled', l.cancelled, 'returned', l.returned, 'unitPrice', l.unit_price_paise, 'gstBp', l.gst_bp, 'taxable', l.taxable_paise,
  'cgst', l.cgst_paise, 'sgst', l.sgst_paise, 'igst', l.igst_paise, 'total', l.total_paise,
  'licenceNumber', l.licence_number, 'licenceValidUntil', l.licence_valid_until,
  'packSize', v.pack_size, 'productClass', g.product_class, 'gstTag', f.gst_tag, 'statedBp', e.gst_bp,
  'statedFrom', e.gst_from, 'offerSellerId', e.seller_id, 'offerChanged', e.updated_at > o.placed_at, 'lots', ${lots})
  order by l.id) from order_line l left join offer e on e.id = l.offer_id left join variant v on v.id = e.variant_id
  left join product_group g on g.id = v.group_id left join family f on f.key = g.family_key where l.sub_order_id = s.id)`

const invoices = `(select json_agg(json_build_object('id', i.id, 'gstin', i.gstin, 'number', i.number,
  'issuedDay', ${dayOf('i.issued_at')}, 'document', i.document, 'parcelId', i.shipment_id) order by i.sequence)
  from invoice i where i.sub_order_id = s.id)`

const parts = `(select json_agg(json_build_object('id', s.id, 'sellerId', s.seller_id, 'total', s.total_paise, 'state', s.state,
  'gstin', r.gstin, 'luts', (select json_agg(json_build_object('arn', u.arn, 'from', u.valid_from, 'until', u.valid_until)) from seller_lut u where u.seller_id = s.seller_id),
  'lines', ${lines}, 'invoices', ${invoices},
  'parcels', (select json_agg(json_build_object('id', p.id, 'state', p.state, 'warehouseId', p.warehouse_id, 'cash', p.cash_paise)) from shipment p where p.sub_order_id = s.id and p.replaces is null),
  'leftOn', (select min(${dayOf('c.scanned_at')}) from shipment p join shipment_scan c on c.shipment_id = p.id
    where p.sub_order_id = s.id and p.replaces is null)))
  from sub_order s left join seller r on r.id = s.seller_id where s.order_id = o.id)`

const creditNotes = `(select json_agg(json_build_object('id', n.id, 'invoiceId', n.invoice_id, 'cause', n.cause, 'gstin', n.gstin,
  'number', n.number, 'issuedDay', ${dayOf('n.issued_at')}, 'document', n.document) order by n.sequence)
  from credit_note n where n.order_id = o.id)`

const cancels = `(select json_agg(json_build_object('id', c.id, 'amount', c.amount_paise, 'refund', c.refund_paise,
  'back', (select coalesce(sum(r.amount_paise), 0) from refund r where r.payment_id in (select a.id from payment_order q join payment a on a.payment_order_id = q.id where q.checkout_id = o.checkout_id) and r.cause = c.id::text)
    + (select coalesce(sum(w.amount_paise), 0) from ledger_journal j join ledger_posting w on w.journal_id = j.id
      join ledger_account a on a.id = w.account_id and a.kind = 'wallet' where j.key = 'cancel:' || c.id),
  'lines', (select json_agg(json_build_object('line', k.order_line_id, 'quantity', k.quantity, 'amount', k.amount_paise))
    from order_cancel_line k where k.cancel_id = c.id)) order by c.at, c.id)
  from order_cancel c where c.order_id = o.id)`

const giveBacks = `(select json_agg(json_build_object('cause', b.cause, 'wallet', b.wallet_paise, 'online', b.online_paise,
  'cash', b.cash_paise, 'due', b.due_paise)) from order_give_back b where b.order_id = o.id)`

const inPoints = (kind: string, journals: string): string =>
  `(select coalesce(sum(w.amount_paise), 0) from ledger_journal j join ledger_posting w on w.journal_id = j.id
    join ledger_account a on a.id = w.account_id and a.kind = '${kind}' where j.checkout_id = o.checkout_id${journals})`

const points = `json_build_object('given', -${inPoints('points_given', ' and j.customer_id = o.customer_id')},
  'spent', ${inPoints('points_spent', ` and j.kind = 'redeem'`)}, 'back', -${inPoints('points_spent', ` and j.kind = 'reverse'`)},
  'left', (select coalesce(sum(a.balance_paise), 0) from ledger_account a where a.customer_id = o.customer_id and a.kind = 'points'),
  'open', exists (select 1 from customer k where k.id = o.customer_id and k.deactivated_at is null),
  'waiting', exists (select 1 from graphile_worker.jobs w where w.key = 'points:' || o.id and w.attempts < w.max_attempts))`

const referral = `(select json_build_object('code', r.code, 'discount', r.discount_paise, 'ordered', r.held_until is null,
    'cancelled', r.cancelled_at is not null, 'blocked', r.blocked_at is not null, 'byBuyer', r.referee_id is not distinct from o.customer_id,
    'self', r.referrer_id = r.referee_id,
    'given', -${inPoints('points_given', ' and j.customer_id = r.referrer_id')},
    'left', (select coalesce(sum(a.balance_paise), 0) from ledger_account a where a.customer_id = r.referrer_id and a.kind = 'points'),
    'earlier', (select count(*) from "order" e where e.customer_id = r.referee_id and e.placed_at < o.placed_at - interval '1 minute'
      and exists (select 1 from sub_order s join order_line l on l.sub_order_id = s.id where s.order_id = e.id and l.quantity > l.cancelled)),
    'mutual', (select count(*) from referral q where q.referrer_id = r.referee_id and q.referee_id = r.referrer_id
      and q.held_until is null and q.cancelled_at is null and q.at < r.at),
    'arrivedOn', (select max(c.scanned_at)::text from sub_order s join shipment h on h.sub_order_id = s.id and h.replaces is null
      join shipment_scan c on c.shipment_id = h.id and c.status_id = 7 where s.order_id = o.id),
    'rewardedAt', (select min(j.at)::text from ledger_journal j where j.checkout_id = o.checkout_id and j.customer_id = r.referrer_id and j.kind = 'earn'))
  from referral r where r.checkout_id = o.checkout_id)`

const returns = `(select json_agg(json_build_object('id', r.id, 'number', r.number, 'state', r.state, 'byBuyer', r.opened_by is null,
  'outcome', r.outcome, 'subOrderId', r.sub_order_id, 'credit', r.credit_paise, 'refund', r.refund_paise, 'cash', r.cash_paise,
  'back', (select coalesce(sum(f.amount_paise), 0) from refund f where f.payment_id in (select a.id from payment_order q join payment a on a.payment_order_id = q.id where q.checkout_id = o.checkout_id) and f.cause = r.id::text)
    + (select coalesce(sum(w.amount_paise), 0) from ledger_journal j join ledger_posting w on w.journal_id = j.id
      join ledger_account a on a.id = w.account_id and a.kind = 'wallet' where j.key = 'return:' || r.id),
  'lines', (select json_agg(json_build_object('line', k.order_line_id, 'quantity', k.quantity))
    from order_return_line k where k.return_id = r.id),
  'pieces', (select json_agg(json_build_object('line', p.order_line_id, 'lotId', p.lot_id::text, 'parcelId', p.shipment_id, 'fate', p.fate, 'quantity', p.quantity))
    from order_return_piece p where p.return_id = r.id),
  'strays', (select coalesce(sum(p.quantity), 0) from order_return_piece p
    where p.return_id = r.id and p.fate <> 'rejected' and r.shipment_id is not null and p.shipment_id <> r.shipment_id),
  'restocked', (select json_agg(json_build_object('lotId', m.lot_id::text, 'quantity', m.quantity))
    from stock_movement m where m.reason = 'return' and m.reference = 'return ' || r.id)) order by r.opened_at, r.id)
  from order_return r where r.order_id = o.id)`

const replacements = `(select json_agg(json_build_object('id', h.id, 'returnId', h.replaces, 'subOrderId', h.sub_order_id, 'state', h.state,
  'warehouseId', h.warehouse_id, 'warehouseSellerId', w.seller_id, 'cash', h.cash_paise,
  'challans', (select json_agg(json_build_object('number', c.number, 'document', c.document, 'issuedDay', ${dayOf('c.issued_at')}, 'isCancelled', c.cancelled_at is not null) order by c.number)
    from delivery_challan c where c.shipment_id = h.id),
  'invoices', (select count(*) from invoice i where i.shipment_id = h.id),
  'leftOn', (select min(${dayOf('c.scanned_at')}) from shipment_scan c where c.shipment_id = h.id),
  'lots', (select json_agg(json_build_object('line', t.order_line_id, 'lotId', t.lot_id::text, 'batchNo', t.batch_no, 'expiresOn', t.expires_on,
      'quantity', t.quantity, 'warehouseId', t.warehouse_id, 'lotBatchNo', o2.batch_no, 'lotExpiresOn', o2.expires_on, 'lotOfferId', o2.offer_id::text,
      'lotWarehouseId', o2.warehouse_id)) from order_line_lot t left join lot o2 on o2.id = t.lot_id where t.shipment_id = h.id)) order by h.id)
  from sub_order s join shipment h on h.sub_order_id = s.id and h.replaces is not null left join warehouse w on w.id = h.warehouse_id
  where s.order_id = o.id)`

/** One order a row, with all that belongs to it. */
export const orderQuery = `select json_build_object('id', o.id, 'number', o.number, 'isGuest', o.guest_id is not null,
  'placedOn', ${dayOf('o.placed_at')},
  'quotedOn', (select ${dayOf('q.created_at')} from payment_order q where q.checkout_id = o.checkout_id),
  'total', o.total_paise, 'wallet', o.wallet_paise, 'paymentOption', o.payment_option, 'paymentId', o.payment_id,
  'form', o.form, 'quote', o.quote, 'parts', ${parts}, 'cancels', ${cancels}, 'giveBacks', ${giveBacks}, 'creditNotes', ${creditNotes}, 'returns', ${returns}, 'replacements', ${replacements},
  'checkout', (select json_build_object('state', c.state, 'total', c.total_paise, 'purchaseId', c.purchase_id)
    from checkout c where c.id = o.checkout_id), 'purchaseId', o.purchase_id,
  'voucher', (select json_build_object('code', v.code, 'discount', u.discount_paise, 'sellerId', v.seller_id,
      'percentBp', v.percent_bp, 'amount', v.amount_paise, 'most', v.max_discount_paise, 'least', v.minimum_paise,
      'redeemed', u.redeemed_at is not null)
    from voucher_use u join voucher v on v.id = u.voucher_id where u.checkout_id = o.checkout_id),
  'points', ${points},
  'zones', (select json_agg(json_build_object('kind', z.kind, 'pincode', z.pincode, 'from', z.valid_from, 'until', z.valid_until))
    from sez_claim z where z.customer_id = o.customer_id and z.gstin = o.form->>'gstin' and z.state in ('confirmed', 'ended') and z.valid_from is not null),
  'points', ${points}, 'referral', ${referral},
  'otherPoints', (select count(*) from ledger_journal j left join referral r on r.checkout_id = j.checkout_id
    where j.checkout_id = o.checkout_id and j.customer_id is distinct from o.customer_id and j.customer_id is distinct from r.referrer_id),
  'pincodeStates', (select coalesce((select json_agg(x->>'stateCode') from jsonb_array_elements(case when jsonb_typeof(p.states) = 'array' then p.states end) x),
      json_build_array(p.state_code)) from pincode p where p.pincode = o.form->>'pincode')) as "order"
  from "order" o`
