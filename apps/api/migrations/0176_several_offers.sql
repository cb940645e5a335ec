ALTER TABLE "offer" DROP CONSTRAINT "offer_one_a_variant";--> statement-breakpoint
ALTER TABLE "offer" DROP CONSTRAINT "offer_seller_sku";--> statement-breakpoint
ALTER TABLE "offer" ADD COLUMN "mrp_paise" bigint;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD COLUMN "offer_id" bigint;--> statement-breakpoint
ALTER TABLE "wishlist_item" ADD CONSTRAINT "wishlist_item_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_seller_sku_lower" ON "offer" USING btree (lower("seller_sku"));--> statement-breakpoint
-- Every offer so far is its variant's own.
UPDATE "offer" o SET "seller_sku" = v."sku" FROM "variant" v WHERE v."id" = o."variant_id" AND o."seller_sku" <> v."sku";--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_seller_sku" UNIQUE("seller_sku");