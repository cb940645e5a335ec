ALTER TABLE "sandbox_gateway_payment" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "offer" text;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "offers" jsonb;