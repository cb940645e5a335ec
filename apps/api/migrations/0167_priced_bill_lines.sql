ALTER TABLE "remittance_line" ADD COLUMN "priced" jsonb;--> statement-breakpoint
-- Bills of before were compared with the courier and the first scan that their parcels still have.
UPDATE "remittance_line" l SET "priced" = json_build_object('courier', h."courier", 'day', (d."left_at" AT TIME ZONE 'Asia/Kolkata')::date,
    'stateCode', o."form"->>'stateCode', 'weightGrams', h."weight_grams", 'collectPaise', h."cash_paise")
  FROM "remittance" r, "shipment" h, "sub_order" s, "order" o, LATERAL (SELECT coalesce(min(c."scanned_at") FILTER (WHERE c."status_id" IN (6, 42)), min(c."scanned_at")) AS left_at
    FROM "shipment_scan" c WHERE c."shipment_id" = h."id" AND c."status_id" NOT IN (1, 2, 3, 4, 5, 13, 15, 19, 20, 27)) d
  WHERE r."id" = l."remittance_id" AND r."kind" = 'charges' AND h."id" = l."shipment_id" AND s."id" = h."sub_order_id" AND o."id" = s."order_id"
    AND d."left_at" IS NOT NULL AND NOT EXISTS (SELECT FROM "courier_booking" b WHERE b."awb" = l."awb");
