CREATE TABLE "catalogue_headings" (
	"key" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_upload" ADD COLUMN "headings" jsonb;