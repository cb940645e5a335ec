ALTER TABLE "seller_payout" ADD COLUMN "bank_file_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_payout" ADD COLUMN "bank_file_by" text;--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_bank_file_by_staff_member_id_fk" FOREIGN KEY ("bank_file_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_payout_bank_file_by" ON "seller_payout" USING btree ("bank_file_by");--> statement-breakpoint
ALTER TABLE "seller_payout" ADD CONSTRAINT "seller_payout_bank_file" CHECK (num_nulls("seller_payout"."bank_file_at", "seller_payout"."bank_file_by") in (0, 2) and ("seller_payout"."bank_file_at" is null or "seller_payout"."state" in ('approved', 'paid')));