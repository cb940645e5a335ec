ALTER TABLE "family" ADD COLUMN "attributes_stale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "attributes_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "attributes_changed_by" text;--> statement-breakpoint
ALTER TABLE "family" ADD COLUMN "attributes_changed_at" timestamp with time zone;--> statement-breakpoint
UPDATE "family" SET "attributes_stale" = true WHERE "attributes" = '[]'::jsonb;