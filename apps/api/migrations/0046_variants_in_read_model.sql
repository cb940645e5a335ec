ALTER TABLE "product_read" ADD COLUMN "variant_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_read" ADD COLUMN "variant_prices" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_read" ADD COLUMN "variant_facets" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product_read" ADD COLUMN "variant_warehouses" text[] DEFAULT '{}' NOT NULL;