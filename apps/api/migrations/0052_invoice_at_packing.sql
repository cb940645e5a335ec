ALTER TABLE "invoice" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "uqc" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_shipment_once" ON "invoice" USING btree ("shipment_id",("document"->>'title'));