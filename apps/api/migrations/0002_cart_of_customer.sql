ALTER TABLE "cart" ADD COLUMN "customer_id" text;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "merge_note" text;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_customer_id_unique" UNIQUE("customer_id");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_one_owner" CHECK (num_nonnulls("cart"."guest_id", "cart"."customer_id") = 1);