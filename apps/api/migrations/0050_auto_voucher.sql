ALTER TABLE "cart" ADD COLUMN "auto_voucher" text;--> statement-breakpoint
ALTER TABLE "voucher" ADD COLUMN "automatic" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_auto_voucher" CHECK ("cart"."auto_voucher" = 'off' or "cart"."auto_voucher" = 'on' and "cart"."voucher_code" is not null);