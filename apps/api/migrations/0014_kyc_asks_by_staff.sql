ALTER TABLE "kyc_ask" ADD COLUMN "changed_by" text;--> statement-breakpoint
ALTER TABLE "kyc_ask" ADD COLUMN "changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kyc_ask" ADD CONSTRAINT "kyc_ask_changed_by_staff_member_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;