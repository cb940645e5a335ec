CREATE TABLE "dispute" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"deducted_paise" bigint NOT NULL,
	"phase" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"respond_by" timestamp with time zone,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "dispute_amount" CHECK ("dispute"."amount_paise" > 0 and "dispute"."deducted_paise" between 0 and "dispute"."amount_paise")
);
--> statement-breakpoint
CREATE TABLE "dispute_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dispute_id" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_note" ADD CONSTRAINT "dispute_note_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_note" ADD CONSTRAINT "dispute_note_written_by_staff_member_id_fk" FOREIGN KEY ("written_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_of_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "dispute_note_of" ON "dispute_note" USING btree ("dispute_id","written_at");