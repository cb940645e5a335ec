ALTER TABLE "recall" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recall" ADD COLUMN "withdrawn_by" text;--> statement-breakpoint
ALTER TABLE "recall" ADD COLUMN "withdrawn_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recall" ADD CONSTRAINT "recall_withdrawn_by_staff_member_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall" ADD CONSTRAINT "recall_withdrawn" CHECK (num_nulls("recall"."withdrawn_at", "recall"."withdrawn_by") in (0, 2) and ("recall"."withdrawn_at" is null) = ("recall"."withdrawn_reason" = ''));