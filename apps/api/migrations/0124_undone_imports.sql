ALTER TABLE "catalogue_row" ADD COLUMN "kept" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_row" ADD COLUMN "undone" jsonb;--> statement-breakpoint
ALTER TABLE "catalogue_upload" ADD COLUMN "undone_by" text;--> statement-breakpoint
ALTER TABLE "catalogue_upload" ADD COLUMN "undone_at" timestamp with time zone;