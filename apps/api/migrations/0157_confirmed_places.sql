ALTER TABLE "event_registration" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event_registration" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
-- Until now a place was taken without a confirmation.
UPDATE "event_registration" SET "confirmed_at" = "registered_at";
