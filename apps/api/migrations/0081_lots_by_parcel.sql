ALTER TABLE "order_line_lot" DROP CONSTRAINT "order_line_lot_order_line_id_lot_id_pk";--> statement-breakpoint
ALTER TABLE "order_return_piece" DROP CONSTRAINT "order_return_piece_return_id_order_line_id_lot_id_fate_pk";--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
-- Until now a part had one parcel for each warehouse.
UPDATE "order_line_lot" t SET "shipment_id" = h."id" FROM "order_line" l JOIN "shipment" h ON h."sub_order_id" = l."sub_order_id"
  WHERE l."id" = t."order_line_id" AND h."warehouse_id" = t."warehouse_id";--> statement-breakpoint
ALTER TABLE "order_line_lot" ALTER COLUMN "shipment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_return_piece" ADD COLUMN "shipment_id" uuid;--> statement-breakpoint
UPDATE "order_return_piece" p SET "shipment_id" = t."shipment_id" FROM "order_line_lot" t
  WHERE t."order_line_id" = p."order_line_id" AND t."lot_id" = p."lot_id";--> statement-breakpoint
ALTER TABLE "order_return_piece" ALTER COLUMN "shipment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_order_line_id_lot_id_shipment_id_pk" PRIMARY KEY("order_line_id","lot_id","shipment_id");--> statement-breakpoint
ALTER TABLE "order_return_piece" ADD CONSTRAINT "order_return_piece_key" PRIMARY KEY("return_id","order_line_id","lot_id","shipment_id","fate");--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_piece" ADD CONSTRAINT "order_return_piece_shipment_id_shipment_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_line_lot_shipment" ON "order_line_lot" USING btree ("shipment_id");--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD COLUMN "serials" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line_lot" ADD CONSTRAINT "order_line_lot_serials" CHECK (cardinality("serials") <= "quantity");
