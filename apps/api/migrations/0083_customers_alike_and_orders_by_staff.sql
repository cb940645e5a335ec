CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "customer_session" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "staff_id" text;--> statement-breakpoint
CREATE INDEX "customer_names" ON "customer" USING gin ((lower(first_name || ' ' || last_name || ' ' || business_name)) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "customer_phone" ON "customer" USING gin (phone gin_trgm_ops);