ALTER TABLE "stock_move" DROP CONSTRAINT "stock_move_states";--> statement-breakpoint
ALTER TABLE "delivery_challan" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_challan" ALTER COLUMN "shipment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "e_way_bill" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "e_way_bill" ALTER COLUMN "shipment_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "packed_by" text;--> statement-breakpoint
ALTER TABLE "stock_move" ADD COLUMN "packed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD COLUMN "stock_move_id" integer;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_stock_move_id_stock_move_id_fk" FOREIGN KEY ("stock_move_id") REFERENCES "public"."stock_move"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_stock_move_id_unique" UNIQUE("stock_move_id");--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_states" CHECK (("stock_move"."sent" > 0) = ("stock_move"."state" in ('packed', 'sent', 'received')) and ("stock_move"."sent_at" is null) = ("stock_move"."state" in ('asked', 'packed', 'cancelled'))
        and ("stock_move"."ended_at" is null) = ("stock_move"."state" in ('asked', 'packed', 'sent'))
        and ("stock_move"."reason" <> '') = ("stock_move"."state" = 'received' and "stock_move"."received" < "stock_move"."sent"));--> statement-breakpoint
ALTER TABLE "delivery_challan" ADD CONSTRAINT "delivery_challan_one" CHECK (num_nonnulls("delivery_challan"."shipment_id", "delivery_challan"."stock_move_id") = 1 and ("delivery_challan"."order_id" is null) = ("delivery_challan"."shipment_id" is null));--> statement-breakpoint
ALTER TABLE "e_way_bill" ADD CONSTRAINT "e_way_bill_of_order" CHECK (("e_way_bill"."order_id" is null) = ("e_way_bill"."shipment_id" is null) and ("e_way_bill"."order_id" is not null or "e_way_bill"."challan_id" is not null));