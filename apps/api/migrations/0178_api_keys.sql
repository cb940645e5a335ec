CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"old_hash" text,
	"old_until" timestamp with time zone,
	"scopes" text[] NOT NULL,
	"last_day" date,
	"reason" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"used_on" date,
	"used_from" text,
	"revoked_by" text,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	CONSTRAINT "api_key_prefix_unique" UNIQUE("prefix"),
	CONSTRAINT "api_key_old" CHECK (num_nonnulls("api_key"."old_hash", "api_key"."old_until") in (0, 2)),
	CONSTRAINT "api_key_used" CHECK (num_nonnulls("api_key"."used_on", "api_key"."used_from") in (0, 2)),
	CONSTRAINT "api_key_revoked" CHECK (num_nonnulls("api_key"."revoked_by", "api_key"."revoked_at", "api_key"."revoked_reason") in (0, 3)),
	CONSTRAINT "api_key_scopes" CHECK (cardinality("api_key"."scopes") > 0)
);
--> statement-breakpoint
ALTER TABLE "stock_receipt" DROP CONSTRAINT "stock_receipt_author";--> statement-breakpoint
ALTER TABLE "stock_receipt" ADD COLUMN "api_key_id" uuid;--> statement-breakpoint
ALTER TABLE "audit_entry" ADD COLUMN "key_id" uuid;--> statement-breakpoint
CREATE INDEX "audit_entry_key" ON "audit_entry" USING btree ("key_id","id") WHERE key_id is not null;--> statement-breakpoint
ALTER TABLE "stock_receipt" ADD CONSTRAINT "stock_receipt_author" CHECK (num_nonnulls("stock_receipt"."staff_id", "stock_receipt"."member_id", "stock_receipt"."api_key_id") = 1);