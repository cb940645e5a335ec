ALTER TABLE "voucher_use" DROP CONSTRAINT "voucher_use_checkout_id_checkout_id_fk";
--> statement-breakpoint
ALTER TABLE "transit_band" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "transit_band" ADD COLUMN "source" text NOT NULL DEFAULT 'house rule: days that surface couriers quote by distance';--> statement-breakpoint
ALTER TABLE "transit_band" ALTER COLUMN "source" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "voucher_use" ADD COLUMN "guest_id" text;--> statement-breakpoint
UPDATE "voucher_use" SET "guest_id" = c."guest_id", "customer_id" = c."customer_id" FROM "checkout" c WHERE c."id" = "voucher_use"."checkout_id";--> statement-breakpoint
ALTER TABLE "voucher_use" ADD CONSTRAINT "voucher_use_one_buyer" CHECK (num_nonnulls("voucher_use"."guest_id", "voucher_use"."customer_id") = 1);
