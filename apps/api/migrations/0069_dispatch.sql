ALTER TABLE "shipment" ADD COLUMN "weight_grams" integer;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "length_mm" integer;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "width_mm" integer;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "height_mm" integer;--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "logger_number" text;--> statement-breakpoint
CREATE INDEX "shipment_waiting" ON "shipment" USING btree ("warehouse_id","state","promised_from","id") WHERE state in ('placed', 'confirmed', 'packed');--> statement-breakpoint
CREATE INDEX "shipment_scan_handed_over" ON "shipment_scan" USING btree ("scanned_at") WHERE status_id in (6, 42);--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_measured" CHECK (num_nulls(weight_grams, length_mm, width_mm, height_mm) in (0, 4)
        and weight_grams > 0 and length_mm > 0 and width_mm > 0 and height_mm > 0);