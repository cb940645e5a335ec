CREATE TABLE "wishlist_item" (
	"id" uuid PRIMARY KEY NOT NULL,
	"guest_hash" text,
	"customer_id" text,
	"variant_id" bigint NOT NULL,
	"price_paise" bigint,
	"sold_out" boolean NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_item_one_owner" CHECK (num_nonnulls("wishlist_item"."guest_hash", "wishlist_item"."customer_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_of_guest" ON "wishlist_item" USING btree ("guest_hash","variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wishlist_item_of_customer" ON "wishlist_item" USING btree ("customer_id","variant_id");--> statement-breakpoint
CREATE INDEX "wishlist_item_added" ON "wishlist_item" USING btree ("added_at");