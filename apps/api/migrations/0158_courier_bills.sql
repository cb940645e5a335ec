ALTER TABLE "remittance" ADD COLUMN "kind" text DEFAULT 'cash' NOT NULL;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD COLUMN "charged_grams" integer;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD COLUMN "asked_by" text;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD COLUMN "asked_reason" text;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD CONSTRAINT "remittance_line_asked_by_staff_member_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remittance_line" ADD CONSTRAINT "remittance_line_asked" CHECK (num_nulls(asked_by, asked_at, asked_reason) in (0, 3));