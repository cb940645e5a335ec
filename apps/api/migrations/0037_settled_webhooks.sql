ALTER TABLE "unread_webhook" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unread_webhook" ADD COLUMN "settled_by" text;--> statement-breakpoint
ALTER TABLE "unread_webhook" ADD COLUMN "note" text DEFAULT '' NOT NULL;