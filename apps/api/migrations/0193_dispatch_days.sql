ALTER TABLE "offer" ADD COLUMN "dispatch_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_read" ADD COLUMN "variant_dispatch" smallint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_dispatch_days" CHECK ("offer"."dispatch_days" between 0 and 30);