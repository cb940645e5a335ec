ALTER TABLE "mail_message" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "tracking_url" text;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_scan" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "shipment_scan" ADD CONSTRAINT "shipment_scan_staff_id_staff_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_message_order" ON "mail_message" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "invoice_number" ON "invoice" USING btree ("number");--> statement-breakpoint
CREATE INDEX "order_placed" ON "order" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "order_words" ON "order" USING gin (array_to_tsvector(array_remove(regexp_split_to_array(lower(substr(number, 4)
  || ' ' || coalesce(form->>'fullName', '') || ' ' || coalesce(form->>'businessName', '')
  || ' ' || coalesce(form->>'email', '') || ' ' || coalesce(form->>'gstin', '')
  || ' ' || coalesce(form->>'phone', '') || ' x' || reverse(coalesce(form->>'phone', ''))
  ), '[^[:alnum:]]+'), '')));--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree (upper("sku"));--> statement-breakpoint
CREATE INDEX "shipment_unbooked" ON "shipment" USING btree ("sub_order_id") WHERE awb is null;--> statement-breakpoint
CREATE INDEX "sub_order_state" ON "sub_order" USING btree ("state","order_id");--> statement-breakpoint
UPDATE "shipment" SET "courier" = '' WHERE "courier" = 'Courier' AND "awb" IS NULL;--> statement-breakpoint
UPDATE "mail_message" m SET "order_id" = o."id" FROM "order" o WHERE o."number" = substring(m."subject" FROM 'UP-[0-9]{6}-[0-9A-Z]{5}');
