ALTER TABLE "delivery_challan" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
-- What stayed before: unpacked replacements were paid back with their credit note, moves were cancelled at a known moment.
UPDATE "delivery_challan" c SET "cancelled_at" = coalesce((SELECT max(n."issued_at") FROM "credit_note" n WHERE n."cause" = h."replaces"), c."issued_at"),
  "cancel_reason" = 'The goods stayed here: return ' || r."number" || ' was settled with money'
  FROM "shipment" h JOIN "order_return" r ON r."id" = h."replaces" WHERE h."id" = c."shipment_id" AND h."state" = 'cancelled';--> statement-breakpoint
UPDATE "delivery_challan" c SET "cancelled_at" = m."ended_at", "cancel_reason" = 'The goods stayed here: the move was cancelled'
  FROM "stock_move" m WHERE m."id" = c."stock_move_id" AND m."state" = 'cancelled';--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_cancelled" CHECK (("delivery_challan"."cancelled_at" is null) = ("delivery_challan"."cancel_reason" is null) and "delivery_challan"."cancel_reason" <> '');