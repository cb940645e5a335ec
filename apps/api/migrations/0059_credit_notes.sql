CREATE TABLE "credit_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"invoice_id" uuid NOT NULL,
	"cause" uuid NOT NULL,
	"gstin" text NOT NULL,
	"series" text NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"sequence" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_order" ON "credit_note" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "credit_note_number" ON "credit_note" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_cause_once" ON "credit_note" USING btree ("invoice_id","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_number_once" ON "credit_note" USING btree ("gstin","number");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_note_sequence_once" ON "credit_note" USING btree ("gstin","series","financial_year","sequence");