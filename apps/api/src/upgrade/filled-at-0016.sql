-- A small shop as the release whose last migration is 0016_kyc_nothing_optional left it: goods of two sellers in stock, a
-- guest's cart, a checkout that waits for its payment, an order that was paid and shipped. upgrade.test.ts migrates it.
insert into business_category (key, name, position, enabled, meta_title, meta_description, banner_title, banner_image)
values ('consumables', 'Consumables', 1, true, 'Consumables', 'Consumables', 'Consumables', '/img/b/consumables');
insert into category (id, slug, name, business_category, position) values (1, 'gloves', 'Gloves', 'consumables', 1);
insert into family (key, name, slug, category_id, business_category, description, attributes, position)
values ('nitrile-gloves', 'Nitrile examination gloves', 'nitrile-examination-gloves', 1, 'consumables', 'Powder-free.', '[]', 1);
insert into brand (id, slug, name, hue, country, description) values (1, 'kavach', 'Kavach', 200, 'India', 'Gloves.');
insert into seller (id, slug, legal_name, trade_name, gstin, state_code, address, city, pincode, email, phone, invoice_prefix)
values (1, 'konkan', 'Konkan Medical Private Limited', 'Konkan Medical', '27AABCK1111K1Z5', '27', '1 Dock Road', 'Mumbai', '400001', 'sales@konkan.example', '+912200000001', 'KM'),
  (2, 'yamuna', 'Yamuna Surgicals Private Limited', 'Yamuna Surgicals', '07AABCY2222K1Z3', '07', '2 Ring Road', 'New Delhi', '110001', 'sales@yamuna.example', '+911100000002', 'YS');
insert into warehouse (id, seller_id, name, city, pincode, latitude, longitude, cut_off_hour)
values (1, 1, 'Mumbai depot', 'Mumbai', '400001', 18.94, 72.83, 14), (2, 2, 'Delhi depot', 'New Delhi', '110001', 28.62, 77.21, 14);

-- Numbers of groups and variants have gaps, as after years of trade.
insert into product_group (id, slug, title, brand_id, family_key, description, highlights, attributes, facts, product_class, country_of_origin, active, created_at)
overriding system value
select id, slug, title, 1, 'nitrile-gloves', '', '[]', '{}',
  '{"manufacturerName":"Kavach","manufacturerAddress":"Pune","netQuantity":"100 pieces","licenceClass":"none","storage":"","consumerCare":""}', 'GEN', 'India', active, created_at::timestamptz
from (values (11, 'kavach-nitrile', 'Kavach nitrile gloves', true, '2025-01-10T06:00:00Z'), (14, 'kavach-long-cuff', 'Kavach long-cuff gloves', true, '2025-02-11T06:00:00Z'),
  (19, 'kavach-latex', 'Kavach latex gloves', false, '2024-03-12T06:00:00Z')) as v(id, slug, title, active, created_at);
insert into variant (id, sku, group_id, seller_id, position, option_label, attributes, part_number, gtin, mrp_paise, price_paise, gst_bp, hsn, moq, max_oq, pack_size, pack_unit, uqc, weight_grams, active)
overriding system value
values (101, 'NIT-S', 11, 1, 1, 'S', '{}', 'KN-S', '8901234567894', 60000, 45000, 500, '40151200', 1, 50, 100, 'box', 'BOX', 450, true),
  (102, 'NIT-M', 11, 1, 2, 'M', '{}', 'KN-M', null, 60000, 45500, 500, '40151200', 2, 60, 100, 'box', 'BOX', 450, true),
  (107, 'LONG-M', 14, 2, 1, 'M', '{}', null, null, null, 98000, 1800, '40151200', 1, 20, 50, 'box', 'BOX', 500, true),
  (108, 'LONG-L', 14, 2, 2, 'L', '{}', null, null, 120000, 0, 1800, '40151200', 1, 20, 50, 'box', 'BOX', 500, false),
  (140, 'LATEX-M', 19, 1, 1, 'M', '{}', null, null, 30000, 25000, 500, '40151100', 5, 500, 100, 'box', 'BOX', 420, true);
insert into lot (id, variant_id, warehouse_id, batch_no, manufactured_on, expires_on, on_hand) overriding system value
values (1001, 101, 1, 'S1', '2026-01-05', '2029-01-04', 40), (1002, 102, 1, 'M1', '2026-01-05', '2028-12-31', 5), (1003, 102, 1, 'M2', '2026-04-01', '2029-03-31', 100),
  (1004, 107, 2, 'L1', null, null, 12), (1005, 140, 1, 'X1', '2023-01-01', '2026-01-01', 7);
insert into stock_movement (lot_id, quantity, reason, reference, at)
values (1001, 43, 'receipt', 'opening stock S1', '2026-02-01T05:30:00Z'), (1001, -3, 'sale', 'UP-261101-7K3M9', '2026-11-01T09:00:00Z'),
  (1002, 5, 'receipt', 'opening stock M1', '2026-02-01T05:30:00Z'), (1003, 100, 'receipt', 'opening stock M2', '2026-05-01T05:30:00Z'),
  (1004, 14, 'receipt', 'opening stock L1', '2026-02-01T05:30:00Z'), (1004, -2, 'sale', 'UP-261101-7K3M9', '2026-11-01T09:00:00Z'), (1005, 7, 'receipt', 'opening stock X1', '2023-02-01T05:30:00Z');
insert into product_read (group_id, slug, card, detail, business_category, category_slug, family_key, brand_slug, facets, warehouse_ids, min_price_paise, popularity, rating_tenths, country_of_origin, created_at)
values (11, 'kavach-nitrile', '{"title":"Rated \"product_rating\":4.5","product_rating":4.2,"product_reviews_count":12,"offer":null}', '{"product_rating":4.2,"product_reviews_count":12,"facts":[],"offer":null}', 'consumables', 'gloves', 'nitrile-gloves', 'kavach', '{}', '{1}', 45000, 0, 42, 'India', '2025-01-10T06:00:00Z');

insert into offer (slug, title, description, starts_at, ends_at) values ('ward-week', 'Ward week', 'Gloves for wards.', '2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z');
insert into offer_group (offer_slug, group_id) values ('ward-week', 11), ('ward-week', 14);
insert into announcement (id, title, text, offer_slug, starts_at, ends_at)
values ('00000000-0000-4000-8000-00000000a001', 'Ward week', 'Until 20 December', 'ward-week', '2026-11-20T00:00:00Z', '2026-12-20T00:00:00Z');

insert into cart (id, guest_id, voucher_code, created_at, updated_at)
values ('00000000-0000-4000-8000-00000000c001', 'guest-with-a-cart', 'WARD10', '2026-11-20T06:00:00Z', '2026-11-21T06:00:00Z');
insert into cart_line (cart_id, variant_id, quantity, engraving_name, seen_price_paise, price_held_until, merge_note, added_at)
values ('00000000-0000-4000-8000-00000000c001', 102, 4, null, 45500, null, null, '2026-11-20T06:00:00Z'),
  ('00000000-0000-4000-8000-00000000c001', 107, 1, 'Dr. Rao', 97000, '2026-11-22T06:00:00Z', 'Two carts became one.', '2026-11-20T06:01:00Z');

-- A checkout that waits: seven boxes of M are held, five of the batch that expires first. And one that was given up.
insert into checkout (id, guest_id, state, source, payment_option, form, quote, items, total_paise, licences, request_key, request_hash, created_at, expires_at)
values ('00000000-0000-4000-8000-00000000e001', 'guest-who-pays', 'awaiting_payment', 'cart', 1, '{"fullName":"Meera Nair","pincode":"400001"}',
    '{"placeOfSupply":"27","voucher":null,"lines":[
      {"variantId":102,"sku":"NIT-M","title":"Kavach nitrile gloves","optionLabel":"M","quantity":7,"unitPricePaise":45500,"mrpPaise":60000,"gstBp":500,"hsn":"40151200","sellerId":1,"sellerStateCode":"27","coldChain":false,"vaccine":false,"engravingName":null,"grossPaise":318500,"discountPaise":0,"platformPaidPaise":0,"taxablePaise":303333,"cgstPaise":7583,"sgstPaise":7584,"igstPaise":0,"totalPaise":318500},
      {"variantId":101,"sku":"NIT-S","title":"Kavach nitrile gloves","optionLabel":"S","quantity":1,"unitPricePaise":45000,"mrpPaise":60000,"gstBp":500,"hsn":"40151200","sellerId":1,"sellerStateCode":"27","coldChain":false,"vaccine":false,"engravingName":null,"grossPaise":45000,"discountPaise":0,"platformPaidPaise":0,"taxablePaise":42857,"cgstPaise":1071,"sgstPaise":1072,"igstPaise":0,"totalPaise":45000}],
      "charges":[],"taxByRate":[],"totalPaise":363500}', '[]', 363500, '{"102":{"kind":"drug_retail","number":"MH-1","validUntil":"2027-12-31"}}', 'key-1', 'hash-1', '2026-11-24T05:25:00Z', '2026-11-24T05:45:00Z'),
  ('00000000-0000-4000-8000-00000000e002', 'guest-who-left', 'abandoned', 'pdp', 1, '{}', '{"placeOfSupply":"07","voucher":null,"lines":[],"charges":[],"taxByRate":[],"totalPaise":0}', '[]', 0, null, 'key-2', 'hash-2', '2026-11-10T05:25:00Z', '2026-11-10T05:45:00Z'),
  ('00000000-0000-4000-8000-00000000e003', 'guest-who-bought', 'placed', 'cart', 1, '{"fullName":"Asha Rao","pincode":"110001"}', '{"placeOfSupply":"07","voucher":null,"lines":[],"charges":[],"taxByRate":[],"totalPaise":331000}', '[]', 331000, null, 'key-3', 'hash-3', '2026-11-01T08:55:00Z', '2026-11-01T09:15:00Z');
insert into stock_hold (checkout_id, lot_id, variant_id, quantity, state, expires_at)
values ('00000000-0000-4000-8000-00000000e001', 1002, 102, 5, 'held', '2026-11-24T05:45:00Z'), ('00000000-0000-4000-8000-00000000e001', 1003, 102, 2, 'held', '2026-11-24T05:45:00Z'),
  ('00000000-0000-4000-8000-00000000e001', 1001, 101, 1, 'held', '2026-11-24T05:45:00Z'), ('00000000-0000-4000-8000-00000000e002', 1004, 107, 3, 'released', '2026-11-10T05:45:00Z'),
  ('00000000-0000-4000-8000-00000000e003', 1001, 101, 3, 'consumed', '2026-11-01T09:15:00Z'), ('00000000-0000-4000-8000-00000000e003', 1004, 107, 2, 'consumed', '2026-11-01T09:15:00Z');

-- Two sellers' goods in one order.
insert into "order" (id, number, checkout_id, guest_id, track_key_hash, form, quote, total_paise, payment_option, payment_id, placed_at)
values ('00000000-0000-4000-8000-00000000f001', 'UP-261101-7K3M9', '00000000-0000-4000-8000-00000000e003', 'guest-who-bought', 'hash', '{"fullName":"Asha Rao","pincode":"110001"}',
  '{"placeOfSupply":"07","voucher":null,"lines":[{"variantId":101,"sku":"NIT-S","quantity":3,"totalPaise":135000},{"variantId":107,"sku":"LONG-M","quantity":2,"totalPaise":196000}],"charges":[],"taxByRate":[],"totalPaise":331000}', 331000, 1, 'pay_1', '2026-11-01T09:00:00Z');
insert into sub_order (id, order_id, seller_id, state, total_paise)
values ('00000000-0000-4000-8000-00000000f011', '00000000-0000-4000-8000-00000000f001', 1, 'placed', 135000), ('00000000-0000-4000-8000-00000000f012', '00000000-0000-4000-8000-00000000f001', 2, 'placed', 196000);
insert into order_line (id, sub_order_id, variant_id, sku, title, hsn, quantity, unit_price_paise, gst_bp, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)
values ('00000000-0000-4000-8000-00000000f111', '00000000-0000-4000-8000-00000000f011', 101, 'NIT-S', 'Kavach nitrile gloves, S', '40151200', 3, 45000, 500, 128571, 0, 0, 6429, 135000),
  ('00000000-0000-4000-8000-00000000f121', '00000000-0000-4000-8000-00000000f012', 107, 'LONG-M', 'Kavach long-cuff gloves, M', '40151200', 2, 98000, 1800, 166102, 14949, 14949, 0, 196000);
insert into order_line_lot (order_line_id, lot_id, warehouse_id, batch_no, expires_on, quantity)
values ('00000000-0000-4000-8000-00000000f111', 1001, 1, 'S1', '2029-01-04', 3), ('00000000-0000-4000-8000-00000000f121', 1004, 2, 'L1', null, 2);
insert into invoice (id, order_id, sub_order_id, gstin, series, number, financial_year, sequence, issued_at, document)
values ('00000000-0000-4000-8000-00000000f211', '00000000-0000-4000-8000-00000000f001', '00000000-0000-4000-8000-00000000f011', '27AABCK1111K1Z5', 'KM', 'KM/2627/00001', '2026-27', 1, '2026-11-01T09:00:00Z', '{"lines":[{"sku":"NIT-S"}]}'),
  ('00000000-0000-4000-8000-00000000f212', '00000000-0000-4000-8000-00000000f001', '00000000-0000-4000-8000-00000000f012', '07AABCD2222D1Z5', 'DL', 'DL/2627/00001', '2026-27', 1, '2026-11-01T09:00:00Z', '{"lines":[{"sku":"LONG-M"}]}');
insert into shipment (id, sub_order_id, warehouse_id, courier, awb, state, promised_from, promised_to)
values ('00000000-0000-4000-8000-00000000f311', '00000000-0000-4000-8000-00000000f011', 1, 'Sandbox Express', null, 'placed', '2026-11-03', '2026-11-05'),
  ('00000000-0000-4000-8000-00000000f312', '00000000-0000-4000-8000-00000000f012', 2, 'Sandbox Express', null, 'placed', '2026-11-03', '2026-11-05');
-- The sequences stand where the rows above end.
select setval(pg_get_serial_sequence('product_group', 'id'), 19), setval(pg_get_serial_sequence('variant', 'id'), 140), setval(pg_get_serial_sequence('lot', 'id'), 1005);
