CREATE TABLE "delivery_challan" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"shipment_id" uuid NOT NULL,
	"gstin" text NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "delivery_challan_shipment_id_unique" UNIQUE("shipment_id")
);
--> statement-breakpoint
ALTER TABLE "shipment" ADD COLUMN "replaces" uuid;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "wish" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return" ADD COLUMN "outcome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_challan_order" ON "delivery_challan" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "delivery_challan_number" ON "delivery_challan" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_challan_number_once" ON "delivery_challan" USING btree ("gstin","number");--> statement-breakpoint
CREATE UNIQUE INDEX "delivery_challan_sequence_once" ON "delivery_challan" USING btree ("gstin","series","financial_year","sequence");--> statement-breakpoint
CREATE INDEX "shipment_replaces" ON "shipment" USING btree ("replaces") WHERE replaces is not null;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_replaced" CHECK ("order_return"."outcome" <> 'replacement' or "order_return"."credit_paise" = 0);