ALTER TABLE "seller" ADD COLUMN "grievance_officer" text;--> statement-breakpoint
ALTER TABLE "seller" ADD COLUMN "grievance_contact" text;