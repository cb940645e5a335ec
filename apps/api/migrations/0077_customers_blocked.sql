ALTER TABLE "customer" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "customer_blocked" ON "customer" USING btree ("created_at","id") WHERE blocked_at is not null;