CREATE TABLE "seller_document" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"valid_until" date,
	"person_in_charge" text DEFAULT '' NOT NULL,
	"person_registration" text DEFAULT '' NOT NULL,
	"file_id" text,
	"sent_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "seller_document_once" UNIQUE("application_id","kind"),
	CONSTRAINT "seller_document_sent" CHECK ((file_id is null) = (sent_at is null))
);
--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "state" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "agreement_version" text;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "checked_by" text;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_application" ADD COLUMN "seller_id" integer;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_application_id_seller_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seller_application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_document" ADD CONSTRAINT "seller_document_file_id_stored_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_document_file" ON "seller_document" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_checked_by_staff_member_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_decided_by_staff_member_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_seller_id_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."seller"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seller_application_state" ON "seller_application" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "seller_application_checked_by" ON "seller_application" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "seller_application_decided_by" ON "seller_application" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "seller_application_seller" ON "seller_application" USING btree ("seller_id");--> statement-breakpoint
ALTER TABLE "seller_application" ADD CONSTRAINT "seller_application_two_people" CHECK (state <> 'approved' or (seller_id is not null and checked_by <> decided_by));