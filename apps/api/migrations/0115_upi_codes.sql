ALTER TABLE "payment_order" ADD COLUMN "upi_link" text;--> statement-breakpoint
ALTER TABLE "payment_request_terms" ADD COLUMN "upi_limit_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_request_terms" ADD CONSTRAINT "request_terms_upi" CHECK ("payment_request_terms"."upi_limit_paise" >= 0);