ALTER TABLE "e_way_bill" ALTER COLUMN "invoice_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "e_way_bill" ADD COLUMN "challan_id" uuid;--> statement-breakpoint
ALTER TABLE "e_way_bill" ADD CONSTRAINT "e_way_bill_challan_id_delivery_challan_id_fk" FOREIGN KEY ("challan_id") REFERENCES "public"."delivery_challan"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_way_bill" ADD CONSTRAINT "e_way_bill_challan" UNIQUE("challan_id");--> statement-breakpoint
ALTER TABLE "e_way_bill" ADD CONSTRAINT "e_way_bill_one" CHECK (num_nonnulls("e_way_bill"."invoice_id", "e_way_bill"."challan_id") = 1);