CREATE TABLE "shared_cart" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"lines" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_cart_expires" ON "shared_cart" USING btree ("expires_at");