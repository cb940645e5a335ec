DROP INDEX "order_words";--> statement-breakpoint
DROP INDEX "order_line_sku";--> statement-breakpoint
DROP INDEX "order_line_licence";--> statement-breakpoint
DROP INDEX "shipment_unbooked";--> statement-breakpoint
DROP INDEX "shipment_warehouse";--> statement-breakpoint
DROP INDEX "sub_order_state";--> statement-breakpoint
DROP INDEX "sub_order_owing";--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (array_to_tsvector(array_remove(regexp_split_to_array(lower(substr(number, 4)
  || ' ' || coalesce(form->>'fullName', '') || ' ' || coalesce(form->>'businessName', '')
  || ' ' || coalesce(form->>'email', '') || ' ' || coalesce(form->>'gstin', '')
  || ' ' || coalesce(form->>'phone', '') || ' x' || reverse(coalesce(form->>'phone', ''))
  ), '[^[:alnum:]]+'), ''))) STORED;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "seller_id" integer;--> statement-breakpoint
ALTER TABLE "sub_order" ADD COLUMN "placed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "sub_order" s SET "placed_at" = o."placed_at" FROM "order" o WHERE o."id" = s."order_id";--> statement-breakpoint
UPDATE "order_line" l SET "order_id" = s."order_id", "placed_at" = s."placed_at" FROM "sub_order" s WHERE s."id" = l."sub_order_id";--> statement-breakpoint
UPDATE "shipment" h SET "order_id" = s."order_id", "placed_at" = s."placed_at", "seller_id" = s."seller_id"
  FROM "sub_order" s WHERE s."id" = h."sub_order_id";--> statement-breakpoint
ALTER TABLE "sub_order" ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment" ALTER COLUMN "placed_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "order_payment" ON "order" USING btree ("payment_option","placed_at","id");--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree (lower(form->>'email'),"placed_at","id");--> statement-breakpoint
CREATE INDEX "order_gstin" ON "order" USING btree (upper(form->>'gstin'),"placed_at","id") WHERE form->>'gstin' <> '';--> statement-breakpoint
CREATE INDEX "order_line_licensed" ON "order_line" USING btree ("placed_at","order_id") WHERE licence_kind is not null;--> statement-breakpoint
CREATE INDEX "shipment_state" ON "shipment" USING btree ("state","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "shipment_seller" ON "shipment" USING btree ("seller_id","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "shipment_open_placed" ON "shipment" USING btree ("placed_at","order_id") WHERE state in ('placed', 'confirmed', 'packed', 'shipped', 'in_transit', 'out_for_delivery', 'delivery_failed');--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin ("words");--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree (upper("sku"),"placed_at","order_id");--> statement-breakpoint
CREATE INDEX "order_line_licence" ON "order_line" USING btree ("licence_kind","placed_at","order_id") WHERE licence_kind is not null;--> statement-breakpoint
CREATE INDEX "shipment_unbooked" ON "shipment" USING btree ("placed_at","order_id") WHERE awb is null and state in ('placed', 'confirmed', 'packed');--> statement-breakpoint
CREATE INDEX "shipment_warehouse" ON "shipment" USING btree ("warehouse_id","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "sub_order_state" ON "sub_order" USING btree ("state","placed_at","order_id");--> statement-breakpoint
CREATE INDEX "sub_order_owing" ON "sub_order" USING btree ("placed_at","order_id") WHERE sub_order.seller_id is not null and sub_order.state in ('placed', 'confirmed', 'packed', 'shipped', 'in_transit', 'out_for_delivery', 'delivery_failed');