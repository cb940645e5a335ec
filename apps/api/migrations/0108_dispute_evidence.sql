CREATE TABLE "dispute_document" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"dispute_id" text,
	"kind" text,
	"summary" text,
	"sent_at" timestamp with time zone,
	CONSTRAINT "dispute_document_sent" CHECK (num_nonnulls("dispute_document"."dispute_id", "dispute_document"."kind", "dispute_document"."summary", "dispute_document"."sent_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "dispute_document" ADD CONSTRAINT "dispute_document_uploaded_by_staff_member_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."staff_member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_document" ADD CONSTRAINT "dispute_document_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_document_of" ON "dispute_document" USING btree ("dispute_id");