CREATE TABLE "tax_return" (
	"gstin" text NOT NULL,
	"form" text NOT NULL,
	"month" text NOT NULL,
	"arn" text NOT NULL,
	"filed_on" date NOT NULL,
	"figures" jsonb NOT NULL,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tax_return_gstin_form_month_pk" PRIMARY KEY("gstin","form","month")
);
--> statement-breakpoint
ALTER TABLE "tax_return" ADD CONSTRAINT "tax_return_recorded_by_staff_member_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tax_return_recorded_by" ON "tax_return" USING btree ("recorded_by");--> statement-breakpoint
CREATE INDEX "credit_note_issued" ON "credit_note" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoice_issued" ON "invoice" USING btree ("issued_at","id");