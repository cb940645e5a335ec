ALTER TABLE "checkout" ADD COLUMN "wallet_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "wallet_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_wallet" CHECK ("checkout"."wallet_paise" between 0 and "checkout"."total_paise");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_wallet" CHECK ("order"."wallet_paise" between 0 and "order"."total_paise");